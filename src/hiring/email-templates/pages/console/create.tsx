import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { languageNumber } from "#kit/i18n.ts";
import { load, pageServices, submit } from "#kit/page.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { workspaceKey } from "#people/accounts/workspace.ts";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { createTemplate, placeholderValues, templateDetail } from "../../contract.ts";
import { TemplateForm } from "../../parts/console/TemplateForm.tsx";
import { templatePaths } from "../../paths.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const from = /^\d{1,15}$/.exec(new URL(request.url).searchParams.get("from") ?? "")?.[0];
  const { language } = context.get(pageServices);
  const source = from && (await load(context, request, templateDetail, { params: { id: from } }));
  const copied = source ? source.data.attributes : null;
  const spoken = copied?.language ?? languageNumber[language];
  const { data } = await load(context, request, placeholderValues, { query: { language: spoken } });
  return {
    from: from ?? "blank",
    copied: copied && { name: copied.name, own: !copied.system },
    values: {
      name: copied?.name ?? "",
      subject: copied?.subject ?? "",
      content: copied?.content ?? "",
      stage: copied?.stage ?? ("custom" as const),
      language: spoken,
      version: undefined,
    },
    samples: data.attributes,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, createTemplate.body);
  const outcome = await submit(context, request, createTemplate, { body: form.values });
  if (!outcome.ok) return form.reply(outcome.errors);
  throw redirect(`${templatePaths.list(workspaceOf(context))}?saved=1`);
}

/** The page for a new template, blank or as a copy. */
export default function CreateTemplate() {
  const { from, copied, values, samples } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const workspace = useWorkspace();
  const t = useTranslations("email-templates.console");
  // The copy of a workspace's own template gets another name. The copy of a product template keeps its name.
  const name = copied?.own ? t("form.copyOf", { name: copied.name }) : values.name;
  return (
    <div className="flex flex-col gap-6">
      <title>{`${t("form.createTitle")} · Sen`}</title>
      <Breadcrumbs
        items={[
          { label: t("list.title"), to: templatePaths.list(workspace) },
          { label: t("form.createTitle") },
        ]}
      />
      <h1 className="text-2xl font-semibold">{t("form.createTitle")}</h1>
      <TemplateForm
        key={from}
        name={`${workspaceKey(workspace)}.new.${from}`}
        values={{ ...values, name }}
        samples={samples}
        valuesPath={templatePaths.values(workspace)}
        reply={reply}
      />
    </div>
  );
}
