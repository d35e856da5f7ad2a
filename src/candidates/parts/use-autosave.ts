import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { FetcherWithComponents } from "react-router";
import type { ProfileReply } from "./form-reply.ts";

const pauseMs = 1200;

/**
 * Saves a form on its own shortly after typing stops. One save follows the other, so that each names the version that the one
 * before it has made; what another window has saved stops it until the person decides.
 */
export function useAutosave(
  form: RefObject<HTMLFormElement | null>,
  fetcher: FetcherWithComponents<ProfileReply>,
  begin: number,
) {
  const [dirty, setDirty] = useState(false);
  const [behind, setBehind] = useState(false);
  const [version, setVersion] = useState(begin);
  const [seen, setSeen] = useState<ProfileReply | undefined>(fetcher.data);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const edits = useRef(0);
  const sent = useRef(0);
  const reply = fetcher.data;
  if (reply !== seen) {
    setSeen(reply);
    if (reply?.version) setVersion(reply.version);
  }
  const save = useEffectEvent(() => {
    clearTimeout(timer.current);
    if (!form.current || fetcher.state !== "idle" || reply?.now) return;
    sent.current = edits.current;
    void fetcher.submit(form.current);
  });
  useEffect(() => {
    if (fetcher.state !== "idle" || !reply) return;
    // What was typed while the last save was on its way is saved after it.
    if (edits.current > sent.current) timer.current = setTimeout(() => save(), behind ? 0 : pauseMs);
    else {
      setBehind(false);
      if (reply.savedAt) setDirty(false);
    }
  }, [fetcher.state, reply, behind]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    dirty,
    /** The form was left while a save was on its way that does not have all that was typed. */
    behind,
    version,
    changed() {
      edits.current += 1;
      setDirty(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => save(), pauseMs);
    },
    /** Whoever leaves the form may leave the page: what was typed does not wait for the pause. */
    left() {
      if (edits.current <= sent.current) return;
      if (fetcher.state === "idle") save();
      else setBehind(true);
    },
    /** Saves over what another window has saved. */
    overwrite(now: number) {
      if (!form.current) return;
      const data = new FormData(form.current);
      data.set("version", String(now));
      sent.current = edits.current;
      void fetcher.submit(data, { method: "post" });
    },
  };
}
