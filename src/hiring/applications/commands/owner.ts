import type { Tx } from "#kit/db.ts";
import { invalid } from "#kit/problem.ts";
import type { CompanyActor } from "#people/accounts/actor.ts";
import { type HiringActor, hiringActorOf, inScope, membersOf } from "#people/accounts/hiring-scope.ts";
import { type FoundApplicant, findApplicant } from "../queries/shared/find.ts";
import { recordApplicant } from "./record.ts";

/**
 * Gives an applicant to somebody who looks after it, or to nobody.
 * @returns the applicant as it was found: whoever gives it away may not see it any more
 * @throws Problem 404, 422 at /owner_id
 */
export async function changeApplicantOwner(
  tx: Tx,
  actor: HiringActor,
  { id, ownerId, asOf }: { id: number; ownerId: number | null; asOf: Date },
): Promise<FoundApplicant> {
  await findApplicant(tx, actor, id);
  // Before the applicant is locked, in the order of `changeMember`.
  if (ownerId !== null) await assertColleague(tx, actor, ownerId);
  const applicant = await findApplicant(tx, actor, id, true);
  if (applicant.owner_id === ownerId) return applicant;
  await tx.updateTable("applicants").set({ owner_id: ownerId }).where("id", "=", id).execute();
  await recordApplicant(tx, "owner_change", applicant, { by: actor, at: asOf });
  return applicant;
}

/** Somebody of the actor's own side; whoever is deactivated now is first, or gets nothing. */
async function assertColleague(tx: Tx, { scope }: HiringActor, id: number): Promise<void> {
  const found = await tx
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", id)
    .where(membersOf("accounts", scope))
    .where("blocked_at", "is", null)
    .forKeyShare()
    .executeTakeFirst();
  if (!found) throw invalid("/owner_id", "owner_unknown");
}

/** The active applicants of somebody who leaves the company go to the heir. */
export async function handOverApplicants(
  tx: Tx,
  { by, leaver, heir, asOf }: { by: CompanyActor; leaver: number; heir: number | null; asOf: Date },
): Promise<void> {
  if (heir === null) return;
  const { scope } = hiringActorOf(by);
  const taken = await tx
    .updateTable("applicants as a")
    .set({ owner_id: heir })
    .where(inScope("a", scope))
    .where("a.owner_id", "=", leaver)
    .where("a.outcome", "=", "active")
    .returning(["a.id", "a.job_id", "a.company_id"])
    .execute();
  for (const applicant of taken) await recordApplicant(tx, "owner_change", applicant, { by, at: asOf });
}
