import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { useToast } from "#ui/toasts.tsx";
import { doorOf } from "../../refusal.ts";
import { rejectMailDelayMinutes, statusMailDelayMinutes } from "../../terms.ts";
import { type Action, type ActionResult, type NewAction, stageName } from "./board-model.ts";
import type { RefusedAction } from "./RefusalDialog.tsx";

const seconds = statusMailDelayMinutes * 60;

/**
 * Posts actions to the page one after another, in their order, and shows a toast with each result. `pending` has the actions
 * that the server has not confirmed, so that the page can show their results in advance. A refusal with a way out is in `refusal` instead of a toast. Moves and rejections can be undone
 * from the toast, also after the reader has left the page.
 */
export function useActions(
  address: string,
  onDone?: (action: Action, result: ActionResult) => void,
  /** Handles the undoing of an action, while the page is in view. */
  onUndo?: (applicant: string) => void,
) {
  const fetcher = useFetcher<ActionResult>();
  const [pending, setPending] = useState<readonly Action[]>([]);
  const serial = useRef(0);
  const sent = useRef(0);
  const [ended, setEnded] = useState(0);
  const [refused, setRefused] = useState<RefusedAction | null>(null);
  const alive = useAlive();

  async function send(action: Action) {
    await fetcher.submit(formOf(action), { method: "post", action: address });
    // The transition ends with the router's update of the page's data or later, never before it.
    startTransition(() => setEnded(action.serial));
  }
  function start(newAction: NewAction) {
    const action = { ...newAction, serial: ++serial.current } as Action;
    if (alive.current) setPending((all) => [...all, action]);
    else void send(action);
  }

  const first = pending[0];
  const { state, data } = fetcher;
  // A toast outlives the render that has shown it.
  const latestUndo = useRef(onUndo);
  useEffect(() => {
    latestUndo.current = onUndo;
  });
  const showResult = useResultToast((action) => {
    start(action);
    if (alive.current && action.intent !== "silence") latestUndo.current?.(action.applicant);
  });
  const finish = useEffectEvent((action: Action, result: ActionResult) => {
    onDone?.(action, result);
    const { name, serial } = action;
    if (!result.ok && doorOf({ code: result.code, now: result.now }))
      setRefused({ code: result.code, text: result.text ?? "", now: result.now, name, serial });
    else showResult(action, result);
  });
  const sendFirst = useEffectEvent(send);
  useEffect(() => {
    if (!first || state !== "idle") return;
    if (sent.current !== first.serial) {
      sent.current = first.serial;
      void sendFirst(first);
    } else if (ended === first.serial) {
      setPending((all) => all.slice(1));
      const unsent: ActionResult = { ok: false, serial: first.serial, code: "unsent", text: null };
      finish(first, data?.serial === first.serial ? data : unsent);
    }
  }, [first, state, data, ended]);

  return { pending, start, refusal: { refused, onClose: () => setRefused(null) } };
}

/** Returns a ref that is true while the page is in view. */
function useAlive() {
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);
  return alive;
}

/** Returns a function that shows the result of an action as a toast, with buttons that undo it or cancel its email. */
function useResultToast(start: (action: NewAction) => void) {
  const t = useTranslations("applications.console");
  const locale = useLocale();
  const toast = useToast();
  return (action: Action, result: ActionResult) => {
    const { name, applicant } = action;
    if (!result.ok) {
      // For an action that did not reach the server, app/writes shows a notice.
      if (result.code !== "unsent")
        toast.show({ tone: "danger", text: `${name}: ${result.text ?? t("failed")}` });
      return;
    }
    const stage = stageName(result.stage, locale);
    const emails = (words: string) => (result.emails ? `${words}. ${t("toast.emails", { seconds })}` : words);
    const silent = result.emails
      ? { label: t("toast.silence"), run: () => start({ intent: "silence", applicant, name }) }
      : undefined;
    if (action.intent === "reject") {
      const undo = () => start({ intent: "restore", applicant, name, to: null, index: null });
      const text = t("toast.rejected", { name });
      const minutes = rejectMailDelayMinutes;
      const notice = result.emails ? `${text}. ${t("toast.rejectionEmails", { minutes })}` : text;
      toast.show({ tone: "success", text: notice, undo });
    } else if (action.intent === "return") {
      const back = { from: result.stage, fromIndex: 0, to: action.from, index: 0 };
      const undo = () => start({ intent: "move", applicant, name, ...back });
      toast.show({ tone: "success", text: t("toast.returned", { name, stage }), undo });
    } else if (action.intent === "silence") {
      toast.show({ tone: "success", text: t("toast.silenced", { name }) });
    } else if (action.intent === "restore") {
      toast.show({ tone: "success", text: emails(t("toast.restored", { name, stage })), action: silent });
    } else if (action.from.id !== action.to.id) {
      const { from, fromIndex, to, index } = action;
      const back = { from: to, fromIndex: index, to: from, index: fromIndex };
      const undo = () => start({ intent: "move", applicant, name, ...back });
      toast.show({ tone: "success", text: emails(t("toast.moved", { name, stage })), undo, action: silent });
    }
  };
}

function formOf(action: Action): Record<string, string> {
  const base = { intent: action.intent, serial: String(action.serial), applicant: action.applicant };
  if (action.intent === "move")
    return { ...base, stage: action.to.id, from: action.from.id, index: String(action.index) };
  if (action.intent === "reject")
    return { ...base, reason: String(action.reason), note: action.note, words: action.words ?? "" };
  if (action.intent === "return") return { ...base, note: action.note };
  if (action.intent === "silence") return base;
  return action.to ? { ...base, stage: action.to.id, index: String(action.index ?? 0) } : base;
}
