import type { CompanyActor } from "#people/accounts/actor.ts";
import type { VerificationState } from "./terms.ts";

/** Only administrators may change the details of their company or request its verification (decisions §21). */
export function mayEdit(actor: CompanyActor): true | "forbidden" {
  return actor.isAdmin || "forbidden";
}

/** Returns the reason why a company cannot request verification now; null if it can. */
export function requestDenial(
  state: VerificationState,
  missing: readonly string[],
): "verification_pending" | "already_company_verified" | "verification_needs" | null {
  if (state === "verified") return "already_company_verified";
  if (state === "pending") return "verification_pending";
  return missing.length > 0 ? "verification_needs" : null;
}
