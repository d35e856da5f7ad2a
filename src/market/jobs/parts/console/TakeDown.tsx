import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button } from "#ui/Button.tsx";
import { takedownReasons } from "../../terms.ts";
import { ReasonForm } from "./ReasonForm.tsx";

/** The values of `do` in takedown forms. */
export const takedownActions = ["suspend", "close_job", "unsuspend", "hot"] as const;

/** For administrators: suspends or closes a job with a reason, or publishes it again. */
export function TakeDown({
  can,
  reply,
  replyTo,
  open,
  hot,
}: {
  can: { freeze: boolean; unfreeze: boolean; close: boolean };
  reply: FormReply | undefined;
  /** The value of `do` of the form to which the reply belongs. */
  replyTo: string | undefined;
  /** The value of `do` of the form that is open from the beginning. */
  open?: string | undefined;
  /** Whether the published job is marked as hot, where the mark can be changed. */
  hot?: boolean;
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
      {can.freeze && hot !== undefined && (
        <Form method="post">
          <input type="hidden" name="do" value="hot" />
          {!hot && <input type="hidden" name="hot" value="true" />}
          <Button type="submit" block variant="secondary">
            {t(hot ? "notHot" : "hot")}
          </Button>
        </Form>
      )}
      {can.freeze && form("suspend", "suspend")}
      {can.close && form("close_job", "close")}
    </div>
  );
}
