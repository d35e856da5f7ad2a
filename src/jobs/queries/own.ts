import { type NotNull, type SqlBool, sql } from "kysely";
import type { Account, CompanyActor } from "#accounts/actor.ts";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { slugify } from "#kit/fold.ts";
import { notFound } from "#kit/problem.ts";
import type { JobCan, ownDetail, ownList } from "../contract.ts";
import {
  countedStates,
  displayState,
  type JobFacts,
  type JobVerb,
  outcomeOf,
  statusOf,
} from "../lifecycle.ts";
import { jobRole, may } from "../policy.ts";
import { freePosts, type JobGroup, jobGroups, jobStatus, senStatus } from "../terms.ts";
import { jobAttributes, jobsWithCompany, jobTexts } from "./rows.ts";

export type OwnJobReply = ReplyOf<typeof ownDetail>["data"];

/** Jobs as those who work on them read them: with owner, and how much came of them. */
export function workedJobs(db: Reader) {
  return jobsWithCompany(db)
    .leftJoin("accounts as o", "o.id", "j.owner_id")
    .selectAll("j")
    .select([
      "o.full_name as owner_name",
      "o.email as owner_email",
      "o.email_verified_at as owner_verified_at",
      sql<number>`(SELECT coalesce(sum(v.views), 0) FROM job_view_days v WHERE v.job_id = j.id)`.as("views"),
      sql<number>`(SELECT count(*) FROM applicants a WHERE a.job_id = j.id)`.as("applicants"),
      sql<number>`(SELECT count(*) FROM applicants a
        WHERE a.job_id = j.id AND a.outcome = 'active' AND a.viewed_at IS NULL)`.as("unread"),
    ])
    .where("j.deleted_at", "is", null);
}
export type WorkedRow = Awaited<ReturnType<ReturnType<typeof workedJobs>["executeTakeFirstOrThrow"]>>;

/** The jobs of a tab: its pairs of statuses (spec §4), closed ones whatever their `sen_status`. */
export function inGroup(group: JobGroup) {
  const is = (status: number, sen: number) => sql<SqlBool>`(j.status = ${status} AND j.sen_status = ${sen})`;
  const groups: Record<JobGroup, ReturnType<typeof is>> = {
    published: is(jobStatus.published, senStatus.approved),
    reviewing: is(jobStatus.published, senStatus.pending),
    closed: sql<SqlBool>`(j.status = ${jobStatus.closed} AND j.sen_status <> ${senStatus.rejected})`,
    rejected: sql<SqlBool>`(j.sen_status = ${senStatus.rejected} AND j.status IN (${jobStatus.published}, ${jobStatus.closed}))`,
    draft: sql<SqlBool>`j.status = ${jobStatus.draft}`,
    expired: is(jobStatus.published, senStatus.expired),
  };
  return groups[group];
}

const orderColumns = {
  approved_date: "j.approved_at",
  created_at: "j.created_at",
  closed_date: "j.closed_at",
  rejected_date: "j.rejected_at",
} as const;

/** A title as somebody remembers it: a part of it, without regard to accents (a slug is the folded title). */
export function titleLike(title: string) {
  const literal = title.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  const folded = slugify(title);
  return sql<SqlBool>`(j.title ILIKE ${`%${literal}%`} OR (${folded} <> '' AND j.slug LIKE ${`%${folded}%`}))`;
}

/** The jobs of the company that its administrators see all of, and members where they own them or are assigned (decisions §21). */
function visibleTo({ companyId, accountId, isAdmin }: CompanyActor) {
  const inCompany = sql<SqlBool>`j.company_id = ${companyId}`;
  if (isAdmin) return inCompany;
  return sql<SqlBool>`(${inCompany} AND (j.owner_id = ${accountId} OR ${accountId}::bigint = ANY (j.recruiter_ids)))`;
}

/**
 * How many posts a company has of those that count against its limit (in review, public or frozen; spec §6), and the limit:
 * null once the company is verified.
 */
export async function postQuota(db: Reader, companyId: number) {
  const { verified_at, posts_used } = await db
    .selectFrom("companies as c")
    .select("c.verified_at")
    .select(({ selectFrom }) =>
      selectFrom("jobs")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("company_id", "=", "c.id")
        .where("deleted_at", "is", null)
        .where(({ or, and, eb }) =>
          or(
            countedStates.map((state) =>
              and([
                eb("status", "=", statusOf[state].status),
                eb("sen_status", "=", statusOf[state].sen_status),
              ]),
            ),
          ),
        )
        .as("posts_used"),
    )
    .$narrowType<{ posts_used: NotNull }>()
    .where("c.id", "=", companyId)
    .executeTakeFirstOrThrow();
  return { posts_used, posts_limit: verified_at ? null : freePosts };
}

