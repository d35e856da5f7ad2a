import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

const settleMs = 300;

/**
 * Reloads the page's data when the server reports a change, once for a burst of changes, and not while `paused`. A
 * hidden window is not subscribed; it reloads when it is shown again.
 */
export function useLiveUpdates(url: string, paused: boolean): void {
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
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let opened = false;
    const changed = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (held.current || !navigator.onLine) missed.current = true;
        else void revalidate();
      }, settleMs);
    };
    const listen = () => {
      if (document.hidden) {
        source?.close();
        source = null;
        return;
      }
      source ??= new EventSource(url);
      source.onmessage = changed;
      source.addEventListener("changed", changed);
      // Changes of the time without a subscription are not repeated.
      source.onopen = () => {
        if (opened) changed();
        opened = true;
      };
    };
    listen();
    document.addEventListener("visibilitychange", listen);
    return () => {
      document.removeEventListener("visibilitychange", listen);
      clearTimeout(timer);
      source?.close();
    };
  }, [url, revalidate]);
}
