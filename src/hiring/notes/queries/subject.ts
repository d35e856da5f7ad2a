import { findReadable } from "#hiring/applications/queries/shared/find.ts";
import { type Colleague, colleaguesOf, jobForHiring } from "#hiring/applications/queries/shared/hiring.ts";
import type { Reader } from "#kit/db.ts";
import { conflict } from "#kit/problem.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";

/** What a note is about: an applicant, or a job. */
export interface About {
  kind: "applicant" | "job";
  id: number;
}

/** The same with what a note and its readers need of it. */
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
 * What notes and evaluations are about.
 * @param lock holds the applicant until the transaction ends, so that nothing is written about somebody who is being erased
 * @throws Problem 404 for what is not the caller's to see
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

/** The same, to write about it. @throws Problem 404, 409 `notes_erased` */
export async function subjectToWrite(db: Reader, actor: HiringActor, about: About): Promise<Subject> {
  const subject = await subjectOf(db, actor, about, true);
  if (subject.erased) throw conflict("notes_erased", "erased");
  return subject;
}

/** What every list says of its subject. */
export function aboutOf({ jobId, job, candidate, erased, board }: Subject) {
  return {
    job: { id: String(jobId), title: job },
    candidate,
    closed: erased ? "notes_erased" : null,
    can: { write: !erased, board },
  };
}
