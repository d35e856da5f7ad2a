import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button } from "#ui/Button.tsx";
import { takedownReasons } from "../../terms.ts";
import { ReasonForm } from "./ReasonForm.tsx";

/** What `do` of a takedown form can be. */
export const takedownActions = ["suspend", "close_job", "unsuspend"] as const;

/** For administrators: suspends or closes a job with a reason, or publishes it again. */
export function TakeDown({
  can,
  reply,
  replyTo,
  open,
}: {
  can: { freeze: boolean; unfreeze: boolean; close: boolean };
  reply: FormReply | undefined;
  /** The form that the reply belongs to. */
  replyTo: string | undefined;
  /** The form that is open from the beginning. */
  open?: string | undefined;
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
      {can.freeze && form("suspend", "suspend")}
      {can.close && form("close_job", "close")}
    </div>
  );
}
