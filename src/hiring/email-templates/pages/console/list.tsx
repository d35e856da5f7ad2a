import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { languageNumber } from "#kit/i18n.ts";
import { formOf, load, pageServices, submit } from "#kit/page.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { CardHeader } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { deleteTemplate, templates } from "../../contract.ts";
import { TemplateList } from "../../parts/console/TemplateList.tsx";
import { languageKeys, templateViews } from "../../parts/console/template-view.ts";
import { templatePaths } from "../../paths.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const requested = searchParams.get("language");
  const { language } = context.get(pageServices);
  const shown = requested === "0" || requested === "1" ? Number(requested) : languageNumber[language];
  const all = templateViews(await load(context, request, templates));
  return {
    language: shown,
    saved: searchParams.has("saved"),
    own: all.filter(({ system }) => !system),
    system: all.filter((each) => each.system && each.language === shown),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const id = String((await formOf(request)).get("delete") ?? "");
  // A 404 means that a colleague has already deleted the template.
  const outcome = await submit(context, request, deleteTemplate, { params: { id } }, [403, 404]);
  const refused = !outcome.ok && outcome.status === 403 ? (outcome.errors[0]?.detail ?? null) : null;
  return { refused };
}

/** The page of the email templates of a workspace and those of the product. */
export default function EmailTemplates() {
  const { language, saved, own, system } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const workspace = useWorkspace();
  const t = useTranslations("email-templates.console");
  const labels = useTranslations("email-templates.labels.language");
  return (
    <div className="flex flex-col gap-6">
      <title>{`${t("list.title")} · Sen`}</title>
      <CardHeader
        as="h1"
        title={t("list.title")}
        text={t("list.text")}
        actions={
          <Button to={templatePaths.create(workspace)} icon="plus">
            {t("list.create")}
          </Button>
        }
      />
      {done && (
        <Alert tone={done.refused ? "danger" : "success"} live>
          {done.refused ?? t("list.deleted")}
        </Alert>
      )}
      {!done && saved && (
        <Alert tone="success" live>
          {t("form.saved")}
        </Alert>
      )}
      <section className="flex flex-col gap-4">
        <h2 className="text-lg font-semibold">{t("list.own")}</h2>
        {own.length > 0 ? (
          <TemplateList templates={own} />
        ) : (
          <EmptyState as="h3" drawing="mail" title={t("list.emptyTitle")} text={t("list.emptyText")} />
        )}
      </section>
      <section className="flex flex-col gap-4">
        <CardHeader title={t("list.system")} text={t("list.systemText")} />
        <Tabs
          label={t("list.languages")}
          items={languageKeys.map((key, number) => ({
            to: { search: `?language=${number}` },
            label: labels(key),
            current: number === language,
          }))}
        />
        <TemplateList templates={system} />
      </section>
    </div>
  );
}
