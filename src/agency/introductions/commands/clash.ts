import { recordRefusal, type Tx } from "#kit/db.ts";
import { conflict, type Problem } from "#kit/problem.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import type { LiveOwnership } from "../queries/shared/ownership.ts";
import { usualPart } from "../terms.ts";

interface Clash {
  live: LiveOwnership;
  client: { name: string; agency_id: number };
  /** The candidates that are this person, first the one whom the consultant wants to introduce (`samePerson`). */
  people: readonly [number, ...number[]];
  jobId: number;
  actorId: number;
  asOf: Date;
}

/**
 * Returns the refusal of an introduction that belongs to a colleague. Its `meta.now` has the way out: the request for a share, the
 * request that waits already, and the second record of the person that can be merged. The clash is recorded for the report.
 */
export async function ownedByOther(tx: Tx, clash: Clash): Promise<Problem> {
  const { live, client, people, jobId, actorId } = clash;
  const { id, owner_name, ends_on } = live;
  const waiting = await tx
    .selectFrom("share_requests")
    .select("id")
    .where("ownership_id", "=", id)
    .where("job_id", "=", jobId)
    .where("asker_id", "=", actorId)
    .where("status", "=", "asked")
    .executeTakeFirst();
  const isSecond = live.current_id !== people[0];
  const now = {
    ownership_id: String(id),
    owner: owner_name,
    until: ends_on,
    job_id: String(jobId),
    bps: usualPart,
    requested: waiting !== undefined,
    duplicate: isSecond ? { id: String(people[0]), of_id: String(live.current_id) } : null,
  };
  const values = { name: owner_name ?? "—", client: client.name, date: ends_on };
  return recordRefusal(conflict("owned_by_other", now, values), (after) => recordClash(after, clash));
}

async function recordClash(tx: Tx, { live, client, jobId, actorId, asOf }: Clash): Promise<void> {
  await tx
    .insertInto("ownership_clashes")
    .values({
      agency_id: client.agency_id,
      ownership_id: live.id,
      job_id: jobId,
      account_id: actorId,
      day: dayOf(asOf),
      at: asOf,
    })
    .onConflict((again) => again.doNothing())
    .execute();
}
