import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { load, submit } from "#kit/page.ts";
import { pick } from "#kit/pick.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { workspaceKey } from "#people/accounts/workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { editTemplate, placeholderValues, templateDetail } from "../../contract.ts";
import { MailPreview } from "../../parts/console/MailPreview.tsx";
import { TemplateForm } from "../../parts/console/TemplateForm.tsx";
import { templatePaths } from "../../paths.ts";
import { summaryFields } from "../../terms.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = params.templateId ?? "";
  const { data } = await load(context, request, templateDetail, { params: { id } });
  const { language, system, can } = data.attributes;
  // Names without an input would make the untouched form count as unsaved work.
  const values = pick(data.attributes, [...summaryFields, "content", "version"]);
  const samples = await load(context, request, placeholderValues, { query: { language } });
  return {
    id,
    system,
    mayEdit: can.edit,
    values,
    samples: samples.data.attributes,
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const form = await readForm(request, editTemplate.body);
  const input = { params: { id: params.templateId }, body: form.values };
  const outcome = await submit(context, request, editTemplate, input, [403]);
  if (outcome.ok) throw redirect(`${templatePaths.list(workspaceOf(context))}?saved=1`);
  return { ...form.reply(outcome.errors), edited: outcome.errors[0]?.code === "template_edited" };
}

/** The page of a template, which is read-only for members who may not edit it. */
export default function EditTemplate() {
  const { id, system, mayEdit, values, samples } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const workspace = useWorkspace();
  const t = useTranslations("email-templates.console");
  const copy = (
    <Button to={`${templatePaths.create(workspace)}?from=${id}`} size="sm">
      {t("list.copy")}
    </Button>
  );
  return (
    <div className="flex flex-col gap-6">
      <title>{`${values.name} · Sen`}</title>
      <Breadcrumbs
        items={[{ label: t("list.title"), to: templatePaths.list(workspace) }, { label: values.name }]}
      />
      <h1 className="text-2xl font-semibold">{mayEdit ? t("form.editTitle") : values.name}</h1>
      {reply?.edited && (
        <div>
          <Button to={templatePaths.edit(workspace, id)} variant="secondary" size="sm" reloadDocument>
            {t("form.reload")}
          </Button>
        </div>
      )}
      {mayEdit ? (
        <TemplateForm
          key={id}
          name={`${workspaceKey(workspace)}.${id}`}
          values={values}
          samples={samples}
          valuesPath={templatePaths.values(workspace)}
          reply={reply}
        />
      ) : (
        <div className="flex max-w-reading flex-col gap-4">
          <Alert actions={copy}>{t(system ? "list.systemText" : "form.locked")}</Alert>
          <MailPreview
            subject={values.subject}
            content={values.content}
            safe={values.content}
            values={samples.values}
            language={values.language}
          />
        </div>
      )}
    </div>
  );
}
