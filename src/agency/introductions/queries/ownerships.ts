import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { addDays, dayOf } from "#platform/reference/calendar.ts";
import type { ownerships as contract } from "../contract.ts";
import { soonDays } from "../terms.ts";

/** Selects ownerships of an agency with their person, client and owner. */
function ownerships(db: Reader, { agencyId }: ConsultantActor) {
  return db
    .selectFrom("ownerships as o")
    .innerJoin("candidates as p", "p.id", "o.person_id")
    .innerJoin("clients as c", "c.id", "o.client_id")
    .leftJoin("accounts as u", "u.id", "o.owner_id")
    .select(["o.id", "o.person_id", "o.client_id", "o.owner_id", "o.starts_on", "o.ends_on", "o.ended_at"])
    .select(["p.full_name as person_name", "c.name as client_name", "u.full_name as owner_name"])
    .where("o.agency_id", "=", agencyId);
}
type OwnershipRow = Awaited<ReturnType<ReturnType<typeof ownerships>["execute"]>>[number];

/** Returns an ownership of the actor's agency. */
export function ownershipRow(
  db: Reader,
  actor: ConsultantActor,
  id: number,
): Promise<OwnershipRow | undefined> {
  return ownerships(db, actor).where("o.id", "=", id).executeTakeFirst();
}

/** Returns the live ownerships from a key on, the latest first. */
export async function ownershipList(
  db: Reader,
  actor: ConsultantActor,
  { before, items, owner_id, client_id, ends, asOf }: QueryOf<typeof contract> & { asOf: Date },
): Promise<ReplyOf<typeof contract>> {
  const today = dayOf(asOf);
  const live = ownerships(db, actor)
    .where("o.ended_at", "is", null)
    .where("o.ends_on", ">=", today)
    .$if(owner_id !== undefined, (query) => query.where("o.owner_id", "=", owner_id as number))
    .$if(client_id !== undefined, (query) => query.where("o.client_id", "=", client_id as number))
    .$if(ends === "soon", (query) => query.where("o.ends_on", "<=", addDays(today, soonDays)));
  const rows = await live
    .$if(before !== undefined, (query) => query.where("o.id", "<", before as number))
    .orderBy("o.id", "desc")
    .limit(items + 1)
    .execute();
  const { count } = await live
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return {
    data: rows.slice(0, items).map((row) => ownershipReply(actor, row, asOf)),
    meta: { next: nextOf(rows, items), total: Number(count) },
  };
}

/** Returns the key of the next part of a list that was read with one row more than it shows. */
export const nextOf = (rows: readonly { id: number }[], items: number): string | null =>
  rows.length > items ? String(rows[items - 1]?.id) : null;

/** Returns an ownership as the contract has it. */
export function ownershipReply(actor: ConsultantActor, row: OwnershipRow, asOf: Date) {
  const { person_id, person_name, client_id, client_name, owner_id, owner_name, starts_on, ends_on } = row;
  return {
    id: String(row.id),
    type: "ownership" as const,
    attributes: {
      person: { id: String(person_id), full_name: person_name },
      client: { id: String(client_id), name: client_name },
      owner: owner_id === null ? null : { id: String(owner_id), full_name: owner_name ?? "" },
      starts_on,
      ends_on,
      ends_soon: ends_on <= addDays(dayOf(asOf), soonDays),
      can: { reassign: actor.isAdmin, ask: owner_id !== actor.accountId },
    },
  };
}
