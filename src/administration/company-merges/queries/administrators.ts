import type { Reader } from "#kit/db.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { roles } from "#people/accounts/terms.ts";
import type { Pair } from "./steps.ts";

/** Returns the active administrators of two companies, who read about a merge. */
export function administratorsOf(db: Reader, _actor: AdminActor, { loser, winner }: Pair) {
  return db
    .selectFrom("accounts")
    .select(["id", "email", "full_name", "language", "company_id"])
    .where("company_id", "in", [loser, winner])
    .where("role_id", "=", roles.recruiter_admin)
    .where("blocked_at", "is", null)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
}
