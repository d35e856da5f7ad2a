import { useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import type { FormReply } from "#kit/form.ts";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import type { stageTemplates } from "../../contract-templates.ts";
import { caps } from "../../terms.ts";

export type Template = AnswerOf<typeof stageTemplates>["data"][number];

/** Gives a job the stages of a template. Renders nothing without templates. */
export function TakeTemplate({
  templates,
  version,
  reply,
}: {
  templates: readonly Template[];
  version: number;
  reply: FormReply | null;
}) {
  const t = useTranslations("stages.console.templates");
  const busy = useNavigation().formData?.get("intent") === "take";
  if (templates.length === 0) return null;
  return (
    <Card>
      <CardHeader title={t("title")} text={t("takeText")} />
      <SubmitForm reply={reply} className="mt-4 flex flex-col gap-4">
        <input type="hidden" name="version" value={version} />
        <Field name="template_id" label={t("template")}>
          <Select options={templates.map(({ id, attributes }) => ({ value: id, label: attributes.name }))} />
        </Field>
        <Button
          type="submit"
          name="intent"
          value="take"
          variant="secondary"
          busy={busy}
          className="self-start max-sm:w-full"
        >
          {t("take")}
        </Button>
      </SubmitForm>
    </Card>
  );
}

/** Saves the stages of a job as a template. */
export function SaveTemplate({ reply }: { reply: FormReply | null }) {
  const t = useTranslations("stages.console.templates");
  const busy = useNavigation().formData?.get("intent") === "template";
  return (
    <Card>
      <CardHeader title={t("save")} text={t("saveText")} />
      <SubmitForm reply={reply} className="mt-4 flex flex-col gap-4">
        <Field name="name" label={t("name")} required>
          <TextInput maxLength={caps.templateName} placeholder={t("namePlaceholder")} autoComplete="off" />
        </Field>
        <Button
          type="submit"
          name="intent"
          value="template"
          variant="secondary"
          busy={busy}
          className="self-start max-sm:w-full"
        >
          {t("save")}
        </Button>
      </SubmitForm>
    </Card>
  );
}

/** Returns the names of a template's own stages in the reader's language. */
export function useStageNames(): (template: Template) => string {
  const locale = useLocale();
  return ({ attributes }) =>
    attributes.stages.map(({ name, name_vn }) => (locale === "vi" ? name_vn : name)).join(" → ");
}
