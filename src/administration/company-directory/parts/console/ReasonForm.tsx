import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { reasonMax } from "../../terms.ts";

/** A change of a company; its form opens below the name, with the reason that the company reads. */
export function ReasonForm({
  form,
  field,
  title,
  text,
  submit,
  reply,
}: {
  form: string;
  /** The value that the form sends. */
  field: { name: string; value: string };
  title: string;
  text: string;
  submit: string;
  reply: FormReply | null;
}) {
  const t = useTranslations("companyDirectory.console.detail");
  const busy = useNavigation().state === "submitting";
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg font-semibold">{title}</h2>
        <p className="mt-1 text-ink-700">{text}</p>
      </div>
      {/* The opposite act is another form, without the reason that was just entered. */}
      <details key={field.value} open={reply?.error ? true : undefined}>
        <summary className={buttonClass({ variant: "secondary" })}>{submit}</summary>
        <SubmitForm method="post" reply={reply} prefix={form} noValidate className="mt-4 flex flex-col gap-4">
          <input type="hidden" name="do" value={form} />
          <input type="hidden" name={field.name} value={field.value} />
          <Field name="reason" label={t("reason")} help={t("reasonHint")} required>
            <Textarea limit={reasonMax} rows={2} />
          </Field>
          <Button type="submit" busy={busy} className="self-start">
            {submit}
          </Button>
        </SubmitForm>
      </details>
    </Card>
  );
}
