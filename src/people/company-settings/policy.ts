import type { CompanyActor } from "#people/accounts/actor.ts";
import type { VerificationState } from "./terms.ts";

/** Only administrators change what the company says of itself, or ask for its verification (decisions §21). */
export function mayEdit(actor: CompanyActor): true | "forbidden" {
  return actor.isAdmin || "forbidden";
}

/** Why a verification cannot be asked for now. */
export function requestDenial(
  state: VerificationState,
  missing: readonly string[],
): "verification_pending" | "already_company_verified" | "verification_needs" | null {
  if (state === "verified") return "already_company_verified";
  if (state === "pending") return "verification_pending";
  return missing.length > 0 ? "verification_needs" : null;
}
