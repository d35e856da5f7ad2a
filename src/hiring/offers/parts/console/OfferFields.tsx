import { useTranslations } from "use-intl";
import { currencies, salaryBases } from "#platform/reference/terms.ts";
import { Field } from "#ui/Field.tsx";
import { DateInput } from "#ui/form/DateInput.tsx";
import { Select, Textarea, TextInput } from "#ui/inputs.tsx";
import { type OfferField, offerFields, offerTextMax, offerTexts, probations } from "../../terms.ts";

/** Returns the label of a field by its name in the API. */
export function useOfferLabel(): (name: string) => string | undefined {
  const t = useTranslations("offers.console.form");
  const labels = useTranslations("offers.labels.fields");
  return (name) => {
    if (name === "monthly_salary") return t("salary");
    return isLabelled(name) ? labels(name) : undefined;
  };
}

const isLabelled = (name: string): name is Exclude<OfferField, "offer_date"> =>
  name !== "offer_date" && offerFields.some((field) => field === name);

/** The fields of an offer's form. */
export function OfferFields({ today }: { today: string }) {
  const t = useTranslations("offers.console.form");
  const labels = useTranslations("offers.labels");
  return (
    <>
      <PayFields />
      <div className="@container">
        <div className="grid gap-4 @md:grid-cols-2">
          <Field name="start_date" label={labels("fields.start_date")} required>
            <DateInput first={today} />
          </Field>
          <Field name="valid_until" label={labels("fields.valid_until")}>
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
          <Field
            name="probation_percent"
            label={`${labels("fields.probation_percent")} (%)`}
            help={t("percentHelp")}
          >
            <TextInput inputMode="numeric" maxLength={3} autoComplete="off" />
          </Field>
        </div>
      </div>
      {offerTexts.map((name) => (
        <Field
          key={name}
          name={name}
          label={labels(`fields.${name}`)}
          {...(name === "line_manager" && { help: t("managerHelp") })}
          optional
        >
          <TextInput maxLength={offerTextMax} autoComplete="off" />
        </Field>
      ))}
      <Field name="message" label={labels("fields.message")} optional>
        <Textarea rows={4} limit={3000} />
      </Field>
    </>
  );
}

/** The salary, read as in the form of a job: "25tr" is 25,000,000. */
function PayFields() {
  const t = useTranslations("offers.console.form");
  const labels = useTranslations("offers.labels");
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-[minmax(0,1fr)_6rem_7rem]">
      <Field
        name="monthly_salary"
        label={t("salary")}
        help={t("salaryHelp")}
        className="max-sm:col-span-2"
        required
      >
        <TextInput autoComplete="off" maxLength={30} />
      </Field>
      <Field name="currency" label={labels("fields.currency")}>
        <Select options={currencies.map((value) => ({ value, label: value }))} />
      </Field>
      <Field name="salary_basis" label={labels("fields.salary_basis")}>
        <Select options={salaryBases.map((value) => ({ value, label: labels(`basis.${value}`) }))} />
      </Field>
    </div>
  );
}
