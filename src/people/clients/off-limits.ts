import { addMonths, laterOf } from "#platform/reference/calendar.ts";
import type { ClientState } from "./terms.ts";

/** The months after the last placement, or the activation, in which an active client's people are off limits. */
const months = 12;

export interface OffLimitsFacts {
  status: ClientState;
  /** Whether the client has the mark "off limits". */
  marked: boolean;
  activatedOn: string | null;
  lastPlacementOn: string | null;
}

/** Returns the last day on which the people of a client are off limits, or null when no day is. */
export function offLimitsUntil({
  status,
  marked,
  activatedOn,
  lastPlacementOn,
}: OffLimitsFacts): string | null {
  if (status !== "active" || !marked) return null;
  const since = laterOf(activatedOn ?? "", lastPlacementOn ?? "");
  return since === "" ? null : addMonths(since, months);
}
