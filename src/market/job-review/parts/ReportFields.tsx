import { useTranslations } from "use-intl";
import { reportReasons } from "#market/jobs/terms.ts";
import { RadioGroup } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { Textarea, TextInput } from "#ui/inputs.tsx";

/** What is wrong with a job: the inside of a form. */
export function ReportFields({
  visitor,
}: {
  /** Nobody is signed in: an answer needs an address. */
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
