import { type NotNull, type SqlBool, sql } from "kysely";
import type { Account, CompanyActor } from "#accounts/actor.ts";
import { inScope } from "#companies/hiring-scope.ts";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { slugify } from "#kit/fold.ts";
import { notFound } from "#kit/problem.ts";
import type { JobCan, ownDetail, ownList } from "../contract.ts";
import { countedStates, factsOf, type JobVerb, jobLife, pairsOf, stateOf } from "../lifecycle.ts";
import { jobRole, may, ownershipOf } from "../policy.ts";
import { type DisplayState, freePosts } from "../terms.ts";
import { jobAttributes, jobsWithCompany, jobTexts } from "./rows.ts";

export type OwnJobReply = ReplyOf<typeof ownDetail>["data"];

/** Jobs as those who work on them read them: with owner, and how much came of them. */
export function staffJobs(db: Reader) {
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
export type StaffRow = Awaited<ReturnType<ReturnType<typeof staffJobs>["executeTakeFirstOrThrow"]>>;

/** Jobs in one of the states, as pairs of statuses (spec §4). */
export function inState(...states: DisplayState[]) {
  const pairs = states.flatMap((state) => pairsOf[state]);
  return sql<SqlBool>`(${sql.join(
    pairs.map(({ status, senStatuses }) =>
      senStatuses.length === 1
        ? sql`(j.status = ${status} AND j.sen_status = ${senStatuses[0]})`
        : sql`(j.status = ${status} AND j.sen_status IN (${sql.join(senStatuses)}))`,
    ),
    sql` OR `,
  )})`;
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
  const inCompany = inScope("j", { company: companyId });
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
      selectFrom("jobs as j")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where(inScope("j", { company: companyId }))
        .where("j.deleted_at", "is", null)
        .where(inState(...countedStates))
        .as("posts_used"),
    )
    .$narrowType<{ posts_used: NotNull }>()
    .where("c.id", "=", companyId)
    .executeTakeFirstOrThrow();
  return { posts_used, posts_limit: verified_at ? null : freePosts };
}

/** How many jobs each tab has for whoever looks, in one statement; null counts those of all companies. */
export async function groupCounts(db: Reader, actor: CompanyActor | null) {
  return await db
    .selectFrom("jobs as j")
    .select(({ fn }) =>
      jobLife.groups.map(({ group, countKey }) =>
        fn.countAll<number>().filterWhere(inState(group)).as(countKey),
      ),
    )
    .where("j.deleted_at", "is", null)
    .$if(actor !== null, (query) => query.where(visibleTo(actor as CompanyActor)))
    .executeTakeFirstOrThrow();
}

/** A tab of the jobs that the actor sees of its company, or all of them, with the number of each tab. */
export async function ownJobs(db: Reader, actor: CompanyActor, query: QueryOf<typeof ownList>, asOf: Date) {
  const { group } = query;
  let found = db.selectFrom("jobs as j").where(visibleTo(actor)).where("j.deleted_at", "is", null);
  if (group) found = found.where(inState(group));
  else {
    if (query.status !== undefined) found = found.where("j.status", "=", query.status);
    if (query.sen_status !== undefined) found = found.where("j.sen_status", "=", query.sen_status);
  }
  if (query.title) found = found.where(titleLike(query.title));
  const tab = jobLife.groups.find((known) => known.group === group);
  const order = orderColumns[tab?.orderBy ?? "created_at"];
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
export async function inOrder(db: Reader, ids: readonly number[]): Promise<StaffRow[]> {
  if (ids.length === 0) return [];
  const rows = await staffJobs(db)
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
  const row = await staffJobs(db).where("j.id", "=", id).where(visibleTo(actor)).executeTakeFirst();
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
  return ownJobOf(await staffJobs(db).where("j.id", "=", id).executeTakeFirstOrThrow(), actor, asOf);
}

function ownJobOf(row: StaffRow, actor: Account, asOf: Date): OwnJobReply {
  return { id: String(row.id), type: "own_job", attributes: staffAttributes(row, actor, asOf) };
}

export function staffAttributes(row: StaffRow, actor: Account, asOf: Date): OwnJobReply["attributes"] {
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
function canOf(row: StaffRow, actor: Account, asOf: Date): JobCan {
  const allowed = jobLife.can(jobRole(actor), stateOf(row), factsOf(row, asOf, row.applicants > 0));
  const can = (verb: JobVerb) => allowed[verb] && may(actor, verb, ownershipOf(row)) === true;
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
