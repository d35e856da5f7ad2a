import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea } from "#ui/inputs.tsx";

/** The form that blocks or unblocks a company, with the reason that its administrators read. */
export function CompanyBlock({
  blocked,
  reply,
}: {
  /** Reason of the block; null for a company that is not blocked. */
  blocked: string | null;
  reply: FormReply | undefined;
}) {
  const t = useTranslations("jobReview.console.company");
  const act = blocked === null ? "block" : "unblock";
  return (
    // The opposite act is another form, without the reason that was just entered.
    <details key={act} open={reply?.error ? true : undefined}>
      <summary className={buttonClass({ variant: "ghost", size: "sm", block: true })}>{t(act)}</summary>
      {blocked !== null && (
        <p className="mt-2 text-sm break-words text-danger-600">{t("blocked", { reason: blocked })}</p>
      )}
      <SubmitForm reply={reply} noValidate className="mt-3 flex flex-col gap-3">
        <input type="hidden" name="do" value={act} />
        <Field
          id="block-reason"
          name="reason"
          label={t("reason")}
          help={t(act === "block" ? "help" : "unblockHelp")}
          required
        >
          <Textarea rows={2} limit={1000} />
        </Field>
        <Button type="submit" variant={act === "block" ? "danger" : "primary"}>
          {t(act)}
        </Button>
      </SubmitForm>
    </details>
  );
}
