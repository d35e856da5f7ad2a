import type { Requests } from "#test/company-endpoints/request.ts";
import type { Rows } from "#test/company-endpoints/rows.ts";
import { type MailSample, sample, title } from "#test/mail-sample.ts";
import { makeOrder } from "./factory.ts";
import * as mails from "./mails.ts";
import type { OrderStatus } from "./terms.ts";

const opened = {
  order: title,
  agency: "Săn tài năng",
  openings: 2,
  due: "2026-03-05",
  lead: "Lê Minh Châu",
  lead_email: "chau@agency.test",
};
export const mailSamples: readonly MailSample[] = [
  sample(mails.orderOpened, opened, "/", "lead"),
  sample(mails.orderOpened, { ...opened, lead: null, lead_email: null }, "/", "no lead"),
];

/** Makes an order of the agency, which its administrator leads. */
const orderOf = async ({ db, boss, companyId, agencyId = 0 }: Rows, status: OrderStatus) => {
  const client = await db
    .selectFrom("clients")
    .select("id")
    .where("agency_id", "=", agencyId)
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  const given = { agencyId, companyId, leadId: boss.id, status, clientId: client?.id };
  return { params: { id: (await makeOrder(db, given)).id } };
};
const because = { reason_id: 11, note: "Khách hàng yêu cầu" };

export const requests: Requests = {
  "POST /job_orders": async (rows) => {
    const { params } = await orderOf(rows, "draft");
    const { client_id } = await rows.db
      .selectFrom("job_orders")
      .select("client_id")
      .where("id", "=", params.id)
      .executeTakeFirstOrThrow();
    return { body: { client_id, title: "Giám đốc kho", salary_max: 50_000_000 } };
  },
  "GET /job_orders/:id": (rows) => orderOf(rows, "open"),
  "PUT /job_orders/:id": async (rows) => ({
    ...(await orderOf(rows, "draft")),
    body: { title: "Giám đốc kho" },
  }),
  "POST /job_orders/:id/open": async (rows) => ({ ...(await orderOf(rows, "draft")), body: {} }),
  "POST /job_orders/:id/hold": async (rows) => ({ ...(await orderOf(rows, "open")), body: because }),
  "POST /job_orders/:id/resume": async (rows) => ({ ...(await orderOf(rows, "on_hold")), body: {} }),
  "POST /job_orders/:id/lose": async (rows) => ({ ...(await orderOf(rows, "open")), body: because }),
  "POST /job_orders/:id/cancel": async (rows) => ({ ...(await orderOf(rows, "open")), body: because }),
  "POST /job_orders/:id/reopen": async (rows) => ({ ...(await orderOf(rows, "lost")), body: {} }),
  "POST /job_orders/:id/fill": async (rows) => {
    const order = await orderOf(rows, "open");
    const { job_id } = await rows.db
      .selectFrom("job_orders")
      .select("job_id")
      .where("id", "=", order.params.id)
      .executeTakeFirstOrThrow();
    const job = await rows.db
      .selectFrom("jobs")
      .selectAll()
      .where("id", "=", job_id)
      .executeTakeFirstOrThrow();
    const pipeline = await rows.db
      .selectFrom("pipelines")
      .select("id")
      .where("job_id", "=", job_id)
      .executeTakeFirstOrThrow();
    await rows.applicant({ job: { ...job, pipeline_id: pipeline.id }, stageKind: "hired" });
    return { ...order, body: {} };
  },
  "POST /job_orders/:id/advertise": async (rows) => orderOf(rows, "open"),
};
