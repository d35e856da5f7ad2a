import { useTranslations } from "use-intl";
import { Field } from "#ui/Field.tsx";
import { type Option, Select, TextInput } from "#ui/inputs.tsx";
import { limits, prospectSources } from "../../terms.ts";

/** The form fields of an added candidate. */
export function PersonFields({ locations }: { locations: readonly Option[] }) {
  const t = useTranslations("talentPools.console.form");
  return (
    <>
      <Field name="full_name" label={t("name")} required>
        <TextInput maxLength={100} autoComplete="off" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field name="email" label={t("email")} help={t("contactHelp")}>
          <TextInput type="email" maxLength={255} autoComplete="off" />
        </Field>
        <Field name="phone" label={t("phone")}>
          <TextInput type="tel" maxLength={30} autoComplete="off" />
        </Field>
        <Field name="job_title" label={t("jobTitle")} optional>
          <TextInput maxLength={limits.jobTitle} />
        </Field>
        <Field name="location_id" label={t("location")} optional>
          <Select placeholder={t("anyLocation")} options={locations} />
        </Field>
        <Field name="birth_year" label={t("birthYear")} optional>
          <TextInput inputMode="numeric" maxLength={4} className="tabular-nums" />
        </Field>
        <Field name="source" label={t("source")}>
          <Select options={prospectSources.map((key) => ({ value: key, label: t(`sources.${key}`) }))} />
        </Field>
      </div>
      <Field name="skills" label={t("skills")} help={t("skillsHelp")} optional>
        <TextInput maxLength={1000} />
      </Field>
    </>
  );
}
