import { type Activity, record } from "#activities/commands.ts";
import type { ActivityKind } from "#activities/terms.ts";
import { publication, type Tx } from "#kit/db.ts";

/** Who did it, when, and what its kind asks for. */
export type About<K extends ActivityKind> = Pick<Activity<K>, "by" | "at" | "data">;

/** Writes what happened to an applicant into the log, and notifies open boards. */
export async function recordApplicant<K extends ActivityKind>(
  tx: Tx,
  kind: K,
  applicant: { id: number; job_id: number; company_id: number },
  about: About<K>,
): Promise<void> {
  const { id: applicantId, job_id: jobId, company_id: companyId } = applicant;
  const activity = { kind, companyId, jobId, applicantId, ...about } as unknown as Activity<K>;
  await record(tx, activity, publication(boardTopic(jobId)));
}

/** The topic that open boards of a job subscribe to. */
export function boardTopic(jobId: number): string {
  return `board:${jobId}`;
}
