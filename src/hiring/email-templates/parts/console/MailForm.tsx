import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { EditForm, EditNotes } from "#ui/form/EditForm.tsx";
import { KeepsTyped } from "#ui/form/KeepsTyped.tsx";
import { usePosting } from "#ui/form/posting.ts";
import type { Placeholder } from "../../terms.ts";
import { MailFields } from "./TemplateForm.tsx";

/** The form of an email to an applicant, filled in from a template or empty. */
export function MailForm({
  page,
  template,
  values,
  missing,
  reply,
}: {
  /** The path of the page of emails to the applicant. */
  page: string;
  /** The id of the template; empty without a template. */
  template: string;
  values: { subject: string; content: string };
  /** Placeholders of the template without a value for this applicant. */
  missing: readonly Placeholder[];
  reply: FormReply | undefined;
}) {
  const t = useTranslations("email-templates.console");
  const labels = useTranslations("email-templates.labels.placeholder");
  const { panel, isBusy } = usePosting();
  return (
    <EditForm
      id="mail-form"
      reply={reply}
      values={values}
      leaveWarning
      enter={{ name: "intent", value: "send" }}
      className="flex flex-col gap-4"
    >
      <EditNotes />
      {/* A panel closes without a question, so it stores what is typed. */}
      {panel && <KeepsTyped name={`mail:${page}:${template}`} />}
      {missing.length > 0 && (
        <Alert tone="warning">
          {t("preview.missing", { names: missing.map((name) => labels(name)).join(", ") })}
        </Alert>
      )}
      {template && <input type="hidden" name="template_id" value={template} />}
      <MailFields />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-500">{t("send.help")}</p>
        <Button type="submit" name="intent" value="send" busy={isBusy} icon="mail" className="ml-auto">
          {t("send.send")}
        </Button>
      </div>
    </EditForm>
  );
}
