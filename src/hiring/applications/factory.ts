import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { makeCandidate } from "#people/accounts/factory.ts";
import { type StageKind, stageKinds } from "#people/companies/pipeline.ts";
import type { CvSummary } from "#profiles/cv/summary.ts";

let serial = 0;

/** Makes the row of a CV file for tests; no file is stored under its key. */
export async function makeCvFile(
  db: Reader,
  candidateId: number,
  options: {
    name?: string;
    kind?: "pdf" | "docx" | "doc";
    key?: string;
    text?: string;
    summary?: CvSummary;
  } = {},
) {
  const n = ++serial;
  return db
    .insertInto("cv_files")
    .values({
      candidate_id: candidateId,
      storage_key: options.key ?? `cv/test/${n}`,
      name: options.name ?? "CV Nguyễn Văn An.pdf",
      kind: options.kind ?? "pdf",
      bytes: 12_345,
      sha256: n.toString(16).padStart(64, "0"),
      text: options.text ?? null,
      text_state: options.text === undefined ? "pending" : "ready",
      summary: options.summary ? JSON.stringify(options.summary) : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface JobRef {
  id: number;
  company_id: number;
  agency_id: number | null;
  pipeline_id: number;
}

interface CandidateRef {
  candidateId: number;
  full_name: string;
  email: string;
}

/**
 * Makes an applicant for tests, with the row of its CV. `stageKind` is its stage in the pipeline; a rejected or withdrawn
 * applicant remains in the stage where it ended.
 */
export async function makeApplicant(
  db: Reader,
  options: {
    job: JobRef;
    candidate?: CandidateRef;
    stageKind?: Exclude<StageKind, "rejected" | "withdrawn">;
    outcome?: "active" | "rejected" | "withdrawn";
    appliedAt?: Date;
    rank?: number;
    answered?: boolean;
    cv?: Parameters<typeof makeCvFile>[2];
  },
) {
  const candidate = options.candidate ?? (await makeCandidate(db));
  const at = options.appliedAt ?? new Date("2026-03-02T02:00:00Z");
  const cv = await makeCvFile(db, candidate.candidateId, options.cv);
  const stage = await db
    .selectFrom("pipeline_stages")
    .select("id")
    .where("pipeline_id", "=", options.job.pipeline_id)
    .where("kind", "=", stageKinds[options.stageKind ?? "applied"])
    .executeTakeFirstOrThrow();
  const applicant = await db
    .insertInto("applicants")
    .values({
      job_id: options.job.id,
      company_id: options.job.company_id,
      agency_id: options.job.agency_id,
      candidate_id: candidate.candidateId,
      stage_id: stage.id,
      outcome: options.outcome ?? "active",
      rank: options.rank ?? -at.getTime() * 1000 - ++serial,
      full_name: candidate.full_name,
      email: candidate.email,
      cv_file_id: cv.id,
      cv_kind: cv.kind,
      applied_at: at,
      stage_changed_at: at,
      responded_at: options.answered ? at : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const fact = { applicant_id: applicant.id, job_id: options.job.id, company_id: options.job.company_id };
  await db
    .insertInto("activities")
    .values({ ...fact, kind: "apply", at, data: "{}" })
    .execute();
  if (applicant.outcome === "rejected")
    await db
      .insertInto("applicant_rejections")
      .values({ applicant_id: applicant.id, reason_id: 1, rejected_at: at })
      .execute();
  if (applicant.outcome === "withdrawn")
    await db
      .insertInto("applicant_withdrawals")
      .values({ applicant_id: applicant.id, reason_id: 1, withdrawn_at: at })
      .execute();
  return { ...applicant, cv };
}

/**
 * Makes applicants of a job for tests, "Người 1" and so on: every second is rejected, every fifth came from Facebook, and
 * every tenth has an answer that does not meet the job's requirement.
 */
export async function makeApplicants(db: Reader, job: JobRef, count: number): Promise<void> {
  // A larger statement would exceed the statement timeout.
  const batch = 5000;
  for (let from = 1; from <= count; from += batch)
    await sql`WITH people AS (
      INSERT INTO candidates (full_name, email)
      SELECT 'Người ' || n, job || '.' || n || '@example.test'
      FROM (SELECT generate_series(${from}::int, ${Math.min(count, from + batch - 1)}::int) AS n, ${job.id}::bigint AS job) numbers
      RETURNING id, full_name, email
    ), numbered AS (SELECT *, substr(full_name, 7)::int AS n FROM people)
    INSERT INTO applicants (job_id, company_id, agency_id, candidate_id, stage_id, outcome, rank, source, answers,
      full_name, email, applied_at, stage_changed_at)
    SELECT ${job.id}, ${job.company_id}, ${job.agency_id}, id,
      (SELECT s.id FROM pipeline_stages s WHERE s.pipeline_id = ${job.pipeline_id} AND s.kind = ${stageKinds.applied}),
      CASE n % 2 WHEN 1 THEN 'rejected' ELSE 'active' END, n, CASE n % 5 WHEN 0 THEN 'facebook' ELSE 'site' END,
      CASE n % 10 WHEN 0 THEN jsonb '[{"type": "number", "question": "Số năm?", "answer": 0, "meets": false}]' ELSE '[]' END, full_name, email,
      timestamptz '2026-03-01' - n * interval '1 minute', timestamptz '2026-03-01' - n * interval '30 seconds'
    FROM numbered`.execute(db);
}
