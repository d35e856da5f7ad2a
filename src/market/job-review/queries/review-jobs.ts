import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import { stateOf } from "#market/jobs/lifecycle.ts";
import { marksOf } from "#market/jobs/marks.ts";
import { may, ownershipOf } from "#market/jobs/policy.ts";
import {
  groupCounts,
  inOrder,
  inState,
  reviewableJobs,
  type StaffRow,
  staffAttributes,
  staffJobs,
  titleLike,
} from "#market/jobs/queries/shared/staff-jobs.ts";
import { publicPay } from "#market/jobs/salary.ts";
import type { AdminActor, ConsultantActor } from "#people/accounts/actor.ts";
import { isTaxCode } from "#people/companies/tax-code.ts";
import { officeHoursBetween } from "#platform/reference/working-days.ts";
import { changedFields, contentOf } from "../content.ts";
import type { adminReview } from "../contract.ts";
import { type ReviewedContent, reviewedContent } from "../contract-content.ts";
import { isReviewMark, type QueuePart } from "../terms.ts";
import { type Claim, claimsOf } from "./claims.ts";
import { latestDecision, latestReview, rejectionsOf, undoEndOf } from "./decisions.ts";
import { type Cutoffs, cutoffsAt } from "./queue.ts";

type Reviewer = AdminActor | ConsultantActor;
type WholeReply = ReplyOf<typeof adminReview.detail>["data"];
type RowReply = ReplyOf<typeof adminReview.list>["data"][number];

/** Returns a page of jobs that the actor may review: waiting jobs oldest first, other tabs newest first. */
export async function reviewJobs(
  db: Reader,
  actor: Reviewer,
  query: QueryOf<typeof adminReview.list>,
  asOf: Date,
) {
  const { status, sen_status } = query;
  const isFiltered = status !== undefined || sen_status !== undefined;
  const group = query.group ?? (isFiltered ? null : "reviewing");
  const cutoffs = await cutoffsAt(db, asOf);
  const visible = reviewableJobs(actor);
  let filtered = db.selectFrom("jobs as j").where("j.deleted_at", "is", null).where(visible);
  if (group) filtered = filtered.where(inState(group));
  if (status !== undefined) filtered = filtered.where("j.status", "=", status);
  if (sen_status !== undefined) filtered = filtered.where("j.sen_status", "=", sen_status);
  if (query.title) filtered = filtered.where(titleLike(query.title));
  if (query.overdue)
    filtered = filtered.where(sql<SqlBool>`j.submitted_at < ${cutoffs.overdue}`).where(inState("reviewing"));
  if (query.mark) filtered = filtered.where(sql<SqlBool>`${query.mark} = ANY (j.marks)`);
  if (query.hot) filtered = filtered.where("j.hot", "=", true);
  if (query.ads) filtered = filtered.where("j.ads", "=", query.ads === "enabled");
  if (query.part) filtered = filtered.where(inPart(query.part, actor, asOf));
  const sorted =
    group === "reviewing"
      ? filtered.orderBy("j.submitted_at").orderBy("j.id")
      : filtered.orderBy("j.id", "desc");
  const [page, counted, counts] = await Promise.all([
    sorted
      .select("j.id")
      .limit(query.items)
      .offset((query.page - 1) * query.items)
      .execute(),
    filtered.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    groupCounts(db, visible),
  ]);
  const rows = await inOrder(
    db,
    page.map((row) => row.id),
  );
  const ids = rows.map((row) => row.id);
  const [posts, decided, claims] = await Promise.all([
    companyPosts(
      db,
      rows.map((row) => row.company_id),
    ),
    decidedAmong(db, ids),
    claimsOf(db, actor, ids, asOf),
  ]);
  return {
    data: rows.map(
      (row): RowReply => ({
        id: String(row.id),
        type: "review_job",
        attributes: rowAttributes(row, actor, { cutoffs, posts, decided, claims }),
      }),
    ),
    meta: { page: query.page, items: query.items, total: counted.total, counts },
  };
}

/**
 * Returns a job with facts about its author and company, and its earlier decisions.
 * @throws Problem 404
 */
