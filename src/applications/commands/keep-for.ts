import type { CompanyActor } from "#accounts/actor.ts";
import { setRetention } from "#companies/commands/edit.ts";
import type { Tx } from "#kit/db.ts";
import { assertAllowed } from "#kit/problem.ts";
import { mayChangeRetention } from "../policy.ts";

/**
 * Sets for how many days the company keeps the data of ended applications; those that are there are kept no longer than
 * was said when they were sent (decision 077).
 * @throws Problem 403
 */
export async function keepFor(tx: Tx, actor: CompanyActor, days: number): Promise<void> {
  assertAllowed(mayChangeRetention(actor));
  const { companyId } = actor;
  await setRetention(tx, actor, days);
  await tx
    .updateTable("applicants")
    .set({ kept_days: days })
    .where("company_id", "=", companyId)
    .where("kept_days", ">", days)
    .where("erased_at", "is", null)
    .execute();
}
