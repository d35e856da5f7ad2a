import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { FetcherWithComponents } from "react-router";
import { valueAt } from "#kit/form-names.ts";
import { changedFrom, currentValuesOf, renderedValuesOf, type Shown } from "./changed-fields.ts";
import type { ProfileReply } from "./form-reply.ts";
import { useRetry, useSender } from "./use-sender.ts";

const pauseMs = 1200;

/** `unsent`: the server has not answered; the form is sent again when the network is back. */
export type SaveState = "saved" | "changed" | "sending" | "unsent" | "refused";

interface Autosave {
  form: RefObject<HTMLFormElement | null>;
  fetcher: FetcherWithComponents<ProfileReply>;
  /** The hidden fields of every save. */
  sends: Record<string, string>;
  /** The initial values of the form. */
  values: object;
  /** Shows the stored values instead of those typed here. */
  onAdopt: () => void;
}

/**
 * Saves the changed fields of a form shortly after typing stops, one save after the other. A field that
 * another window has changed too waits for the reader's decision; the others are saved.
 */
export function useAutosave({ form, fetcher, sends, values, onAdopt }: Autosave) {
  const [state, setState] = useState<SaveState>("saved");
  /** The form was left while a save without the newest input was on its way. */
  const [behind, setBehind] = useState(false);
  const [clashes, setClashes] = useState<Record<string, unknown>>({});
  const [adopting, setAdopting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef<Shown>({});
  const stored = useRef<Record<string, unknown>>({});
  const sent = useRef<Shown>(null);
  useEffect(() => {
    if (form.current) shown.current = renderedValuesOf(form.current);
  }, [form]);
  const isFree = (name: string) => !Object.hasOwn(clashes, name);
  const save = useEffectEvent(() => {
    clearTimeout(timer.current);
    if (!form.current || sent.current) return;
    const now = currentValuesOf(form.current);
    const names = changedFrom(shown.current, now).filter(isFree);
    if (names.length === 0) return setState("saved");
    const before = names.map((name) => [
      name,
      Object.hasOwn(stored.current, name) ? stored.current[name] : (valueAt(values, name) ?? null),
    ]);
    const data = new FormData();
    for (const [name, value] of Object.entries(sends)) data.set(name, value);
    data.set("before", JSON.stringify(Object.fromEntries(before)));
    for (const [name, value] of new FormData(form.current))
      if (names.includes(name)) data.append(name, value);
    sent.current = Object.fromEntries(names.map((name) => [name, now[name]]));
    setState("sending");
    void send(data);
  });
  const send = useSender(fetcher, (reply) => {
    if (!sent.current || !form.current) return;
    const now = currentValuesOf(form.current);
    const saving = sent.current;
    const typedSince = changedFrom({ ...shown.current, ...saving }, now).filter(isFree);
    sent.current = null;
    if (!reply) return setState("unsent");
    if (reply.saved) {
      shown.current = { ...shown.current, ...saving };
      stored.current = { ...stored.current, ...reply.saved };
    }
    if (reply.now) setClashes({ ...clashes, ...reply.now });
    // The server has saved no field because of the conflict, so the fields without a conflict are sent again.
    const rest = reply.now
      ? changedFrom(shown.current, now).filter(
          (name) => isFree(name) && !Object.hasOwn(reply.now ?? {}, name),
        )
      : typedSince;
    if (rest.length > 0) {
      setState("changed");
      timer.current = setTimeout(() => save(), behind ? 0 : pauseMs);
    } else {
      setBehind(false);
      setState(reply.errors ? "refused" : "saved");
    }
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useRetry(state === "unsent", () => save());
  const adopt = useEffectEvent(onAdopt);
  useEffect(() => {
    if (adopting && state === "saved") adopt();
  }, [adopting, state]);
  return {
    state,
    clashes,
    /** Leaving the page now would lose typed text. */
    unsafe: state === "unsent" || state === "refused" || behind || Object.keys(clashes).length > 0,
    changed() {
      setState("changed");
      clearTimeout(timer.current);
      timer.current = setTimeout(() => save(), pauseMs);
    },
    /** The reader may leave the page after leaving the form, so it is saved without waiting. */
    left() {
      if (state !== "changed") return;
      if (sent.current) setBehind(true);
      else save();
    },
    again: () => save(),
    /** Overwrites the values saved in another window. */
    keepTyped() {
      stored.current = { ...stored.current, ...clashes };
      setClashes({});
      timer.current = setTimeout(() => save());
    },
    /** Saves the other typed fields, then shows the stored values. */
    takeStored() {
      setAdopting(true);
      save();
    },
  };
}
