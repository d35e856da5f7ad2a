import { definePoint } from "#kit/contributions.ts";

/** What later rooms contribute to statements about jobs: SQL for `jobs AS j`, unless ids are passed. */

export const applicantCount = definePoint<[], number>("jobs.applicant-count");
/** Active applicants whom the employer has not viewed. */
export const newApplicantCount = definePoint<[], number>("jobs.new-applicant-count");
/** Applicants without a response for seven days, as the response clock has noted (decisions §4). */
export const waitingApplicantCount = definePoint<[], number>("jobs.waiting-applicant-count");
/** Active applicants by the kind of their stage. */
export const applicantsByKind = definePoint<[], Record<string, number>>("jobs.applicants-by-kind");
/** A subquery with the columns `source`, `applicants` and `applied`: those who applied themselves. */
export const applicantsBySource = definePoint<[jobId: number], unknown>("jobs.applicants-by-source");

/** Those of the jobs that a candidate has applied for and cannot apply for again. */
export const appliedJobs = definePoint<[candidateId: number, jobIds: readonly number[]], number[]>(
  "jobs.applied-jobs",
);
/** Those of the jobs that a candidate has saved. */
export const savedJobs = definePoint<[candidateId: number, jobIds: readonly number[]], number[]>(
  "jobs.saved-jobs",
);
