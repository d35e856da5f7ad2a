import { makeApplicant } from "#hiring/applications/factory.ts";
import { day, minute } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import type { makeJob } from "#market/jobs/factory.ts";
import { addDays, dayOf } from "#platform/reference/calendar.ts";

type Job = Awaited<ReturnType<typeof makeJob>>;
interface Business {
  db: Reader;
  agency: { id: number };
  random: (most: number) => number;
  past: (days: number) => Date;
  one: () => { id: number };
  /** The ids of activities that were undone; new ones are added. */
  undone: number[];
}

/** Inserts an applicant who goes some steps, of whom some are undone, and who may be hired and start. */
export async function makePerson(business: Business, job: Job, client: { id: number }) {
  const { db, agency, random, past, one } = business;
  const appliedAt = past(40 + random(100));
  const applicant = await makeApplicant(db, { job, appliedAt });
  await db
    .updateTable("applicants")
    .set({ owner_id: random(3) > 0 ? one().id : null, source: random(2) ? "site" : "facebook" })
    .where("id", "=", applicant.id)
    .execute();
  const about = {
    agency_id: agency.id,
    applicant_id: applicant.id,
    job_id: job.id,
    company_id: job.company_id,
  };
  let at = new Date(appliedAt.getTime() + random(3 * 24 * 60) * minute);
  const next = () => {
    at = new Date(at.getTime() + (1 + random(6 * 24 * 60)) * minute);
    return at;
  };
  const furthest = random(7);
  await walk(business, about, { furthest, next });
  if (furthest >= 5) await hire(business, { applicant, job, client, at: next() });
}

type About = { agency_id: number; applicant_id: number; job_id: number; company_id: number };

async function log(db: Reader, about: About, kind: string, at: Date, data: object) {
  const { id } = await db
    .insertInto("activities")
    .values({ ...about, kind, at, data: JSON.stringify(data) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The stages of an applicant's way, with what happens in them. */
const steps = [
  [3, null],
  [5, null],
  [7, "interview_schedule"],
  [10, "offer_send"],
  [11, null],
] as const;

async function walk(
  { db, random, undone }: Business,
  about: About,
  { furthest, next }: { furthest: number; next: () => Date },
) {
  const move = (from: number, to: number, at: Date) =>
    log(db, about, "stage_move", at, { from, to, from_id: from, to_id: to });
  let from = 2;
  for (const [to, act] of steps.slice(0, furthest)) {
    if (random(5) === 0) {
      // A move and its undo half a minute later.
      const first = next();
      undone.push(await move(from, 11, first), await move(11, from, new Date(first.getTime() + minute / 2)));
    }
    await move(from, to, next());
    if (act === "offer_send") await log(db, about, act, next(), { offer: 1, salary: 1, currency: "VND" });
    if (act === "interview_schedule") await log(db, about, act, next(), { interview: 1 });
    from = to;
  }
  if (furthest >= 4 && random(6) > 0)
    await log(db, about, "offer_status", next(), { offer: 1, status: "accepted" });
}

/** Inserts a placement with splits, which may have started, failed or been cancelled. */
async function hire(
  business: Business,
  { applicant, job, client, at }: { applicant: { id: number }; job: Job; client: { id: number }; at: Date },
) {
  const { db, agency, random } = business;
  const fee = (50 + random(80)) * 1_000_000;
  const status = (["onboarding", "invoiced", "paid", "failed_probation", "canceled"] as const)[random(5)]!;
  const isStarted = status !== "canceled" && random(4) > 0;
  const start = addDays(dayOf(at), random(20));
  const { id } = await db
    .insertInto("placements")
    .values({
      agency_id: agency.id,
      client_id: client.id,
      job_id: job.id,
      applicant_id: applicant.id,
      status,
      start_date: start,
      started_at: isStarted ? at : null,
      warranty_until: isStarted ? addDays(start, 59) : null,
      left_on: status === "failed_probation" ? addDays(start, 5) : null,
      left_reason: status === "failed_probation" ? 1 + random(4) : null,
      salary_amount: 40_000_000,
      salary_period: "month",
      salary_basis: "gross",
      currency: random(6) === 0 ? "USD" : "VND",
      monthly_gross: 40_000_000,
      fee_type: "percent",
      fee_bps: 1800,
      fee_months: 12,
      fee,
      payment_days: 15,
      warranty_days: 60,
      warranty_basis: "calendar",
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await splitFee(business, { id, fee });
  if (status !== "canceled") return;
  const about = {
    agency_id: agency.id,
    job_id: job.id,
    company_id: job.company_id,
    applicant_id: applicant.id,
  };
  const data = { placement: id, status: "canceled", note: null };
  await log(db, about, "placement_status", new Date(at.getTime() + day), data);
}

async function splitFee({ db, random, one }: Business, { id, fee }: { id: number; fee: number }) {
  const shares = random(2) ? [3333, 6667] : [2000, 3000, 5000];
  for (const [position, bps] of shares.entries())
    await db
      .insertInto("placement_splits")
      .values({
        placement_id: id,
        position,
        account_id: one().id,
        role: "other",
        bps,
        amount: Math.floor((fee * bps) / 10_000),
      })
      .execute();
}
