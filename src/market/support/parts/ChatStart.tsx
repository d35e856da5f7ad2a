import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea, TextInput } from "#ui/inputs.tsx";
import { messageMax } from "../terms.ts";
import { HoneypotFields, usePatience } from "./HoneypotFields.tsx";

/** Begins a conversation; signed-in readers only write the message. */
export function ChatStart({
  signedIn,
  stamp,
  reply,
}: {
  signedIn: boolean;
  stamp: string;
  reply: FormReply | undefined;
}) {
  const t = useTranslations("support.site.chat");
  const busy = useNavigation().state === "submitting";
  const { waiting, hold } = usePatience();
  return (
    <SubmitForm reply={reply} onSubmit={signedIn ? undefined : hold}>
      <input type="hidden" name="do" value="open" />
      <Field label={t("message")} name="text" help={t("messageHelp")} required>
        <Textarea rows={5} maxLength={messageMax} />
      </Field>
      {!signedIn && (
        <>
          <HoneypotFields stamp={stamp} />
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t("name")} name="name" required>
              <TextInput autoComplete="name" maxLength={100} />
            </Field>
            <Field label={t("email")} name="email" help={t("emailHelp")} required>
              <TextInput type="email" autoComplete="email" maxLength={255} />
            </Field>
          </div>
        </>
      )}
      <Button type="submit" size="lg" busy={busy || waiting} className="self-start">
        {t("start")}
      </Button>
    </SubmitForm>
  );
}
