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
import { formOf, load, submit } from "#kit/page.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { arrangeJobStages, jobStages } from "../../contract.ts";
import { saveStageTemplate, stageTemplates, takeStageTemplate } from "../../contract-templates.ts";
import { SaveTemplate, TakeTemplate } from "../../parts/console/JobTemplates.tsx";
import { StageForm } from "../../parts/console/StageForm.tsx";
import { jobStagesPath, stagesPath } from "../../paths.ts";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const [{ data }, templates] = await Promise.all([
    load(context, request, jobStages, { params: { id: params.jobId } }),
    load(context, request, stageTemplates),
  ]);
  return { pipeline: data.attributes, templates: templates.data };
}

const dones = ["1", "taken", "saved"] as const;

export async function action({ context, request, params }: ActionFunctionArgs) {
  const posted = await formOf(request);
  const intent = String(posted.get("intent"));
  const id = params.jobId ?? "";
  const leave = (done: (typeof dones)[number]) =>
    redirect(`${jobStagesPath(workspaceOf(context), id)}?done=${done}`);
  if (intent === "take") {
    const form = await readForm(posted, takeStageTemplate.body);
    const taken = await submit(context, request, takeStageTemplate, { params: { id }, body: form.values });
    if (taken.ok) throw leave("taken");
    return { intent, reply: form.reply(taken.errors) };
  }
  if (intent === "template") {
    const form = await readForm(posted, saveStageTemplate.body);
    const body = { name: form.values.name, job_id: id };
    const saved = await submit(context, request, saveStageTemplate, { body });
    if (saved.ok) throw leave("saved");
    return { intent, reply: form.reply(saved.errors) };
  }
  const form = await readForm(posted, arrangeJobStages.body);
  if (form.rows) return { intent: "save", reply: form.rows };
  const outcome = await submit(context, request, arrangeJobStages, { params: { id }, body: form.values });
  if (outcome.ok) throw leave("1");
  return { intent: "save", reply: form.reply(outcome.errors) };
}

export default function JobStages() {
  const { pipeline, templates } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const replyTo = (intent: string) => (answer?.intent === intent ? answer.reply : null);
  const [params] = useSearchParams();
  const done = dones.find((known) => known === params.get("done"));
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
      {done && !answer && (
        <Alert tone="success" live>
          {t(done === "1" ? "saved" : `templates.${done}`)}
        </Alert>
      )}
      <TakeTemplate templates={templates} version={pipeline.version} reply={replyTo("take")} />
      <StageForm key={pipeline.version} pipeline={pipeline} reply={replyTo("save") ?? undefined} />
      <SaveTemplate key={done} reply={replyTo("template")} />
    </div>
  );
}