export async function reviewJob(db: Reader, actor: Reviewer, id: number, asOf: Date): Promise<WholeReply> {
  const row = await staffJobs(db)
    .select(["c.tax_code", "c.founded_year", "c.email as company_email", "c.phone as company_phone"])
    .select(["c.created_at as company_created_at", "c.blocked_at", "c.block_reason"])
    .where("j.id", "=", id)
    .executeTakeFirst();
  if (!row || may(actor, "read", ownershipOf(row)) !== true) throw notFound();
  const [cutoffs, posts, claims, decided, review, reviewed, rejections] = await Promise.all([
    cutoffsAt(db, asOf),
    companyPosts(db, [row.company_id]),
    claimsOf(db, actor, [id], asOf),
    latestDecision(db, id),
    latestReview(db, id),
    decidedContent(db, actor, id),
    rejectionsOf(db, actor, row),
  ]);
  const attributes = rowAttributes(row, actor, {
    cutoffs,
    posts,
    claims,
    decided: new Set(decided ? [id] : []),
  });
  const isAdmin = actor.kind === "admin";
  const moderates = isAdmin && actor.isAdmin;
  const content = contentOf({ ...(row as unknown as ReviewedContent), ...payOf(actor, row) });
  return {
    id: String(row.id),
    type: "review_job",
    attributes: {
      ...attributes,
      registration: {
        company_id: String(row.company_id),
        tax_code: row.tax_code,
        tax_code_valid: row.tax_code !== null && isTaxCode(row.tax_code),
        founded_year: row.founded_year,
        email: isAdmin ? row.company_email : null,
        phone: isAdmin ? row.company_phone : null,
        joined: row.company_created_at,
        blocked_at: row.blocked_at,
        block_reason: isAdmin ? row.block_reason : null,
        can: {
          block: moderates && row.blocked_at === null,
          unblock: moderates && row.blocked_at !== null,
          revoke: moderates && row.company_verified_at !== null,
        },
      },
      decided,
      undo_until: review ? undoEndOf(review, row, actor, asOf) : null,
      reviewed,
      rejections,
      changed: reviewed ? changedFields(reviewed, content) : [],
    },
  };
}

function rowAttributes(
  row: StaffRow,
  actor: Reviewer,
  facts: {
    cutoffs: Cutoffs;
    posts: ReadonlyMap<number, number>;
    decided: ReadonlySet<number>;
    claims: ReadonlyMap<number, Claim>;
  },
): RowReply["attributes"] {
  const { asOf, overdue, dueToday, holidays } = facts.cutoffs;
  const since = stateOf(row) === "reviewing" ? row.submitted_at : null;
  return {
    ...staffAttributes(row, actor, asOf),
    overdue: since !== null && since < overdue,
    due_today: since !== null && since >= overdue && since < dueToday,
    waited_hours: since && officeHoursBetween(since, asOf, holidays),
    ads: row.ads,
    marks: marksOf({ ...row, ...payOf(actor, row) }).filter(({ key }) => isReviewMark(key)),
    resubmitted: facts.decided.has(row.id),
    author:
      row.owner_email === null
        ? null
        : {
            full_name: row.owner_name ?? "",
            email: actor.kind === "admin" ? row.owner_email : null,
            email_verified: row.owner_verified_at !== null,
            language: row.owner_language ?? 0,
          },
    company_verified: row.company_verified_at !== null,
    company_jobs: facts.posts.get(row.company_id) ?? 0,
    claim: facts.claims.get(row.id) ?? null,
  };
}

/** Returns the SQL condition that job `j` is in a part of the queue. */
function inPart(part: QueuePart, actor: Reviewer, asOf: Date): RawBuilder<SqlBool> {
  const claimed = (by: RawBuilder<unknown>) => sql<SqlBool>`EXISTS (SELECT FROM review_claims k
    WHERE k.job_id = j.id AND k.until > ${asOf} AND ${by})`;
  switch (part) {
    case "mine":
      return claimed(sql`k.account_id = ${actor.accountId}`);
    case "free":
      return sql<SqlBool>`NOT ${claimed(sql`true`)}`;
    case "resubmitted":
      return sql<SqlBool>`EXISTS (SELECT FROM job_reviews r WHERE r.job_id = j.id)`;
    case "agency":
      return sql<SqlBool>`j.agency_id IS NOT NULL`;
  }
}

/** Returns the content of a job at its latest decision. */
async function decidedContent(db: Reader, actor: Reviewer, jobId: number): Promise<ReviewedContent | null> {
  const row = await db
    .selectFrom("job_reviews")
    .select("content")
    .where("job_id", "=", jobId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  // Content in the format of an older version of Sen cannot be compared.
  const content = reviewedContent.safeParse(row?.content).data;
  return content ? { ...content, ...payOf(actor, content) } : null;
}

/** Returns the salary that a reviewer may read; a consultant reads the public salary. */
function payOf(actor: Reviewer, pay: Pick<ReviewedContent, "salary_type" | "salary_min" | "salary_max">) {
  const { salary_min, salary_max } = actor.kind === "consultant" ? publicPay(pay) : pay;
  return { salary_min, salary_max };
}

/** Returns the ids of jobs with a decision. */
async function decidedAmong(db: Reader, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("job_reviews")
    .select("job_id")
    .distinct()
    .where("job_id", "in", [...ids])
    .execute();
  return new Set(rows.map((row) => row.job_id));
}

/** Returns the number of each company's own jobs that are not drafts. */
async function companyPosts(db: Reader, companyIds: readonly number[]): Promise<Map<number, number>> {
  if (companyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("jobs as j")
    .select(({ fn }) => ["j.company_id", fn.countAll<number>().as("count")])
    .where("j.company_id", "in", [...new Set(companyIds)])
    .where("j.agency_id", "is", null)
    .where("j.status", "<>", 0)
    .where("j.deleted_at", "is", null)
    .groupBy("j.company_id")
    .execute();
  return new Map(rows.map((row) => [row.company_id, row.count]));
}
