import { createContext, use } from "react";

/** What the form around a field knows of it, by the field's name. */
export interface FormScope {
  errors: Readonly<Record<string, string>>;
  /** What the field begins with: what was typed and refused, else what is stored. */
  value(name: string): unknown;
  /** Keeps the ids of its fields apart, where a page has several forms with the same names. */
  prefix?: string | undefined;
}

export const FormScopeContext = createContext<FormScope>({ errors: {}, value: () => undefined });

export function useFormScope(): FormScope {
  return use(FormScopeContext);
}

/** A stored value as a field holds it. */
export function textOf(value: unknown): string | undefined {
  return value === undefined ? value : String(value ?? "");
}

/** Whether a box with this value of its own begins ticked. */
export function isTicked(value: unknown): boolean {
  return /^(on|true|1)$/.test(String(value));
}
