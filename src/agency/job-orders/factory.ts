import type { Insertable } from "kysely";
import type { Reader } from "#kit/db.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeClient } from "#people/clients/factory.ts";
import type { JobOrders } from "../../../db/types.ts";
import type { OrderStatus } from "./terms.ts";

/** Inserts a job order, with its job and, if none is given, its client. */
export async function makeOrder(
  db: Reader,
  given: {
    agencyId: number;
    companyId: number;
    leadId: number;
    clientId?: number;
    confidential?: boolean;
    /** By default a draft. */
    status?: OrderStatus;
  } & Partial<Pick<Insertable<JobOrders>, "title" | "head_count" | "salary_max">>,
) {
  const { agencyId, companyId, leadId, confidential = false, status = "draft", ...fields } = given;
  const created_at = new Date("2026-03-01T03:00:00.000Z");
  const clientId = given.clientId ?? (await makeClient(db, { agencyId, companyId })).id;
  const job = await makeJob(db, { companyId, agencyId, ownerId: leadId, state: "draft" });
  if (confidential) await db.updateTable("jobs").set({ confidential }).where("id", "=", job.id).execute();
  const order = await db
    .insertInto("job_orders")
    .values({
      agency_id: agencyId,
      client_id: clientId,
      job_id: job.id,
      title: fields.title ?? "Giám đốc nhà máy",
      head_count: fields.head_count ?? 1,
      salary_max: fields.salary_max ?? 60_000_000,
      created_at,
      created_by: leadId,
      status,
      ...(status !== "draft" && {
        fee_type: "percent",
        fee_bps: 1800,
        fee_months: 12,
        fee_currency: "VND",
        warranty_days: 60,
        warranty_basis: "calendar",
        payment_days: 15,
        opened_at: created_at,
        first_cv_due_at: new Date("2026-03-04T17:00:00.000Z"),
        held_at: status === "on_hold" ? created_at : null,
      }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...order, job };
}
