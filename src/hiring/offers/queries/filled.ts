import { sql } from "kysely";
import { rejectMailDelayMinutes } from "#hiring/applications/terms.ts";
import { openInterviews } from "#hiring/interviews/lifecycle.ts";
import { minute } from "#kit/clock.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { assertAllowed, notFound } from "#kit/problem.ts";
import { may, ownershipOf } from "#market/jobs/policy.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import type { jobFilled } from "../contract-fill.ts";

/** Returns the numbers of openings, hired applicants and other active applicants of a job. @throws Problem 404 */
export async function placesOf(db: Reader, actor: HiringActor, jobId: number) {
  const job = await db
    .selectFrom("jobs as j")
    .select(["j.head_count", "j.company_id", "j.agency_id", "j.owner_id", "j.recruiter_ids"])
    .select(["j.status", "j.sen_status", "j.reviewed_by", "j.rejected_at", "j.updated_at"])
    .select(sql<boolean>`j.status = 1`.as("open"))
    .where("j.id", "=", jobId)
    .where("j.deleted_at", "is", null)
    .where(inScope("j", actor.scope))
    .executeTakeFirst();
  if (!job) throw notFound();
  const active = await db
    .selectFrom("applicants as a")
    .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
    .innerJoin("candidates as p", "p.id", "a.candidate_id")
    .select([
      count(sql`s.kind = ${stageKinds.hired}`).as("hired"),
      count(sql`s.kind <> ${stageKinds.hired}`).as("others"),
      count(sql`s.kind NOT IN (${stageKinds.hired}, ${stageKinds.sourced}) AND p.account_id IS NOT NULL`).as(
        "notified",
      ),
    ])
    .where("a.job_id", "=", jobId)
    .where("a.outcome", "=", "active")
    .executeTakeFirstOrThrow();
  return { ...active, open: job.open, places: job.head_count ?? 1, ownership: ownershipOf(job) };
}

const count = (which: ReturnType<typeof sql>) => sql<number>`count(*) FILTER (WHERE ${which})::int`;

/** The most interviews that are listed by name. */
const listedInterviews = 10;

/** Returns the interviews that closing a filled job cancels: those of the other applicants, from the end of the time for Undo. */
export async function interviewsEndedBy(db: Reader, jobId: number, asOf: Date) {
  const rows = await db
    .selectFrom("interviews as i")
    .innerJoin("applicants as a", "a.id", "i.applicant_id")
    .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
    .select(["i.id", "i.starts_at", "a.full_name"])
    .select(sql<number>`(count(*) OVER ())::int`.as("total"))
    .where("a.job_id", "=", jobId)
    .where("a.outcome", "=", "active")
    .where("s.kind", "<>", stageKinds.hired)
    .where("i.status", "in", openInterviews)
    .where("i.starts_at", ">", undoableUntil({ filled_at: asOf }))
    .orderBy("i.starts_at")
    .orderBy("i.id")
    .limit(listedInterviews)
    .execute();
  return {
    interviews: rows.map((row) => ({
      id: String(row.id),
      applicant: row.full_name,
      starts_at: row.starts_at,
    })),
    interviews_count: rows[0]?.total ?? 0,
  };
}

/** Returns the last fill of a job that was not undone. */
export async function lastFill(db: Reader, jobId: number, lock = false) {
  return db
    .selectFrom("job_fills")
    .selectAll()
    .where("job_id", "=", jobId)
    .where("undone_at", "is", null)
    .orderBy("id", "desc")
    .limit(1)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

/** Returns when a fill can no longer be undone, because the first candidate is notified then. */
export const undoableUntil = ({ filled_at }: { filled_at: Date }) =>
  new Date(filled_at.getTime() + rejectMailDelayMinutes * minute);

/** Returns the effects of closing a filled job. @throws Problem 404 for a job that the caller may not close */
export async function fillOf(
  db: Reader,
  actor: HiringActor,
  jobId: number,
  asOf: Date,
): Promise<ReplyOf<typeof jobFilled>["data"]> {
  const { ownership, open, ...counts } = await placesOf(db, actor, jobId);
  assertAllowed(may(actor, "close", ownership));
  const last = await lastFill(db, jobId);
  const undoable = last && undoableUntil(last) > asOf ? await rejectedBy(db, last) : null;
  const fill = counts.hired >= counts.places && (open || counts.others > 0);
  return {
    id: String(jobId),
    type: "job_fill",
    attributes: {
      ...counts,
      ...(await interviewsEndedBy(db, jobId, asOf)),
      undoable,
      can: { fill, undo: undoable !== null },
    },
  };
}

async function rejectedBy(db: Reader, fill: { id: number; filled_at: Date }) {
  const rejected = await db
    .selectFrom("applicant_rejections as r")
    .innerJoin("applicants as a", "a.id", "r.applicant_id")
    .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
    .innerJoin("candidates as p", "p.id", "a.candidate_id")
    .select([
      sql<number>`count(*)::int`.as("rejected"),
      count(sql`s.kind <> ${stageKinds.sourced} AND p.account_id IS NOT NULL`).as("notified"),
    ])
    .where("r.fill_id", "=", fill.id)
    .where("r.restored_at", "is", null)
    .executeTakeFirstOrThrow();
  return { ...rejected, until: undoableUntil(fill) };
}
