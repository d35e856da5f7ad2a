import type { Reader } from "#kit/db.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeStaff } from "#people/accounts/factory.ts";
import { makeClient, makeContact } from "#people/clients/factory.ts";
import { type MailSample, sample, title } from "#test/mail-sample.ts";
import type { OwnRows } from "#test/own-rows.ts";
import type { Pages } from "#test/page-states.ts";
import type { OwnRequests } from "#test/stored/own-requests.ts";
import { inside, type Stored } from "#test/stored/stored.ts";
import { orderPaths } from "./console-paths.ts";
import * as mails from "./mails.ts";

const opened = {
  order: title,
  agency: "Săn tài năng",
  openings: 2,
  due: "2026-03-05",
  lead: "Lê Minh Châu",
  lead_email: "chau@agency.test",
};
export const mailSamples: readonly MailSample[] = [
  sample(mails.orderOpened, opened, null, "lead"),
  sample(mails.orderOpened, { ...opened, lead: null, lead_email: null }, null, "no lead"),
];

/** Inserts a draft of an order of a consultant's agency, with its client and its job. */
async function ownOrder(
  db: Reader,
  consultant: { id: number; agency_id: number | null },
  fields: object = {},
) {
  const agency_id = consultant.agency_id as number;
  const client = await makeClient(db, { agency_id });
  const tenant = { companyId: client.company_id, agencyId: agency_id };
  const job = await makeJob(db, { ...tenant, ownerId: consultant.id, state: "draft" });
  const created_at = new Date("2026-03-01T03:00:00.000Z");
  return db
    .insertInto("job_orders")
    .values({
      agency_id,
      client_id: client.id,
      job_id: job.id,
      title: "Trưởng phòng kho",
      created_at,
      ...fields,
    })
    .returning(["id", "client_id"])
    .executeTakeFirstOrThrow();
}

export const ownRows: OwnRows = async ({ db }) => ({
  "/consultants/job_orders": (await ownOrder(db, await makeStaff(db, "consultant"))).id,
});

const people = { consultant_ids: [], contact_ids: [] };

export const ownRequests: OwnRequests = {
  "POST /consultants/job_orders": async ({ db, consultant }) => ({
    body: {
      ...people,
      client_id: (await makeClient(db, { agency_id: consultant.agency_id as number })).id,
      lead_id: consultant.id,
      salary_min: 20_000_000,
      salary_max: 30_000_000,
      target_date: "2026-05-01",
    },
  }),
  "POST /consultants/job_orders/bulk": async ({ db, consultant }) => ({
    body: { ids: [(await ownOrder(db, consultant)).id], action: "hold", reason_id: 1 },
  }),
  "PUT /consultants/job_orders/:id": async ({ db, consultant }) => ({
    params: { id: (await ownOrder(db, consultant)).id },
    body: {
      ...people,
      lead_id: consultant.id,
      salary_min: 20_000_000,
      salary_max: 30_000_000,
      target_date: "2026-05-01",
    },
  }),
};

const asSent = {
  lead_id: inside("lead", "id"),
  consultant_ids: ({ consultants }: Readonly<Record<string, unknown>>) => consultants,
  contact_ids: ({ contacts }: Readonly<Record<string, unknown>>) => contacts,
};

export const stored: Stored = {
  "POST /consultants/job_orders": { ...asSent, client_id: inside("client", "id") },
  "PUT /consultants/job_orders/:id": asSent,
  "POST /consultants/job_orders/bulk": "changes many orders (bulk.test.ts)",
  "POST /consultants/job_orders/:id/open": "changes the status (orders.test.ts)",
  "POST /consultants/job_orders/:id/hold": "changes the status (orders.test.ts)",
  "POST /consultants/job_orders/:id/resume": "changes the status (orders.test.ts)",
  "POST /consultants/job_orders/:id/fill": "changes the status (orders.test.ts)",
  "POST /consultants/job_orders/:id/lose": "changes the status (orders.test.ts)",
  "POST /consultants/job_orders/:id/cancel": "changes the status (orders.test.ts)",
  "POST /consultants/job_orders/:id/reopen": "changes the status (orders.test.ts)",
};

export const pages: Pages = async ({ db, consultant }) => {
  const draft = await ownOrder(db, consultant);
  const created_at = new Date();
  const contact = { client_id: draft.client_id, created_at, email: "hoa@example.test" };
  const { id: contact_id } = await makeContact(db, contact);
  await db.insertInto("job_order_contacts").values({ order_id: draft.id, contact_id }).execute();
  const opened = { opened_at: created_at, first_cv_due_at: new Date("2099-01-01T00:00:00Z") };
  const open = await ownOrder(db, consultant, {
    ...opened,
    title: `Trưởng phòng ${"Kinh doanh và Phát triển Thị trường ".repeat(6)}`.trim(),
    status: "open",
    kind: "exclusive",
    salary_min: 40_000_000,
    salary_max: 55_000_000,
    must_have: "Tiếng Anh tốt\nBiết Excel",
    target_date: "2099-02-01",
    fee_type: "percent",
    fee_bps: 1800,
    fee_months: 12,
    fee_currency: "VND",
    warranty_days: 60,
    warranty_basis: "calendar",
    payment_days: 15,
  });
  return {
    consultant: {
      "consultants/job_orders": ["", "?status=lost", "?sort=first_cv&kind=exclusive", "?no_cv=true"].map(
        (query) => orderPaths.list + query,
      ),
      "consultants/job_orders/create": [orderPaths.create, orderPaths.createFor(draft.client_id)],
      "consultants/job_orders/:orderId": [orderPaths.detail(draft.id), orderPaths.detail(open.id)],
      "consultants/job_orders/:orderId/edit": [orderPaths.edit(draft.id)],
    },
  };
};
