import pg from "pg";
import { defaultStages } from "#companies/pipeline.ts";
import { reindexJobs } from "#jobs/commands/search-row.ts";
import { jobSlug } from "#jobs/paths.ts";
import type { Database } from "#kit/db.ts";
import { makeAd } from "./ads.ts";

const jobsPerCompany = 20;
const batch = 1000;
const day = 86_400_000;
/** Ids of what the bench makes begin here, so that they can be counted on. */
const base = 1_000_000;

export const benchCompany = (number: number) => base + number;
export const benchJob = (number: number) => base + number;
export const benchCandidate = (number: number) => base + number;
export const candidates = 400;
/** The board that is read and moved on; nobody applies for it. */
export const boardJob = base - 1;
export const boardCompany = base - 1;
export const boardRecruiter = base - 1;
export const boardSize = 300;

/** Rows by name, through one statement: as fast as COPY for rows of this size, and every default holds. */
async function insert(pool: pg.Pool, table: string, rows: object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  await pool.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::json)`,
    [JSON.stringify(rows)],
  );
}

/** Brings the market to `jobs` published jobs; what an earlier call made stays. */
export async function fillMarket(
  url: string,
  database: Database,
  from: number,
  jobs: number,
  asOf: Date,
): Promise<void> {
  const { pool } = database;
  if (from === 0) await insertPeople(pool, asOf);
  await insertCompanies(pool, Math.ceil(from / jobsPerCompany), Math.ceil(jobs / jobsPerCompany), asOf);
  for (let at = from; at < jobs; at += batch) await insertJobs(pool, at, Math.min(at + batch, jobs), asOf);
  if (from === 0) await insertBoard(pool, asOf);
  await reindexJobs(database);
  // A connection of its own: this takes longer than any request may.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("VACUUM ANALYZE");
  await client.end();
}

async function insertCompanies(pool: pg.Pool, from: number, to: number, asOf: Date): Promise<void> {
  const ids = Array.from({ length: to - from }, (_, i) => benchCompany(from + i));
  if (from === 0) ids.push(boardCompany);
  if (ids.length === 0) return;
  await insert(
    pool,
    "companies",
    ids.map((id) => ({
      id,
      name: `Công ty Cổ phần Hoa Sen ${id}`,
      name_key: `cong ty co phan hoa sen ${id}`,
      slug: `cong-ty-co-phan-hoa-sen-${id}`,
      industry_ids: [],
      location_id: 27,
      verified_at: asOf,
      created_at: asOf,
    })),
  );
  await insert(
    pool,
    "accounts",
    ids.map((id) => ({
      id,
      email: `recruiter${id}@example.test`,
      full_name: "Trần Thị Bình",
      user_type: 2,
      role_id: 0,
      company_id: id,
      language: id % 2,
      email_verified_at: asOf,
      created_at: asOf,
    })),
  );
  await insert(
    pool,
    "pipelines",
    ids.map((id) => ({ id, company_id: id, name: "Default", is_default: true })),
  );
  const stages = ids.flatMap((id) =>
    defaultStages.map((stage, position) => ({ pipeline_id: id, position, ...stage })),
  );
  await insert(pool, "pipeline_stages", stages);
}

async function insertJobs(pool: pg.Pool, from: number, to: number, asOf: Date): Promise<void> {
  const rows = Array.from({ length: to - from }, (_, i) =>
    jobRow(benchJob(from + i), from + i, benchCompany(Math.floor((from + i) / jobsPerCompany)), asOf),
  );
  await insert(pool, "jobs", rows);
}

function jobRow(id: number, number: number, companyId: number, asOf: Date) {
  const ad = makeAd(number);
  // Sixty days of ads, the number saying nothing about the age.
  const approved = new Date(asOf.getTime() - ((number * 7919) % 60_000) * (day / 1000));
  return {
    id,
    company_id: companyId,
    owner_id: companyId,
    pipeline_id: companyId,
    status: 1,
    sen_status: 1,
    language: ad.language,
    title: ad.title,
    slug: jobSlug(ad.title, id),
    category_ids: ad.categoryIds,
    location_ids: ad.locationIds,
    job_type: ad.jobType,
    job_level: ad.jobLevel,
    experience_id: ad.experienceId,
    salary_type: ad.salaryMin === null ? 1 : 0,
    salary_min: ad.salaryMin,
    salary_max: ad.salaryMax,
    description: ad.description,
    requirement: ad.requirement,
    benefits: ad.benefits,
    snippet: ad.description.replace(/<[^>]*>/g, " ").slice(0, 200),
    skills: ad.skills,
    remote: ad.remote,
    hot: ad.hot,
    created_at: approved,
    updated_at: approved,
    submitted_at: approved,
    approved_at: approved,
    first_approved_at: approved,
    needs_review: false,
    expires_at: new Date(asOf.getTime() + 60 * day),
  };
}

async function insertPeople(pool: pg.Pool, asOf: Date): Promise<void> {
  const numbers = Array.from({ length: candidates }, (_, i) => i);
  const person = { full_name: "Nguyễn Văn An", created_at: asOf };
  const email = (number: number) => `candidate${number}@example.test`;
  await insert(
    pool,
    "accounts",
    numbers.map((n) => ({
      ...person,
      id: base + base + n,
      email: email(n),
      user_type: 1,
      language: n % 2,
      email_verified_at: asOf,
    })),
  );
  await insert(
    pool,
    "candidates",
    numbers.map((n) => ({
      ...person,
      id: benchCandidate(n),
      account_id: candidateAccount(n),
      email: email(n),
      visibility: "only_applied",
      is_on_boarding_success: true,
      skip_onboarding: false,
    })),
  );
  await insert(
    pool,
    "cv_files",
    numbers.map((n) => ({
      id: benchCandidate(n),
      candidate_id: benchCandidate(n),
      storage_key: `cv/bench/${n}`,
      name: "CV Nguyễn Văn An.pdf",
      kind: "pdf",
      bytes: 200_000,
      sha256: n.toString(16).padStart(64, "0"),
      text: "Kế toán tổng hợp, 5 năm kinh nghiệm",
      text_state: "ready",
      created_at: asOf,
    })),
  );
}

export const candidateAccount = (number: number) => base + base + number;

async function insertBoard(pool: pg.Pool, asOf: Date): Promise<void> {
  await insert(pool, "jobs", [jobRow(boardJob, 0, boardCompany, asOf)]);
  const { rows: stages } = await pool.query<{ id: number }>(
    "SELECT id FROM pipeline_stages WHERE pipeline_id = $1 AND kind IN (2, 3, 6, 7, 8) ORDER BY position",
    [boardCompany],
  );
  const numbers = Array.from({ length: boardSize }, (_, i) => i);
  const at = (n: number) => new Date(asOf.getTime() - n * 600_000);
  await insert(
    pool,
    "applicants",
    numbers.map((n) => ({
      id: base + n,
      job_id: boardJob,
      company_id: boardCompany,
      candidate_id: benchCandidate(n),
      // Half have just applied, the others are spread over the later stages.
      stage_id: stages[n % 2 === 0 ? 0 : 1 + (n % (stages.length - 1))]?.id,
      outcome: "active",
      place: -at(n).getTime() * 1000,
      attempt: 1,
      clock_step: 0,
      source: "site",
      full_name: `Nguyễn Văn An ${n}`,
      email: `candidate${n}@example.test`,
      answers: [],
      cv_file_id: benchCandidate(n),
      language: 1,
      applied_at: at(n),
      stage_changed_at: at(n),
    })),
  );
  await insert(
    pool,
    "activities",
    numbers.map((n) => ({
      kind: "apply",
      at: at(n),
      company_id: boardCompany,
      job_id: boardJob,
      applicant_id: base + n,
      data: {},
    })),
  );
}

/** Applicants of the board, and the stages among which they are moved. */
export async function boardStages(database: Database): Promise<{ applicants: number[]; stages: number[] }> {
  const stages = await database.pool.query<{ id: number }>(
    "SELECT id FROM pipeline_stages WHERE pipeline_id = $1 AND kind IN (2, 3, 6, 7) ORDER BY position",
    [boardCompany],
  );
  return {
    applicants: Array.from({ length: boardSize }, (_, n) => base + n),
    stages: stages.rows.map((row) => row.id),
  };
}
