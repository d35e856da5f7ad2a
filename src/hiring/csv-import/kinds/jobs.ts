import { readDay } from "#kit/days.ts";
import type { Reader, Tx } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { loadAdReaders, readOwnAd } from "#market/job-import/read-ad.ts";
import type { AdReaders, ReadAd } from "#market/job-import/reading/ad.ts";
import { createJob } from "#market/jobs/commands/create-job.ts";
import { create, type JobFields } from "#market/jobs/contract.ts";
import { unsaidSalary } from "#market/jobs/salary.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { inScope } from "#people/accounts/hiring-scope.ts";
import { momentOf } from "#platform/reference/calendar.ts";
import { salaryTypes } from "#platform/reference/terms.ts";
import {
  type CheckedRow,
  checkEach,
  type ImportRow,
  listOf,
  type RowProblem,
  schemaProblems,
} from "./row.ts";

/** Column of the table for each field of a job. */
const columnOf: Readonly<Record<string, string>> = {
  title: "title",
  address: "address",
  head_count: "head_count",
  description: "description",
  requirement: "requirement",
  benefits: "benefits",
  skills: "skills",
  expires_at: "expires_at",
  salary_min: "salary",
  salary_max: "salary",
  salary_type: "salary",
  location_ids: "location",
};

/** Placeholder for a missing title, so that the other cells of the row are checked too. */
const untitled = "Untitled";

type Cells = ImportRow["cells"];

/** Checks rows of jobs and reads their cells as the import of ads does. Names rows that equal a job of the workspace or an earlier row. */
export async function checkJobs(
  db: Reader,
  actor: HiringActor,
  rows: readonly ImportRow[],
  asOf: Date,
): Promise<CheckedRow<JobFields>[]> {
  const readers = await loadAdReaders(db);
  const checked = await checkEach(rows, (row) => checkJob(row, readers, asOf));
  const stored = await db
    .selectFrom("jobs")
    .select(["title", "location_ids"])
    .where(inScope("jobs", actor.scope))
    .where("deleted_at", "is", null)
    .execute();
  const existing = new Set(stored.map(keyOf));
  const earlier = new Set<string>();
  for (const { line, fields, problems } of checked) {
    if (!fields) continue;
    const key = keyOf(fields);
    const code = existing.has(key) ? "job_exists" : earlier.has(key) ? "job_repeated" : null;
    if (code) problems.push({ line, column: "title", code, duplicate: true });
    earlier.add(key);
  }
  return checked;
}

/** Two jobs are equal if they have the same title, without regard to case and accents, and the same places. */
const keyOf = ({ title, location_ids }: Pick<JobFields, "title" | "location_ids">) =>
  `${fold(title)} ${location_ids.toSorted((a, b) => a - b)}`;

function checkJob({ line, cells }: ImportRow, readers: AdReaders, asOf: Date): CheckedRow<JobFields> {
  const problems: RowProblem[] = [];
  const wrong = (column: string, code: string) => problems.push({ line, column, code });
  const hasTitle = /[\p{L}\p{N}]/u.test(cells.title ?? "");
  if (!hasTitle) wrong("title", "required");
  // Without a title, `readOwnAd` would not read the other cells.
  const ad = adOf(cells, hasTitle ? cells.title : untitled, readers);
  if (!ad) return { line, fields: null, problems };
  const unread = new Set(ad.unrecognised);
  if (cells.location && unread.has("location")) wrong("location", "location_unknown");
  if (cells.salary && unread.has("salary")) wrong("salary", "salary_unreadable");
  if (cells.job_type && unread.has("job_type")) wrong("job_type", "invalid");
  if (cells.job_level && unread.has("job_level")) wrong("job_level", "invalid");
  if (cells.experience && unread.has("experience")) wrong("experience", "invalid");
  const day = cells.expires_at ? readDay(cells.expires_at) : null;
  if (cells.expires_at && day === null) wrong("expires_at", "date_invalid");
  // Jobs expire at the end of the day in Vietnam.
  const expires = day ? momentOf(day, "23:59:59") : null;
  if (expires && expires <= asOf) wrong("expires_at", "expiry_past");
  const parsed = create.body.safeParse(draftOf(cells, ad, expires));
  problems.push(...schemaProblems(line, parsed.error, (field) => columnOf[field] ?? null));
  return { line, fields: problems.length === 0 ? (parsed.data ?? null) : null, problems };
}

function adOf(cells: Cells, title: string | undefined, readers: AdReaders): ReadAd | null {
  return readOwnAd(
    {
      title,
      location: cells.location,
      salary_text: cells.salary,
      employment_type: cells.job_type,
      level: cells.job_level,
      experience: cells.experience,
      description: cells.description,
      requirements: cells.requirement,
      benefits: cells.benefits,
      skills: listOf(cells.skills),
    },
    readers,
  );
}

/** Returns the body that creates the job of a row as a draft. */
function draftOf(cells: Cells, ad: ReadAd, expires: Date | null) {
  const { salary } = ad;
  return {
    title: ad.title,
    category_ids: ad.categoryConfidence > 0 ? ad.categoryIds : [],
    location_ids: ad.unrecognised.includes("location") ? [] : ad.locationIds,
    address: cells.address || ad.address,
    job_type: ad.jobType,
    job_level: ad.jobLevel,
    experience_id: ad.experienceId,
    head_count: cells.head_count || null,
    remote: ad.remote,
    draft: true,
    salary_type: salary ? salaryTypes.find(({ key }) => key === salary.type)?.id : unsaidSalary,
    salary_min: salary?.min ?? null,
    salary_max: salary?.max ?? null,
    currency: salary?.currency ?? "VND",
    salary_period: salary?.period ?? "month",
    description: ad.description,
    requirement: ad.requirement,
    benefits: ad.benefits,
    skills: listOf(cells.skills),
    expires_at: expires ? expires.toISOString() : null,
  };
}

export async function createJobs(
  tx: Tx,
  actor: HiringActor,
  all: readonly JobFields[],
  asOf: Date,
): Promise<void> {
  if ("agency" in actor.scope) throw new Error("agencies do not import jobs");
  for (const fields of all) await createJob(tx, actor, fields, asOf);
}
