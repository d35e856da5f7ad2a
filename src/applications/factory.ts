import { makeCandidate } from "#accounts/factory.ts";
import { type StageKind, stageKinds } from "#companies/pipeline.ts";
import type { CvSummary } from "#cv/summary.ts";
import type { Reader } from "#kit/db.ts";

let serial = 0;

/** A CV file's row for tests; nothing is kept under its key. */
export async function makeCvFile(
  db: Reader,
  candidateId: number,
  given: {
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
      storage_key: given.key ?? `cv/test/${n}`,
      name: given.name ?? "CV Nguyễn Văn An.pdf",
      kind: given.kind ?? "pdf",
      bytes: 12_345,
      sha256: n.toString(16).padStart(64, "0"),
      text: given.text ?? null,
      text_state: given.text === undefined ? "pending" : "ready",
      summary: given.summary ? JSON.stringify(given.summary) : null,
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
 * An applicant for tests, with its CV's row: where it stands, and how it ended, if it did. `stageKind` is where it stands
 * in the pipeline; a rejected or withdrawn one stands where it stood before.
 */
export async function makeApplicant(
  db: Reader,
  given: {
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
  const candidate = given.candidate ?? (await makeCandidate(db));
  const at = given.appliedAt ?? new Date("2026-03-02T02:00:00Z");
  const cv = await makeCvFile(db, candidate.candidateId, given.cv);
  const stage = await db
    .selectFrom("pipeline_stages")
    .select("id")
    .where("pipeline_id", "=", given.job.pipeline_id)
    .where("kind", "=", stageKinds[given.stageKind ?? "applied"])
    .executeTakeFirstOrThrow();
  const applicant = await db
    .insertInto("applicants")
    .values({
      job_id: given.job.id,
      company_id: given.job.company_id,
      agency_id: given.job.agency_id,
      candidate_id: candidate.candidateId,
      stage_id: stage.id,
      outcome: given.outcome ?? "active",
      rank: given.rank ?? -at.getTime() * 1000 - ++serial,
      full_name: candidate.full_name,
      email: candidate.email,
      cv_file_id: cv.id,
      cv_kind: cv.kind,
      applied_at: at,
      stage_changed_at: at,
      responded_at: given.answered ? at : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const fact = { applicant_id: applicant.id, job_id: given.job.id, company_id: given.job.company_id };
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
