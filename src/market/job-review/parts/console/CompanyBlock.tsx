import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea } from "#ui/inputs.tsx";

/** The form that blocks or unblocks the company of a job. */
export function CompanyBlock({
  blocked,
  reply,
}: {
  /** Reason of the block; null for a company that is not blocked. */
  blocked: string | null;
  reply: FormReply | undefined;
}) {
  const t = useTranslations("jobReview.console.company");
  if (blocked !== null)
    return (
      <Form method="post" className="flex flex-col gap-2">
        <p className="text-sm break-words text-danger-600">{t("blocked", { reason: blocked })}</p>
        <input type="hidden" name="do" value="unblock" />
        <Button type="submit" variant="secondary" block>
          {t("unblock")}
        </Button>
      </Form>
    );
  return (
    <details open={reply?.error ? true : undefined}>
      <summary className={buttonClass({ variant: "ghost", size: "sm", block: true })}>{t("block")}</summary>
      <SubmitForm reply={reply} noValidate className="mt-3 flex flex-col gap-3">
        <input type="hidden" name="do" value="block" />
        <Field id="block-reason" name="reason" label={t("reason")} help={t("help")} required>
          <Textarea rows={2} limit={1000} />
        </Field>
        <Button type="submit" variant="danger">
          {t("block")}
        </Button>
      </SubmitForm>
    </details>
  );
}
