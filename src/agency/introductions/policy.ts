import { dayOf } from "#platform/reference/calendar.ts";

interface Person {
  accountId: number;
  isAdmin: boolean;
}

/** Returns whether an actor introduces people to a client: with the review by the AM, only the AM and administrators do. */
export function mayIntroduce(
  { accountId, isAdmin }: Person,
  { am_review, am_id }: { am_review: boolean; am_id: number | null },
): boolean {
  return !am_review || isAdmin || accountId === am_id;
}

interface SharePeople {
  asker_id: number;
  owner_id: number | null;
}

/** Returns the role of an actor who withdraws a request for a share. */
export const askerOf = ({ accountId }: Person, { asker_id }: SharePeople) =>
  asker_id === accountId ? ("asker" as const) : null;

/**
 * Returns the role of an actor who answers a request for a share. Administrators answer for the owner, but not what they asked
 * themselves.
 */
export const ownerOf = ({ accountId, isAdmin }: Person, { asker_id, owner_id }: SharePeople) =>
  asker_id !== accountId && (owner_id === accountId || isAdmin) ? ("owner" as const) : null;

/** Returns whether an ownership is live at a moment. */
export const isLiveOn = (row: { ended_at: Date | null; ends_on: string }, asOf: Date): boolean =>
  row.ended_at === null && row.ends_on >= dayOf(asOf);
