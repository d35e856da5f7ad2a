import type { CompanyActor } from "#accounts/actor.ts";
import { setRetention } from "#companies/commands/edit.ts";
import type { BodyOf } from "#kit/contract.ts";
import type { Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { assertAllowed } from "#kit/problem.ts";
import type { retentionChange } from "../contract-retention.ts";
import { addedRetentionChanged } from "../events.ts";
import { mayChangeRetention } from "../policy.ts";

/**
 * Sets for how many days the company keeps the data of ended applications, and of people whom it added; those that are there
 * are kept no longer than was said then (decision 077).
 * @throws Problem 403
 */
export async function keepFor(
  tx: Tx,
  actor: CompanyActor,
  { days, added_days }: BodyOf<typeof retentionChange>,
  asOf: Date,
): Promise<void> {
  assertAllowed(mayChangeRetention(actor));
  const { companyId } = actor;
  await setRetention(tx, actor, { days, addedDays: added_days });
  await tx
    .updateTable("applicants")
    .set({ kept_days: days })
    .where("company_id", "=", companyId)
    .where("agency_id", "is", null)
    .where("kept_days", ">", days)
    .where("erased_at", "is", null)
    .execute();
  if (added_days !== undefined) await emit(tx, addedRetentionChanged, { companyId, days: added_days, asOf });
}
