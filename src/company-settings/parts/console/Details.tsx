import { useState } from "react";
import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import type { Choice } from "#ui/console/ComboBox.tsx";
import { RichTextEditor } from "#ui/console/RichTextEditor.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { textOf, useFormScope } from "#ui/form/scope.ts";
import { type Option, TextInput } from "#ui/inputs.tsx";
import { caps } from "../../terms.ts";
import { EssentialFields } from "./EssentialFields.tsx";

interface Company {
  version: string;
  verified: boolean;
  can: { edit: boolean };
}

/** The facts and words of a company. */
export function Details({
  company,
  industries,
  places,
  reply,
}: {
  company: Company;
  industries: readonly Choice[];
  places: readonly Option[];
  reply: FormReply | null;
}) {
  const t = useTranslations("companySettings.console.details");
  const busy = useNavigation().formData?.get("intent") === "details";
  return (
    <Card>
      <CardHeader title={t("title")} />
      <SubmitForm reply={reply} values={company} className="mt-4">
        <fieldset disabled={!company.can.edit} className="flex min-w-0 flex-col gap-4">
          <input type="hidden" name="version" value={company.version} />
          <EssentialFields industries={industries} places={places} fixed={company.verified} />
          <div className="grid gap-4 sm:grid-cols-3">
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
          <Field name="about" label={t("about")} optional>
            <About />
          </Field>
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
          <Field name="video_url" label={t("video")} help={t("videoHelp")} optional>
            <TextInput inputMode="url" />
          </Field>
          {company.can.edit && (
            <Button
              type="submit"
              name="intent"
              value="details"
              busy={busy}
              className="self-start max-sm:self-stretch"
            >
              {t("submit")}
            </Button>
          )}
        </fieldset>
      </SubmitForm>
    </Card>
  );
}

function About() {
  const scope = useFormScope();
  const [text, setText] = useState(textOf(scope.value("about")) ?? "");
  return <RichTextEditor value={text} onChange={setText} limit={caps.about} />;
}
