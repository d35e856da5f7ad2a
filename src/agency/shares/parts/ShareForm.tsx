import { useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Checkbox, RadioGroup } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select, Textarea, TextInput } from "#ui/inputs.tsx";
import type { SharedApplicant } from "../pages/console/share.tsx";
import { home } from "../terms.ts";

/** The form of new links: recipients, what the document shows, and how long. */
export function ShareForm({ loaded, reply }: { loaded: SharedApplicant; reply: FormReply | null }) {
  const t = useTranslations("shares.console.form");
  const busy = useNavigation().state !== "idle";
  const { applicant, choices } = loaded;
  return (
    <SubmitForm method="post" reply={reply} className="flex flex-col gap-5">
      <Recipients contacts={loaded.contacts} />
      <DocumentFields code={applicant.code} choices={choices} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("days")} name="days">
          <Select
            defaultValue="7"
            options={choices.days.map((each) => ({
              value: String(each),
              label: t("dayCount", { days: each }),
            }))}
          />
        </Field>
        <Field label={t("code")} name="code" help={t("codeHelp")} optional>
          <TextInput inputMode="numeric" maxLength={6} autoComplete="off" />
        </Field>
      </div>
      <Abroad country={loaded.country} reply={reply} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t("share")}
        </Button>
        <Button type="submit" name="intent" value="preview" variant="secondary" busy={busy}>
          {t("preview")}
        </Button>
      </div>
    </SubmitForm>
  );
}

/** The country of the recipients; and the confirmation when it is another one than Vietnam. */
function Abroad({ country, reply }: { country: string; reply: FormReply | null }) {
  const t = useTranslations("shares.console.form");
  const isRefused = reply?.error?.fieldErrors.abroad_confirmed !== undefined;
  return (
    <>
      <Field label={t("country")} name="country" help={t("countryHelp")}>
        <TextInput defaultValue={country} maxLength={2} autoComplete="off" />
      </Field>
      {(country !== home || isRefused) && (
        <FieldSet name="abroad_confirmed" label={t("abroadTitle")}>
          {country !== home && <Alert tone="warning">{t("abroad", { country })}</Alert>}
          <Checkbox name="abroad_confirmed" label={t("abroadConfirm")} />
        </FieldSet>
      )}
    </>
  );
}

function DocumentFields({ code, choices }: { code: string; choices: SharedApplicant["choices"] }) {
  const t = useTranslations("shares.console.form");
  const section = useTranslations("cv.labels.section");
  const isVietnamese = useLocale() === "vi";
  return (
    <>
      <FieldSet label={t("level")} name="level">
        <RadioGroup
          defaultValue="full"
          options={[
            { value: "full", label: t("full") },
            { value: "anonymous", label: t("anonymous", { code: code }) },
          ]}
        />
      </FieldSet>
      <Field label={t("summary")} name="summary" help={t("summaryHelp")} optional>
        <Textarea rows={4} maxLength={2000} />
      </Field>
      <FieldSet label={t("sections")} name="sections">
        <div className="grid gap-x-4 sm:grid-cols-2">
          {choices.sections.map((each) => (
            <Checkbox
              key={each}
              name="sections"
              value={each}
              label={section(each)}
              defaultChecked={choices.usual.includes(each)}
            />
          ))}
        </div>
      </FieldSet>
      <FieldSet label={t("language")} name="language">
        <RadioGroup
          row
          defaultValue={isVietnamese ? "1" : "0"}
          options={[
            { value: "0", label: t("english") },
            { value: "1", label: t("vietnamese") },
          ]}
        />
      </FieldSet>
    </>
  );
}

function Recipients({ contacts }: Pick<SharedApplicant, "contacts">) {
  const t = useTranslations("shares.console.form");
  return (
    <>
      <FieldSet label={t("recipients")} name="contact_ids">
        {contacts.length === 0 && <p className="text-ink-500">{t("noContacts")}</p>}
        {contacts.map(({ id, name, job_title, email }) => (
          <Checkbox
            key={id}
            name="contact_ids"
            value={id}
            label={name}
            help={[job_title, email ?? t("noEmail")].filter(Boolean).join(" · ")}
            defaultChecked={contacts.length === 1}
          />
        ))}
      </FieldSet>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("otherName")} name="recipient_name" optional>
          <TextInput maxLength={100} autoComplete="off" />
        </Field>
        <Field label={t("otherEmail")} name="recipient_email" help={t("otherHelp")} optional>
          <TextInput type="email" maxLength={255} autoComplete="off" />
        </Field>
      </div>
    </>
  );
}
