import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useSearchParams,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { formOf, load, perform, submit } from "#kit/page.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { SettingsNav } from "#people/company-settings/parts/console/SettingsNav.tsx";
import { Alert } from "#ui/Alert.tsx";
import { pipelineArrange, pipelineShow } from "../../contract.ts";
import { deleteStageTemplate, stageTemplates } from "../../contract-templates.ts";
import { StageForm } from "../../parts/console/StageForm.tsx";
import { TemplateList } from "../../parts/console/TemplateList.tsx";
import { stagesPath } from "../../paths.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [{ data }, templates] = await Promise.all([
    load(context, request, pipelineShow),
    load(context, request, stageTemplates),
  ]);
  return { pipeline: data.attributes, templates: templates.data };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const posted = await formOf(request);
  if (posted.get("intent") === "delete") {
    const id = String(posted.get("template_id"));
    await perform(context, request, deleteStageTemplate, { params: { id } });
    throw redirect(`${stagesPath(workspaceOf(context))}?done=deleted`);
  }
  const form = await readForm(posted, pipelineArrange.body);
  if (form.rows) return form.rows;
  const outcome = await submit(context, request, pipelineArrange, { body: form.values });
  if (outcome.ok) throw redirect(`${stagesPath(workspaceOf(context))}?done=1`);
  return form.reply(outcome.errors);
}

/** The settings page of the stages that new jobs of a workspace start with. */
export default function Stages() {
  const { pipeline, templates } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const [params] = useSearchParams();
  const t = useTranslations("stages.console");
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <SettingsNav on="stages" isAdmin={pipeline.can.edit} />
      <div>
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <p className="mt-1 text-ink-700">{t("lead")}</p>
      </div>
      {params.has("done") && !reply && (
        <Alert tone="success" live>
          {t(params.get("done") === "deleted" ? "templates.deleted" : "saved")}
        </Alert>
      )}
      {!pipeline.can.edit && <Alert tone="info">{t("memberNote")}</Alert>}
      <StageForm pipeline={pipeline} reply={reply} />
      <TemplateList templates={templates} />
    </div>
  );
}
