import { findReadable } from "#hiring/applications/queries/shared/find.ts";
import { type Colleague, colleaguesOf, jobForHiring } from "#hiring/applications/queries/shared/hiring.ts";
import type { Reader } from "#kit/db.ts";
import { conflict } from "#kit/problem.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";

/** The applicant or job of a note. */
export interface About {
  kind: "applicant" | "job";
  id: number;
}

/** The applicant or job of a note, with the data that notes need. */
export interface Subject {
  jobId: number;
  /** The company that hires, or the client of the agency. */
  companyId: number;
  job: string;
  applicantId: number | null;
  candidate: string | null;
  erased: boolean;
  /** Whether the caller sees the board of the job. */
  board: boolean;
  people: Colleague[];
}

/**
 * Reads the applicant or job of notes and evaluations.
 * @param lock locks the applicant until the transaction ends, so that an erasure at the same time misses no note
 * @throws Problem 404 if the caller may not see it
 */
export async function subjectOf(
  db: Reader,
  actor: HiringActor,
  { kind, id }: About,
  lock = false,
): Promise<Subject> {
  if (kind === "job") {
    const job = await jobForHiring(db, actor, id, "read");
    const people = await colleaguesOf(db, actor, job.responsible);
    return {
      jobId: id,
      companyId: job.company_id,
      job: job.title,
      applicantId: null,
      candidate: null,
      erased: false,
      board: true,
      people,
    };
  }
  const row = await findReadable(db, actor, id, lock);
  const people = await colleaguesOf(db, actor, row.responsible);
  return {
    jobId: row.job_id,
    companyId: row.company_id,
    job: row.job_title,
    applicantId: id,
    candidate: row.full_name,
    erased: row.erased_at !== null,
    board: row.readsBoard,
    people,
  };
}

/** Reads and locks the subject of a new note or evaluation. @throws Problem 404, 409 `notes_erased` */
export async function subjectToWrite(db: Reader, actor: HiringActor, about: About): Promise<Subject> {
  const subject = await subjectOf(db, actor, about, true);
  if (subject.erased) throw conflict("notes_erased", "erased");
  return subject;
}

/** Returns the subject of a list for its `meta`. */
export function aboutOf({ jobId, job, candidate, erased, board }: Subject) {
  return {
    job: { id: String(jobId), title: job },
    candidate,
    closed: erased ? "notes_erased" : null,
    can: { write: !erased, board },
  };
}
