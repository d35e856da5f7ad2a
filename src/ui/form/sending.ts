import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import type { FormReply } from "#kit/form.ts";
import { onSaved } from "./writes.ts";

/**
 * Returns a ref that is true while the form is sent. After the server has accepted it, the stored work is
 * discarded.
 */
export function useSending(discard: () => void) {
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const sending = useRef(false);
  const saved = useEffectEvent((page: string) => {
    if (sending.current && page === pathname) discard();
  });
  useEffect(() => onSaved(saved), []);
  useEffect(() => {
    if (state === "idle") sending.current = false;
  }, [state]);
  return sending;
}

/**
 * Returns the errors of an answer by field, until the rows that it refers to are changed, and as a list. The
 * list stays the same object for an answer, so that the focus is moved once.
 */
export function useErrorsOf(reply: FormReply | undefined, labelOf?: (name: string) => string | undefined) {
  const [changed, setChanged] = useState<{ reply: FormReply | undefined; lists: string[] }>({
    reply,
    lists: [],
  });
  const label = useRef(labelOf);
  const lists = changed.reply === reply ? changed.lists : [];
  const all = useMemo(
    () => Object.entries((reply?.error?.fieldErrors ?? {}) as Record<string, string>),
    [reply],
  );
  const listed = useMemo(
    () =>
      all.map(([name, text]) => {
        const called = label.current?.(name);
        return { name, text: called ? `${called}: ${text}` : text };
      }),
    [all],
  );
  return {
    listed,
    errors: Object.fromEntries(all.filter(([name]) => !lists.some((list) => name.startsWith(`${list}[`)))),
    /** @param intent the value of the row's button */
    rowsChanged(intent: string) {
      const [, list] = /"name":"(\w+)"/.exec(intent) ?? [];
      if (list) setChanged({ reply, lists: [...lists, list] });
    },
  };
}
