import type { Tx } from "#kit/db.ts";
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
