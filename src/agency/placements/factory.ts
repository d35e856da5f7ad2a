import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeRepresentation } from "#hiring/representations/factory.ts";
import type { Reader } from "#kit/db.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeAgency, makeCompany, makeStaff } from "#people/accounts/factory.ts";
import { addDays, dayOf } from "#platform/reference/calendar.ts";

/** Inserts an agency with an administrator, a client of the agency, and the client's account manager. */
export async function makeAgencyWithClient(db: Reader) {
  const agency = await makeAgency(db);
  const admin = await makeStaff(db, "consultant", { agencyId: agency.id });
  const am = await makeStaff(db, "consultant", { agencyId: agency.id, member: true });
  const company = await makeCompany(db);
  const client = await db
    .insertInto("clients")
    .values({
      agency_id: agency.id,
      company_id: company.id,
      name: "Công ty Hoa Sen",
      status: 1,
      am_id: am.id,
      owner_id: am.id,
      tax_code: "0312345678",
      billing_name: "Công ty TNHH Hoa Sen",
      billing_address: "1 Lê Lợi, Quận 1, TP. Hồ Chí Minh",
      billing_email: "ketoan@example.test",
      created_at: new Date(0),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { agency, admin, am, client };
}

/** Inserts a client of an existing agency, with the colleagues who are responsible for it. */
export async function deskOf(db: Reader, consultantId: number) {
  const { agency_id } = await db
    .selectFrom("accounts")
    .select("agency_id")
    .where("id", "=", consultantId)
    .executeTakeFirstOrThrow();
  const person = { id: consultantId };
  const company = await makeCompany(db);
  const client = await db
    .insertInto("clients")
    .values({
      agency_id: agency_id as number,
      company_id: company.id,
      name: "Công ty Cổ phần Thương mại và Dịch vụ Vận tải Hoa Sen Vàng",
      status: 1,
      am_id: consultantId,
      created_at: new Date(0),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { agency: { id: agency_id as number }, admin: person, am: person, client };
}

type Desk = Awaited<ReturnType<typeof deskOf>>;

/** Inserts a job of an agency for its client, with an applicant whose offer of 40 million VND is accepted. */
export async function makeAcceptedOffer(db: Reader, { agency, am, client }: Desk, startDate: string) {
  const ids = { companyId: client.company_id, agencyId: agency.id, ownerId: am.id };
  const job = await makeJob(db, { ...ids, title: "Kế toán trưởng" });
  const applicant = await makeApplicant(db, { job, stageKind: "offer" });
  await makeRepresentation(db, applicant);
  const offer = { status: "accepted", monthly_salary: 40_000_000, start_date: startDate };
  const days = { offer_date: addDays(startDate, -30), valid_until: startDate, sent_at: new Date(0) };
  await db
    .insertInto("offers")
    .values({
      applicant_id: applicant.id,
      job_id: job.id,
      company_id: client.company_id,
      agency_id: agency.id,
      ...offer,
      ...days,
    })
    .execute();
  return { job, applicant };
}

/** Inserts a placement with a fee of 86.4 million VND, which has started unless `startDate` is in the future. */
export async function makePlacement(db: Reader, desk: Desk, at: Date, startDate = dayOf(at)) {
  const { job, applicant } = await makeAcceptedOffer(db, desk, startDate);
  const isStarted = startDate <= dayOf(at);
  const row = await db
    .insertInto("placements")
    .values({
      agency_id: desk.agency.id,
      client_id: desk.client.id,
      job_id: job.id,
      applicant_id: applicant.id,
      status: "onboarding",
      start_date: startDate,
      started_at: isStarted ? at : null,
      warranty_until: isStarted ? "2027-12-31" : null,
      salary_amount: 40_000_000,
      salary_period: "month",
      salary_basis: "gross",
      currency: "VND",
      monthly_gross: 40_000_000,
      fee_type: "percent",
      fee_bps: 1800,
      fee_months: 12,
      fee: 86_400_000,
      payment_days: 15,
      warranty_days: 60,
      warranty_basis: "calendar",
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const share = { placement_id: row.id, position: 0, account_id: desk.am.id, role: "am" };
  await db
    .insertInto("placement_splits")
    .values({ ...share, bps: 10_000, amount: 86_400_000 })
    .execute();
  return row;
}
