import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { Textarea, TextInput } from "#ui/inputs.tsx";
import { messageMax } from "../terms.ts";
import { Guard, usePatience } from "./Guard.tsx";

/** Begins a conversation; who is signed in only writes. */
export function ChatStart({
  signedIn,
  stamp,
  refused,
}: {
  signedIn: boolean;
  stamp: string;
  refused:
    | { errors: Record<string, string>; typed: Record<"text" | "name" | "email" | "stamp", string> }
    | undefined;
}) {
  const t = useTranslations("support.site.chat");
  const busy = useNavigation().state === "submitting";
  const { waiting, hold } = usePatience();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [refused]);
  const { errors = {}, typed } = refused ?? {};
  return (
    <Form ref={form} method="post" onSubmit={signedIn ? undefined : hold} className="flex flex-col gap-4">
      {errors[""] && (
        <Alert tone="danger" live>
          {errors[""]}
        </Alert>
      )}
      <input type="hidden" name="do" value="open" />
      <Field label={t("message")} name="text" error={errors.text} help={t("messageHelp")} required>
        <Textarea rows={5} maxLength={messageMax} defaultValue={typed?.text} />
      </Field>
      {!signedIn && (
        <>
          <Guard stamp={stamp} kept={typed?.stamp} />
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t("name")} name="name" error={errors.name} required>
              <TextInput autoComplete="name" maxLength={100} defaultValue={typed?.name} />
            </Field>
            <Field label={t("email")} name="email" error={errors.email} help={t("emailHelp")} required>
              <TextInput type="email" autoComplete="email" maxLength={255} defaultValue={typed?.email} />
            </Field>
          </div>
        </>
      )}
      <Button type="submit" size="lg" busy={busy || waiting} className="self-start">
        {t("start")}
      </Button>
    </Form>
  );
}
