import { createContext, use } from "react";
import type { FetcherWithComponents } from "react-router";

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

/** The panel around a form, which shows the form of another page beside the page in view. */
export interface FormPanel {
  /** Posts the form to its own page, so that the page in view stays. */
  fetcher: FetcherWithComponents<unknown>;
  /** The path of the form's page. */
  page: string;
  /** The address to which the form posts (`panelAddress`). */
  address: string;
  /** What the server has done with the form: a new object for each form that it has accepted; else null. */
  done: { done: string } | null;
  /** Shows the form's page with another query in the panel. */
  show: (search: string) => void;
  /** Handles a form that the server has accepted. */
  onDone: (text: string) => void;
}

export const FormPanelContext = createContext<FormPanel | null>(null);
