import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import { formOf, load, submit } from "#kit/page.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { SettingsNav } from "#people/company-settings/parts/console/SettingsNav.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader, cardLinkClass } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { DeleteFirst } from "#ui/form/AskFirst.tsx";
import { deleteKit, kitTemplates } from "../../contract.ts";
import { kitPaths } from "../../paths.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { data, meta } = await load(context, request, kitTemplates);
  return {
    isAdmin: meta.can.manage,
    isSaved: new URL(request.url).searchParams.has("saved"),
    kits: data.map(({ id, attributes }) => ({ id, ...attributes })),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const id = String((await formOf(request)).get("delete") ?? "");
  // A 404 means that a colleague has already deleted the template.
  const outcome = await submit(context, request, deleteKit, { params: { id } }, [403, 404]);
  return { refused: !outcome.ok && outcome.status === 403 ? (outcome.errors[0]?.detail ?? null) : null };
}

/** The settings page of the templates of interview kits. */
export default function KitTemplates() {
  const { kits, isAdmin, isSaved } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const workspace = useWorkspace();
  const t = useTranslations("interview-kits.console.list");
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <SettingsNav on="kits" isAdmin={isAdmin} />
      <CardHeader
        as="h1"
        title={t("title")}
        text={t("lead")}
        actions={
          <Button to={kitPaths.create(workspace)} icon="plus">
            {t("create")}
          </Button>
        }
      />
      {(done || isSaved) && (
        <Alert tone={done?.refused ? "danger" : "success"} live>
          {done ? (done.refused ?? t("deleted")) : t("saved")}
        </Alert>
      )}
      {kits.length === 0 ? (
        <EmptyState drawing="tasks" title={t("emptyTitle")} text={t("emptyText")} />
      ) : (
        <ul className="flex flex-col gap-3">
          {kits.map((kit) => (
            <li key={kit.id}>
              <Template kit={kit} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type Template = Awaited<ReturnType<typeof loader>>["kits"][number];

function Template({
  kit: { id, name, questions, attributes, edited_at, edited_by, can },
}: {
  kit: Template;
}) {
  const workspace = useWorkspace();
  const t = useTranslations("interview-kits.console.list");
  const format = useFormatter();
  return (
    <Card interactive className="relative flex items-center justify-between gap-3">
      <div className="min-w-0">
        <h2 className="font-semibold break-words">
          <Link to={kitPaths.edit(workspace, id)} className={cardLinkClass}>
            {name}
          </Link>
        </h2>
        <p className="text-sm text-ink-700">
          {t("facts", { questions: questions.length, attributes: attributes.length })}
        </p>
        <p className="text-xs text-ink-500">
          {t("by", { name: edited_by.full_name, when: format.relativeTime(new Date(edited_at)) })}
        </p>
      </div>
      {can.edit && (
        <DeleteFirst
          label={t("deleteOf", { name })}
          fields={{ delete: id }}
          title={t("deleteTitle", { name })}
          text={t("deleteText")}
          keep={t("keep")}
          confirm={t("delete")}
          className="relative z-1"
        />
      )}
    </Card>
  );
}
