import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { useToast } from "#ui/toasts.tsx";
import { type Act, type ActResult, stageName, type Wish } from "./board-model.ts";

/**
 * Sends acts to the page's action one after another, in the order they were done, and says how each ended; `pending`
 * holds those that the server has not confirmed, for showing the result before it comes. A stage move and a rejection
 * can be undone from the toast, also after the reader went to another page.
 */
export function useActs(action: string, onDone?: (act: Act, result: ActResult) => void) {
  const t = useTranslations("applications.console");
  const locale = useLocale();
  const toast = useToast();
  const fetcher = useFetcher<ActResult>();
  const [pending, setPending] = useState<readonly Act[]>([]);
  const serial = useRef(0);
  const sent = useRef(0);
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);

  function send(act: Act) {
    void fetcher.submit(formOf(act), { method: "post", action });
  }
  function start(wish: Wish) {
    const act = { ...wish, act: ++serial.current } as Act;
    if (alive.current) setPending((all) => [...all, act]);
    else send(act);
  }

  const first = pending[0];
  const { state, data } = fetcher;
  const finish = useEffectEvent((act: Act, result: ActResult) => {
    onDone?.(act, result);
    const { name } = act;
    if (!result.ok) {
      const reason = result.text ?? t(result.code === "offline" ? "offline" : "failed");
      toast.show({ tone: "danger", text: `${name}: ${reason}` });
      return;
    }
    const stage = stageName(result.stage, locale);
    if (act.intent === "reject") {
      const undo = () => start({ intent: "restore", applicant: act.applicant, name, to: null, index: null });
      toast.show({ tone: "success", text: t("toast.rejected", { name }), undo });
    } else if (act.intent === "restore") {
      toast.show({ tone: "success", text: t("toast.restored", { name, stage }) });
    } else if (act.from.id !== act.to.id) {
      const { applicant, from, fromIndex, to, index } = act;
      const back = { from: to, fromIndex: index, to: from, index: fromIndex };
      const undo = () => start({ intent: "move", applicant, name, ...back });
      toast.show({ tone: "success", text: t("toast.moved", { name, stage }), undo });
    }
  });
  const sendFirst = useEffectEvent(send);
  useEffect(() => {
    if (!first || state !== "idle") return;
    if (sent.current !== first.act) {
      sent.current = first.act;
      if (navigator.onLine) return sendFirst(first);
      setPending((all) => all.slice(1));
      finish(first, { ok: false, act: first.act, code: "offline", text: null });
    } else if (data?.act === first.act) {
      setPending((all) => all.slice(1));
      finish(first, data);
    }
  }, [first, state, data]);

  return { pending, start };
}

function formOf(act: Act): Record<string, string> {
  const base = { intent: act.intent, act: String(act.act), applicant: act.applicant };
  if (act.intent === "move")
    return { ...base, stage: act.to.id, from: act.from.id, index: String(act.index) };
  if (act.intent === "reject") return { ...base, reason: String(act.reason), note: act.note };
  return act.to ? { ...base, stage: act.to.id, index: String(act.index ?? 0) } : base;
}
