import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useSearchParams,
} from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { readForm } from "#kit/form.ts";
import { load, submit } from "#kit/page.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { arrangeJobStages, jobStages } from "../../contract.ts";
import { StageForm } from "../../parts/console/StageForm.tsx";
import { jobStagesPath, stagesPath } from "../../paths.ts";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { data } = await load(context, request, jobStages, { params: { id: params.jobId } });
  return { pipeline: data.attributes };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const form = await readForm(request, arrangeJobStages.body);
  if (form.rows) return form.rows;
  const at = { params: { id: params.jobId }, body: form.values };
  const outcome = await submit(context, request, arrangeJobStages, at);
  if (outcome.ok) throw redirect(`${jobStagesPath(workspaceOf(context), params.jobId ?? "")}?done=1`);
  return form.reply(outcome.errors);
}

export default function JobStages() {
  const { pipeline } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const [params] = useSearchParams();
  const workspace = useWorkspace();
  const t = useTranslations("stages.console");
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("jobTitle")} · ${pipeline.job?.title} · Sen`}</title>
      <div>
        <Button
          to={applicantPaths.board(workspace, pipeline.job?.id ?? "")}
          variant="ghost"
          size="sm"
          icon="arrow-left"
          className="-ml-3"
        >
          <span className="line-clamp-1">{pipeline.job?.title}</span>
        </Button>
        <h1 className="mt-2 text-2xl font-semibold">{t("jobTitle")}</h1>
        <p className="mt-1 text-ink-700">
          {t("jobLead")}{" "}
          <Link to={stagesPath(workspace)} className="font-semibold text-leaf-700">
            {t("title")}
          </Link>
        </p>
      </div>
      {params.has("done") && !reply && (
        <Alert tone="success" live>
          {t("saved")}
        </Alert>
      )}
      <StageForm pipeline={pipeline} reply={reply} />
    </div>
  );
}
