import { useTranslations } from "use-intl";
import { experiences, jobLevels, jobTypes } from "#reference/terms.ts";
import { TagPicker } from "#ui/console/TagPicker.tsx";
import { Field } from "#ui/Field.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import { caps } from "../../../terms.ts";
import type { PartProps } from "../form-types.ts";
import { Part, Row } from "./Part.tsx";
import { WithoutScript } from "./WithoutScript.tsx";

/** What the job is. */
export function Basics({ values, set, errors, choices }: PartProps) {
  const t = useTranslations("jobs.console.form");
  const labels = useTranslations("reference.labels");
  return (
    <Part step="basics">
      <Field name="title" label={t("title")} help={t("titleHelp")} error={errors.title} required>
        <TextInput
          value={values.title}
          onChange={(event) => set({ title: event.target.value })}
          maxLength={caps.title}
          placeholder={t("titlePlaceholder")}
          autoComplete="off"
        />
      </Field>
      <Field name="category_ids" label={t("categories")} error={errors.category_ids} required>
        <TagPicker
          choices={choices.categories}
          max={caps.categories}
          value={values.category_ids}
          onChange={(category_ids) => set({ category_ids })}
          placeholder={t("categoriesPlaceholder")}
        />
        <WithoutScript name="category_ids" label={t("categories")} choices={choices.categories} />
      </Field>
      <Row>
        <Field name="job_type" label={t("jobType")} error={errors.job_type} required>
          <Select
            value={values.job_type}
            onChange={(event) => set({ job_type: event.target.value })}
            placeholder={t("choose")}
            options={jobTypes.map(({ id, key }) => ({ value: String(id), label: labels(`job_type.${key}`) }))}
          />
        </Field>
        <Field name="job_level" label={t("jobLevel")} error={errors.job_level} required>
          <Select
            value={values.job_level}
            onChange={(event) => set({ job_level: event.target.value })}
            placeholder={t("choose")}
            options={jobLevels.map(({ id, key }) => ({
              value: String(id),
              label: labels(`job_level.${key}`),
            }))}
          />
        </Field>
        <Field name="experience_id" label={t("experience")} error={errors.experience_id}>
          <Select
            value={values.experience_id}
            onChange={(event) => set({ experience_id: event.target.value })}
            placeholder={t("choose")}
            options={experiences.map(({ id, key }) => ({
              value: String(id),
              label: labels(`experience.${key}`),
            }))}
          />
        </Field>
        <Field name="head_count" label={t("headCount")} error={errors.head_count}>
          <TextInput
            inputMode="numeric"
            value={values.head_count}
            onChange={(event) => set({ head_count: event.target.value.trim() })}
            maxLength={4}
            autoComplete="off"
          />
        </Field>
      </Row>
    </Part>
  );
}
