import type pg from "pg";
import { type Database, inTransaction } from "#kit/db.ts";
import { copyPipelines } from "#people/companies/commands/pipelines.ts";
import { jobRow } from "./job-row.ts";
import {
  base,
  benchCandidate,
  benchJob,
  boardCompany,
  boardJob,
  boardSize,
  candidateAccount,
  candidates,
  insert,
} from "./rows.ts";

/** Inserts job seekers who can apply, each with a CV. */
export async function insertPeople(pool: pg.Pool, asOf: Date): Promise<void> {
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
    })),
  );
  await insert(
    pool,
    "candidate_profiles",
    numbers.map((n) => ({
      account_id: candidateAccount(n),
      is_on_boarding_success: true,
      skip_onboarding: false,
      updated_at: asOf,
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
      summary: { role: "Kế toán tổng hợp", months: 60, skills: ["Excel", "MISA", "SAP"] },
      created_at: asOf,
    })),
  );
}

const stagesOfJob =
  "SELECT s.id FROM pipelines p JOIN pipeline_stages s ON s.pipeline_id = p.id WHERE p.job_id = $1";

/** Inserts the benchmark's board with its applicants. Half of them have just applied. */
export async function insertBoard(database: Database, asOf: Date): Promise<void> {
  const { pool } = database;
  await insert(pool, "jobs", [jobRow(boardJob, 0, boardCompany, asOf)]);
  await inTransaction(database, (tx) => copyPipelines(tx, [boardJob]));
  const { rows: stages } = await pool.query<{ id: number }>(
    `${stagesOfJob} AND s.kind IN (2, 3, 6, 7, 8) ORDER BY s.position`,
    [boardJob],
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
      // Half of the applicants have just applied; the others are spread over the later stages.
      stage_id: stages[n % 2 === 0 ? 0 : 1 + (n % (stages.length - 1))]?.id,
      outcome: "active",
      rank: -at(n).getTime() * 1000,
      attempt: 1,
      clock_step: 0,
      source: "site",
      full_name: `Nguyễn Văn An ${n}`,
      email: `candidate${n}@example.test`,
      answers: [],
      cv_file_id: benchCandidate(n),
      cv_kind: "pdf",
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

/**
 * Inserts two earlier applicants for each job. Without them, the planner's statistics of applicants would
 * describe the one board only, and its plans would differ from those of a real market.
 */
export async function insertPast(pool: pg.Pool, from: number, to: number, asOf: Date): Promise<void> {
  const people = 2 * base + 500_000;
  await pool.query(
    `WITH c AS (
       INSERT INTO candidates (id, full_name, email)
       SELECT $1::bigint + n, 'Lê Thị Chi', 'past' || n || '@example.test' FROM generate_series(2 * $2::int, 2 * $3::int - 1) n
       RETURNING id
     )
     INSERT INTO cv_files (id, candidate_id, storage_key, name, kind, bytes, sha256, text_state)
     SELECT id, id, 'cv/past/' || id, 'CV.pdf', 'pdf', 200000, md5(id::text), 'empty' FROM c`,
    [people, from, to],
  );
  await pool.query(
    `WITH a AS (
       INSERT INTO applicants (id, job_id, company_id, candidate_id, stage_id, rank, full_name, email, cv_file_id, cv_kind,
         applied_at, stage_changed_at)
       SELECT $1::bigint + n, j.id, j.company_id, $1::bigint + n, s.id, n, 'Lê Thị Chi', 'past' || n || '@example.test',
         $1::bigint + n, 'pdf', $4::timestamptz - n % 1000 * interval '1 hour', $4::timestamptz
       FROM generate_series(2 * $2::int, 2 * $3::int - 1) n
       JOIN jobs j ON j.id = $5::bigint + n / 2
       JOIN pipelines p ON p.job_id = j.id
       JOIN pipeline_stages s ON s.pipeline_id = p.id AND s.kind = 2
       RETURNING id, job_id, company_id, applied_at
     )
     INSERT INTO activities (kind, at, company_id, job_id, applicant_id)
     SELECT 'apply', applied_at, company_id, job_id, id FROM a`,
    [people, from, to, asOf, benchJob(0)],
  );
}

/** Returns the applicants of the board, and the stages between which they are moved. */
export async function boardStages(database: Database): Promise<{ applicants: number[]; stages: number[] }> {
  const stages = await database.pool.query<{ id: number }>(
    `${stagesOfJob} AND s.kind IN (2, 3, 6, 7) ORDER BY s.position`,
    [boardJob],
  );
  return {
    applicants: Array.from({ length: boardSize }, (_, n) => base + n),
    stages: stages.rows.map((row) => row.id),
  };
}
