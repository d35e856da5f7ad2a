import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { slugify } from "#kit/fold.ts";
import { notFound } from "#kit/problem.ts";
import { phaseOf, type StagePhase } from "#people/companies/pipeline.ts";
import type { JobCan, ownDetail } from "../../contract.ts";
import {
  applicantCount,
  applicantsByKind,
  newApplicantCount,
  waitingApplicantCount,
} from "../../contributions.ts";
import { factsOf, jobLife, type PressedVerb, pairsOf, pressedVerbs, stateOf } from "../../lifecycle.ts";
import { type JobActor, type JobReviewer, jobRole, may, mayChangeOwner, ownershipOf } from "../../policy.ts";
import { type DisplayState, jobStatus, type StageGroup, senStatus } from "../../terms.ts";
import { jobAttributes, jobsWithCompany, jobTexts } from "../rows.ts";

/** Selects jobs with their owner and the counts of views and applicants. */
export function staffJobs(db: Reader) {
  return jobsWithCompany(db)
    .leftJoin("accounts as o", "o.id", "j.owner_id")
    .selectAll("j")
    .select([
      "o.full_name as owner_name",
      "o.email as owner_email",
      "o.email_verified_at as owner_verified_at",
      "o.language as owner_language",
      sql<number>`(SELECT coalesce(sum(v.views), 0) FROM job_view_days v WHERE v.job_id = j.id)`.as("views"),
      applicantCount().as("applicants"),
      newApplicantCount().as("unread"),
      waitingApplicantCount().as("waiting"),
      applicantsByKind().as("kinds"),
    ])
    .where("j.deleted_at", "is", null);
}
export type StaffRow = Awaited<ReturnType<ReturnType<typeof staffJobs>["executeTakeFirstOrThrow"]>>;

/** Returns the SQL condition that job `j` is in one of the states, as pairs of statuses (spec §4). */
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

/** Returns the condition that the title of job `j` contains a text, without regard to case and accents, as slugs do. */
export function titleLike(title: string) {
  const literal = title.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  const folded = slugify(title);
  return sql<SqlBool>`(j.title ILIKE ${`%${literal}%`} OR (${folded} <> '' AND j.slug LIKE ${`%${folded}%`}))`;
}

/** Returns the number of jobs in each tab with one statement: of jobs that satisfy `visible`, or of all companies. */
export async function groupCounts(db: Reader, visible: Expression<SqlBool> | null) {
  return await db
    .selectFrom("jobs as j")
    .select(({ fn }) =>
      jobLife.groups.map(({ group, countKey }) =>
        fn.countAll<number>().filterWhere(inState(group)).as(countKey),
      ),
    )
    .where("j.deleted_at", "is", null)
    .$if(visible !== null, (query) => query.where(visible as Expression<SqlBool>))
    .executeTakeFirstOrThrow();
}

/** Returns the rows of jobs, in the order of the ids. */
export async function inOrder(db: Reader, ids: readonly number[]): Promise<StaffRow[]> {
  if (ids.length === 0) return [];
  const rows = await staffJobs(db)
    .where("j.id", "in", [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns the SQL condition that job `j` is in a reviewer's lists, in any tab (`may` in policy.ts has the same rule). */
export function reviewableJobs(actor: JobReviewer): RawBuilder<SqlBool> {
  if (actor.kind === "admin") return sql<SqlBool>`j.status <> ${jobStatus.draft}`;
  return sql<SqlBool>`(j.agency_id IS NULL AND (j.status = ${jobStatus.published}
    OR (j.status = ${jobStatus.closed} AND j.sen_status = ${senStatus.approved})))`;
}

export function staffAttributes(
  row: StaffRow,
  actor: JobActor,
  asOf: Date,
): ReplyOf<typeof ownDetail>["data"]["attributes"] {
  return {
    // Consultants may hire for competitors, so as reviewers they do not read pay that an ad hides.
    ...jobAttributes(row, !("scope" in actor) && actor.kind === "consultant" ? "public" : "all"),
    ...jobTexts(row),
    submitted_at: row.submitted_at,
    closed_date: row.closed_at,
    rejected_date: row.rejected_at,
    takedown:
      row.takedown_reason_id === null || row.taken_down_at === null
        ? null
        : { id: row.takedown_reason_id, note: row.takedown_note, at: row.taken_down_at },
    reject_reason: row.reject_reason_id === null ? null : { id: row.reject_reason_id, note: row.reject_note },
    note: row.note,
    contact_member_id: row.contact_member_id,
    recruiter_ids: row.recruiter_ids,
    blind_review: row.blind_review,
    owner: row.owner_id === null ? null : { id: row.owner_id, full_name: row.owner_name ?? "" },
    hidden_at: row.hidden_at,
    version: row.version,
    counts: {
      views: row.views,
      applicants: row.applicants,
      new: row.unread,
      waiting: row.waiting,
      stages: byStage(row.kinds),
    },
    can: canOf(row, actor, asOf),
  };
}

const groupOf: Record<StagePhase, StageGroup | null> = {
  sourced: null,
  applied: "applied",
  screening: "screening",
  submitted: "screening",
  interview: "interview",
  offer: "offer",
  hired: "hired",
  rejected: null,
  withdrawn: null,
};

function byStage(kinds: Record<string, number>): Record<StageGroup, number> {
  const sums: Record<StageGroup, number> = { applied: 0, screening: 0, interview: 0, offer: 0, hired: 0 };
  for (const [kind, count] of Object.entries(kinds)) {
    const group = groupOf[phaseOf(Number(kind))];
    if (group) sums[group] += count;
  }
  return sums;
}

/**
 * Returns a job as administrators and consultants read it.
 * @throws Problem 404
 */
export async function staffJob(
  db: Reader,
  actor: JobReviewer,
  id: number,
  asOf: Date,
): Promise<ReplyOf<typeof ownDetail>["data"]> {
  const row = await staffJobs(db).where("j.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return { id: String(row.id), type: "own_job", attributes: staffAttributes(row, actor, asOf) };
}

/** Returns whether the ads of a job are on. @throws Problem 404 */
export async function hasAds(db: Reader, _actor: JobReviewer, id: number): Promise<boolean> {
  const row = await db
    .selectFrom("jobs")
    .select("ads")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.ads;
}

/** Returns the actions that an actor may do on a job now. */
function canOf(row: StaffRow, actor: JobActor, asOf: Date): JobCan {
  const allowed = jobLife.can(jobRole(actor), stateOf(row), factsOf(row, asOf, row.applicants > 0));
  const ownership = ownershipOf(row);
  const can = Object.fromEntries(
    pressedVerbs.map((verb) => [verb, allowed[verb] && may(actor, verb, ownership) === true]),
  ) as Record<PressedVerb, boolean>;
  const verified = row.owner_id === null || row.owner_verified_at !== null;
  return {
    ...can,
    // Spec §6: an unverified email blocks approval.
    approve: can.approve && verified,
    change_owner: mayChangeOwner(actor, ownership),
    save_template: may(actor, "edit", ownership) === true,
  };
}
