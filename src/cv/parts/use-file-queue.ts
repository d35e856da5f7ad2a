import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";

/** A file on its way: without an answer it waits, or is being sent. */
export interface QueuedFile<Answer> {
  key: number;
  file: File;
  answer?: Answer | null;
}

/**
 * Sends files to the page's action one after the other, each with its own answer.
 * @param formOf what is sent with a file
 */
export function useFileQueue<Answer>(action: string, formOf: (file: File) => FormData) {
  const fetcher = useFetcher<Answer>();
  const [files, setFiles] = useState<readonly QueuedFile<Answer>[]>([]);
  const sending = useRef<number | null>(null);
  const next = useRef(1);
  useEffect(() => {
    if (fetcher.state !== "idle") return;
    const done = sending.current;
    if (done !== null) {
      sending.current = null;
      const answer = (fetcher.data ?? null) as Answer | null;
      setFiles((all) => all.map((each) => (each.key === done ? { ...each, answer } : each)));
      return;
    }
    const waiting = files.find(({ answer }) => answer === undefined);
    if (!waiting) return;
    sending.current = waiting.key;
    void fetcher.submit(formOf(waiting.file), { method: "post", encType: "multipart/form-data", action });
  });
  const add = (chosen: readonly File[]) =>
    setFiles((all) => [...all, ...chosen.map((file) => ({ key: next.current++, file }))]);
  const drop = (key: number) => setFiles((all) => all.filter((each) => each.key !== key));
  const retry = (key: number) =>
    setFiles((all) => all.map((each) => (each.key === key ? { key, file: each.file } : each)));
  return { files, isSent: (key: number) => key === sending.current, add, drop, retry };
}
