import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import type { FormReply } from "#kit/form.ts";
import { onSaved } from "./writes.ts";

/** True in `current` while the form is sent. Once the server has said yes, what the browser kept of it is discarded. */
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
 * What the answer says of each field, until the rows that it counted are changed; and the same as a list, which stays the
 * same while the answer stands, so that the focus is moved once.
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
