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
import { formOf, load, pageServices, perform, submit } from "#kit/page.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { consolePaths } from "../../console-paths.ts";
import { deleteJobTemplate, jobTemplates, renameJobTemplate } from "../../contract-templates.ts";
import { useSavedToast } from "../../parts/console/saved-toast.ts";
import { TemplateRow } from "../../parts/console/TemplateRow.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language } = context.get(pageServices);
  const [reference, { data }] = await Promise.all([
    loadReference(context, request),
    load(context, request, jobTemplates),
  ]);
  return {
    templates: data.map(({ id, attributes: { category_ids, created_by, ...template } }) => ({
      id,
      ...template,
      by: created_by.full_name,
      categories: category_ids.flatMap((each) => reference.categoryName(each, language) ?? []).join(", "),
    })),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const posted = await formOf(request);
  const id = String(posted.get("id") ?? "");
  const back = consolePaths.templates(workspaceOf(context));
  if (posted.get("intent") === "delete") {
    // Deleting a template that another member has deleted is a success.
    await perform(context, request, deleteJobTemplate, { params: { id: id as never } }, [404]);
    throw redirect(back);
  }
  const form = await readForm(posted, renameJobTemplate.body);
  const outcome = await submit(context, request, renameJobTemplate, {
    params: { id: id as never },
    body: form.values,
  });
  if (outcome.ok) throw redirect(back);
  return { id, reply: form.reply(outcome.errors) };
}

/** The page of a company's job templates. */
export default function JobTemplates() {
  const { templates } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const result = useActionData<typeof action>();
  const editing = useSearchParams()[0].get("edit");
  const t = useTranslations("jobs.console");
  useSavedToast(t("templates.savedShort"));
  const post = (
    <Button to={consolePaths.create(workspace)} icon="plus" className="shrink-0 max-sm:hidden!">
      {t("list.post")}
    </Button>
  );
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${t("templates.title")} · Sen`}</title>
      <Breadcrumbs
        items={[
          { label: t("list.title"), to: consolePaths.jobs(workspace) },
          { label: t("templates.title") },
        ]}
      />
      <CardHeader as="h1" title={t("templates.title")} text={t("templates.lead")} actions={post} />
      {templates.length === 0 ? (
        <EmptyState
          drawing="jobs"
          title={t("templates.emptyTitle")}
          text={t("templates.emptyText")}
          action={
            <Button variant="secondary" to={consolePaths.jobs(workspace)}>
              {t("list.title")}
            </Button>
          }
        />
      ) : (
        <Card flush>
          <ul className="divide-y divide-line">
            {templates.map((template) => (
              <li key={template.id} className="px-4 py-3 sm:px-6">
                <TemplateRow
                  template={template}
                  editing={editing === template.id}
                  reply={result?.id === template.id ? result.reply : null}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
