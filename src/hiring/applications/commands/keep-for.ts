import type { BodyOf } from "#kit/contract.ts";
import type { Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { assertAllowed } from "#kit/problem.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import { setAgencyRetention } from "#people/agencies/commands/retention.ts";
import { setRetention } from "#people/companies/commands/edit.ts";
import type { retentionChange } from "../contract-retention.ts";
import { addedRetentionChanged } from "../events.ts";
import { mayChangeRetention } from "../policy.ts";

/**
 * Sets the days for which a workspace stores the data of ended applications and of people whom it added. Existing data is
 * stored no longer than was promised before (decision 077).
 * @throws Problem 403
 */
export async function keepFor(
  tx: Tx,
  actor: HiringActor,
  { days, added_days }: BodyOf<typeof retentionChange>,
  asOf: Date,
): Promise<void> {
  assertAllowed(mayChangeRetention(actor));
  const { scope } = actor;
  const retention = { days, addedDays: added_days };
  if ("company" in scope) await setRetention(tx, { companyId: scope.company }, retention);
  else await setAgencyRetention(tx, scope.agency, retention);
  await tx
    .updateTable("applicants")
    .set({ kept_days: days })
    .where(inScope("applicants", scope))
    .where("kept_days", ">", days)
    .where("erased_at", "is", null)
    .execute();
  if (added_days !== undefined) await emit(tx, addedRetentionChanged, { scope, days: added_days, asOf });
}
