import type { Insertable } from "kysely";
import { insertMany } from "#kit/bulk.ts";
import { day } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { languageNumber } from "#kit/i18n.ts";
import { snippetOf } from "#kit/rich-text.ts";
import type { ReviewedContent } from "#market/job-review/contract-content.ts";
import { writeSearchRows } from "#market/job-search/index/search-row.ts";
import { statusOf } from "#market/jobs/lifecycle.ts";
import { jobSlug } from "#market/jobs/slug.ts";
import { senStatus } from "#market/jobs/terms.ts";
import { copyPipelines } from "#people/companies/commands/pipelines.ts";
import { addDays, dayOf } from "#platform/reference/calendar.ts";
import type { DB } from "../../../../db/types.ts";
import { addedTo } from "../hiring-teams.ts";
import { randomOf } from "../random.ts";
import type { DemoJob } from "../types.ts";
import { addDecisions, type Moderated, type Suspension } from "./moderation.ts";
import type { Ids } from "./people.ts";

type JobInsert = Insertable<DB["jobs"]>;

/** Returns the database row of a job, which obeys the rules of the job's state (decisions §1). */
function rowOf(job: DemoJob, suspension: Suspension | undefined, ids: Ids): JobInsert {
  const id = ids.jobs.get(job.key)!;
  const account = (key: string) => ids.accounts.get(key)!;
  const decided = job.approvedBy ?? (job.rejectedAt ? "admin" : null);
  const dates = [job.createdAt, job.submittedAt, job.approvedAt, job.rejectedAt, job.closedAt];
  if (job.state === "expired") dates.push(job.expiresAt);
  return {
    id,
    company_id: ids.companies.get(job.companyKey)!,
    owner_id: account(job.ownerKey),
    // Closed jobs have this status too, because they were approved before.
    sen_status: senStatus.approved,
    ...statusOf[suspension ? "frozen" : job.state],
    language: languageNumber[job.language],
    title: job.title,
    slug: jobSlug(job.title, id),
    category_ids: job.categoryIds,
    location_ids: job.locationIds,
    address: job.address,
    job_type: job.jobType,
    job_level: job.jobLevel,
    experience_id: job.experienceId,
    head_count: job.headCount,
    salary_type: job.salaryType,
    salary_min: job.salaryMin,
    salary_max: job.salaryMax,
    currency: job.currency,
    salary_period: job.salaryPeriod,
    salary_basis: job.salaryBasis,
    description: job.description,
    requirement: job.requirement,
    benefits: job.benefits,
    highlight_description: job.highlight || null,
    snippet: snippetOf(job.description),
    skills: job.skills,
    job_languages: job.languages.map(({ language, proficiency }) => ({ language, proficiency })),
    questions: job.questions.map((question) => ({ ...question })),
    remote: job.remote,
    hot: job.hot,
    recruiter_ids: job.recruiterKeys.map(account),
    created_at: job.createdAt,
    updated_at: new Date(Math.max(...dates.map((date) => date?.getTime() ?? 0))),
    submitted_at: job.submittedAt,
    approved_at: job.approvedAt,
    first_approved_at: job.approvedAt,
    needs_review: job.approvedAt === null || suspension !== undefined,
    taken_down_at: suspension?.at ?? null,
    takedown_reason_id: suspension?.reasonId ?? null,
    takedown_note: suspension?.note[job.language] ?? null,
    expires_at: job.expiresAt,
    closed_at: job.closedAt,
    rejected_at: job.rejectedAt,
    reject_reason_id: job.rejectReasonId,
    reject_note: job.rejectNote,
    reviewed_by: decided ? account(decided) : null,
  };
}

/** Inserts the jobs with their teams, decisions and views. Published jobs are added to the search. */
export async function addJobs(tx: Tx, moderated: Moderated, ids: Ids, asOf: Date): Promise<void> {
  const { jobs, suspended } = moderated;
  const rows = new Map(jobs.map((job) => [job.key, rowOf(job, suspended.get(job.key), ids)]));
  await insertMany(tx, "jobs", [...rows.values()]);
  await insertMany(
    tx,
    "job_team",
    jobs.flatMap(({ key }) =>
      addedTo(key).map(({ member, role }) => ({
        job_id: ids.jobs.get(key)!,
        account_id: ids.accounts.get(member)!,
        role,
      })),
    ),
  );
  await copyPipelines(tx, [...ids.jobs.values()]);
  await addDecisions(tx, moderated, rows as unknown as ReadonlyMap<string, ReviewedContent>, ids);
  await insertMany(
    tx,
    "job_view_days",
    jobs.flatMap((job) => viewDays(job, ids.jobs.get(job.key)!, asOf)),
  );
  const published = jobs
    .filter((job) => job.state === "published" && !suspended.has(job.key))
    .map((job) => ids.jobs.get(job.key)!);
  for (let from = 0; from < published.length; from += 500)
    await writeSearchRows(tx, published.slice(from, from + 500));
}

/** Returns the numbers of views of a job, per public day and source. The first days have the most views. */
function viewDays(job: DemoJob, id: number, asOf: Date): Insertable<DB["job_view_days"]>[] {
  if (!job.approvedAt || job.views === 0) return [];
  const end = job.closedAt ?? (job.state === "expired" ? job.expiresAt : null) ?? asOf;
  const first = dayOf(job.approvedAt);
  const days = (Date.parse(dayOf(end)) - Date.parse(first)) / day + 1;
  const random = randomOf(`view days ${job.key}`);
  const sources = randomOf(`view sources ${job.key}`);
  const counts = new Map<string, number>();
  for (let view = 0; view < job.views; view++) {
    const on = addDays(first, Math.floor(random.next() ** 1.5 * days));
    const key = `${on} ${sources.weighted(viewSources)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, views]) => {
    const [on = "", source = ""] = key.split(" ");
    return { job_id: id, day: on, source, views };
  });
}

/** Sources of job views with their weights. */
const viewSources = [
  ["site", 64],
  ["alert", 10],
  ["facebook", 14],
  ["linkedin", 9],
  ["referral", 3],
] as const;
