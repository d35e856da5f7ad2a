import { startTransition, useEffect, useEffectEvent, useState } from "react";
import type { FetcherWithComponents } from "react-router";

/**
 * Sends forms by a fetcher, one after the other.
 * @param onReply gets undefined when the server has not answered
 */
export function useSender<T>(fetcher: FetcherWithComponents<T>, onReply: (reply: T | undefined) => void) {
  const [round, setRound] = useState(0);
  const settle = useEffectEvent(() => onReply(fetcher.data as T | undefined));
  useEffect(() => {
    if (round > 0) settle();
  }, [round]);
  return async (data: FormData) => {
    await fetcher.submit(data, { method: "post" });
    // The update is a transition, like the router's own update, so that `fetcher.data` has the reply when it is read.
    startTransition(() => setRound((rounds) => rounds + 1));
  };
}

/**
 * Calls `again` when the network or the reader is back: a session may have been renewed in another window.
 */
export function useRetry(unsent: boolean, again: () => void): void {
  const retry = useEffectEvent(() => {
    if (!document.hidden) again();
  });
  useEffect(() => {
    if (!unsent) return;
    const onReturn = () => retry();
    window.addEventListener("online", onReturn);
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      window.removeEventListener("online", onReturn);
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, [unsent]);
}
