import { type NotNull, type RawBuilder, sql } from "kysely";
import { day } from "#kit/clock.ts";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import type { Account, CompanyActor } from "#people/accounts/actor.ts";
import { hiringActorOf, inScope } from "#people/accounts/hiring-scope.ts";
import type { ownDetail, ownList } from "../contract.ts";
import { applicantCount, newApplicantCount, waitingApplicantCount } from "../contributions.ts";
import { countedStates, jobLife } from "../lifecycle.ts";
import { expiresSoonDays, freePosts, type ListOrder } from "../terms.ts";
import {
  groupCounts,
  inOrder,
  inState,
  type StaffRow,
  staffAttributes,
  staffJobs,
  titleLike,
} from "./shared/staff-jobs.ts";
import { managedJobs, visibleJobs } from "./shared/visible.ts";

export type OwnJobReply = ReplyOf<typeof ownDetail>["data"];

const orderColumns = {
  approved_date: "j.approved_at",
  created_at: "j.created_at",
  closed_date: "j.closed_at",
  rejected_date: "j.rejected_at",
} as const;

const visibleTo = (actor: CompanyActor) => visibleJobs(hiringActorOf(actor));

/**
 * Returns how many posts of a company count against its limit (in review, public or frozen; spec §6), and the limit: null
 * for a verified company.
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
async function todayOf(db: Reader, actor: CompanyActor, asOf: Date) {
  const soon = new Date(asOf.getTime() + expiresSoonDays * day);
  const isPublished = inState("published");
  const { rows } = await sql<Today>`SELECT
    count(*) FILTER (WHERE ${inState("reviewing")}) AS in_review,
    count(*) FILTER (WHERE ${isPublished} AND j.expires_at <= ${soon}) AS expiring,
    coalesce(sum(${newApplicantCount()}) FILTER (WHERE ${isPublished}), 0)::bigint AS new_applicants,
    coalesce(sum(${waitingApplicantCount()}) FILTER (WHERE ${isPublished}), 0)::bigint AS waiting
    FROM jobs j WHERE j.deleted_at IS NULL AND ${managedJobs(hiringActorOf(actor))}`.execute(db);
  return rows[0] ?? { in_review: 0, expiring: 0, new_applicants: 0, waiting: 0 };
}
type Today = { in_review: number; expiring: number; new_applicants: number; waiting: number };

/** Returns a page of the company's jobs that the actor may read, of one tab or of all, and the number of jobs in each tab. */
export async function ownJobs(db: Reader, actor: CompanyActor, query: QueryOf<typeof ownList>, asOf: Date) {
  const { group } = query;
  let jobs = db.selectFrom("jobs as j").where(visibleTo(actor)).where("j.deleted_at", "is", null);
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
    groupCounts(db, visibleTo(actor)),
    postQuota(db, actor.companyId),
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
 * Returns a job of the company.
 * @throws Problem 404 when the job belongs to another company, is hidden from the member, or was deleted
 */
export async function ownJob(db: Reader, actor: CompanyActor, id: number, asOf: Date): Promise<OwnJobReply> {
  const row = await staffJobs(db).where("j.id", "=", id).where(visibleTo(actor)).executeTakeFirst();
  if (!row) throw notFound();
  return ownJobOf(row, actor, asOf);
}

/** Returns a job after a change, also to a member who has just removed themselves from it. */
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
