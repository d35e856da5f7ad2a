import type { Outcome } from "#kit/page.ts";

/** What somebody else saved while a form was filled in, as the API says in `meta.now`. */
export interface EditedNow {
  version: number;
  by: string;
  at: string;
  /** Those that hold something other than what was sent. */
  fields: readonly string[];
}

/** For actions: what somebody else saved meanwhile, where that is why an edit was refused. */
export function editedIn(outcome: Outcome<unknown>): EditedNow | undefined {
  if (outcome.ok || !outcome.errors.some(({ code }) => code.endsWith("_edited"))) return undefined;
  return outcome.meta.now as EditedNow;
}
