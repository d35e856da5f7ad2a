import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";
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

/** What closing the job does to the other applicants. */
type Effects = Pick<JobFill, "others" | "notified" | "interviews" | "interviews_count">;

/** Seconds for which the toast offers Undo. The note on the board offers it as long as it is possible. */
const toastSeconds = 60;

/**
 * Offers to close a job whose openings are filled, and to undo that until the first candidate is notified. The component stays
 * mounted without a fill, so that its toast appears when closing the job has changed the page.
 */
export function FillNote({
  fill,
  address,
  edit,
}: {
  fill: (Effects & Pick<JobFill, "places" | "undoable" | "can">) | null;
  /** The page whose action closes the job and undoes that. */
  address: string;
  /** The form of the job, in which a place can be added; undefined for readers who do not edit the job. */
  edit?: string | undefined;
}) {
  const t = useTranslations("offers.console.filled");
  const [asks, setAsks] = useState(false);
  const fetcher = useFillFetcher(address, () => setAsks(false));
  if (fill?.undoable) return <UndoNote undoable={fill.undoable} address={address} fetcher={fetcher} />;
  if (!fill?.can.fill) return null;
  return (
    <Alert tone="success" title={t("title", { places: fill.places })}>
      <p>{t("text", { others: fill.others })}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          to={address}
          size="sm"
          onClick={(event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey) return;
            event.preventDefault();
            setAsks(true);
          }}
        >
          {t("confirm")}
        </Button>
        {edit && (
          <Button to={edit} size="sm" variant="secondary">
            {t("addPlace")}
          </Button>
        )}
      </div>
      <ClosingDialog
        fill={fill}
        open={asks}
        busy={fetcher.state !== "idle"}
        onClose={() => setAsks(false)}
        onConfirm={() =>
          void fetcher.submit({ intent: "fill", stay: "1" }, { method: "post", action: address })
        }
      />
    </Alert>
  );
}

/** Returns the fetcher of the page that closes a filled job and undoes that. Each result is shown once, as a toast. */
function useFillFetcher(address: string, onResult: () => void) {
  const t = useTranslations("offers.console.filled");
  const toast = useToast();
  const fetcher = useFetcher<FillResult>();
  const handled = useRef<FillResult | undefined>(undefined);
  const { submit, data: result, state } = fetcher;
  const handleResult = useEffectEvent(onResult);
  useEffect(() => {
    if (!result || result === handled.current || state !== "idle") return;
    handled.current = result;
    handleResult();
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
  return fetcher;
}

function UndoNote({
  undoable: { until, ...counts },
  address,
  fetcher: { Form, state },
}: {
  undoable: NonNullable<JobFill["undoable"]>;
  address: string;
  fetcher: ReturnType<typeof useFillFetcher>;
}) {
  const t = useTranslations("offers.console.filled.undo");
  const clock = useDate("clock");
  return (
    <Alert tone="info" title={t("title", counts)}>
      <p>{t("text", { ...counts, until: clock(until) })}</p>
      <Form method="post" action={address} className="mt-3">
        <Stays />
        <Button
          type="submit"
          name="intent"
          value="undo"
          size="sm"
          variant="secondary"
          icon="undo"
          busy={state !== "idle"}
        >
          {t("submit")}
        </Button>
      </Form>
    </Alert>
  );
}

function ClosingDialog({
  fill,
  open,
  busy,
  onClose,
  onConfirm,
}: {
  fill: Effects;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}) {
  const t = useTranslations("offers.console.filled.ask");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("title")}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {t("submit")}
          </Button>
        </>
      }
    >
      <FillText fill={fill} />
    </Dialog>
  );
}

/** A hidden field, set with JavaScript only: the action then returns its result instead of a redirect. */
function Stays() {
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);
  return hasScript ? <input type="hidden" name="stay" value="1" /> : null;
}

/** Explains the effects of closing a filled job. */
export function FillText({ fill }: { fill: Effects }) {
  const { others, notified, interviews, interviews_count: count } = fill;
  const t = useTranslations("offers.console.filled.ask");
  const when = useDate("weekday");
  return (
    <>
      <p>{t("text", { others })}</p>
      {others > 0 && <p className="mt-2">{t("notified", { notified, minutes: rejectMailDelayMinutes })}</p>}
      {count > 0 && (
        <div className="mt-2">
          <p>{t("interviews", { count, minutes: rejectMailDelayMinutes })}</p>
          <ul className="mt-1 list-disc pl-5">
            {interviews.map(({ id, applicant, starts_at }) => (
              <li key={id}>{t("interview", { applicant, when: when(starts_at) })}</li>
            ))}
            {count > interviews.length && (
              <li>{t("moreInterviews", { count: count - interviews.length })}</li>
            )}
          </ul>
        </div>
      )}
    </>
  );
}
