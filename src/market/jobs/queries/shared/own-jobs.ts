import { type RawBuilder, sql } from "kysely";
import { day } from "#kit/clock.ts";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import type { Workspace } from "#people/accounts/workspace.ts";
import type { ownDetail, ownList } from "../../contract.ts";
import { applicantCount, newApplicantCount, waitingApplicantCount } from "../../contributions.ts";
import { countedStates, jobLife } from "../../lifecycle.ts";
import { expiresSoonDays, freePosts, type ListOrder } from "../../terms.ts";
import {
  groupCounts,
  inOrder,
  inState,
  type StaffRow,
  staffAttributes,
  staffJobs,
  titleLike,
} from "./staff-jobs.ts";
import { managedJobs, visibleJobs } from "./visible.ts";

export type OwnJobReply = ReplyOf<typeof ownDetail>["data"];

const orderColumns = {
  approved_date: "j.approved_at",
  created_at: "j.created_at",
  closed_date: "j.closed_at",
  rejected_date: "j.rejected_at",
} as const;

/**
 * Returns how many posts of a workspace are in review, public or frozen, and their limit (spec §6): null for a verified company,
 * and for an agency, whose jobs do not count for its clients either.
 */
export async function postQuota(db: Reader, scope: Workspace) {
  const company = "company" in scope ? scope.company : null;
  const { posts_used, verified } = await db
    .selectFrom("jobs as j")
    .select(({ fn }) => fn.countAll<number>().as("posts_used"))
    .select(
      sql<boolean>`(SELECT c.verified_at IS NOT NULL FROM companies c WHERE c.id = ${company})`.as(
        "verified",
      ),
    )
    .where(inScope("j", scope))
    .where("j.deleted_at", "is", null)
    .where(inState(...countedStates))
    .executeTakeFirstOrThrow();
  return { posts_used, posts_limit: company === null || verified ? null : freePosts };
}

const sorts: Record<Exclude<ListOrder, "date">, () => RawBuilder<unknown>> = {
  title: () => sql`lower(j.title)`,
  views: () => sql`(SELECT coalesce(sum(v.views), 0) FROM job_view_days v WHERE v.job_id = j.id)`,
  applicants: applicantCount,
  new: newApplicantCount,
  waiting: waitingApplicantCount,
  owner: () => sql`(SELECT lower(o.full_name) FROM accounts o WHERE o.id = j.owner_id)`,
  expires: () => sql`j.expires_at`,
};

/**
 * Returns the number of applicants to handle in the published jobs that the actor manages, and of jobs that expire soon
 * or are in review.
 */
async function todayOf(db: Reader, actor: HiringActor, asOf: Date) {
  const soon = new Date(asOf.getTime() + expiresSoonDays * day);
  const isPublished = inState("published");
  const { rows } = await sql<Today>`SELECT
    count(*) FILTER (WHERE ${inState("reviewing")}) AS in_review,
    count(*) FILTER (WHERE ${isPublished} AND j.expires_at <= ${soon}) AS expiring,
    coalesce(sum(${newApplicantCount()}) FILTER (WHERE ${isPublished}), 0)::bigint AS new_applicants,
    coalesce(sum(${waitingApplicantCount()}) FILTER (WHERE ${isPublished}), 0)::bigint AS waiting
    FROM jobs j WHERE j.deleted_at IS NULL AND ${managedJobs(actor)}`.execute(db);
  return rows[0] ?? { in_review: 0, expiring: 0, new_applicants: 0, waiting: 0 };
}
type Today = { in_review: number; expiring: number; new_applicants: number; waiting: number };

/** Returns a page of the company's jobs that the actor may read, of one tab or of all, and the number of jobs in each tab. */
export async function ownJobs(db: Reader, actor: HiringActor, query: QueryOf<typeof ownList>, asOf: Date) {
  const { group } = query;
  let jobs = db.selectFrom("jobs as j").where(visibleJobs(actor)).where("j.deleted_at", "is", null);
  if (group) jobs = jobs.where(inState(group));
  else {
    if (query.status !== undefined) jobs = jobs.where("j.status", "=", query.status);
    if (query.sen_status !== undefined) jobs = jobs.where("j.sen_status", "=", query.sen_status);
  }
  if (query.title) jobs = jobs.where(titleLike(query.title));
  const tab = jobLife.groups.find((each) => each.group === group);
  const order = orderColumns[tab?.orderBy ?? "created_at"];
  const wanted = query.sort?.replace(/^-/, "") as ListOrder | undefined;
  const isDown = query.sort?.startsWith("-") ?? false;
  const [page, counted, counts, quota, today] = await Promise.all([
    jobs
      .select("j.id")
      .$if(wanted !== undefined, (rows) =>
        rows.orderBy(wanted === "date" ? sql.ref(order) : sorts[wanted ?? "title"](), (by) =>
          (isDown ? by.desc() : by.asc()).nullsLast(),
        ),
      )
      .orderBy(order, (by) => by.desc().nullsLast())
      .orderBy("j.id", "desc")
      .limit(query.items)
      .offset((query.page - 1) * query.items)
      .execute(),
    jobs.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    groupCounts(db, visibleJobs(actor)),
    postQuota(db, actor.scope),
    todayOf(db, actor, asOf),
  ]);
  const rows = await inOrder(
    db,
    page.map((row) => row.id),
  );
  return {
    data: rows.map((row) => ownJobOf(row, actor, asOf)),
    meta: { page: query.page, items: query.items, total: counted.total, counts, ...quota, today },
  };
}

/**
 * Returns a job of the workspace.
 * @throws Problem 404 when the job belongs to another workspace, is hidden from the member, or was deleted
 */
export async function ownJob(db: Reader, actor: HiringActor, id: number, asOf: Date): Promise<OwnJobReply> {
  const job = await findOwnJob(db, actor, id, asOf);
  if (!job) throw notFound();
  return job;
}

/** Returns a job of the workspace; null when the actor may not read it as a member of the workspace. */
export async function findOwnJob(
  db: Reader,
  actor: HiringActor,
  id: number,
  asOf: Date,
): Promise<OwnJobReply | null> {
  const row = await staffJobs(db).where("j.id", "=", id).where(visibleJobs(actor)).executeTakeFirst();
  return row ? ownJobOf(row, actor, asOf) : null;
}

/** Returns a job after a change, also to a member who has just removed themselves from it. */
export async function writtenJob(
  db: Reader,
  actor: HiringActor,
  id: number,
  asOf: Date,
): Promise<OwnJobReply> {
  return ownJobOf(await staffJobs(db).where("j.id", "=", id).executeTakeFirstOrThrow(), actor, asOf);
}

function ownJobOf(row: StaffRow, actor: HiringActor, asOf: Date): OwnJobReply {
  return { id: String(row.id), type: "own_job", attributes: staffAttributes(row, actor, asOf) };
}
