import { makeAgencyWithClient } from "#agency/placements/factory.ts";
import { day, minute } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeStaff } from "#people/accounts/factory.ts";
import { makeClient } from "#people/clients/factory.ts";
import { makeRequests } from "../factory.ts";
import { makePerson } from "./generated-people.ts";

/** Returns numbers that look random and are the same in each run, from 0 to below `most`. */
function randoms(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

/**
 * Inserts an agency with consultants, clients, job orders, applicants, placements and payment requests of the five months before a
 * moment.
 * @returns the ids of activities that were undone, with the people
 */
export async function makeBusiness(db: Reader, asOf: Date, seed: number) {
  const random = randoms(seed);
  const desk = await makeAgencyWithClient(db);
  const agencyId = desk.agency.id;
  const staff = [desk.admin, desk.am];
  for (let n = 0; n < 2; n += 1) staff.push(await makeStaff(db, "consultant", { agencyId, member: true }));
  const one = () => staff[random(staff.length)]!;
  const clients = [desk.client];
  for (let n = 0; n < 2; n += 1)
    clients.push(
      (await makeClient(db, {
        agency_id: agencyId,
        name: `Khách hàng ${n}`,
        am_id: one().id,
        owner_id: random(3) > 0 ? one().id : null,
      })) as typeof desk.client,
    );
  const past = (days: number) => new Date(asOf.getTime() - days * day - random(day / minute) * minute);
  const undone: number[] = [];
  const business = { ...desk, db, staff, clients, random, past, one, undone };
  for (let n = 0; n < 6; n += 1) await makeOrder(business, n);
  await makeRequests({ db, desk, clients, random, asOf });
  return business;
}
type Business = Awaited<ReturnType<typeof makeBusiness>>;

async function makeOrder(business: Omit<Business, "orders">, n: number) {
  const { db, agency, clients, random, past, one } = business;
  const client = clients[n % clients.length]!;
  const job = await makeJob(db, { companyId: client.company_id, agencyId: agency.id, ownerId: one().id });
  const opened_at = past(60 + random(80));
  const status = (["open", "filled", "lost", "canceled", "open", "filled"] as const)[n]!;
  const due = new Date(opened_at.getTime() + 3 * day);
  const { id } = await db
    .insertInto("job_orders")
    .values({
      agency_id: agency.id,
      client_id: client.id,
      job_id: job.id,
      title: job.title,
      status,
      salary_min: 20_000_000 + random(20) * 1_000_000,
      salary_max: 50_000_000,
      fee_type: random(4) === 0 ? "fixed" : "percent",
      fee_fixed: 77_000_000,
      fee_min: random(2) === 0 ? 90_000_000 : null,
      fee_bps: 1800,
      fee_months: 12,
      fee_currency: "VND",
      warranty_days: 60,
      warranty_basis: "calendar",
      payment_days: 15,
      opened_at,
      ended_at: status === "open" ? null : past(random(50)),
      first_cv_due_at: due,
      first_cv_at: random(4) === 0 ? null : new Date(opened_at.getTime() + random(5 * 24) * 60 * minute),
      created_at: opened_at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (random(2) === 0) await holdOrder(business, { id, job, at: new Date(opened_at.getTime() + day / 4) });
  for (let index = 0; index < 10; index += 1) await makePerson(business, job, client);
}

/** Records a hold of an order that ends after some hours. */
async function holdOrder(
  { db, agency, random }: Pick<Business, "db" | "agency" | "random">,
  { id, job, at }: { id: number; job: { id: number; company_id: number }; at: Date },
) {
  const about = { agency_id: agency.id, job_id: job.id, company_id: job.company_id, kind: "order_status" };
  const moves = [
    { at, data: { order: id, from: "open", to: "on_hold" } },
    {
      at: new Date(at.getTime() + (1 + random(40)) * 60 * minute),
      data: { order: id, from: "on_hold", to: "open" },
    },
  ];
  for (const { at: when, data } of moves)
    await db
      .insertInto("activities")
      .values({ ...about, at: when, data: JSON.stringify(data) })
      .execute();
}
