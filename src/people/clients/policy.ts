import type { ConsultantActor } from "#people/accounts/actor.ts";
import type { ClientRole } from "./lifecycle.ts";
import { usualRates } from "./terms.ts";

/** The people who are responsible for a client. */
export interface Responsible {
  owner_id: number | null;
  am_id: number | null;
}

type Person = Pick<ConsultantActor, "accountId" | "isAdmin">;

/** Returns the role of a consultant for a client of the agency. */
export function clientRole({ accountId, isAdmin }: Person, { owner_id, am_id }: Responsible): ClientRole {
  if (isAdmin) return "administrator";
  if (owner_id === accountId) return "owner";
  return am_id === accountId ? "am" : "member";
}

/** Whether a role reads the terms, contacts, files and notes of a client. */
export const readsTerms = (role: ClientRole): boolean => role !== "member";

/** Whether a role reads what the client owes, which is in its payment requests (consoles.md A.10). */
export const readsUnpaid = (role: ClientRole): boolean => role === "administrator" || role === "am";

/** Whether a role names the account manager of a client. Only administrators name another owner. */
export const namesAm = (role: ClientRole): boolean => role === "administrator" || role === "owner";

/** Returns whether a consultant may agree to a rate. Rates outside the usual range need an administrator (consoles.md A.10). */
export function mayUseRate(actor: { isAdmin: boolean }, bps: number): true | "rate_out_of_range" {
  const isUsual = bps >= usualRates.least && bps <= usualRates.most;
  return actor.isAdmin || isUsual || "rate_out_of_range";
}
