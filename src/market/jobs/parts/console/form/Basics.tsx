import { useTranslations } from "use-intl";
import { experiences, jobLevels, jobTypes } from "#platform/reference/terms.ts";
import { TagPicker } from "#ui/console/TagPicker.tsx";
import { Field } from "#ui/Field.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import { caps } from "../../../terms.ts";
import { Coached } from "../Coach.tsx";
import type { FormChoices } from "../form-types.ts";
import { Part, Row } from "./Part.tsx";
import { WithoutScript } from "./WithoutScript.tsx";

/** Title, category, type, level and similar fields. */
export function Basics({ choices }: { choices: FormChoices }) {
  const t = useTranslations("jobs.console.form");
  const labels = useTranslations("reference.labels");
  return (
    <Part step="basics">
      <Coached field="title">
        <Field name="title" label={t("title")} help={t("titleHelp")} required>
          <TextInput
            maxLength={caps.title}
            placeholder={t("titlePlaceholder")}
            autoComplete="off"
            list="known-titles"
          />
        </Field>
        <datalist id="known-titles">
          {choices.titles.map((title) => (
            <option key={title} value={title} />
          ))}
        </datalist>
      </Coached>
      <Field name="category_ids" label={t("categories")} required>
        <TagPicker
          choices={choices.categories}
          max={caps.categories}
          placeholder={t("categoriesPlaceholder")}
        />
        <WithoutScript name="category_ids" label={t("categories")} choices={choices.categories} />
      </Field>
      <Row>
        <Field name="job_type" label={t("jobType")} required>
          <Select
            placeholder={t("choose")}
            options={jobTypes.map(({ id, key }) => ({ value: String(id), label: labels(`job_type.${key}`) }))}
          />
        </Field>
        <Field name="job_level" label={t("jobLevel")} required>
          <Select
            placeholder={t("choose")}
            options={jobLevels.map(({ id, key }) => ({
              value: String(id),
              label: labels(`job_level.${key}`),
            }))}
          />
        </Field>
        <Field name="experience_id" label={t("experience")}>
          <Select
            placeholder={t("choose")}
            options={experiences.map(({ id, key }) => ({
              value: String(id),
              label: labels(`experience.${key}`),
            }))}
          />
        </Field>
        <Field name="head_count" label={t("headCount")}>
          <TextInput inputMode="numeric" maxLength={4} autoComplete="off" />
        </Field>
      </Row>
    </Part>
  );
}
