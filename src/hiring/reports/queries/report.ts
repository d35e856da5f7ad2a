import { type SqlBool, sql } from "kysely";
import type { QueryOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound, Problem } from "#kit/problem.ts";
import { managedJobs } from "#market/jobs/queries/shared/visible.ts";
import { type HiringActor, membersOf } from "#people/accounts/hiring-scope.ts";
import type { csvReports, reportFigures } from "../contract.ts";
import { rangeOf } from "../period.ts";
import { columns, ofNow, type ReportName } from "../terms.ts";
import type { Counted, ReportRow } from "./base.ts";
import { figures, interviews, offers, rejections, team } from "./outcomes.ts";
import { funnel, jobs, sources, times } from "./progress.ts";
import { pipeline, stages } from "./stages.ts";

const queries: Record<ReportName, (db: Reader, given: Counted) => Promise<ReportRow[]>> = {
  jobs,
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
 * A report of a period with all its rows, counted from the log.
 * @throws Problem 404 for a job or person that is not the caller's to count, 403 for a colleague of a member
 */
export async function reportOf(
  db: Reader,
  actor: HiringActor,
  name: ReportName,
  { period, job_id, member_id, asOf }: QueryOf<(typeof csvReports)["jobs"]> & { asOf: Date },
) {
  const range = rangeOf(period, asOf);
  const jobId = job_id ?? null;
  if (jobId !== null) await assertJob(db, actor, jobId);
  const whose = member_id === undefined ? actor : await asMember(db, actor, member_id);
  const rows = await queries[name](db, { actor: whose, jobId, range, asOf });
  return {
    id: [name, period, job_id, member_id].join(" ").trimEnd(),
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

/** The figures of a home page: events of the period, counted as the reports count them. */
export async function figuresOf(
  db: Reader,
  actor: HiringActor,
  { period, asOf }: QueryOf<typeof reportFigures> & { asOf: Date },
) {
  const attributes = await figures(db, { actor, jobId: null, range: rangeOf(period, asOf), asOf });
  return { id: period, type: "report_figures" as const, attributes };
}

async function assertJob(db: Reader, actor: HiringActor, id: number): Promise<void> {
  const found = await ownJobs(db, actor).select("j.id").where("j.id", "=", id).executeTakeFirst();
  if (!found) throw notFound();
}

const ownJobs = (db: Reader, actor: HiringActor) =>
  db.selectFrom("jobs as j").where(managedJobs(actor)).where("j.deleted_at", "is", null);

/** The people of the company or the agency, also those who have left it. */
function teamOf(db: Reader, { scope }: HiringActor) {
  return db.selectFrom("accounts").where(membersOf("accounts", scope)).where("deleted_at", "is", null);
}

/** Somebody of the team counts what a member with their jobs and applicants counts. */
async function asMember(db: Reader, actor: HiringActor, id: number): Promise<HiringActor> {
  if (!actor.isAdmin && id !== actor.accountId) throw new Problem(403, "forbidden");
  const found = await teamOf(db, actor).select("id").where("id", "=", id).executeTakeFirst();
  if (!found) throw notFound();
  return { ...actor, accountId: id, isAdmin: false };
}

/** What the reports can be narrowed to. */
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
