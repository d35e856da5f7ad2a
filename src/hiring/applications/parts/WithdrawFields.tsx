import { useTranslations } from "use-intl";
import { RadioGroup } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { withdrawReasons } from "../terms.ts";

/** Returns title, text and button of a withdrawal; they differ after an accepted offer. */
export function useWithdrawWords(offerAccepted: boolean) {
  const t = useTranslations("applications.site.withdrawal");
  const accepted = useTranslations("applications.site.withdrawal.accepted");
  const text = (job: { company: string; title: string }) =>
    offerAccepted ? accepted("text", job) : t("text", job);
  return offerAccepted
    ? { title: accepted("title"), submit: accepted("submit"), text }
    : { title: t("title"), submit: t("submit"), text };
}

/** The form fields of a withdrawal: reason and note. */
export function WithdrawFields() {
  const t = useTranslations("applications.site.withdrawal");
  const labels = useTranslations("applications.labels.withdraw_reason");
  return (
    <>
      <FieldSet name="reason_id" label={t("reason")} required>
        <RadioGroup
          options={withdrawReasons.map(({ id, key }) => ({ value: String(id), label: labels(key) }))}
        />
      </FieldSet>
      <Field name="note" label={t("note")} optional>
        <Textarea limit={1000} rows={2} />
      </Field>
    </>
  );
}
