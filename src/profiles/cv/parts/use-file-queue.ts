import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";

/** A queued file; without an answer it waits or is being sent. */
export interface QueuedFile<Answer> {
  key: number;
  file: File;
  /** Fields that were chosen for this file after an answer, and are sent with it. */
  fields?: Readonly<Record<string, string>>;
  answer?: Answer | null;
}

/**
 * Sends files to the page's action one after the other, each with its own answer.
 * @param formOf returns the form of a file, to which the fields of the file are added
 */
export function useFileQueue<Answer>(action: string, formOf: (file: File) => FormData) {
  const fetcher = useFetcher<Answer>();
  const [files, setFiles] = useState<readonly QueuedFile<Answer>[]>([]);
  const sending = useRef<{ key: number; before: Answer | undefined } | null>(null);
  const next = useRef(1);
  // A fetcher is idle for a moment after submit, with the answer of the previous file.
  const [ended, setEnded] = useState(0);
  async function send({ key, file, fields = {} }: QueuedFile<Answer>) {
    sending.current = { key, before: fetcher.data as Answer | undefined };
    const form = formOf(file);
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    await fetcher.submit(form, { method: "post", encType: "multipart/form-data", action });
    startTransition(() => setEnded(key));
  }
  const sendNext = useEffectEvent(send);
  const { state, data } = fetcher;
  useEffect(() => {
    if (state !== "idle") return;
    const sent = sending.current;
    if (sent === null) {
      const waiting = files.find(({ answer }) => answer === undefined);
      if (waiting) void sendNext(waiting);
    } else if (sent.key === ended) {
      sending.current = null;
      const answer = data === sent.before ? null : (data as Answer);
      setFiles((all) => all.map((each) => (each.key === sent.key ? { ...each, answer } : each)));
      setEnded(0);
    }
  }, [state, data, files, ended]);
  const add = (chosen: readonly File[]) =>
    setFiles((all) => [...all, ...chosen.map((file) => ({ key: next.current++, file }))]);
  const drop = (key: number) => setFiles((all) => all.filter((each) => each.key !== key));
  /** Removes waiting files; the file in progress is not canceled. */
  const dropWaiting = () =>
    setFiles((all) => all.filter(({ key, answer }) => answer !== undefined || key === sending.current?.key));
  const retry = (key: number, fields?: QueuedFile<Answer>["fields"]) =>
    setFiles((all) => all.map((each) => (each.key === key ? { key, file: each.file, fields } : each)));
  return { files, isSent: (key: number) => key === sending.current?.key, add, drop, dropWaiting, retry };
}
