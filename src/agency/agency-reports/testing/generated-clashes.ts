import { day } from "#kit/clock.ts";
import { addMonths, dayOf } from "#platform/reference/calendar.ts";
import type { makeBusiness } from "./generated.ts";

type Business = Awaited<ReturnType<typeof makeBusiness>>;

/** Inserts ownerships of an agency's applicants, refusals of colleagues and their requests to split the fee, of which some are answered. */
export async function makeClashes(business: Business) {
  const { db, agency, random, one, past } = business;
  const applicants = await db
    .selectFrom("applicants as a")
    .innerJoin("job_orders as o", "o.job_id", "a.job_id")
    .select(["a.candidate_id", "a.job_id", "o.client_id"])
    .where("a.agency_id", "=", agency.id)
    .orderBy("a.id")
    .execute();
  for (const { candidate_id: person_id, job_id, client_id } of applicants) {
    if (random(3) === 0) continue;
    const at = past(random(160));
    const starts_on = dayOf(at);
    const { id: ownership_id } = await db
      .insertInto("ownerships")
      .values({
        agency_id: agency.id,
        client_id,
        person_id,
        owner_id: one().id,
        starts_on,
        ends_on: addMonths(starts_on, 6),
        created_at: at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const later = () => new Date(at.getTime() + random(40) * day);
    for (let n = random(3); n > 0; n -= 1) {
      const refusedAt = later();
      const clash = { ownership_id, job_id, account_id: one().id, day: dayOf(refusedAt), at: refusedAt };
      await db
        .insertInto("ownership_clashes")
        .values({ agency_id: agency.id, ...clash })
        .onConflict((again) => again.doNothing())
        .execute();
    }
    if (random(4) === 0) continue;
    const status = (["asked", "accepted", "accepted", "declined", "withdrawn"] as const)[random(5)]!;
    await db
      .insertInto("share_requests")
      .values({
        agency_id: agency.id,
        ownership_id,
        job_id,
        asker_id: one().id,
        status,
        bps: 1 + random(9999),
        asked_at: later(),
        answered_at: status === "asked" ? null : new Date(at.getTime() + random(60) * day),
      })
      .execute();
  }
}
