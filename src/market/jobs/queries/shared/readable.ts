import { type SqlBool, sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import type { Actor } from "#people/accounts/actor.ts";
import { savedJobs } from "../../contributions.ts";
import { displayState } from "../../lifecycle.ts";
import { jobStatus, senStatus } from "../../terms.ts";
import { shownCompany } from "./shown-company.ts";

/** Returns the ids of jobs that a candidate has saved; null for actors who are no candidates. */
export async function savedAmong(
  db: Reader,
  actor: Actor,
  ids: readonly number[],
): Promise<Set<number> | null> {
  if (actor.kind !== "candidate") return null;
  const { saved } = await db
    .selectNoFrom(savedJobs(actor.candidateId, ids).as("saved"))
    .executeTakeFirstOrThrow();
  return new Set(saved);
}

/**
 * The SQL condition that the public may read job `j`: it is public, or ended and unchanged since its approval
 * (`publicJob` has the same rule).
 */
export const readable = sql<SqlBool>`(
  (j.status = ${jobStatus.published}::int AND j.sen_status = ${senStatus.approved}::int)
  OR (j.first_approved_at IS NOT NULL AND NOT j.needs_review AND (
    (j.status = ${jobStatus.closed}::int AND j.sen_status <> ${senStatus.rejected}::int)
    OR (j.status = ${jobStatus.published}::int AND j.sen_status = ${senStatus.expired}::int))))`;

/**
 * Returns a job that the public may read, with its state.
 * @throws Problem 404
 */
export async function readableJob(db: Reader, id: number) {
  const job = await db
    .selectFrom("jobs as j")
    .innerJoin("companies as c", "c.id", "j.company_id")
    .select(["j.id", "j.title", "j.slug", "j.status", "j.sen_status", "j.expires_at"])
    .select(shownCompany.name.as("company"))
    .where("j.id", "=", id)
    .where("j.deleted_at", "is", null)
    .where("c.blocked_at", "is", null)
    .where(readable)
    .executeTakeFirst();
  if (!job) throw notFound();
  return { ...job, state: displayState(job.status, job.sen_status) };
}
