import { useState } from "react";
import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import type { Choice } from "#ui/console/ComboBox.tsx";
import { RichTextEditor } from "#ui/console/RichTextEditor.tsx";
import { Field } from "#ui/Field.tsx";
import { EditedNote } from "#ui/form/EditedNote.tsx";
import type { EditedNow } from "#ui/form/edited.ts";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { textOf, useFormScope } from "#ui/form/scope.ts";
import { type Option, TextInput } from "#ui/inputs.tsx";
import { caps } from "../../terms.ts";
import { EssentialFields, useDetailsLabel } from "./EssentialFields.tsx";

/** The form in which administrators change the details of their company. */
export function Details({
  company,
  page,
  industries,
  places,
  reply,
  edited,
}: {
  company: { verified: boolean };
  /** The address of the page that contains the form. */
  page: string;
  industries: readonly Choice[];
  places: readonly Option[];
  reply: FormReply | null;
  /** A concurrent change by a colleague, which the form shows. */
  edited: EditedNow | undefined;
}) {
  const t = useTranslations("companySettings.console.details");
  const labelOf = useDetailsLabel();
  const busy = useNavigation().formData?.get("intent") === "details";
  return (
    <Card>
      <CardHeader title={t("title")} />
      <SubmitForm reply={reply} values={company} className="mt-4 flex flex-col gap-4">
        <EditedNote edited={edited} page={page} labelOf={labelOf} intent="details" />
        <EssentialFields industries={industries} places={places} fixed={company.verified} />
        <Numbers />
        <Field name="about" label={t("about")} optional>
          <About />
        </Field>
        <Contact />
        <Field name="video_url" label={t("video")} help={t("videoHelp")} optional>
          <TextInput inputMode="url" />
        </Field>
        <Button
          type="submit"
          name="intent"
          value="details"
          busy={busy}
          className="self-start max-sm:self-stretch"
        >
          {t("submit")}
        </Button>
      </SubmitForm>
    </Card>
  );
}

function About() {
  const scope = useFormScope();
  const [text, setText] = useState(textOf(scope.value("about")) ?? "");
  return <RichTextEditor value={text} onChange={setText} limit={caps.about} />;
}

function Numbers() {
  const t = useTranslations("companySettings.console.details");
  return (
    <div className="grid items-end gap-4 sm:grid-cols-3">
      <Field name="founded_year" label={t("founded")} optional>
        <TextInput inputMode="numeric" />
      </Field>
      <Field name="employee_count" label={t("employees")} optional>
        <TextInput inputMode="numeric" />
      </Field>
      <Field name="client_count" label={t("clientCount")} optional>
        <TextInput inputMode="numeric" />
      </Field>
    </div>
  );
}

function Contact() {
  const t = useTranslations("companySettings.console.details");
  return (
    <>
      <h3 className="mt-2 font-semibold">{t("contactTitle")}</h3>
      <Field name="contact_name" label={t("contact")} optional>
        <TextInput maxLength={caps.contact} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field name="email" label={t("email")} help={t("notPublic")} optional>
          <TextInput type="email" />
        </Field>
        <Field name="phone" label={t("phone")} help={t("notPublic")} optional>
          <TextInput type="tel" />
        </Field>
        <Field name="website" label={t("website")} optional>
          <TextInput inputMode="url" />
        </Field>
        <Field name="facebook" label={t("facebook")} optional>
          <TextInput inputMode="url" />
        </Field>
        <Field name="youtube" label={t("youtube")} optional>
          <TextInput inputMode="url" />
        </Field>
        <Field name="other_link" label={t("otherLink")} optional>
          <TextInput inputMode="url" />
        </Field>
      </div>
    </>
  );
}
