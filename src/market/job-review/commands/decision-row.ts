import type { Tx } from "#kit/db.ts";
import type { JobRow } from "#market/jobs/commands/job-row.ts";
import type { AdminActor, ConsultantActor } from "#people/accounts/actor.ts";
import { contentOf } from "../content.ts";

export interface Decision {
  decision: "approve" | "reject";
  reasonId?: number;
  note?: string | null;
  corrected?: readonly string[];
}

/** Stores a decision with the content of the job, and deletes the content of the job's earlier decisions. */
export async function storeDecision(
  tx: Tx,
  actor: AdminActor | ConsultantActor,
  job: JobRow,
  { decision, reasonId, note, corrected = [] }: Decision,
  asOf: Date,
): Promise<void> {
  await tx
    .updateTable("job_reviews")
    .set({ content: null })
    .where("job_id", "=", job.id)
    .where("content", "is not", null)
    .execute();
  await tx
    .insertInto("job_reviews")
    .values({
      job_id: job.id,
      company_id: job.company_id,
      decision,
      reason_id: reasonId ?? null,
      note: note ?? null,
      by_id: actor.accountId,
      at: asOf,
      corrected: [...corrected],
      content: JSON.stringify(contentOf(job)),
    })
    .execute();
}
