import type { makeAgencyWithClient } from "#agency/placements/factory.ts";
import type { Reader } from "#kit/db.ts";
import { makeJob } from "#market/jobs/factory.ts";

type Desk = Pick<Awaited<ReturnType<typeof makeAgencyWithClient>>, "agency" | "client">;

/** Inserts an open order of a client with its job, whose lead is the owner of the job. */
export async function makeOpenOrder(
  db: Reader,
  { agency, client }: Desk,
  { leadId, dueAt, firstCvAt = null }: { leadId: number; dueAt: Date; firstCvAt?: Date | null },
) {
  const ids = { companyId: client.company_id, agencyId: agency.id, ownerId: leadId };
  const job = await makeJob(db, { ...ids, title: "Trưởng phòng kho" });
  const opened_at = new Date(dueAt.getTime() - 3 * 24 * 3_600_000);
  const tenant = { agency_id: agency.id, client_id: client.id, job_id: job.id };
  const terms = { fee_type: "percent", fee_bps: 1800, fee_months: 12, fee_currency: "VND" } as const;
  const after = { warranty_days: 60, warranty_basis: "calendar", payment_days: 15 } as const;
  const clock = { opened_at, created_at: opened_at, first_cv_due_at: dueAt, first_cv_at: firstCvAt };
  const order = await db
    .insertInto("job_orders")
    .values({ ...tenant, ...terms, ...after, ...clock, title: "Trưởng phòng kho", status: "open" })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...order, job };
}
