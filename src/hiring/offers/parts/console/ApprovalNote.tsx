import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Badge } from "#ui/Badge.tsx";
import { Button, buttonClass } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Field } from "#ui/Field.tsx";
import { useStayingForm } from "#ui/form/staying.ts";
import { Textarea } from "#ui/inputs.tsx";
import type { Offer } from "../offer-view.ts";

const tones = { waiting: "warning", approved: "success", refused: "danger" } as const;

/** The state of a draft's approval, and the two answers for a person who may decide. */
export function ApprovalNote({ offer, write }: { offer: Offer; write: string }) {
  const t = useTranslations("offers.console.card");
  const { approval, can, status } = offer.attributes;
  if (!approval || status !== "draft") return null;
  const { state, asked_by, decided_by, reason } = approval;
  return (
    <div className="flex flex-col gap-2">
      <div>
        <Badge tone={tones[state]}>{t(`approval.${state}`, { by: decided_by ?? asked_by })}</Badge>
      </div>
      {reason && <p className="text-sm break-words whitespace-pre-line text-ink-700">{reason}</p>}
      {can.decide && <Decision offer={offer.id} approval={approval.id} write={write} />}
    </div>
  );
}

/** Approves by one button. A refusal has its reason, behind a second button that opens without script. */
function Decision({ offer, approval, write }: { offer: string; approval: string; write: string }) {
  const t = useTranslations("offers.console.card");
  const done = useTranslations("offers.console.done");
  const { form, isBusy } = useStayingForm(write, { approved: done("approved"), refused: done("refused") });
  const ids = (
    <>
      <input type="hidden" name="id" value={offer} />
      <input type="hidden" name="approval" value={approval} />
    </>
  );
  return (
    <div className="flex flex-wrap items-start gap-2">
      <Form {...form}>
        {ids}
        <Button type="submit" name="intent" value="approve" size="sm" busy={isBusy}>
          {t("approve")}
        </Button>
      </Form>
      <details className="open:basis-full">
        <summary
          className={cx(buttonClass({ variant: "secondary", size: "sm" }), "cursor-pointer list-none")}
        >
          {t("refuse")}
        </summary>
        <Form {...form} className="mt-3 flex flex-col gap-3">
          {ids}
          <Field name="reason" id={`reason-${approval}`} label={t("reason")} help={t("reasonHelp")} required>
            <Textarea rows={3} required maxLength={1000} />
          </Field>
          <Button
            type="submit"
            name="intent"
            value="refuse"
            variant="danger"
            size="sm"
            className="self-end"
            busy={isBusy}
          >
            {t("refuse")}
          </Button>
        </Form>
      </details>
    </div>
  );
}
