import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useParams,
} from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { formOf, load, submit } from "#kit/page.ts";
import { consolePaths } from "#market/jobs/console-paths.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { fillJob, jobFilled, undoFill } from "../../contract-fill.ts";
import { FillNote, FillText } from "../../parts/console/FillNote.tsx";
import { offerPaths } from "../../paths.ts";

/** The result of the action with the number of affected applicants, or the problem that prevented it. */
export type FillResult = { done: "filled" | "undone"; count: number; problem: null } | { problem: string };

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { data } = await load(context, request, jobFilled, { params: { id: params.jobId } });
  return { fill: data.attributes };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const posted = await formOf(request);
  const job = { params: { id: params.jobId ?? "" } };
  const done = posted.get("intent") === "undo" ? "undone" : "filled";
  const outcome =
    done === "undone"
      ? await submit(context, request, undoFill, job)
      : await submit(context, request, fillJob, job);
  if (!outcome.ok)
    return data<FillResult>({ problem: outcome.errors[0]?.detail ?? "" }, { status: outcome.status });
  if (!posted.has("stay")) throw redirect(applicantPaths.board(workspaceOf(context), job.params.id));
  const { meta } = outcome.data;
  return data<FillResult>({ done, count: "restored" in meta ? meta.restored : meta.rejected, problem: null });
}

/** The page that confirms closing a filled job, and undoes it. Browsers without JavaScript use it instead of the dialog. */
export default function Fill() {
  const { fill } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const workspace = useWorkspace();
  const { jobId = "" } = useParams();
  const t = useTranslations("offers.console.filled");
  const board = applicantPaths.board(workspace, jobId);
  return (
    <Card className="mx-auto flex w-full max-w-reading flex-col gap-4">
      <title>{`${t("ask.title")} · Sen`}</title>
      <h1 className="text-xl font-semibold">{t("ask.title")}</h1>
      {result?.problem && (
        <Alert tone="danger" live>
          {result.problem}
        </Alert>
      )}
      {fill.can.fill ? (
        <Form method="post" className="flex flex-col gap-4">
          <FillText fill={fill} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button to={board} variant="secondary">
              {t("ask.cancel")}
            </Button>
            <Button to={consolePaths.edit(workspace, jobId)} variant="secondary">
              {t("addPlace")}
            </Button>
            <Button type="submit" name="intent" value="fill" variant="danger">
              {t("ask.submit")}
            </Button>
          </div>
        </Form>
      ) : (
        <>
          <FillNote fill={fill} address={offerPaths.fill(workspace, jobId)} />
          {!fill.undoable && <p>{t("nothing")}</p>}
          <Button to={board} variant="secondary" className="self-start">
            {t("board")}
          </Button>
        </>
      )}
    </Card>
  );
}
