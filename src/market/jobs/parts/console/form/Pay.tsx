import { useLocale, useTranslations } from "use-intl";
import { currencies, salaryBases, salaryPeriods, salaryTypes } from "#platform/reference/terms.ts";
import { RadioGroup } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { useEdit } from "#ui/form/edit.ts";
import { Select, TextInput } from "#ui/inputs.tsx";
import { hasSalary } from "../../../salary.ts";
import { useSalary } from "../../use-salary.ts";
import { Coached } from "../Coach.tsx";
import { amountOf, payFields, type TypedJob, typedJob, typedPay } from "../typed-job.ts";
import { Part, Row } from "./Part.tsx";

/** The pay, and how the ad shows it. */
export function Pay() {
  const t = useTranslations("jobs.console.form");
  const labels = useTranslations("reference.labels");
  const job = typedJob(useEdit().live);
  const type = job.text("salary_type");
  const fields = payFields(type);
  const kind = salaryTypes.find(({ id }) => String(id) === type)?.key ?? "range";
  const isPrivate = fields === "private";
  return (
    <Part step="pay">
      <FieldSet name="salary_type" label={t("salaryType")} help={t(`salaryHelp.${kind}`)}>
        <RadioGroup
          row
          options={salaryTypes.map(({ id, key }) => ({
            value: String(id),
            label: labels(`salary_type.${key}`),
          }))}
        />
      </FieldSet>
      <Coached field="salary">
        <Row>
          {/* Hidden amounts stay in the form, so that they return when the author chooses the former type of pay again. */}
          <Amount
            name="salary_min"
            label={t(fields === "one" ? "salaryFixed" : isPrivate ? "salaryMinPrivate" : "salaryMin")}
            isShown={fields !== "max"}
            required={!isPrivate}
          />
          <Amount
            name="salary_max"
            label={t(isPrivate ? "salaryMaxPrivate" : "salaryMax")}
            isShown={fields !== "min" && fields !== "one"}
            required={!isPrivate}
          />
        </Row>
      </Coached>
      <Units />
      <FieldSet name="salary_basis" label={t("basis")}>
        <RadioGroup
          row
          options={salaryBases.map((value) => ({ value, label: labels(`salary_basis.${value}`) }))}
        />
      </FieldSet>
      <PayPreview />
    </Part>
  );
}

function Units() {
  const t = useTranslations("jobs.console.form");
  const labels = useTranslations("reference.labels");
  return (
    <Row>
      <Field name="currency" label={t("currency")}>
        <Select
          options={currencies.map((code) => ({
            value: code,
            label: `${code} – ${labels(`currency.${code}`)}`,
          }))}
        />
      </Field>
      <Field name="salary_period" label={t("period")}>
        <Select
          options={salaryPeriods.map((value) => ({ value, label: labels(`salary_period.${value}`) }))}
        />
      </Field>
    </Row>
  );
}

const smallestMonth = 1000;

function Amount({
  name,
  label,
  isShown,
  required,
}: {
  name: "salary_min" | "salary_max";
  label: string;
  isShown: boolean;
  required: boolean;
}) {
  const t = useTranslations("jobs.console.form");
  const digits = new Intl.NumberFormat(useLocale());
  const { live, reread } = useEdit();
  const job = typedJob(live);
  const typed = job.text(name).trim();
  const amount = amountOf(typed);
  // Typing "15" for fifteen million is the most common slip.
  const slip =
    job.text("currency") === "VND" &&
    job.text("salary_period") !== "hour" &&
    amount &&
    amount < smallestMonth;
  return (
    <Field
      name={name}
      label={label}
      required={required}
      className={isShown ? undefined : "hidden"}
      help={slip ? t("salarySmall", { amount: digits.format(amount * 1_000_000), typed }) : undefined}
    >
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        className="tabular-nums"
        onBlur={(event) => {
          if (!amount) return;
          event.target.value = digits.format(amount);
          reread();
        }}
        after={<span className="pr-2 text-sm text-ink-500">{job.text("currency")}</span>}
      />
    </Field>
  );
}

/** A preview of the pay in the ad, updated while typing. */
function PayPreview() {
  const t = useTranslations("jobs.console.form");
  const salary = useSalary();
  const job = typedJob(useEdit().live);
  const pay = shownPay(job);
  const says = payFields(job.text("salary_type")) === "private" || hasSalary(pay);
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 rounded-md bg-leaf-50 px-4 py-3 text-sm text-ink-700">
      {t("salaryPreview")}
      <output aria-live="polite" className={says ? "text-lg font-semibold text-leaf-700" : "text-ink-500"}>
        {says ? salary(pay) : t("salaryNothing")}
      </output>
    </p>
  );
}

/** The typed pay as the ad shows it. */
export function shownPay(job: TypedJob) {
  const { min, max } = typedPay(job);
  return {
    salary_type: Number(job.text("salary_type")),
    salary_min: min ?? null,
    salary_max: max ?? null,
    currency: job.text("currency"),
    salary_period: job.text("salary_period"),
    salary_text: null,
  };
}
