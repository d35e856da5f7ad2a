import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { load } from "#kit/page.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { workspaceKey } from "#people/accounts/workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { CardHeader } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { Select } from "#ui/inputs.tsx";
import { consolePaths } from "../../console-paths.ts";
import { jobClients } from "../../contract-agency.ts";
import { jobTemplate, jobTemplates } from "../../contract-templates.ts";
import { JobForm } from "../../parts/console/JobForm.tsx";
import { PostQuota } from "../../parts/console/PostQuota.tsx";
import { newJob } from "../../parts/console/typed-job.ts";
import { formChoices } from "./form-choices.ts";
import { formValues } from "./job-body.ts";
import { loadOwnJob, loadOwnJobs } from "./own-job.ts";
import { saveJob } from "./save.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { context, request } = args;
  const [clients, { meta }, { data: templates }] = await Promise.all([
    clientChoices(args),
    loadOwnJobs(args, { items: 1 }),
    load(context, request, jobTemplates),
  ]);
  const { searchParams } = new URL(request.url);
  const templateId = searchParams.get("template");
  const copied = await copiedJob(args, searchParams.get("copy"));
  // A template that was deleted meanwhile fills in nothing.
  const chosen = templates.find(({ id }) => id === templateId);
  const template = chosen && (await load(context, request, jobTemplate, { params: { id: chosen.id } }));
  const choices = await formChoices(args, template?.data.attributes.job ?? copied?.attributes);
  const values = template
    ? formValues(template.data.attributes.job)
    : copied
      ? // The copied expiry is in the past, or too early for the copy.
        formValues({ ...copied.attributes, version: undefined, expires_at: null })
      : newJob;
  return {
    templates: templates.map(({ id, attributes }) => ({ value: id, label: attributes.name })),
    chosen: chosen?.id ?? "",
    copied: copied && { id: copied.id, title: copied.attributes.title },
    values: clients ? { ...values, client_id: searchParams.get("client") ?? "" } : values,
    clients,
    choices,
    quota: { used: meta.posts_used, limit: meta.posts_limit },
  };
}

/** Returns the job that the query asks to copy; null without one. */
async function copiedJob(args: LoaderFunctionArgs, id: string | null) {
  return id === null ? null : (await loadOwnJob(args, id)).data;
}

/** Returns the clients of an agency as choices; null for a company. Jobs of leads can only be drafts. */
async function clientChoices({ context, request }: LoaderFunctionArgs) {
  if ("company" in workspaceOf(context)) return null;
  const { data } = await load(context, request, jobClients);
  return data.map(({ id, attributes: { name, active } }) => ({ value: id, label: name, lead: !active }));
}

export async function action(args: ActionFunctionArgs) {
  return saveJob(args);
}

export default function CreateJob() {
  const { templates, chosen, copied, values, clients, choices, quota } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const reply = useActionData<typeof action>();
  const t = useTranslations("jobs.console");
  const key = chosen || (copied ? `copy-${copied.id}` : "");
  return (
    <div className="flex flex-col gap-6">
      <title>{`${t("form.createTitle")} · Sen`}</title>
      <div className="flex flex-col gap-2">
        <Breadcrumbs
          items={[
            { label: t("list.title"), to: consolePaths.jobs(workspace) },
            { label: t("form.createTitle") },
          ]}
        />
        <CardHeader
          as="h1"
          title={t("form.createTitle")}
          text={copied && !chosen ? t("form.copiedLead", { title: copied.title }) : t("form.createLead")}
        />
      </div>
      <PostQuota {...quota} />
      {clients?.length === 0 && (
        <Alert tone="warning" title={t("client.none")}>
          {t("client.noneText")}
        </Alert>
      )}
      {templates.length > 0 && (
        <Form className="flex flex-wrap items-end gap-2">
          <Field name="template" label={t("templates.from")} className="max-sm:w-full sm:w-80">
            <Select
              key={chosen}
              defaultValue={chosen}
              placeholder={t("templates.choose")}
              options={templates}
            />
          </Field>
          <Button type="submit" variant="secondary">
            {t("templates.fill")}
          </Button>
          <Button to={consolePaths.templates(workspace)} variant="ghost">
            {t("templates.view")}
          </Button>
        </Form>
      )}
      <JobForm
        key={key}
        name={key ? `${workspaceKey(workspace)}.new.${key}` : `${workspaceKey(workspace)}.new`}
        values={values}
        state="new"
        choices={choices}
        clients={clients}
        reply={reply}
        page={consolePaths.create(workspace)}
        templates={consolePaths.templates(workspace)}
      />
    </div>
  );
}
