import { useEffect, useRef, useState } from "react";
import { emptyJob, type JobValues } from "./values.ts";

interface Kept {
  at: string;
  values: JobValues;
}

const pause = 800;

/**
 * Keeps unsaved work in the browser while it is typed, so that a closed window loses nothing.
 * @param name one form's own: its company and job
 * @returns when it was kept last, and what an earlier visit left behind
 */
export function useKeptWork(name: string, values: JobValues, dirty: boolean) {
  const key = `job-form.${name}`;
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const [found, setFound] = useState<Kept | null>(null);
  const first = useRef(JSON.stringify(values));

  useEffect(() => {
    const kept = read(key);
    if (kept && JSON.stringify(kept.values) !== first.current) setFound(kept);
  }, [key]);

  useEffect(() => {
    if (!dirty) return;
    const timer = setTimeout(() => {
      const at = new Date().toISOString();
      if (write(key, { at, values })) setKeptAt(at);
      setFound(null);
    }, pause);
    return () => clearTimeout(timer);
  }, [key, values, dirty]);

  return {
    keptAt,
    found,
    forget() {
      remove(key);
      setFound(null);
      setKeptAt(null);
    },
    dismiss: () => setFound(null),
  };
}

function read(key: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null;
    // An older version may have kept fewer boxes.
    return kept && { at: kept.at, values: { ...emptyJob, ...kept.values } };
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
