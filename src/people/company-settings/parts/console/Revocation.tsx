import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { noteMaxLength } from "../../terms.ts";

/** The form that revokes a verification, with a written reason. */
export function Revocation({ reply }: { reply: FormReply | undefined }) {
  const t = useTranslations("companySettings.console.requests");
  const busy = useNavigation().formData?.get("do") === "revoke";
  return (
    <details open={reply?.error ? true : undefined} className="w-full">
      <summary className={buttonClass({ variant: "secondary", block: true })}>{t("revoke")}</summary>
      <SubmitForm reply={reply} noValidate className="mt-4 flex flex-col gap-4">
        <p className="text-sm text-ink-700">{t("revokeText")}</p>
        <Field name="revoke_note" label={t("revokeReason")} help={t("reasonAsIs")} required>
          <Textarea rows={3} limit={noteMaxLength} />
        </Field>
        <Button type="submit" name="do" value="revoke" variant="danger" busy={busy}>
          {t("confirmRevoke")}
        </Button>
      </SubmitForm>
    </details>
  );
}
