import { useTranslations } from "use-intl";
import type { LawKind } from "#platform/reference/terms.ts";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { holidayNameMax, payValueNames, sourceMax } from "../../terms.ts";

const regions = ["I", "II", "III", "IV"] as const;
const shares = ["si", "hi", "ui"] as const;
/** Brackets of the form; unused ones stay empty. */
const brackets = [0, 1, 2, 3, 4, 5, 6] as const;

/** The values of a row, by its kind. */
export function LawValues({ kind }: { kind: LawKind }) {
  const t = useTranslations("law.console.form");
  if (kind === "vat") return <NumberField name="data.percent" label={t("percent")} />;
  if (kind === "rates") return <NumberField name="data.vnd" label={t("vnd")} />;
  if (kind === "gross_net") return <PayValues />;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field name="data.name" label={t("name")} required>
        <TextInput lang="en" maxLength={holidayNameMax} />
      </Field>
      <Field name="data.name_vn" label={t("nameVn")} required>
        <TextInput lang="vi" maxLength={holidayNameMax} />
      </Field>
    </div>
  );
}

function NumberField({ name, label, help }: { name: string; label: string; help?: string }) {
  return (
    <Field name={name} label={label} help={help} required={!name.endsWith(".top")}>
      <TextInput inputMode="decimal" maxLength={20} autoComplete="off" />
    </Field>
  );
}

/** Deductions, brackets, wages, contributions and caps, with the source of each. */
function PayValues() {
  const t = useTranslations("law.console.form");
  const values = useTranslations("law.labels.values");
  const share = useTranslations("law.labels.share");
  const group = "grid gap-4 sm:grid-cols-2 lg:grid-cols-4";
  return (
    <>
      <fieldset className="flex flex-col gap-4">
        <legend className="font-semibold">{t("amounts")}</legend>
        <div className={group}>
          {(["personal", "dependent", "base_salary"] as const).map((name) => (
            <NumberField key={name} name={`data.${name}`} label={values(name)} />
          ))}
        </div>
      </fieldset>
      <fieldset className="flex flex-col gap-4">
        <legend className="font-semibold">{values("min_wage")}</legend>
        <div className={group}>
          {regions.map((region) => (
            <NumberField key={region} name={`data.min_wage.${region}`} label={t("region", { region })} />
          ))}
        </div>
      </fieldset>
      <Brackets />
      {(["employee", "employer"] as const).map((side) => (
        <fieldset key={side} className="flex flex-col gap-4">
          <legend className="font-semibold">{values(side)}, %</legend>
          <div className={group}>
            {shares.map((name) => (
              <NumberField key={name} name={`data.${side}.${name}`} label={share(name)} />
            ))}
          </div>
        </fieldset>
      ))}
      <fieldset className="flex flex-col gap-4">
        <legend className="font-semibold">{t("caps")}</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField name="data.si_hi_cap_multiple" label={values("si_hi_cap_multiple")} />
          <NumberField name="data.ui_cap_multiple" label={values("ui_cap_multiple")} />
        </div>
      </fieldset>
      <fieldset className="flex flex-col gap-4">
        <legend className="font-semibold">{t("sources")}</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          {payValueNames.map((name) => (
            <Field key={name} name={`data.sources.${name}`} label={values(name)} required>
              <TextInput maxLength={sourceMax} />
            </Field>
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** The tax brackets, the lowest first. */
function Brackets() {
  const t = useTranslations("law.console.form");
  const values = useTranslations("law.labels.values");
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="font-semibold">{values("brackets")}</legend>
      <p className="text-sm text-ink-500">{t("topHelp")}</p>
      {brackets.map((index) => (
        <fieldset key={index} className="grid grid-cols-2 gap-4">
          <legend className="text-sm text-ink-500">{t("bracket", { number: String(index + 1) })}</legend>
          <NumberField name={`data.brackets[${index}].top`} label={t("top")} />
          <Field name={`data.brackets[${index}].percent`} label={t("bracketPercent")}>
            <TextInput inputMode="decimal" maxLength={6} autoComplete="off" />
          </Field>
        </fieldset>
      ))}
    </fieldset>
  );
}
