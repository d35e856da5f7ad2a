import { useLocale, useTranslations } from "use-intl";
import { currencies, salaryBases, salaryPeriods, salaryTypes } from "#reference/terms.ts";
import { RadioGroup } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import { hasSalary } from "../../../salary.ts";
import { useSalary } from "../../use-salary.ts";
import type { PartProps } from "../form-types.ts";
import { amountOf, type JobValues, payBoxes, payOfValues } from "../values.ts";
import { Part, Row } from "./Part.tsx";

/** What is paid, and how the ad says it. */
export function Pay({ values, set, errors }: PartProps) {
  const t = useTranslations("jobs.console.form");
  const labels = useTranslations("reference.labels");
  const boxes = payBoxes(values.salary_type);
  const kind = salaryTypes.find(({ id }) => String(id) === values.salary_type)?.key ?? "range";
  const isPrivate = boxes === "private";
  return (
    <Part step="pay">
      <FieldSet
        name="salary_type"
        label={t("salaryType")}
        help={t(`salaryHelp.${kind}`)}
        error={errors.salary_type}
      >
        <RadioGroup
          row
          value={values.salary_type}
          onChange={(salary_type) => set({ salary_type })}
          options={salaryTypes.map(({ id, key }) => ({
            value: String(id),
            label: labels(`salary_type.${key}`),
          }))}
        />
      </FieldSet>
      <Row>
        {boxes !== "max" && (
          <Amount
            name="salary_min"
            label={t(boxes === "one" ? "salaryFixed" : isPrivate ? "salaryMinPrivate" : "salaryMin")}
            value={values.salary_min}
            onChange={(salary_min) => set({ salary_min })}
            values={values}
            error={errors.salary_min}
            required={!isPrivate}
          />
        )}
        {boxes !== "min" && boxes !== "one" && (
          <Amount
            name="salary_max"
            label={t(isPrivate ? "salaryMaxPrivate" : "salaryMax")}
            value={values.salary_max}
            onChange={(salary_max) => set({ salary_max })}
            values={values}
            error={errors.salary_max}
            required={!isPrivate}
          />
        )}
      </Row>
      <Row>
        <Field name="currency" label={t("currency")} error={errors.currency}>
          <Select
            value={values.currency}
            onChange={(event) => set({ currency: event.target.value })}
            options={currencies.map((code) => ({
              value: code,
              label: `${code} – ${labels(`currency.${code}`)}`,
            }))}
          />
        </Field>
        <Field name="salary_period" label={t("period")} error={errors.salary_period}>
          <Select
            value={values.salary_period}
            onChange={(event) => set({ salary_period: event.target.value })}
            options={salaryPeriods.map((value) => ({ value, label: labels(`salary_period.${value}`) }))}
          />
        </Field>
      </Row>
      <FieldSet name="salary_basis" label={t("basis")} error={errors.salary_basis}>
        <RadioGroup
          row
          value={values.salary_basis}
          onChange={(salary_basis) => set({ salary_basis })}
          options={salaryBases.map((value) => ({ value, label: labels(`salary_basis.${value}`) }))}
        />
      </FieldSet>
      <PayPreview values={values} />
    </Part>
  );
}

const smallestMonth = 1000;

function Amount({
  name,
  label,
  value,
  onChange,
  values,
  error,
  required,
}: {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  values: JobValues;
  error: string | undefined;
  required: boolean;
}) {
  const t = useTranslations("jobs.console.form");
  const digits = new Intl.NumberFormat(useLocale());
  const amount = amountOf(value);
  // "15" for fifteen million is the commonest slip.
  const slip =
    values.currency === "VND" && values.salary_period !== "hour" && amount && amount < smallestMonth;
  return (
    <Field
      name={name}
      label={label}
      error={error}
      required={required}
      help={
        slip
          ? t("salarySmall", { amount: digits.format(amount * 1_000_000), typed: value.trim() })
          : undefined
      }
    >
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        className="tabular-nums"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => {
          if (amount) onChange(digits.format(amount));
        }}
        after={<span className="pr-2 text-sm text-ink-500">{values.currency}</span>}
      />
    </Field>
  );
}

/** How the ad will say it, while it is typed. */
function PayPreview({ values }: { values: JobValues }) {
  const t = useTranslations("jobs.console.form");
  const salary = useSalary();
  const pay = shownPay(values);
  const says = payBoxes(values.salary_type) === "private" || hasSalary(pay);
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 rounded-md bg-leaf-50 px-4 py-3 text-sm text-ink-700">
      {t("salaryPreview")}
      <output aria-live="polite" className={says ? "text-lg font-semibold text-leaf-700" : "text-ink-500"}>
        {says ? salary(pay) : t("salaryNothing")}
      </output>
    </p>
  );
}

/** The pay as the ad will carry it. */
export function shownPay(values: JobValues) {
  const { min, max } = payOfValues(values);
  return {
    salary_type: Number(values.salary_type),
    salary_min: min ?? null,
    salary_max: max ?? null,
    currency: values.currency,
    salary_period: values.salary_period,
    salary_text: null,
  };
}
