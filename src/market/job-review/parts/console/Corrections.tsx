import { useState } from "react";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { caps, richFields, shortestDescription } from "#market/jobs/terms.ts";
import { Button, buttonClass } from "#ui/Button.tsx";
import type { Choice } from "#ui/console/ComboBox.tsx";
import { RichTextEditor } from "#ui/console/RichTextEditor.tsx";
import { TagPicker } from "#ui/console/TagPicker.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { TextInput } from "#ui/inputs.tsx";

export interface Correctable {
  title: string;
  category_ids: readonly number[];
  description: string;
  requirement: string;
  benefits: string;
}

/** The form that approves a job with corrected texts and category; its fields render when it opens. */
export function Corrections({
  values,
  categories,
  version,
  reply,
  busy,
}: {
  values: Correctable;
  categories: readonly Choice[];
  version: number;
  reply: FormReply | undefined;
  busy: boolean;
}) {
  const t = useTranslations("jobReview.console");
  const [open, setOpen] = useState(Boolean(reply?.error));
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
      <summary className={buttonClass({ variant: "ghost", block: true })}>
        {t("reviewer.correct")}
        <Icon name="chevron-down" size="sm" className="transition-transform group-open:rotate-180" />
      </summary>
      {open && (
        <SubmitForm reply={reply} values={values} noValidate className="mt-4 flex flex-col gap-4">
          <input type="hidden" name="do" value="correct" />
          <input type="hidden" name="version" value={version} />
          <p className="text-sm text-ink-500">{t("reviewer.correctHelp")}</p>
          <Field name="title" label={t("fields.title")} required>
            <TextInput maxLength={caps.title} autoComplete="off" />
          </Field>
          <Field name="category_ids" label={t("fields.category_ids")} required>
            <TagPicker choices={categories} max={caps.categories} />
          </Field>
          {richFields.map((name) => (
            <Field key={name} name={name} label={t(`fields.${name}`)}>
              <LongText begin={values[name]} least={name === "description" ? shortestDescription : 0} />
            </Field>
          ))}
          <Button type="submit" busy={busy}>
            {t("reviewer.approveCorrected")}
          </Button>
        </SubmitForm>
      )}
    </details>
  );
}

function LongText({ begin, least }: { begin: string; least: number }) {
  const [text, setText] = useState(begin);
  return <RichTextEditor value={text} onChange={setText} least={least} limit={caps.text} />;
}
