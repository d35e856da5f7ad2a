import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { rejectMailDelayMinutes } from "#hiring/applications/terms.ts";
import type { AnswerOf } from "#kit/contract.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { useToast } from "#ui/toasts.tsx";
import { useDate } from "#ui/use-date.ts";
import type { jobFilled } from "../../contract-fill.ts";
import type { FillResult } from "../../pages/console/fill.tsx";

type JobFill = AnswerOf<typeof jobFilled>["data"]["attributes"];

/** Seconds for which the toast offers Undo. The note on the board offers it as long as it is possible. */
const toastSeconds = 60;

/**
 * Offers to close a job whose openings are filled, and to undo that until the first candidate is notified. It stays mounted without
 * a fill, so that its toast appears when closing the job has changed the page.
 */
export function FillNote({
  fill,
  address,
}: {
  fill: Pick<JobFill, "places" | "others" | "notified" | "undoable" | "can"> | null;
  /** The page that fills and undoes. */
  address: string;
}) {
  const t = useTranslations("offers.console.filled");
  const clock = useDate("clock");
  const toast = useToast();
  const fetcher = useFetcher<FillResult>();
  const [asks, setAsks] = useState(false);
  const handled = useRef<FillResult | undefined>(undefined);
  const { submit, data: result, state } = fetcher;
  const busy = state !== "idle";
  useEffect(() => {
    if (!result || result === handled.current || state !== "idle") return;
    handled.current = result;
    setAsks(false);
    if (result.problem !== null) toast.show({ tone: "danger", text: result.problem });
    else
      toast.show({
        tone: "success",
        text: t(`toast.${result.done}`, { count: result.count }),
        ...(result.done === "filled" && {
          seconds: toastSeconds,
          undo: () => void submit({ intent: "undo", stay: "1" }, { method: "post", action: address }),
        }),
      });
  }, [result, state, submit, address, toast, t]);

  if (fill?.undoable) {
    const { until, ...counts } = fill.undoable;
    return (
      <Alert tone="info" title={t("undo.title", counts)}>
        <p>{t("undo.text", { ...counts, until: clock(until) })}</p>
        <fetcher.Form method="post" action={address} className="mt-3">
          <Stays />
          <Button
            type="submit"
            name="intent"
            value="undo"
            size="sm"
            variant="secondary"
            icon="undo"
            busy={busy}
          >
            {t("undo.submit")}
          </Button>
        </fetcher.Form>
      </Alert>
    );
  }
  if (!fill?.can.fill) return null;
  return (
    <Alert tone="success" title={t("title", { places: fill.places })}>
      <p>{t("text", { others: fill.others })}</p>
      <Button
        to={address}
        size="sm"
        className="mt-3"
        onClick={(event: MouseEvent) => {
          if (event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          setAsks(true);
        }}
      >
        {t("confirm")}
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t("ask.title")}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsks(false)}>
              {t("ask.cancel")}
            </Button>
            <Button
              variant="danger"
              busy={busy}
              onClick={() => void submit({ intent: "fill", stay: "1" }, { method: "post", action: address })}
            >
              {t("ask.submit")}
            </Button>
          </>
        }
      >
        <FillText fill={fill} />
      </Dialog>
    </Alert>
  );
}

/** A hidden field, set with JavaScript only: the action then returns its result instead of a redirect. */
function Stays() {
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);
  return hasScript ? <input type="hidden" name="stay" value="1" /> : null;
}

/** Explains the effects of closing a filled job. */
export function FillText({ fill: { others, notified } }: { fill: Pick<JobFill, "others" | "notified"> }) {
  const t = useTranslations("offers.console.filled.ask");
  return (
    <>
      <p>{t("text", { others })}</p>
      {others > 0 && <p className="mt-2">{t("notified", { notified, minutes: rejectMailDelayMinutes })}</p>}
    </>
  );
}
