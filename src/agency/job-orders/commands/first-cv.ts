import { sql } from "kysely";
import type { Tx } from "#kit/db.ts";
import { orderOf } from "#people/companies/pipeline.ts";
import { workedOrders } from "../terms.ts";

/** Stops the clock of the order whose first applicant reached the client. */
export async function stopFirstCvClock(
  tx: Tx,
  { jobId, asOf }: { jobId: number; asOf: Date },
): Promise<void> {
  await tx
    .updateTable("job_orders")
    .set({ first_cv_at: asOf })
    .where("job_id", "=", jobId)
    .where("first_cv_at", "is", null)
    .where("status", "in", [...workedOrders])
    .execute();
}

/** Starts the clock again when the move that stopped it is undone, unless another applicant has reached the client. */
export async function restartFirstCvClock(
  tx: Tx,
  { jobId, reachedAt }: { jobId: number; reachedAt: Date },
): Promise<void> {
  await tx
    .updateTable("job_orders")
    .set({ first_cv_at: null })
    .where("job_id", "=", jobId)
    .where("first_cv_at", "=", reachedAt)
    .where("status", "in", [...workedOrders])
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM applicants a JOIN pipeline_stages s ON s.id = a.stage_id
        JOIN stage_kinds k ON k.id = s.kind
        WHERE a.job_id = ${jobId} AND k.ord >= ${sql.lit(orderOf("sent_to_client"))})`,
    )
    .execute();
}
