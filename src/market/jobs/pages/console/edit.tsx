import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { workspaceKey } from "#people/accounts/workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { consolePaths } from "../../console-paths.ts";
import { JobForm } from "../../parts/console/JobForm.tsx";
import { useRejectWords } from "../../parts/console/reject-words.ts";
import { StateBadge } from "../../parts/console/StateBadge.tsx";
import { useSavedToast } from "../../parts/console/saved-toast.ts";
import { formChoices } from "./form-choices.ts";
import { formValues } from "./job-body.ts";
import { loadOwnJob } from "./own-job.ts";
import { saveJob } from "./save.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { data } = await loadOwnJob(args, args.params.jobId);
  const choices = await formChoices(args, data.attributes);
  const { title, display_state, reject_reason, created_at } = data.attributes;
  return {
    id: data.id,
    title,
    state: display_state,
    reason: reject_reason,
    created: created_at,
    mayEdit: data.attributes.can.edit,
    values: formValues(data.attributes),
    choices,
  };
}

export async function action(args: ActionFunctionArgs) {
  return saveJob(args);
}

export default function EditJob() {
  const { id, title, state, reason, mayEdit, values, choices } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const reply = useActionData<typeof action>();
  const t = useTranslations("jobs.console");
  const states = useTranslations("jobs.console.preview.states");
  const rejectWords = useRejectWords();
  useSavedToast(t("form.draftSaved"));
  return (
    <div className="flex flex-col gap-6">
      <title>{`${t("form.editTitle")} · ${title} · Sen`}</title>
      <div className="flex flex-col gap-2">
        <Breadcrumbs
          items={[
            { label: t("list.title"), to: consolePaths.jobs(workspace) },
            { label: title, to: consolePaths.preview(workspace, id) },
            { label: t("form.editTitle") },
          ]}
        />
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-2xl font-semibold">{t("form.editTitle")}</h1>
          <StateBadge state={state} />
        </div>
      </div>
      {state === "rejected" && reason && (
        <Alert tone="danger" title={t("form.rejected", { reason: rejectWords(reason) })}>
          {t("form.rejectedText")}
        </Alert>
      )}
      {!mayEdit && (
        <Alert
          tone="warning"
          title={states(`${state}.title`)}
          actions={
            <Button size="sm" to={consolePaths.preview(workspace, id)}>
              {t("do.preview")}
            </Button>
          }
        >
          <p>{states(`${state}.text`)}</p>
          <p>{t("edited.locked")}</p>
        </Alert>
      )}
      {state === "published" && <Alert tone="warning">{t("form.reReview")}</Alert>}
      {mayEdit && (
        <JobForm
          key={id}
          name={`${workspaceKey(workspace)}.${id}`}
          values={values}
          state={state}
          choices={choices}
          reply={reply}
          page={consolePaths.edit(workspace, id)}
          templates={consolePaths.templates(workspace)}
        />
      )}
    </div>
  );
}
