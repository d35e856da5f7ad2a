import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox, RadioGroup } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { DateInput } from "#ui/form/DateInput.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import type { loadCalculator } from "../pages/calculator-data.ts";
import { wageRegionIds } from "../terms.ts";
import { PayLines } from "./PayLines.tsx";

export type CalculatorData = Awaited<ReturnType<typeof loadCalculator>>;

/** The calculator: a form whose values are the page's address, beside the lines of the result. */
export function Calculator({ values, result, errors, path }: CalculatorData & { path: string }) {
  const t = useTranslations("law.site");
  const busy = useNavigation().state === "loading";
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start">
      <Card>
        <SubmitForm
          Form={Form}
          method="get"
          action={path}
          reply={null}
          values={values}
          errors={errors}
          className="flex flex-col gap-5"
        >
          <FieldSet label={t("form.direction")} name="direction">
            <RadioGroup
              row
              defaultValue={values.direction}
              options={[
                { value: "gross", label: t("form.gross") },
                { value: "net", label: t("form.net") },
              ]}
            />
          </FieldSet>
          <Field name="amount" label={t("form.amount")} required>
            <TextInput inputMode="numeric" maxLength={20} autoComplete="off" />
          </Field>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field name="date" label={t("form.date")} help={t("form.dateHelp")}>
              <DateInput />
            </Field>
            <Field name="dependants" label={t("form.dependants")}>
              <TextInput inputMode="numeric" maxLength={3} />
            </Field>
          </div>
          <Field name="region" label={t("form.region")} help={t("form.regionHelp")}>
            <Select
              options={wageRegionIds.map((region) => ({
                value: region,
                label: t(`form.regions.${region}`),
              }))}
            />
          </Field>
          <Field name="insurance" label={t("form.insurance")} help={t("form.insuranceHelp")} optional>
            <TextInput inputMode="numeric" maxLength={20} autoComplete="off" />
          </Field>
          <Checkbox name="foreigner" label={t("form.foreigner")} help={t("form.foreignerHelp")} />
          <Button type="submit" busy={busy} className="self-start">
            {t("form.send")}
          </Button>
        </SubmitForm>
      </Card>
      <div className="flex min-w-0 flex-col gap-6">
        {result && <PayLines result={result} />}
        <LeftOut />
      </div>
    </div>
  );
}

/** What the calculator does not know, so that its result is no promise. */
function LeftOut() {
  const t = useTranslations("law.site.result");
  return (
    <section className="text-sm text-ink-700">
      <h2 className="font-semibold text-ink-900">{t("notConfirmed")}</h2>
      <ul className="mt-2 list-disc pl-5">
        <li>{t("leftOut.unemployment")}</li>
        <li>{t("leftOut.floor")}</li>
        <li>{t("leftOut.deductions")}</li>
        <li>{t("leftOut.allowances")}</li>
      </ul>
      <p className="mt-3">{t("noPromise")}</p>
    </section>
  );
}
