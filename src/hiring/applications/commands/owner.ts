import type { Tx } from "#kit/db.ts";
import { invalid } from "#kit/problem.ts";
import { type HiringActor, inScope, membersOf } from "#people/accounts/hiring-scope.ts";
import { type FoundApplicant, findApplicant } from "../queries/shared/find.ts";
import { recordApplicant } from "./record.ts";

/**
 * Sets or removes the owner of an applicant.
 * @returns the applicant from before the change, because the actor may not see it afterwards
 * @throws Problem 404, 422 at /owner_id
 */
export async function changeApplicantOwner(
  tx: Tx,
  actor: HiringActor,
  { id, ownerId, asOf }: { id: number; ownerId: number | null; asOf: Date },
): Promise<FoundApplicant> {
  await findApplicant(tx, actor, id);
  // The account is locked before the applicant, as in `changeMember`, so that the two cannot deadlock.
  if (ownerId !== null) await assertColleague(tx, actor, ownerId);
  const applicant = await findApplicant(tx, actor, id, true);
  if (applicant.owner_id === ownerId) return applicant;
  await tx.updateTable("applicants").set({ owner_id: ownerId }).where("id", "=", id).execute();
  await recordApplicant(tx, "owner_change", applicant, { by: actor, at: asOf });
  return applicant;
}

/** Checks that an account is an active member of the actor's workspace, and locks it against deactivation. */
async function assertColleague(tx: Tx, { scope }: HiringActor, id: number): Promise<void> {
  const member = await tx
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", id)
    .where(membersOf("accounts", scope))
    .where("blocked_at", "is", null)
    .forKeyShare()
    .executeTakeFirst();
  if (!member) throw invalid("/owner_id", "owner_unknown");
}

/** Gives the active applicants of a member who leaves the workspace to the member's successor. */
export async function handOverApplicants(
  tx: Tx,
  { by, leaver, heir, asOf }: { by: HiringActor; leaver: number; heir: number | null; asOf: Date },
): Promise<void> {
  if (heir === null) return;
  const { scope } = by;
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
