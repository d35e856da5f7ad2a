import { useTranslations } from "use-intl";
import { reportReasons } from "#market/jobs/terms.ts";
import { RadioGroup } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { Textarea, TextInput } from "#ui/inputs.tsx";

/** The fields of the form that reports a job. */
export function ReportFields({
  visitor,
}: {
  /** Shows the field for an email address, to which the answer is sent. */
  visitor: boolean;
}) {
  const t = useTranslations("jobReview.site.report");
  const reasons = useTranslations("jobs.labels.report_reason");
  return (
    <>
      <FieldSet name="reason_id" label={t("reason")} required>
        <RadioGroup
          options={reportReasons.map(({ id, key }) => ({ value: String(id), label: reasons(key) }))}
        />
      </FieldSet>
      <Field name="note" label={t("note")} optional>
        <Textarea limit={1000} rows={3} />
      </Field>
      {visitor && (
        <Field name="email" label={t("email")} help={t("emailHelp")} optional>
          <TextInput type="email" autoComplete="email" />
        </Field>
      )}
    </>
  );
}
