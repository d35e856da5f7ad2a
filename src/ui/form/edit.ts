import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { useFormScope } from "./scope.ts";

/** What the parts of an `EditForm` share. */
export interface Edit {
  /** The fields as they are filled in now, by name. */
  live: Record<string, unknown>;
  /** What is wrong with the form, and work that was left behind. */
  notes: ReactNode;
  /** When unsaved work was kept in this browser last; null while nothing is. */
  savedAt: string | null;
  rowsOf(name: string): { key: string; name: string }[];
  /** Of the button that changes rows, with and without script. */
  buttonOf(change: RowChange): { type: "submit"; name: string; value: string };
  /** Reads the fields again, after a change that is no input of the browser's. */
  reread(): void;
}

export type RowChange =
  | { insert: string; defaultValue?: Record<string, string> }
  | { remove: string; index: number }
  | { reorder: string; from: number; to: number };

export const EditContext = createContext<Edit>({
  live: {},
  savedAt: null,
  notes: null,
  rowsOf: () => [],
  buttonOf: () => ({ type: "submit", name: "", value: "" }),
  reread: () => {},
});

export function useEdit(): Edit {
  return use(EditContext);
}

/** The rows of a list, each with the name that its own fields begin with, and the buttons that change them. */
export function useRows(name: string) {
  const { rowsOf, buttonOf } = useEdit();
  return {
    rows: rowsOf(name),
    add: (defaultValue?: Record<string, string>) => buttonOf({ insert: name, defaultValue }),
    remove: (index: number) => buttonOf({ remove: name, index }),
    move: (from: number, to: number) => buttonOf({ reorder: name, from, to }),
  };
}

/** The value of a field that is no input of the browser's; the form hears of each change. */
export function useHeldValue<T>(name: string, begin: (held: unknown) => T): [T, (value: T) => void] {
  const scope = useFormScope();
  const { reread } = useEdit();
  const [value, setValue] = useState(() => begin(scope.value(name)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new value is in the form when the effect runs
  useEffect(reread, [value, reread]);
  return [value, setValue];
}

/** A stored list as several fields, or tags, hold it. */
export function listOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
  return list.map(String).filter(Boolean);
}
