import { sql } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { displayState } from "#market/jobs/lifecycle.ts";
import { may, ownershipOf } from "#market/jobs/policy.ts";
import type { AdminActor, ConsultantActor } from "#people/accounts/actor.ts";
import type { adminReview } from "../contract.ts";
import { undoEnd } from "../terms.ts";

type Reviewer = AdminActor | ConsultantActor;

/** Limit of earlier rejections on the page of a review. */
const rejectionsShown = 10;

function decisions(db: Reader) {
  return db
    .selectFrom("job_reviews as r")
    .leftJoin("accounts as a", "a.id", "r.by_id")
    .select(["r.id", "r.job_id", "r.decision", "r.reason_id", "r.note", "r.at", "r.corrected"])
    .select("a.full_name as by");
}
type Row = Awaited<ReturnType<ReturnType<typeof decisions>["executeTakeFirstOrThrow"]>>;

type Facts = Pick<Row, "decision" | "reason_id" | "note" | "at" | "corrected">;

/** Returns a decision as answers have it, without its reviewer. */
export function decisionFacts({ decision, reason_id, note, at, corrected }: Facts) {
  return { decision: decision as "approve" | "reject", reason_id, note, at, corrected };
}

const decidedOf = (row: Row) => ({ ...decisionFacts(row), by: row.by });

/** Returns the row of the latest decision about a job. */
export function latestReview(db: Reader, jobId: number) {
  return db
    .selectFrom("job_reviews")
    .select(["id", "by_id", "at", "undo"])
    .where("job_id", "=", jobId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/**
 * Returns until when a reviewer can take a decision back: only the own one, within a minute, and as long as the job has not
 * changed since. Null when it cannot be taken back.
 */
export function undoEndOf(
  review: { by_id: number | null; at: Date; undo: unknown },
  job: { updated_at: Date },
  actor: Reviewer,
  asOf: Date,
): Date | null {
  const end = undoEnd(review.at);
  const isOwn = review.by_id === actor.accountId && review.undo !== null;
  return isOwn && end > asOf && review.at.getTime() === job.updated_at.getTime() ? end : null;
}

/** Returns the latest decision about a job, or null. */
export async function latestDecision(db: Reader, jobId: number) {
  const row = await decisions(db)
    .where("r.job_id", "=", jobId)
    .orderBy("r.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? decidedOf(row) : null;
}

/** The title at the latest decision: reviewers must not see a later title before the job is submitted again. */
const titleAsDecided = sql<string>`coalesce((SELECT k.content->>'title' FROM job_reviews k
  WHERE k.job_id = r.job_id AND k.content IS NOT NULL ORDER BY k.id DESC LIMIT 1), '#' || r.job_id)`;

/** Returns earlier rejections of a job and, for administrators, of the company's other jobs, the latest first. */
export async function rejectionsOf(db: Reader, actor: Reviewer, job: { id: number; company_id: number }) {
  const rows = await decisions(db)
    .select(titleAsDecided.as("title"))
    .where("r.company_id", "=", job.company_id)
    .$if(actor.kind === "consultant", (own) => own.where("r.job_id", "=", job.id))
    .where("r.decision", "=", "reject")
    .orderBy("r.id", "desc")
    .limit(rejectionsShown)
    .execute();
  return rows.map((row) => ({
    ...decidedOf(row),
    job: { id: String(row.job_id), title: row.title },
    same_job: row.job_id === job.id,
  }));
}

/** Returns a page of the actor's decisions, the latest first. */
export async function ownDecisions(
  db: Reader,
  actor: Reviewer,
  query: QueryOf<typeof adminReview.decisions>,
): Promise<ReplyOf<typeof adminReview.decisions>> {
  const [rows, { total }] = await Promise.all([
    decisions(db)
      .innerJoin("jobs as j", "j.id", "r.job_id")
      .innerJoin("companies as c", "c.id", "j.company_id")
      .leftJoin("second_looks as s", "s.review_id", "r.id")
      .select(["s.agrees", "s.note as look_note", "s.at as looked_at"])
      .select([titleAsDecided.as("title"), "c.name as company", "j.status", "j.sen_status", "j.company_id"])
      .select(["j.agency_id", "j.owner_id", "j.recruiter_ids", "j.reviewed_by", "j.rejected_at"])
      .select("j.updated_at")
      .where("r.by_id", "=", actor.accountId)
      .orderBy("r.id", "desc")
      .limit(query.items)
      .offset((query.page - 1) * query.items)
      .execute(),
    db
      .selectFrom("job_reviews")
      .where("by_id", "=", actor.accountId)
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    data: rows.map((row) => {
      const isReadable = may(actor, "read", ownershipOf(row)) === true;
      const display_state = isReadable ? displayState(row.status, row.sen_status) : null;
      return {
        id: String(row.id),
        type: "job_decision" as const,
        attributes: {
          ...decisionFacts(row),
          second_look:
            row.agrees === null || row.looked_at === null
              ? null
              : { agrees: row.agrees, note: row.look_note, at: row.looked_at },
          job: { id: String(row.job_id), title: row.title, company: row.company, display_state },
        },
      };
    }),
    meta: { page: query.page, items: query.items, total },
  };
}