/** How many jobs each tab has for whoever looks, in one statement; null counts those of all companies. */
export async function groupCounts(db: Reader, actor: CompanyActor | null) {
  const row = await db
    .selectFrom("jobs as j")
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(inGroup("published")).as("all_published"),
      fn.countAll<number>().filterWhere(inGroup("reviewing")).as("all_reviewing"),
      fn.countAll<number>().filterWhere(inGroup("closed")).as("all_closed"),
      fn.countAll<number>().filterWhere(inGroup("rejected")).as("all_rejected"),
      fn.countAll<number>().filterWhere(inGroup("draft")).as("all_draft"),
      fn.countAll<number>().filterWhere(inGroup("expired")).as("all_expired"),
    ])
    .where("j.deleted_at", "is", null)
    .$if(actor !== null, (query) => query.where(visibleTo(actor as CompanyActor)))
    .executeTakeFirstOrThrow();
  return row;
}

/** A tab of the jobs that the actor sees of its company, or all of them, with the number of each tab. */
export async function ownJobs(db: Reader, actor: CompanyActor, query: QueryOf<typeof ownList>, asOf: Date) {
  const { group } = query;
  let found = db.selectFrom("jobs as j").where(visibleTo(actor)).where("j.deleted_at", "is", null);
  if (group) found = found.where(inGroup(group));
  else {
    if (query.status !== undefined) found = found.where("j.status", "=", query.status);
    if (query.sen_status !== undefined) found = found.where("j.sen_status", "=", query.sen_status);
  }
  if (query.title) found = found.where(titleLike(query.title));
  const order = group ? orderColumns[jobGroups[group].orderBy] : "j.created_at";
  const [page, counted, counts, quota] = await Promise.all([
    found
      .select("j.id")
      .orderBy(order, (by) => by.desc().nullsLast())
      .orderBy("j.id", "desc")
      .limit(query.items)
      .offset((query.page - 1) * query.items)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    groupCounts(db, actor),
    postQuota(db, actor.companyId),
  ]);
  const rows = await inOrder(
    db,
    page.map((row) => row.id),
  );
  return {
    data: rows.map((row) => ownJobOf(row, actor, asOf)),
    meta: { page: query.page, items: query.items, total: counted.total, counts, ...quota },
  };
}

/** The rows of the ids, in their order. */
export async function inOrder(db: Reader, ids: readonly number[]): Promise<WorkedRow[]> {
  if (ids.length === 0) return [];
  const rows = await workedJobs(db)
    .where("j.id", "in", [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * One job of the company.
 * @throws Problem 404 when it is another company's, not the member's to see, or deleted
 */
export async function ownJob(db: Reader, actor: CompanyActor, id: number, asOf: Date): Promise<OwnJobReply> {
  const row = await workedJobs(db).where("j.id", "=", id).where(visibleTo(actor)).executeTakeFirst();
  if (!row) throw notFound();
  return ownJobOf(row, actor, asOf);
}

/** A job as its writer reads it afterwards, also a member who has just taken their own name off it. */
export async function writtenJob(
  db: Reader,
  actor: CompanyActor,
  id: number,
  asOf: Date,
): Promise<OwnJobReply> {
  return ownJobOf(await workedJobs(db).where("j.id", "=", id).executeTakeFirstOrThrow(), actor, asOf);
}

function ownJobOf(row: WorkedRow, actor: Account, asOf: Date): OwnJobReply {
  return { id: String(row.id), type: "own_job", attributes: workedAttributes(row, actor, asOf) };
}

export function workedAttributes(row: WorkedRow, actor: Account, asOf: Date): OwnJobReply["attributes"] {
  return {
    ...jobAttributes(row, "all"),
    ...jobTexts(row),
    submitted_at: row.submitted_at,
    closed_date: row.closed_at,
    rejected_date: row.rejected_at,
    reject_reason: row.reject_reason_id === null ? null : { id: row.reject_reason_id, note: row.reject_note },
    note: row.note,
    contact_member_id: row.contact_member_id,
    recruiter_ids: row.recruiter_ids,
    owner: row.owner_id === null ? null : { id: row.owner_id, full_name: row.owner_name ?? "" },
    counts: { views: row.views, applicants: row.applicants, new: row.unread },
    can: canOf(row, actor, asOf),
  };
}

/** What the actor may do with the job now: the buttons of every screen. */
function canOf(row: WorkedRow, actor: Account, asOf: Date): JobCan {
  const role = jobRole(actor);
  const state = displayState(row.status, row.sen_status);
  const ownership = { companyId: row.company_id, ownerId: row.owner_id, recruiterIds: row.recruiter_ids };
  const facts: JobFacts = {
    now: asOf,
    firstApprovedAt: row.first_approved_at,
    expiresAt: row.expires_at,
    needsReview: row.needs_review,
    hasApplicants: row.applicants > 0,
  };
  const can = (verb: JobVerb) =>
    role !== null && may(actor, verb, ownership) === true && outcomeOf(verb, state, role, facts) !== null;
  const proven = row.owner_id === null || row.owner_verified_at !== null;
  return {
    edit: can("edit"),
    submit: can("submit"),
    withdraw: can("withdraw"),
    close: can("close"),
    reopen: can("reopen"),
    extend: can("extend"),
    delete: can("delete"),
    // Spec §6: an unverified e-mail blocks approval.
    approve: can("approve") && proven,
    reject: can("reject"),
  };
}
