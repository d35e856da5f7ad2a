import { useState } from "react";
import { useFetcher, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { BodyOf } from "#kit/contract.ts";
import type { FormReply } from "#kit/form.ts";
import { Button } from "#ui/Button.tsx";
import { RichTextEditor } from "#ui/console/RichTextEditor.tsx";
import { Field } from "#ui/Field.tsx";
import { EditForm, EditNotes } from "#ui/form/EditForm.tsx";
import { useEdit, useFieldValue } from "#ui/form/edit.ts";
import { textOf } from "#ui/form/scope.ts";
import { Select, TextInput } from "#ui/inputs.tsx";
import type { editTemplate } from "../../contract.ts";
import { contentMax, nameMax, type PlaceholderValues, subjectMax, templateStages } from "../../terms.ts";
import { MailPreview } from "./MailPreview.tsx";
import { Placeholders } from "./Placeholders.tsx";
import { languageKeys } from "./template-view.ts";

export type TemplateFormValues = BodyOf<typeof editTemplate>;

/** The values of a preview, and the applicants whose values can replace them. */
export interface Samples {
  values: PlaceholderValues;
  applicants: readonly { id: string; full_name: string; job: string }[];
}

/** The form of a template, beside its preview. */
export function TemplateForm({
  name,
  values,
  samples,
  valuesPath,
  reply,
}: {
  /** The name of the draft that the browser stores. */
  name: string;
  values: TemplateFormValues;
  samples: Samples;
  /** The path of the values of placeholders. */
  valuesPath: string;
  reply: FormReply | undefined;
}) {
  const t = useTranslations("email-templates.console.form");
  const labels = useTranslations("email-templates.labels");
  const busy = useNavigation().state !== "idle";
  return (
    <EditForm
      id="template-form"
      reply={reply}
      values={{ ...values }}
      autosave={`template-form.${name}`}
      leaveWarning
      enter={{ name: "intent", value: "save" }}
      className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]"
    >
      <div className="flex min-w-0 flex-col gap-4">
        <EditNotes />
        <Field name="name" label={t("name")} help={t("nameHelp")} required>
          <TextInput maxLength={nameMax} />
        </Field>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Field name="stage" label={t("stage")} required>
            <Select options={templateStages.map((value) => ({ value, label: labels(`stage.${value}`) }))} />
          </Field>
          <Field name="language" label={t("language")} required>
            <Select
              options={languageKeys.map((key, value) => ({
                value: String(value),
                label: labels(`language.${key}`),
              }))}
            />
          </Field>
        </div>
        {values.version !== undefined && <input type="hidden" name="version" value={values.version} />}
        <MailFields />
        <div>
          <Button type="submit" name="intent" value="save" busy={busy}>
            {t("save")}
          </Button>
        </div>
      </div>
      <LivePreview values={values} samples={samples} valuesPath={valuesPath} />
    </EditForm>
  );
}

/** The fields for subject and content, with the placeholders. */
export function MailFields() {
  const t = useTranslations("email-templates.console.form");
  const [text, setText] = useFieldValue("content", (value) => textOf(value) ?? "");
  return (
    <>
      <Field name="subject" label={t("subject")} required>
        <TextInput maxLength={subjectMax} />
      </Field>
      <Field name="content" label={t("content")} required>
        <RichTextEditor value={text} onChange={setText} limit={contentMax} />
      </Field>
      <Placeholders into="field-content" />
    </>
  );
}

function LivePreview({
  values,
  samples,
  valuesPath,
}: {
  values: TemplateFormValues;
  samples: Samples;
  valuesPath: string;
}) {
  const t = useTranslations("email-templates.console.preview");
  const { live } = useEdit();
  const fetcher = useFetcher<Samples>();
  const [applicant, setApplicant] = useState("");
  const language = Number(live.language ?? values.language);
  const shown = applicant && fetcher.data ? fetcher.data.values : samples.values;
  return (
    <div className="xl:sticky xl:top-[calc(var(--spacing-header)+1.5rem)]">
      <MailPreview
        subject={String(live.subject ?? values.subject)}
        content={String(live.content ?? values.content)}
        safe={values.content}
        values={shown}
        language={language}
      >
        <Field name="as" label={t("as")} className="noscript:hidden">
          <Select
            // The choice of the applicant only affects the preview and is not posted with the form.
            name={undefined}
            value={applicant}
            onChange={(event) => {
              const { value } = event.target;
              setApplicant(value);
              if (value) void fetcher.load(`${valuesPath}?applicant=${value}&language=${language}`);
            }}
            options={[
              { value: "", label: t("sample") },
              ...samples.applicants.map(({ id, full_name, job }) => ({
                value: id,
                label: `${full_name} – ${job}`,
              })),
            ]}
          />
        </Field>
      </MailPreview>
    </div>
  );
}
