import type { RawBuilder } from "kysely";
import { definePoint } from "#kit/contributions.ts";

/** SQL expressions that later rooms contribute to statements about `jobs AS j`, or about jobs by id. */

export const applicantCount = definePoint<[], number>("jobs.applicant-count");
/** Active applicants whom the employer has not viewed. */
export const newApplicantCount = definePoint<[], number>("jobs.new-applicant-count");
/** Applicants without a response for seven days, as recorded by the response clock (decisions §4). */
export const waitingApplicantCount = definePoint<[], number>("jobs.waiting-applicant-count");
/** Active applicants by the kind of their stage. */
export const applicantsByKind = definePoint<[], Record<string, number>>("jobs.applicants-by-kind");
/** A subquery with the columns `source`, `applicants` and `applied`; `applied` counts people who applied themselves. */
export const applicantsBySource = definePoint<[jobId: number], unknown>("jobs.applicants-by-source");

/** Whether a job that is not advertised takes people whom its workspace adds by hand. */
export const takesPeopleByHand = definePoint<[jobId: RawBuilder<number>], boolean>(
  "jobs.takes-people-by-hand",
);

/** The ids of jobs that a candidate has applied for and cannot apply for again. */
export const appliedJobs = definePoint<[candidateId: number, jobIds: readonly number[]], number[]>(
  "jobs.applied-jobs",
);
/** The ids of jobs that a candidate has saved. */
export const savedJobs = definePoint<[candidateId: number, jobIds: readonly number[]], number[]>(
  "jobs.saved-jobs",
);
