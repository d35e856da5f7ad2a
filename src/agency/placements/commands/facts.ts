import { dayOf } from "#platform/reference/calendar.ts";
import type { PlacementFacts } from "../lifecycle.ts";

/** Returns the facts of a placement for its lifecycle. */
export function factsOf(
  row: {
    started_at: Date | null;
    start_date: string;
    fee: number;
    requested: number;
    credit_id: number | null;
  },
  asOf: Date,
): PlacementFacts {
  return {
    started: row.started_at !== null,
    due: row.start_date <= dayOf(asOf),
    fee: row.fee,
    requested: row.requested,
    remedied: row.credit_id !== null,
  };
}
