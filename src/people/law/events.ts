import { defineList } from "#kit/contributions.ts";
import type { Tx } from "#kit/db.ts";
import { defineEvent } from "#kit/events.ts";
import type { LawKind } from "#platform/reference/terms.ts";
import type { Holidays } from "#platform/reference/working-days.ts";
import type { Dependent } from "./terms.ts";

/** A change of the rows of law, before it is written. */
export interface LawChange {
  kind: LawKind;
  series: string;
  /** The days on which another value applies afterwards; `to` is null while no end is known. */
  from: string;
  to: string | null;
  /** All public holidays before and after the change. */
  holidays: { before: Holidays; after: Holidays };
}

export interface LawDependent {
  what: Dependent;
  kinds: readonly LawKind[];
  /** Counts the rows to which the change applies. */
  count: (tx: Tx, change: LawChange, asOf: Date) => Promise<number>;
}

/** What the rooms derive from rows of law, for the preview of a change. */
export const lawDependents = defineList<LawDependent>("lawDependents");

/** Rows of law have changed. */
export const lawChanged = defineEvent<{ kind: LawKind; series: string; asOf: Date }>("lawChanged");
