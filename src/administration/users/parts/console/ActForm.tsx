import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea } from "#ui/inputs.tsx";

/** The reply to a form of the page. */
export type ShownReply = { form: string; reply: FormReply } | undefined;

/** A form that opens below its name, with the reason of an act. `name` is the value of its field `do`. */
export function ActForm({
  name,
  label,
  danger = false,
  shown,
  children,
}: {
  name: string;
  label: string;
  danger?: boolean;
  shown: ShownReply;
  children?: ReactNode;
}) {
  const t = useTranslations("users.console.acts");
  const busy = useNavigation().formData?.get("do") === name;
  const reply = shown?.form === name ? shown.reply : null;
  return (
    <details open={reply?.error ? true : undefined} className="group">
      <summary className={buttonClass({ variant: "secondary", block: true })}>{label}</summary>
      <SubmitForm reply={reply} prefix={name} noValidate className="mt-3 mb-2 flex flex-col gap-3">
        <input type="hidden" name="do" value={name} />
        {children}
        <Field name="reason" label={t("reason")} help={t("reasonHelp")} required>
          <Textarea rows={2} limit={1000} />
        </Field>
        <Button type="submit" variant={danger ? "danger" : "primary"} busy={busy} className="self-start">
          {label}
        </Button>
      </SubmitForm>
    </details>
  );
}
