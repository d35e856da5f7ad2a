import { useTranslations } from "use-intl";
import { jobLanguages, proficiencies } from "#reference/terms.ts";
import { Button, IconButton } from "#ui/Button.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { Select } from "#ui/inputs.tsx";
import type { PartProps } from "../form-types.ts";
import type { LanguageValues } from "../values.ts";

const name = "job_languages_attributes";

/** Languages with how well they should be spoken; one without a language is dropped (spec §5). */
export function Languages({ values, set, errors }: PartProps) {
  const t = useTranslations("jobs.console.form");
  const labels = useTranslations("reference.labels");
  const rows = values[name];
  const change = (next: readonly LanguageValues[]) => set({ [name]: next });
  const patch = (at: number, part: Partial<LanguageValues>) =>
    change(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  return (
    <FieldSet name={name} label={t("languages")} error={errors[name]}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name, and its boxes are controlled
        <div key={index} className="flex items-start gap-2">
          <div className="grid flex-1 gap-2 sm:grid-cols-2">
            <Field
              name={`${name}/${index}/language`}
              label={t("language", { number: index + 1 })}
              error={errors[`${name}/${index}/language`]}
              hideLabel
            >
              <Select
                value={row.language}
                onChange={(event) => patch(index, { language: event.target.value })}
                placeholder={t("choose")}
                options={jobLanguages.map(({ id, key }) => ({
                  value: String(id),
                  label: labels(`job_language.${key}`),
                  disabled: rows.some((other, at) => at !== index && other.language === String(id)),
                }))}
              />
            </Field>
            <Field
              name={`${name}/${index}/proficiency`}
              label={t("proficiency", { number: index + 1 })}
              error={errors[`${name}/${index}/proficiency`]}
              hideLabel
            >
              <Select
                value={row.proficiency}
                onChange={(event) => patch(index, { proficiency: event.target.value })}
                placeholder={t("anyProficiency")}
                options={proficiencies.map(({ id, key }) => ({
                  value: String(id),
                  label: labels(`proficiency.${key}`),
                }))}
              />
            </Field>
          </div>
          <IconButton
            icon="trash"
            label={t("removeLanguage", { number: index + 1 })}
            onClick={() => change(rows.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {rows.length < jobLanguages.length && (
        <Button
          variant="secondary"
          size="sm"
          icon="plus"
          className="self-start"
          onClick={() => change([...rows, { language: "", proficiency: "" }])}
        >
          {t("addLanguage")}
        </Button>
      )}
    </FieldSet>
  );
}
