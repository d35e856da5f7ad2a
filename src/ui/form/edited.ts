import type { Outcome } from "#kit/page.ts";

/** Another person's edit that was saved while a form was filled in, from the API's `meta.now`. */
export interface EditedNow {
  version: number;
  by: string;
  at: string;
  /** Fields whose stored value differs from the sent one. */
  fields: readonly string[];
}

/** Returns the conflicting edit when an action was refused because of one. */
export function editedIn(outcome: Outcome<unknown>): EditedNow | undefined {
  if (outcome.ok || !outcome.errors.some(({ code }) => code.endsWith("_edited"))) return undefined;
  return outcome.meta.now as EditedNow;
}
