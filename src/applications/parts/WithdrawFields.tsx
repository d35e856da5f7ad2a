import { useTranslations } from "use-intl";
import { RadioGroup } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { withdrawReasons } from "../terms.ts";

/** Why an application is taken back: the inside of a form. */
export function WithdrawFields({ errors }: { errors: Record<string, string> }) {
  const t = useTranslations("applications.site.withdrawal");
  const labels = useTranslations("applications.labels.withdraw_reason");
  return (
    <div className="flex flex-col gap-5">
      <FieldSet name="reason_id" label={t("reason")} error={errors.reason_id ?? errors[""]} required>
        <RadioGroup
          options={withdrawReasons.map(({ id, key }) => ({ value: String(id), label: labels(key) }))}
        />
      </FieldSet>
      <Field name="note" label={t("note")} error={errors.note} optional>
        <Textarea limit={1000} rows={2} />
      </Field>
    </div>
  );
}
