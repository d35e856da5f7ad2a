import { droppedOrders } from "#agency/job-orders/terms.ts";
import { addDays, dayOf } from "#platform/reference/calendar.ts";
import type { PlacementFacts } from "../lifecycle.ts";
import { replacementDays } from "../terms.ts";

/** Returns the facts of a placement for its lifecycle. */
export function factsOf(
  row: {
    started_at: Date | null;
    start_date: string;
    fee: number;
    requested: number;
    credit_id: number | null;
    replaces_id: number | null;
    left_on: string | null;
    replacement_status: string | null;
  },
  asOf: Date,
): PlacementFacts {
  return {
    started: row.started_at !== null,
    due: row.start_date <= dayOf(asOf),
    fee: row.fee,
    requested: row.requested,
    remedied: row.credit_id !== null,
    isReplacement: row.replaces_id !== null,
    replaceable: row.left_on !== null && dayOf(asOf) <= addDays(row.left_on, replacementDays),
    abandoned: droppedOrders.some((status) => status === row.replacement_status),
  };
}
