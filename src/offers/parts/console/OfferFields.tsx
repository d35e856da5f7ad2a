import { useTranslations } from "use-intl";
import { currencies } from "#reference/terms.ts";
import { Field } from "#ui/Field.tsx";
import { DateInput } from "#ui/form/DateInput.tsx";
import { Select, Textarea, TextInput } from "#ui/inputs.tsx";
import { probations } from "../../terms.ts";

/** What the fields of an offer are called, by their names in the API. */
export function useOfferLabel(): (name: string) => string | undefined {
  const t = useTranslations("offers.console.form");
  const labels = useTranslations("offers.labels.fields");
  const names: Record<string, string> = {
    ...{ monthly_salary: t("salary"), currency: labels("currency"), start_date: labels("start") },
    ...{ valid_until: labels("valid"), probation: labels("probation"), message: labels("message") },
    ...{ probation_percent: labels("percent"), line_manager: labels("manager") },
  };
  return (name) => names[name];
}

/** What an offer says: the inside of a form. */
export function OfferFields({ today }: { today: string }) {
  const t = useTranslations("offers.console.form");
  const labels = useTranslations("offers.labels");
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-4">
        <Field name="monthly_salary" label={t("salary")} required>
          <TextInput inputMode="numeric" autoComplete="off" />
        </Field>
        <Field name="currency" label={labels("fields.currency")}>
          <Select options={currencies.map((value) => ({ value, label: value }))} />
        </Field>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field name="start_date" label={labels("fields.start")} required>
          <DateInput first={today} />
        </Field>
        <Field name="valid_until" label={labels("fields.valid")}>
          <DateInput first={today} />
        </Field>
        <Field name="probation" label={labels("fields.probation")}>
          <Select
            options={probations.map(({ id, key }) => ({
              value: String(id),
              label: labels(`probation.${key}`),
            }))}
          />
        </Field>
        <Field name="probation_percent" label={`${labels("fields.percent")} (%)`} help={t("percentHelp")}>
          <TextInput inputMode="numeric" maxLength={3} autoComplete="off" />
        </Field>
      </div>
      <Field name="line_manager" label={labels("fields.manager")} help={t("managerHelp")} optional>
        <TextInput maxLength={100} autoComplete="off" />
      </Field>
      <Field name="message" label={labels("fields.message")} optional>
        <Textarea rows={4} limit={3000} />
      </Field>
    </>
  );
}
