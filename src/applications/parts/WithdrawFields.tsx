import { useTranslations } from "use-intl";
import { RadioGroup } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { withdrawReasons } from "../terms.ts";

/** What withdrawing means, also where an offer was accepted. */
export function useWithdrawWords(offerAccepted: boolean) {
  const t = useTranslations("applications.site.withdrawal");
  return (key: "title" | "text" | "submit", values?: { company: string; title: string }) =>
    t(offerAccepted ? `accepted.${key}` : key, values);
}

/** Why an application is taken back: the inside of a form. */
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
