import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { caps, takedownReasons } from "../../terms.ts";
import { ReasonForm } from "./ReasonForm.tsx";

/** The values of `do` in takedown forms. */
export const takedownActions = ["suspend", "close_job", "unsuspend", "hot", "ads"] as const;

/** For administrators: suspends or closes a job with a reason, or publishes it again. */
export function TakeDown({
  can,
  reply,
  replyTo,
  open,
  promotion,
}: {
  can: { freeze: boolean; unfreeze: boolean; close: boolean };
  reply: FormReply | undefined;
  /** The value of `do` of the form to which the reply belongs. */
  replyTo: string | undefined;
  /** The value of `do` of the form that is open from the beginning. */
  open?: string | undefined;
  /** Whether the published job is marked as hot and has ads, where that can be changed. */
  promotion?: { hot: boolean; ads: boolean };
}) {
  const t = useTranslations("jobs.console.takedown");
  const labels = useTranslations("jobs.labels.takedown_reason");
  const reasons = takedownReasons.map(({ id, key, noteRequired }) => ({
    id,
    label: labels(key),
    noteRequired,
  }));
  const form = (name: "suspend" | "close_job", key: "suspend" | "close") => (
    <ReasonForm
      key={name}
      name={name}
      label={t(key)}
      title={t("reason")}
      help={t(`${key}Help`)}
      noteHelp={t("noteRequired")}
      reasons={reasons}
      reply={replyTo === name ? reply : undefined}
      open={open === name}
    />
  );
  return (
    <div className="flex flex-col gap-2">
      {can.unfreeze && (
        <Form method="post">
          <input type="hidden" name="do" value="unsuspend" />
          <Button type="submit" block icon="undo">
            {t("unsuspend")}
          </Button>
        </Form>
      )}
      {can.freeze && promotion && <Promotion {...promotion} reply={reply} replyTo={replyTo} />}
      {can.freeze && form("suspend", "suspend")}
      {can.close && form("close_job", "close")}
    </div>
  );
}

/** The hot job mark and the advertising of a published job. */
function Promotion({
  hot,
  ads,
  reply,
  replyTo,
}: {
  hot: boolean;
  ads: boolean;
  reply: FormReply | undefined;
  replyTo: string | undefined;
}) {
  const t = useTranslations("jobs.console.takedown");
  const replyOf = (name: string) => (replyTo === name ? reply : undefined);
  return (
    <>
      <PromotionForm name="hot" on={hot} label={t(hot ? "notHot" : "hot")} reply={replyOf("hot")} />
      <PromotionForm name="ads" on={ads} label={t(ads ? "adsOff" : "adsOn")} reply={replyOf("ads")} />
    </>
  );
}

/** Switches the hot job mark or the ads of a job, with the reason that its team reads. */
function PromotionForm({
  name,
  on,
  label,
  reply,
}: {
  /** The value of `do`, and the field that is switched. */
  name: "hot" | "ads";
  on: boolean;
  label: string;
  reply: FormReply | undefined;
}) {
  const t = useTranslations("jobs.console.takedown");
  return (
    // The opposite act is another form, without the reason that was just entered.
    <details key={String(on)} open={reply?.error ? true : undefined}>
      <summary className={buttonClass({ variant: "secondary", block: true })}>{label}</summary>
      <SubmitForm reply={reply} prefix={name} noValidate className="mt-3 mb-2 flex flex-col gap-3">
        <input type="hidden" name="do" value={name} />
        {!on && <input type="hidden" name={name} value="true" />}
        <Field name="reason" label={t("reason")} help={t("promotionHelp")} required>
          <Textarea rows={2} limit={caps.note} />
        </Field>
        <Button type="submit" className="self-start">
          {label}
        </Button>
      </SubmitForm>
    </details>
  );
}
