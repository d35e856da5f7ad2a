import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { AgreeNote } from "#people/accounts/parts/AgreeNote.tsx";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { PasswordInput } from "#ui/PasswordInput.tsx";

/** The form in which an invited person enters name and password. */
export function JoinForm({
  reply,
  token,
  email,
  passwordMin,
  submit,
}: {
  reply: FormReply | undefined;
  token: string;
  email: string;
  passwordMin: number;
  /** The label of the button. */
  submit: string;
}) {
  const t = useTranslations("members.site.join");
  const busy = useNavigation().state !== "idle";
  return (
    <SubmitForm reply={reply} wrong={reply?.error?.fieldErrors.token ?? reply?.error?.formErrors}>
      <input type="hidden" name="token" value={token} />
      <Field label={t("email")} name="email" help={t("emailHelp")}>
        <TextInput type="email" readOnly value={email} autoComplete="username" />
      </Field>
      <Field label={t("fullName")} name="full_name" required>
        <TextInput autoComplete="name" />
      </Field>
      <Field label={t("phone")} name="phone" optional>
        <TextInput type="tel" autoComplete="tel" />
      </Field>
      <Field label={t("password")} name="password" help={t("passwordHelp", { min: passwordMin })} required>
        <PasswordInput autoComplete="new-password" />
      </Field>
      <Field label={t("confirmation")} name="password_confirmation" required>
        <PasswordInput autoComplete="new-password" />
      </Field>
      <AgreeNote by="submit" />
      <Button type="submit" size="lg" busy={busy}>
        {submit}
      </Button>
    </SubmitForm>
  );
}
