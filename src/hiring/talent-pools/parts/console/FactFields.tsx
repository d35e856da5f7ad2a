import { useTranslations } from "use-intl";
import { jobLanguages, proficiencies } from "#platform/reference/terms.ts";
import { Field, FieldSet } from "#ui/Field.tsx";
import { DateInput } from "#ui/form/DateInput.tsx";
import { type Option, Select, TextInput } from "#ui/inputs.tsx";
import { factLimits } from "../../terms.ts";

/** The fields of what an agency records about a person. */
export function FactFields({ owners, rows }: { owners: readonly Option[]; rows: number }) {
  const t = useTranslations("talentPools.console.facts");
  const numbers = ["years", "notice_days", "salary_now", "salary_wanted"] as const;
  return (
    <>
      <Field name="current_company" label={t("current_company")} optional>
        <TextInput maxLength={factLimits.name} />
      </Field>
      <Field name="school" label={t("school")} optional>
        <TextInput maxLength={factLimits.name} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {numbers.map((name) => (
          <Field key={name} name={name} label={t(name)} optional>
            <TextInput inputMode="numeric" maxLength={11} />
          </Field>
        ))}
        <Field name="owner_id" label={t("owner")}>
          <Select placeholder={t("noOwner")} options={owners} />
        </Field>
        <Field name="contacted_on" label={t("contacted_on")} optional>
          <DateInput />
        </Field>
      </div>
      <LanguageFields rows={rows} />
      <Field name="tags" label={t("tags")} help={t("tagsHelp", { max: String(factLimits.tags) })} optional>
        <TextInput />
      </Field>
    </>
  );
}

/** Rows of a language and its level; rows without a language are left out. */
function LanguageFields({ rows }: { rows: number }) {
  const t = useTranslations("talentPools.console.facts");
  const labels = useTranslations("reference.labels");
  return (
    <FieldSet name="languages" label={t("languages")}>
      {Array.from({ length: rows }, (_, index) => `languages[${index}]`).map((name, index) => (
        <div key={name} className="grid grid-cols-2 gap-2">
          <Field name={`${name}.language`} label={t("language", { number: String(index + 1) })} hideLabel>
            <Select
              placeholder={t("noLanguage")}
              options={jobLanguages.map(({ id, key }) => ({
                value: String(id),
                label: labels(`job_language.${key}`),
              }))}
            />
          </Field>
          <Field name={`${name}.proficiency`} label={t("level", { number: String(index + 1) })} hideLabel>
            <Select
              options={proficiencies.map(({ id, key }) => ({
                value: String(id),
                label: labels(`proficiency.${key}`),
              }))}
            />
          </Field>
        </div>
      ))}
    </FieldSet>
  );
}
