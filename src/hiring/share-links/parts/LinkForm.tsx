import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import type { CvSection } from "#profiles/candidates/cv-settings.ts";
import { Button } from "#ui/Button.tsx";
import { Checkbox, RadioGroup } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";

const usual: readonly CvSection[] = [
  "introduction",
  "executive_summary",
  "work_experiences",
  "educations",
  "skills",
  "languages",
  "certificates",
  "achievements",
];

/** The form of a new share link: its content and its duration. */
export function LinkForm({
  reply,
  language,
  sections,
  days,
  busy,
}: {
  reply: FormReply | null;
  /** The language of the profile. */
  language: number;
  sections: readonly CvSection[];
  days: readonly number[];
  busy: boolean;
}) {
  const t = useTranslations("share-links.site.links");
  const name = useTranslations("share-links.site.sectionNames");
  return (
    <SubmitForm reply={reply} values={{ language }} className="mt-4 flex flex-col gap-4">
      <Field label={t("name")} name="name" help={t("nameHelp")} required>
        <TextInput maxLength={100} />
      </Field>
      <Field label={t("days")} name="days">
        <Select
          defaultValue="7"
          options={days.map((each) => ({ value: String(each), label: t("dayCount", { days: each }) }))}
        />
      </Field>
      <FieldSet label={t("language")} name="language">
        <RadioGroup
          row
          options={[
            { value: "0", label: t("english") },
            { value: "1", label: t("vietnamese") },
          ]}
        />
      </FieldSet>
      <FieldSet label={t("sections")} name="sections">
        <div className="grid gap-x-4 sm:grid-cols-2">
          {sections.map((section) => (
            <Checkbox
              key={section}
              name="sections"
              value={section}
              label={name(section)}
              defaultChecked={usual.includes(section)}
            />
          ))}
        </div>
      </FieldSet>
      <Checkbox name="contact" label={t("contact")} />
      <Field label={t("code")} name="code" help={t("codeHelp")} optional>
        <TextInput inputMode="numeric" maxLength={6} autoComplete="off" />
      </Field>
      <Button type="submit" busy={busy} className="self-start max-sm:self-stretch">
        {t("create")}
      </Button>
    </SubmitForm>
  );
}
