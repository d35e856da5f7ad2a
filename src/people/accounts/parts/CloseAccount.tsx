import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { PasswordInput } from "#ui/PasswordInput.tsx";

/** Closing the account: collapsed by default, and confirmed with the password. */
export function CloseAccount({
  isCandidate,
  hasPassword,
  reply,
}: {
  isCandidate: boolean;
  hasPassword: boolean;
  reply: FormReply | null;
}) {
  const t = useTranslations("accounts.site.account");
  const busy = useNavigation().formData?.get("intent") === "close";
  return (
    <Card id="close" className="scroll-mt-20">
      <CardHeader title={t("close")} text={t(isCandidate ? "closeText" : "closeTextMember")} />
      <details className="mt-4" open={reply !== null}>
        <summary className="inline-flex min-h-8 items-center text-sm font-semibold text-danger-600 underline-offset-2 hover:underline">
          {t("closeOpen")}
        </summary>
        <SubmitForm reply={reply} className="mt-3 flex max-w-form flex-col gap-4">
          {hasPassword ? (
            <Field label={t("closePassword")} name="current_password" required>
              <PasswordInput autoComplete="current-password" />
            </Field>
          ) : (
            <Field label={t("closeEmail")} name="email" id="field-confirm-email" required>
              <TextInput type="email" autoComplete="off" />
            </Field>
          )}
          <Button
            type="submit"
            name="intent"
            value="close"
            variant="danger"
            busy={busy}
            className="self-start max-sm:self-stretch"
          >
            {t("closeSubmit")}
          </Button>
        </SubmitForm>
      </details>
    </Card>
  );
}
