import { useTranslations } from "use-intl";
import { currencies, genders, jobLevels, jobTypes, noticePeriods } from "#platform/reference/terms.ts";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { useFormScope } from "#ui/form/scope.ts";
import { Select, TextInput } from "#ui/inputs.tsx";
import { caps } from "../terms.ts";
import { ChipSelect } from "./ChipSelect.tsx";
import type { ProfileChoices } from "./choices.ts";
import { optionsOf } from "./EntryFields.tsx";
import { useEditedLanguage } from "./languages.ts";
import { writtenDate } from "./partial-date.ts";
import { TranslatedField } from "./TextField.tsx";

/** Fields for name, contact details and personal data. */
export function PersonFields({ choices }: { choices: ProfileChoices }) {
  const t = useTranslations("candidates.site");
  const { translating } = useEditedLanguage();
  return (
    <Card id="details" className="scroll-mt-20">
      <CardHeader title={t("profile.details")} />
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <TranslatedField name="job_title" label={t("fields.job_title")} titles className="sm:col-span-2" />
        <div hidden={translating} className="contents">
          <Field
            name="language"
            label={t("language.own")}
            help={t("language.ownHelp")}
            className="sm:col-span-2"
          >
            <Select
              options={[
                { value: "0", label: t("language.en.name") },
                { value: "1", label: t("language.vi.name") },
              ]}
            />
          </Field>
          <Field name="full_name" label={t("fields.full_name")} required>
            <TextInput autoComplete="name" />
          </Field>
          <Field name="phone" label={t("fields.phone")}>
            <TextInput type="tel" autoComplete="tel" />
          </Field>
          <Field name="email" label={t("fields.email")}>
            <TextInput type="email" autoComplete="email" />
          </Field>
          <Field name="location_id" label={t("fields.location_id")}>
            <Select placeholder={t("fields.choose")} options={choices.locations} />
          </Field>
          <PersonalFields />
        </div>
      </div>
    </Card>
  );
}

function PersonalFields() {
  const t = useTranslations("candidates.site");
  const labels = useTranslations("reference.labels");
  const scope = useFormScope();
  return (
    <>
      <Field name="birth_date" label={t("fields.birth_date")}>
        <TextInput
          inputMode="numeric"
          placeholder={t("fields.birthPlaceholder")}
          defaultValue={writtenDate(scope.value("birth_date") as string | null)}
        />
      </Field>
      <Field name="gender" label={t("fields.gender")}>
        <Select
          placeholder={t("fields.choose")}
          options={optionsOf(genders, (key) => labels(`gender.${key}` as never))}
        />
      </Field>
      <Field name="nationality" label={t("fields.nationality")}>
        <TextInput />
      </Field>
      <Field name="notice_days" label={t("fields.notice_days")}>
        <Select
          placeholder={t("fields.choose")}
          options={noticePeriods.flatMap(({ key, days }) =>
            days === null ? [] : [{ value: String(days), label: labels(`notice_period.${key}` as never) }],
          )}
        />
      </Field>
    </>
  );
}

/** Fields for the candidate's self-description. */
export function AboutFields() {
  const t = useTranslations("candidates.site");
  return (
    <Card id="about" className="scroll-mt-20">
      <CardHeader title={t("profile.about")} />
      <div className="mt-4 flex flex-col gap-4">
        <TranslatedField
          name="introduction"
          label={t("fields.introduction")}
          help={t("fields.introductionHelp")}
          lines={caps.introduction}
        />
        <TranslatedField
          name="executive_summary"
          label={t("fields.executive_summary")}
          lines={caps.executive_summary}
        />
      </div>
    </Card>
  );
}

/** Fields for the job preferences. */
export function PreferenceFields({ choices }: { choices: ProfileChoices }) {
  const t = useTranslations("candidates.site.fields");
  const labels = useTranslations("reference.labels");
  const stored = useFormScope().value("job_preference.job_types");
  const types = Array.isArray(stored) ? stored.map(String) : [];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field name="job_preference.category_ids" label={t("category_ids")}>
        <ChipSelect options={choices.categories} max={5} />
      </Field>
      <Field name="job_preference.location_ids" label={t("location_ids")}>
        <ChipSelect options={choices.locations} max={5} />
      </Field>
      <FieldSet name="job_preference.job_types" label={t("job_types")} className="sm:col-span-2">
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {jobTypes.map(({ id, key }) => (
            <Checkbox
              key={key}
              value={id}
              defaultChecked={types.includes(String(id))}
              label={labels(`job_type.${key}` as never)}
            />
          ))}
        </div>
      </FieldSet>
      <Field name="job_preference.job_level" label={t("job_level")}>
        <Select
          placeholder={t("choose")}
          options={optionsOf(jobLevels, (key) => labels(`job_level.${key}` as never))}
        />
      </Field>
      <div className="flex items-end pb-2">
        <Checkbox name="job_preference.remote" label={t("remote")} />
      </div>
      <Field name="expected_salary.min" label={t("min")}>
        <TextInput inputMode="numeric" />
      </Field>
      <Field name="expected_salary.max" label={t("max")}>
        <TextInput inputMode="numeric" />
      </Field>
      <Field name="expected_salary.currency" label={t("currency")}>
        <Select
          options={currencies.map((code) => ({ value: code, label: labels(`currency.${code}` as never) }))}
        />
      </Field>
    </div>
  );
}
