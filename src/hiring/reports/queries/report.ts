import { type SqlBool, sql } from "kysely";
import type { QueryOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { invalid, notFound, Problem } from "#kit/problem.ts";
import { managedJobs } from "#market/jobs/queries/shared/visible.ts";
import { type HiringActor, membersOf } from "#people/accounts/hiring-scope.ts";
import type { csvReports, reportFigures } from "../contract.ts";
import { chosenRange, type PeriodQuery, type Range } from "../period.ts";
import { columns, ofNow, type ReportName } from "../terms.ts";
import type { ReportRow, ReportScope } from "./base.ts";
import { figures, interviews, offers, rejections, team } from "./outcomes.ts";
import { funnel, jobs, sources, times } from "./progress.ts";
import { pipeline, stages } from "./stages.ts";
import { trend } from "./trend.ts";

const queries: Record<ReportName, (db: Reader, report: ReportScope) => Promise<ReportRow[]>> = {
  jobs,
  trend,
  sources,
  pipeline,
  funnel,
  times,
  stages,
  rejections,
  interviews,
  offers,
  team,
};

/**
 * Returns a report with all its rows.
 * @throws Problem 422 for a custom period without days, 404 for a job that the actor does not manage or a person outside the team, 403 when a member requests a colleague
 */
export async function reportOf(
  db: Reader,
  actor: HiringActor,
  name: ReportName,
  query: QueryOf<(typeof csvReports)["jobs"]> & { asOf: Date },
) {
  const { period, job_id, member_id, asOf } = query;
  const range = requestedRange(query, asOf);
  const jobId = job_id ?? null;
  const whose = await narrowedActor(db, actor, { jobId, memberId: member_id ?? null });
  const rows = await queries[name](db, { actor: whose, jobId, range, asOf });
  return {
    id: [name, period, query.from, query.to, job_id, member_id].join(" ").trimEnd(),
    type: "report" as const,
    attributes: {
      name,
      period,
      ...(ofNow.includes(name) ? { from: null, to: null } : range),
      columns: Object.entries(columns[name]).map(([key, kind]) => ({ key, kind })),
      rows: rows.map((row) => ({ name_vn: null, ...row })),
    },
  };
}

/**
 * Returns the actor whose view a report counts: the caller, or a member.
 * @throws Problem 404 for a job that the actor does not manage or a person outside the team, 403 when a member requests a colleague
 */
export async function narrowedActor(
  db: Reader,
  actor: HiringActor,
  { jobId, memberId }: { jobId: number | null; memberId: number | null },
): Promise<HiringActor> {
  if (jobId !== null) await assertJob(db, actor, jobId);
  return memberId === null ? actor : asMember(db, actor, memberId);
}

/** Returns the figures of a home page, which equal the sums of the reports. */
export async function figuresOf(
  db: Reader,
  actor: HiringActor,
  query: QueryOf<typeof reportFigures> & { asOf: Date },
) {
  const { asOf } = query;
  const attributes = await figures(db, { actor, jobId: null, range: requestedRange(query, asOf), asOf });
  return {
    id: [query.period, query.from, query.to].join(" ").trimEnd(),
    type: "report_figures" as const,
    attributes,
  };
}

/** Returns the range of a request. @throws Problem 422 `period_invalid` */
function requestedRange(query: PeriodQuery, asOf: Date): Range {
  const range = chosenRange(query, asOf);
  if (!range) throw invalid("to", "period_invalid");
  return range;
}

async function assertJob(db: Reader, actor: HiringActor, id: number): Promise<void> {
  const job = await ownJobs(db, actor).select("j.id").where("j.id", "=", id).executeTakeFirst();
  if (!job) throw notFound();
}

const ownJobs = (db: Reader, actor: HiringActor) =>
  db.selectFrom("jobs as j").where(managedJobs(actor)).where("j.deleted_at", "is", null);

/** Selects the members of the company or agency, including former members. */
function teamOf(db: Reader, { scope }: HiringActor) {
  return db.selectFrom("accounts").where(membersOf("accounts", scope)).where("deleted_at", "is", null);
}

/** Returns the actor of a member without administrator's rights, so that a report counts what the member can see. */
async function asMember(db: Reader, actor: HiringActor, id: number): Promise<HiringActor> {
  if (!actor.isAdmin && id !== actor.accountId) throw new Problem(403, "forbidden");
  const member = await teamOf(db, actor).select("id").where("id", "=", id).executeTakeFirst();
  if (!member) throw notFound();
  return { ...actor, accountId: id, isAdmin: false };
}

/** Returns the jobs and members by which the actor can filter reports. */
export async function filtersOf(db: Reader, actor: HiringActor) {
  const [jobs, members] = await Promise.all([
    ownJobs(db, actor)
      .select([sql<string>`j.id::text`.as("id"), "j.title as name"])
      .where(
        sql<SqlBool>`(j.first_approved_at IS NOT NULL OR EXISTS (SELECT FROM applicants a WHERE a.job_id = j.id))`,
      )
      .orderBy("j.first_approved_at", "desc")
      .orderBy("j.id", "desc")
      .execute(),
    actor.isAdmin
      ? teamOf(db, actor)
          .select([sql<string>`id::text`.as("id"), "full_name as name"])
          .orderBy("full_name")
          .orderBy("id")
          .execute()
      : [],
  ]);
  return { id: "filters", type: "report_filters" as const, attributes: { jobs, members } };
}
