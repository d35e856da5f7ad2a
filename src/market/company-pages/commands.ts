import type { Tx } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import { isPublicCompany } from "#people/companies/queries/shared.ts";

/**
 * Follows a company; a second call changes nothing.
 * @throws Problem 404, also for a blocked company
 */
export async function followCompany(
  tx: Tx,
  actor: CandidateActor,
  companyId: number,
  asOf: Date,
): Promise<undefined> {
  const company = await tx
    .selectFrom("companies")
    .select("id")
    .where("id", "=", companyId)
    .where(isPublicCompany("companies"))
    .executeTakeFirst();
  if (!company) throw notFound();
  await tx
    .insertInto("company_followers")
    .values({ candidate_id: actor.candidateId, company_id: companyId, followed_at: asOf })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Unfollows a company, also a blocked one.
 * @throws Problem 404
 */
export async function unfollowCompany(tx: Tx, actor: CandidateActor, companyId: number): Promise<undefined> {
  const company = await tx
    .selectFrom("companies")
    .select("id")
    .where("id", "=", companyId)
    .executeTakeFirst();
  if (!company) throw notFound();
  await tx
    .deleteFrom("company_followers")
    .where("candidate_id", "=", actor.candidateId)
    .where("company_id", "=", companyId)
    .execute();
}

/** Deletes the followed companies of an erased candidate. */
export async function eraseFollowed(tx: Tx, candidateId: number): Promise<void> {
  await tx.deleteFrom("company_followers").where("candidate_id", "=", candidateId).execute();
}
