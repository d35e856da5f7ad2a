import type { PlacementRole } from "./lifecycle.ts";

/** The people with rights to a placement. */
export interface Responsible {
  am_id: number | null;
  /** The business development owner of the client. */
  owner_id: number | null;
  /** The owner of the job, who leads its filling. */
  lead_id: number | null;
  /** Colleagues with a share of the fee. */
  sharers: readonly number[];
}

/** Returns the role of a consultant for a placement of the agency; null if the consultant may not see it (consoles A.10). */
export function placementRole(
  actor: { accountId: number; isAdmin: boolean },
  { am_id, owner_id, lead_id, sharers }: Responsible,
): Exclude<PlacementRole, "system"> | null {
  if (actor.isAdmin) return "admin";
  if (am_id === actor.accountId) return "am";
  if (lead_id === actor.accountId) return "lead";
  return owner_id === actor.accountId || sharers.includes(actor.accountId) ? "member" : null;
}
