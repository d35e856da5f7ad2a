import { useTranslations } from "use-intl";
import { reportReasons } from "#jobs/terms.ts";
import { RadioGroup } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { Textarea, TextInput } from "#ui/inputs.tsx";

/** What is wrong with a job: the inside of a form. */
export function ReportFields({
  errors,
  visitor,
}: {
  errors: Record<string, string>;
  /** Nobody is signed in: an answer needs an address. */
  visitor: boolean;
}) {
  const t = useTranslations("jobs.site.report");
  return (
    <div className="flex flex-col gap-5">
      <FieldSet name="reason_id" label={t("reason")} error={errors.reason_id ?? errors[""]} required>
        <RadioGroup
          options={reportReasons.map(({ id, key }) => ({ value: String(id), label: t(`reasons.${key}`) }))}
        />
      </FieldSet>
      <Field name="note" label={t("note")} error={errors.note} optional>
        <Textarea limit={1000} rows={3} />
      </Field>
      {visitor && (
        <Field name="email" label={t("email")} help={t("emailHelp")} error={errors.email} optional>
          <TextInput type="email" autoComplete="email" />
        </Field>
      )}
    </div>
  );
}
