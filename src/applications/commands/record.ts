import { userTypeOf } from "#accounts/actor.ts";
import { announcement, type Tx } from "#kit/db.ts";
import type { activityKinds } from "../terms.ts";

/** Who did it; null is the clock. */
export type Doer = { kind: "candidate" | "company" | "consultant"; accountId: number } | null;

/** Writes what happened into the log, and tells those who look at the board. */
export async function record(
  tx: Tx,
  applicant: { id: number; job_id: number; company_id: number },
  activity: {
    kind: (typeof activityKinds)[number];
    doer: Doer;
    at: Date;
    data?: Record<string, string | number | null>;
  },
): Promise<void> {
  await tx
    .insertInto("activities")
    .values({
      kind: activity.kind,
      at: activity.at,
      company_id: applicant.company_id,
      job_id: applicant.job_id,
      applicant_id: applicant.id,
      actor_id: activity.doer?.accountId ?? null,
      actor_type: activity.doer ? userTypeOf[activity.doer.kind] : null,
      data: JSON.stringify(activity.data ?? {}),
    })
    .returning(announcement(boardTopic(applicant.job_id)).as("announced"))
    .execute();
}

/** The topic that followers of a job's board listen to. */
export function boardTopic(jobId: number): string {
  return `board:${jobId}`;
}
