import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";

/** An ownership that is live on a day. */
export interface LiveOwnership {
  id: number;
  person_id: number;
  /** The candidate into whom the agency has merged the person meanwhile, else the person. */
  current_id: number;
  owner_id: number | null;
  owner_name: string | null;
  starts_on: string;
  ends_on: string;
}

/**
 * Returns the live ownership of a person for a client; undefined without one. After a merge of two people with an ownership each, the
 * earlier one counts.
 * @param people the candidates that are this person (`samePerson`)
 */
export async function liveOwnership(
  db: Reader,
  { clientId, people, today }: { clientId: number; people: readonly number[]; today: string },
): Promise<LiveOwnership | undefined> {
  return db
    .selectFrom("ownerships as o")
    .leftJoin("accounts as u", "u.id", "o.owner_id")
    .leftJoin("candidate_merges as m", (on) =>
      on.onRef("m.candidate_id", "=", "o.person_id").onRef("m.agency_id", "=", "o.agency_id"),
    )
    .select(["o.id", "o.person_id", "o.owner_id", "u.full_name as owner_name", "o.starts_on", "o.ends_on"])
    .select(sql<number>`coalesce(m.into_id, o.person_id)`.as("current_id"))
    .where("o.client_id", "=", clientId)
    .where("o.ended_at", "is", null)
    .where("o.ends_on", ">=", today)
    .where(sql<number>`coalesce(m.into_id, o.person_id)`, "in", [...people])
    .orderBy("o.id")
    .limit(1)
    .executeTakeFirst();
}
