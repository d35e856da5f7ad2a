import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { IconButton } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { type Template, useStageNames } from "./JobTemplates.tsx";

/** The stage templates of a workspace; administrators delete them here. */
export function TemplateList({ templates }: { templates: readonly Template[] }) {
  const t = useTranslations("stages.console.templates");
  const stagesOf = useStageNames();
  return (
    <Card>
      <CardHeader title={t("title")} text={t("listText")} />
      {templates.length > 0 && (
        <ul className="mt-3 flex flex-col divide-y divide-line">
          {templates.map((template) => (
            <li key={template.id} className="flex items-start gap-3 py-3">
              <div className="min-w-0 flex-1">
                <p className="font-semibold break-words">{template.attributes.name}</p>
                <p className="text-sm text-ink-500 break-words">{stagesOf(template)}</p>
              </div>
              {template.attributes.can.delete && (
                <Form method="post">
                  <input type="hidden" name="template_id" value={template.id} />
                  <IconButton
                    type="submit"
                    name="intent"
                    value="delete"
                    icon="trash"
                    label={t("delete", { name: template.attributes.name })}
                  />
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
