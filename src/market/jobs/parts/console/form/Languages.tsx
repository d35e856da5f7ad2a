import { useTranslations } from "use-intl";
import { jobLanguages, proficiencies } from "#platform/reference/terms.ts";
import { Button, IconButton } from "#ui/Button.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { useEdit, useRows } from "#ui/form/edit.ts";
import { Select } from "#ui/inputs.tsx";
import { typedJob } from "../typed-job.ts";

const name = "job_languages_attributes";

/** The required languages with their levels; entries without a language are dropped (spec §5). */
export function Languages() {
  const t = useTranslations("jobs.console.form");
  const labels = useTranslations("reference.labels");
  const { rows, add, remove } = useRows(name);
  const chosen = typedJob(useEdit().live)
    .rows(name)
    .map(({ language }) => language);
  return (
    <FieldSet name={name} label={t("languages")}>
      {rows.map((row, index) => (
        <div key={row.key} className="flex items-start gap-2">
          <div className="grid flex-1 gap-2 sm:grid-cols-2">
            <Field name={`${row.name}.language`} label={t("language", { number: index + 1 })} hideLabel>
              <Select
                placeholder={t("choose")}
                options={jobLanguages.map(({ id, key }) => ({
                  value: String(id),
                  label: labels(`job_language.${key}`),
                  disabled: chosen.some((other, at) => at !== index && other === String(id)),
                }))}
              />
            </Field>
            <Field name={`${row.name}.proficiency`} label={t("proficiency", { number: index + 1 })} hideLabel>
              <Select
                placeholder={t("anyProficiency")}
                options={proficiencies.map(({ id, key }) => ({
                  value: String(id),
                  label: labels(`proficiency.${key}`),
                }))}
              />
            </Field>
          </div>
          <IconButton icon="trash" label={t("removeLanguage", { number: index + 1 })} {...remove(index)} />
        </div>
      ))}
      {rows.length < jobLanguages.length && (
        <Button variant="secondary" size="sm" icon="plus" className="self-start" {...add()}>
          {t("addLanguage")}
        </Button>
      )}
    </FieldSet>
  );
}
