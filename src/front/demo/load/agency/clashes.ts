import { minute } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { agencySeeds } from "../../agency/seeds.ts";
import { plusDays } from "../../calendar.ts";
import type { Desk } from "./facts.ts";

/** Requests to split a fee by their age in days and their answer. */
const requests = [
  { age: 1, status: "asked", note: agencySeeds.shareNote },
  { age: 2, status: "asked", note: null },
  { age: 9, status: "accepted", note: null },
  { age: 24, status: "declined", note: null },
  { age: 40, status: "accepted", note: null },
] as const;

/** Inserts clashes of consultants about people whom a colleague introduces to the same client, with the requests to split the fee. */
export async function addClashes(tx: Tx, { agencyId, asOf }: Desk): Promise<void> {
  const pairs = await tx
    .selectFrom("ownerships as o")
    .innerJoin("job_orders as r", "r.client_id", "o.client_id")
    .innerJoin("jobs as j", "j.id", "r.job_id")
    .select(["o.id", "r.job_id", "j.owner_id as asker_id"])
    .distinctOn("o.client_id")
    .where("o.agency_id", "=", agencyId)
    .where("o.ended_at", "is", null)
    .where("o.ends_on", ">=", dayOf(asOf))
    .where("r.status", "=", "open")
    .whereRef("j.owner_id", "<>", "o.owner_id")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("applicants as a")
            .select("a.id")
            .whereRef("a.job_id", "=", "r.job_id")
            .whereRef("a.candidate_id", "=", "o.person_id"),
        ),
      ),
    )
    .orderBy("o.client_id")
    .orderBy("o.id")
    .limit(requests.length)
    .execute();
  for (const [index, { id, job_id, asker_id }] of pairs.entries()) {
    const request = requests[index];
    if (!request || asker_id === null) continue;
    const { age, status, note } = request;
    const askedAt = plusDays(asOf, -age);
    const refusedAt = new Date(askedAt.getTime() - 2 * minute);
    const about = { agency_id: agencyId, ownership_id: id, job_id };
    await tx
      .insertInto("ownership_clashes")
      .values({ ...about, account_id: asker_id, day: dayOf(refusedAt), at: refusedAt })
      .execute();
    await tx
      .insertInto("share_requests")
      .values({
        ...about,
        asker_id,
        status,
        bps: 5000,
        note,
        asked_at: askedAt,
        answered_at: status === "asked" ? null : plusDays(askedAt, 0.2),
      })
      .execute();
  }
}
