import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { useFormScope } from "./scope.ts";

/** The state shared by the parts of an `EditForm`. */
export interface Edit {
  /** The current values of the fields, by name. */
  live: Record<string, unknown>;
  /** Errors of the form, and unsaved work of an earlier visit. */
  notes: ReactNode;
  /** The time at which unsaved work was last stored in this browser; null without stored work. */
  savedAt: string | null;
  rowsOf(name: string): { key: string; name: string }[];
  /** Returns the props of a button that changes rows, with and without script. */
  buttonOf(change: RowChange): { type: "submit"; name: string; value: string };
  /** Reads the fields again, after a change without an input event. */
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

/** Returns the rows of a list, each with the name prefix of its fields, and the buttons that change them. */
export function useRows(name: string) {
  const { rowsOf, buttonOf } = useEdit();
  return {
    rows: rowsOf(name),
    add: (defaultValue?: Record<string, string>) => buttonOf({ insert: name, defaultValue }),
    remove: (index: number) => buttonOf({ remove: name, index }),
    move: (from: number, to: number) => buttonOf({ reorder: name, from, to }),
  };
}

/** Returns the value of a field that is not a native input; the form is notified of each change. */
export function useFieldValue<T>(name: string, begin: (held: unknown) => T): [T, (value: T) => void] {
  const scope = useFormScope();
  const { reread } = useEdit();
  const [value, setValue] = useState(() => begin(scope.value(name)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new value is in the form when the effect runs
  useEffect(reread, [value, reread]);
  return [value, setValue];
}

/** Returns a stored list as the values of several fields or tags. */
export function listOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
  return list.map(String).filter(Boolean);
}
