import { type SqlBool, sql } from "kysely";
import type { AdminActor, ConsultantActor } from "#accounts/actor.ts";
import { stateOf } from "#jobs/lifecycle.ts";
import {
  groupCounts,
  inOrder,
  inState,
  type StaffRow,
  staffAttributes,
  staffJobs,
  titleLike,
} from "#jobs/queries/shared/staff-jobs.ts";
import { overdueBefore } from "#jobs/review-days.ts";
import { reviewDays } from "#jobs/terms.ts";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import type { adminReview } from "./contract.ts";

type Reviewer = AdminActor | ConsultantActor;
type ReviewReply = ReplyOf<typeof adminReview.detail>["data"];

/** Jobs of all companies: those that wait, oldest first; the other tabs newest first. */
export async function reviewJobs(
  db: Reader,
  actor: Reviewer,
  query: QueryOf<typeof adminReview.list>,
  asOf: Date,
) {
  const group = query.group ?? "reviewing";
  const cutoff = await overdueCutoff(db, asOf);
  let found = db.selectFrom("jobs as j").where("j.deleted_at", "is", null).where(inState(group));
  if (query.title) found = found.where(titleLike(query.title));
  if (query.overdue)
    found = found.where(sql<SqlBool>`j.submitted_at < ${cutoff}`).where(inState("reviewing"));
  const sorted =
    group === "reviewing" ? found.orderBy("j.submitted_at").orderBy("j.id") : found.orderBy("j.id", "desc");
  const [page, counted, counts] = await Promise.all([
    sorted
      .select("j.id")
      .limit(query.items)
      .offset((query.page - 1) * query.items)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    groupCounts(db, null),
  ]);
  const rows = await inOrder(
    db,
    page.map((row) => row.id),
  );
  const posts = await companyPosts(
    db,
    rows.map((row) => row.company_id),
  );
  return {
    data: rows.map((row) => reviewJobOf(row, actor, { asOf, cutoff, posts })),
    meta: { page: query.page, items: query.items, total: counted.total, counts },
  };
}

/** A job with what its reviewer must know of its author and company. */
export async function reviewJob(db: Reader, actor: Reviewer, id: number, asOf: Date): Promise<ReviewReply> {
  const row = await staffJobs(db).where("j.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  const cutoff = await overdueCutoff(db, asOf);
  const posts = await companyPosts(db, [row.company_id]);
  return reviewJobOf(row, actor, { asOf, cutoff, posts });
}

function reviewJobOf(
  row: StaffRow,
  actor: Reviewer,
  known: { asOf: Date; cutoff: Date; posts: ReadonlyMap<number, number> },
): ReviewReply {
  const waiting = stateOf(row) === "reviewing";
  return {
    id: String(row.id),
    type: "review_job",
    attributes: {
      ...staffAttributes(row, actor, known.asOf),
      overdue: waiting && row.submitted_at !== null && row.submitted_at < known.cutoff,
      author:
        row.owner_email === null
          ? null
          : {
              full_name: row.owner_name ?? "",
              email: row.owner_email,
              email_verified: row.owner_verified_at !== null,
            },
      company_verified: row.company_verified_at !== null,
      company_jobs: known.posts.get(row.company_id) ?? 0,
    },
  };
}

async function overdueCutoff(db: Reader, asOf: Date): Promise<Date> {
  const rows = await db.selectFrom("holidays").select("day").execute();
  return overdueBefore(asOf, reviewDays, new Set(rows.map((row) => String(row.day))));
}

/** How many jobs each company has handed in so far, drafts aside. */
async function companyPosts(db: Reader, companyIds: readonly number[]): Promise<Map<number, number>> {
  if (companyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("jobs as j")
    .select(({ fn }) => ["j.company_id", fn.countAll<number>().as("count")])
    .where("j.company_id", "in", [...new Set(companyIds)])
    .where("j.status", "<>", 0)
    .where("j.deleted_at", "is", null)
    .groupBy("j.company_id")
    .execute();
  return new Map(rows.map((row) => [row.company_id, row.count]));
}
