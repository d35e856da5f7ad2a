import { type Activity, record } from "#activities/commands.ts";
import { announcement, type Tx } from "#kit/db.ts";
import type { ApplicantActivity } from "../terms.ts";

type About<K extends ApplicantActivity> = Pick<Activity<K>, "by" | "at" | "data">;

/** Writes what happened to an applicant into the log, and tells those who look at the board. */
export async function recordApplicant<K extends ApplicantActivity>(
  tx: Tx,
  kind: K,
  applicant: { id: number; job_id: number; company_id: number },
  about: About<K>,
): Promise<void> {
  const { id: applicantId, job_id: jobId, company_id: companyId } = applicant;
  const activity = { kind, companyId, jobId, applicantId, ...about } as Activity<K>;
  await record(tx, activity, announcement(boardTopic(jobId)));
}

/** The topic that followers of a job's board listen to. */
export function boardTopic(jobId: number): string {
  return `board:${jobId}`;
}
