import { useEffect, useEffectEvent, useRef, useState } from "react";

export interface Kept {
  at: string;
  values: Record<string, unknown>;
}

const pauseMs = 800;

/**
 * Keeps unsaved work in the browser while it is typed, so that a closed window loses nothing.
 * @param key one form's own; undefined keeps nothing
 * @param differs whether what an earlier visit left behind is other than what the form begins with
 * @returns when it was kept last, and what an earlier visit left behind
 */
export function useAutosave(
  key: string | undefined,
  live: Record<string, unknown>,
  dirty: boolean,
  differs: (values: Record<string, unknown>) => boolean,
) {
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [found, setFound] = useState<Kept | null>(null);
  const check = useRef(differs);
  useEffect(() => {
    const kept = key === undefined ? null : read(key);
    if (kept && check.current(kept.values)) setFound(kept);
  }, [key]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  function keep() {
    clearTimeout(timer.current);
    if (!dirty || key === undefined) return;
    const at = new Date().toISOString();
    if (write(key, { at, values: live })) setSavedAt(at);
    setFound(null);
  }
  const keepNow = useEffectEvent(keep);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change waits anew
  useEffect(() => {
    timer.current = setTimeout(() => keepNow(), pauseMs);
    return () => clearTimeout(timer.current);
  }, [key, live, dirty]);
  return {
    savedAt,
    found,
    /** Without waiting for a pause in the typing. */
    keep,
    discard() {
      clearTimeout(timer.current);
      if (key !== undefined) remove(key);
      setFound(null);
      setSavedAt(null);
    },
  };
}

function read(key: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

function write(key: string, kept: Kept): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
    return true;
  } catch {
    // Private windows may refuse to keep anything.
    return false;
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
