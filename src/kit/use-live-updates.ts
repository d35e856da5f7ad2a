import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { follow } from "./live.ts";

/**
 * Reloads the page's data when the server reports a change, once for a burst of changes, and not while
 * `paused`. A hidden window is not subscribed; it reloads when it is shown again. A null `url` disables it.
 */
export function useLiveUpdates(url: string | null, paused: boolean): void {
  const { revalidate } = useRevalidator();
  const missed = useRef(false);
  const held = useRef(paused);
  useEffect(() => {
    held.current = paused;
    if (paused || !missed.current) return;
    missed.current = false;
    void revalidate();
  }, [paused, revalidate]);
  useEffect(() => {
    if (url === null) return;
    return follow({
      url,
      heard() {
        if (held.current || !navigator.onLine) missed.current = true;
        else void revalidate();
      },
    });
  }, [url, revalidate]);
}
