import { createContext, use } from "react";

/** The state of the surrounding form for a field, by the field's name. */
export interface FormScope {
  errors: Readonly<Record<string, string>>;
  /** Returns the initial value of a field: the refused input, else the stored value. */
  value(name: string): unknown;
  /** Prefix of the fields' ids, for pages with several forms that have the same field names. */
  prefix?: string | undefined;
}

export const FormScopeContext = createContext<FormScope>({ errors: {}, value: () => undefined });

export function useFormScope(): FormScope {
  return use(FormScopeContext);
}

/** Returns a stored value as text for a field. */
export function textOf(value: unknown): string | undefined {
  return value === undefined ? value : String(value ?? "");
}

/** Returns whether a checkbox without a value of its own is initially checked. */
export function isTicked(value: unknown): boolean {
  return /^(on|true|1)$/.test(String(value));
}
