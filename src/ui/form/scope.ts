import { createContext, use } from "react";

/** What the form around a field knows of it, by the field's name. */
export interface FormScope {
  errors: Readonly<Record<string, string>>;
  /** What the field begins with: what was typed and refused, else what is stored. */
  value(name: string): unknown;
}

export const FormScopeContext = createContext<FormScope>({ errors: {}, value: () => undefined });

export function useFormScope(): FormScope {
  return use(FormScopeContext);
}

/** A stored value as a field holds it. */
export function textOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  return value === null || typeof value === "object" ? "" : String(value);
}

/** Whether a box with this value of its own begins ticked. */
export function isTicked(value: unknown): boolean {
  return value === true || value === "on" || value === "true" || value === "1";
}

/** A stored list as several fields, or tags, hold it. */
export function listOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
  return list.map(String).filter(Boolean);
}
