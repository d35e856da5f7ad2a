import { Link } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, cardLinkClass } from "#ui/Card.tsx";
import { DeleteFirst } from "#ui/form/AskFirst.tsx";
import { templatePaths } from "../../paths.ts";
import { languageKeys, type TemplateView } from "./template-view.ts";

/** Shows templates as cards, with links to open and copy them, and a button to delete them. */
export function TemplateList({ templates }: { templates: readonly TemplateView[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-4">
      {templates.map((template) => (
        <li key={template.id} className="flex">
          <TemplateCard template={template} />
        </li>
      ))}
    </ul>
  );
}

function TemplateCard({ template }: { template: TemplateView }) {
  const workspace = useWorkspace();
  const t = useTranslations("email-templates.console.list");
  const labels = useTranslations("email-templates.labels");
  const format = useFormatter();
  const { id, name, subject, stage, language, system, created_by, edited_at, can } = template;
  return (
    <Card interactive className="relative flex w-full flex-col gap-2">
      <p className="flex flex-wrap gap-2">
        <Badge tone="leaf">{labels(`stage.${stage}`)}</Badge>
        {!system && <Badge>{labels(`language.${languageKeys[language] ?? "en"}`)}</Badge>}
      </p>
      <h3 lang={languageKeys[language]} className="font-semibold">
        <Link to={templatePaths.edit(workspace, id)} className={cardLinkClass}>
          {name}
        </Link>
      </h3>
      <p lang={languageKeys[language]} className="line-clamp-2 text-sm break-words text-ink-700">
        {subject}
      </p>
      <div className="mt-auto flex items-center gap-2 pt-2">
        <p className="min-w-0 flex-1 text-xs text-ink-500">
          {created_by &&
            edited_at &&
            t("by", { name: created_by.full_name, when: format.relativeTime(new Date(edited_at)) })}
        </p>
        <Button
          to={`${templatePaths.create(workspace)}?from=${id}`}
          variant="ghost"
          size="sm"
          className="relative z-1"
        >
          {t("copy")}
        </Button>
        {can.delete && <DeleteTemplate id={id} name={name} />}
      </div>
    </Card>
  );
}

function DeleteTemplate({ id, name }: { id: string; name: string }) {
  const t = useTranslations("email-templates.console.list");
  return (
    <DeleteFirst
      label={t("deleteOf", { name })}
      fields={{ delete: id }}
      title={t("deleteTitle", { name })}
      text={t("deleteText")}
      keep={t("keep")}
      confirm={t("delete")}
      className="relative z-1"
    />
  );
}
