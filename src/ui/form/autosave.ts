import { useEffect, useEffectEvent, useRef, useState } from "react";

export interface StoredWork {
  at: string;
  values: Record<string, unknown>;
}

const pauseMs = 800;

/**
 * Stores unsaved work in the browser while it is typed, so that a closed window loses nothing.
 * @param key unique for each form; undefined disables it
 * @param differs whether the work of an earlier visit differs from the saved values
 * @param restore restores the typed values after a language switch, without asking
 * @returns when it was last stored, and the work of an earlier visit
 */
export function useAutosave(
  key: string | undefined,
  {
    live,
    dirty,
    differs,
    restore,
  }: {
    live: StoredWork["values"];
    dirty: boolean;
    differs: (values: StoredWork["values"]) => boolean;
    restore: (kept: StoredWork) => void;
  },
) {
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [found, setFound] = useState<StoredWork | null>(null);
  const look = useEffectEvent(() => {
    if (key === undefined) return;
    const kept = read(key);
    if (!kept || !differs(kept.values) || JSON.stringify(kept.values) === JSON.stringify(live)) return;
    if (takeSwitched(key)) restore(kept);
    else setFound(kept);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
  useEffect(() => look(), [key]);
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
    /** Stores the work without waiting for a pause. */
    keep,
    /** Stores the work for the page in the other language. @returns false when there is none */
    keepForSwitch(): boolean {
      if (!dirty || key === undefined) return false;
      return write(key, { at: new Date().toISOString(), values: live }) && markSwitched(key);
    },
    discard() {
      clearTimeout(timer.current);
      if (key !== undefined) remove(key);
      setFound(null);
      setSavedAt(null);
    },
  };
}

function read(key: string): StoredWork | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as StoredWork | null;
  } catch {
    return null;
  }
}

function write(key: string, kept: StoredWork): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
    return true;
  } catch {
    // Private windows may refuse storage.
    return false;
  }
}

const switched = "form-before-switch";

/** Names the form and not its stored state, because the form may store more until the document leaves. */
function markSwitched(key: string): boolean {
  try {
    sessionStorage.setItem(switched, key);
    return true;
  } catch {
    return false;
  }
}

function takeSwitched(key: string): boolean {
  try {
    const mark = sessionStorage.getItem(switched);
    sessionStorage.removeItem(switched);
    return mark === key;
  } catch {
    return false;
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // The browser has no storage, so there is no work to remove.
  }
}
