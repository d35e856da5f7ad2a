import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

const settleMs = 300;

/**
 * Loads the page's data again when the server says that something changed, once for a burst of changes, and not while
 * `paused`. A window that nobody sees does not listen; it catches up when it is shown again.
 */
export function useLive(url: string, paused: boolean): void {
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
      // What happened while nobody listened is not told again.
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
