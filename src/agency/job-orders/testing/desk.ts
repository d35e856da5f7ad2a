import { move } from "#hiring/applications/contract.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeRepresentation } from "#hiring/representations/factory.ts";
import { makeAgency, makeCompany, makeStaff } from "#people/accounts/factory.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { makeClient } from "#people/clients/factory.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import type { TestApi } from "#test/api.ts";
import * as contract from "../contract.ts";

/** Makes an agency with an administrator, a lead who owns the client, an AM and another consultant, and the active client with a contact. */
export async function makeDesk(api: TestApi) {
  const { db } = api.database;
  const agencyId = (await makeAgency(db)).id;
  const admin = await makeStaff(db, "consultant", { agencyId });
  const [lead, am, other] = (await Promise.all(
    [0, 1, 2].map(() => makeStaff(db, "consultant", { agencyId, member: true })),
  )) as [typeof admin, typeof admin, typeof admin];
  const company = await makeCompany(db);
  const client = await makeClient(db, {
    agency_id: agencyId,
    company_id: company.id,
    name: "Nhà máy giấy Sao Mai",
  });
  await db
    .updateTable("clients")
    .set({ owner_id: lead.id, am_id: am.id, fee_bps: 1700 })
    .where("id", "=", client.id)
    .execute();
  const contact = await db
    .insertInto("client_contacts")
    .values({
      client_id: client.id,
      full_name: "Đỗ Thị Hoa",
      email: `hoa${client.id}@client.test`,
      created_at: new Date(0),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const [asAdmin, asLead, asAm, asOther] = (await Promise.all(
    [admin, lead, am, other].map(({ id }) => api.as(id)),
  )) as [Caller, Caller, Caller, Caller];
  return { db, agencyId, company, client, contact, admin, lead, am, other, asAdmin, asLead, asAm, asOther };
}
type Caller = Awaited<ReturnType<TestApi["as"]>>;
type Desk = Awaited<ReturnType<typeof makeDesk>>;

/** Creates an order of the client by its lead. */
export const createOrder = ({ client, contact, asLead }: Desk, fields: object = {}) =>
  asLead(contract.create, {
    body: {
      client_id: client.id,
      title: "Trưởng phòng kho",
      salary_max: 40_000_000,
      contact_ids: [contact.id],
      ...fields,
    },
  });
/** Returns the parameters of the path of an order. */
export const orderParams = ({ data }: { data: { id: string } }) => ({ params: { id: Number(data.id) } });

/** Returns the job of an order, with its pipeline, for applicants on its board. */
export async function jobOfOrder({ db }: Desk, { data }: { data: { id: string } }) {
  return db
    .selectFrom("job_orders as o")
    .innerJoin("jobs as j", "j.id", "o.job_id")
    .innerJoin("pipelines as p", "p.job_id", "j.id")
    .selectAll("j")
    .select("p.id as pipeline_id")
    .where("o.id", "=", Number(data.id))
    .executeTakeFirstOrThrow();
}

/** Inserts an applicant of an order with an accepted offer of 40 million VND, and returns a function that hires the applicant. */
export async function makeHireable(desk: Desk, order: { data: { id: string } }) {
  const { db } = desk;
  const job = await jobOfOrder(desk, order);
  const applicant = await makeApplicant(db, { job, stageKind: "offer" });
  await makeRepresentation(db, applicant);
  const day = "2026-03-02";
  await db
    .insertInto("offers")
    .values({
      applicant_id: applicant.id,
      job_id: job.id,
      company_id: job.company_id,
      agency_id: job.agency_id,
      status: "accepted",
      monthly_salary: 40_000_000,
      start_date: day,
      offer_date: day,
      valid_until: day,
      sent_at: new Date(0),
    })
    .execute();
  const hired = await db
    .selectFrom("pipeline_stages")
    .select("id")
    .where("pipeline_id", "=", job.pipeline_id)
    .where("kind", "=", stageKinds.hired)
    .executeTakeFirstOrThrow();
  const hire = (call: Caller) =>
    call(endpointOf("consultant", move), {
      params: { id: applicant.id },
      body: { job_stage_id: hired.id, new_index: 0 },
    });
  return { applicant, hire };
}
