import {
  type ActionFunctionArgs,
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
import { consolePaths } from "../../console-paths.ts";
import { changeTeam, team } from "../../contract-team.ts";
import { TeamForm, TeamList, TeamRoles } from "../../parts/console/TeamForm.tsx";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { data } = await load(context, request, team, { params: { id: params.jobId } });
  return { team: data.attributes };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const form = await readForm(request, changeTeam.body);
  if (form.rows) return form.rows;
  const at = { params: { id: params.jobId }, body: form.values };
  const outcome = await submit(context, request, changeTeam, at);
  if (!outcome.ok) return form.reply(outcome.errors);
  // A member who has left the team may no longer read this page.
  if (!outcome.data.data.attributes.can.edit) throw redirect("/home");
  throw redirect(`${consolePaths.team(workspaceOf(context), params.jobId ?? "")}?done=1`);
}

/** The hiring team of a job. */
export default function JobTeam() {
  const { team: shown } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const [params] = useSearchParams();
  const workspace = useWorkspace();
  const t = useTranslations("jobs.console.team");
  const { job, can } = shown;
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("title")} · ${job.title} · Sen`}</title>
      <div>
        <Button
          to={applicantPaths.board(workspace, job.id)}
          variant="ghost"
          size="sm"
          icon="arrow-left"
          className="-ml-3"
        >
          <span className="line-clamp-1">{job.title}</span>
        </Button>
        <h1 className="mt-2 text-2xl font-semibold">{t("title")}</h1>
        <p className="mt-1 text-ink-700">{t("lead")}</p>
      </div>
      {params.has("done") && !reply && (
        <Alert tone="success" live>
          {t("saved")}
        </Alert>
      )}
      {can.edit ? <TeamForm team={shown} reply={reply} /> : <TeamList people={shown.people} />}
      <TeamRoles />
    </div>
  );
}
