import { sql } from "kysely";
import { contribute } from "#kit/contributions.ts";
import type { Reader } from "#kit/db.ts";
import { savedJobs } from "#market/jobs/contributions.ts";
import { jobCards } from "#market/jobs/queries/shared/public.ts";
import { readable } from "#market/jobs/queries/shared/readable.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";

/** Returns a page of a candidate's saved jobs, latest first, including closed and expired ones. */
export async function savedJobList(
  db: Reader,
  actor: CandidateActor,
  { page, items }: { page: number; items: number },
  asOf: Date,
) {
  const saved = db
    .selectFrom("saved_jobs as s")
    .innerJoin("jobs as j", "j.id", "s.job_id")
    .innerJoin("companies as c", "c.id", "j.company_id")
    .where("s.candidate_id", "=", actor.candidateId)
    .where("j.deleted_at", "is", null)
    .where("c.blocked_at", "is", null)
    .where(readable);
  const [rows, { total }] = await Promise.all([
    saved
      .select("j.id")
      .orderBy("s.saved_at", "desc")
      .orderBy("j.id", "desc")
      .offset((page - 1) * items)
      .limit(items)
      .execute(),
    saved.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  const data = await jobCards(
    db,
    actor,
    rows.map((row) => row.id),
    asOf,
  );
  return { data, meta: { page, items, total } };
}

export const contributions = [
  contribute(
    savedJobs,
    (candidateId, jobIds) => sql<number[]>`ARRAY(
      SELECT s.job_id FROM saved_jobs s WHERE s.candidate_id = ${candidateId} AND s.job_id = ANY (${jobIds}::bigint[]))`,
  ),
];
