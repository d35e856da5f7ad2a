import { publication, type Tx } from "#kit/db.ts";
import { type Activity, recordAll } from "#people/activities/commands.ts";
import type { ActivityKind } from "#people/activities/terms.ts";

/** The actor, time and data of an activity. */
export type About<K extends ActivityKind> = Pick<Activity<K>, "by" | "at" | "data">;

interface Applicant {
  id: number;
  job_id: number;
  company_id: number;
}

/** Records an activity of an applicant, and notifies open boards. */
export async function recordApplicant<K extends ActivityKind>(
  tx: Tx,
  kind: K,
  applicant: Applicant,
  about: About<K>,
): Promise<void> {
  await recordActivities(tx, applicant, [activityOf(kind, applicant, about)]);
}

/** Returns an activity of an applicant for `recordActivities`. */
export function activityOf<K extends ActivityKind>(kind: K, applicant: Applicant, about: About<K>) {
  const { id: applicantId, job_id: jobId, company_id: companyId } = applicant;
  return { kind, companyId, jobId, applicantId, ...about } as unknown as Activity<ActivityKind>;
}

/** Records activities of one applicant in their order by one statement, and notifies open boards. */
export async function recordActivities(
  tx: Tx,
  { job_id }: Pick<Applicant, "job_id">,
  activities: readonly Activity<ActivityKind>[],
): Promise<void> {
  await recordAll(tx, activities, publication(boardTopic(job_id)));
}

/** Returns the topic to which open boards of a job subscribe. */
export function boardTopic(jobId: number): string {
  return `board:${jobId}`;
}
