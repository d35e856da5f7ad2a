import { sql } from "kysely";
import type { ClientPair, ClientRows } from "#people/clients/contributions.ts";

/** SQL for `ownerships AS o`: whether the other client has no live ownership of the person, so that the row can move to it. */
const movable = ({ into }: ClientPair) =>
  sql<boolean>`(o.ended_at IS NOT NULL OR NOT EXISTS (SELECT FROM ownerships other
    WHERE other.client_id = ${into.id} AND other.person_id = o.person_id AND other.ended_at IS NULL))`;

/** The ownerships of people for clients that are merged. Where both clients have one, that of the other client applies. */
export const ownershipsOfClients: ClientRows = {
  kind: "ownerships",
  count: async (db, pair) => {
    const { count } = await db
      .selectFrom("ownerships as o")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("o.client_id", "=", pair.from.id)
      .where(movable(pair))
      .executeTakeFirstOrThrow();
    return Number(count);
  },
  move: async (tx, pair) => {
    const moved = await tx
      .updateTable("ownerships as o")
      .set({ client_id: pair.into.id })
      .where("o.client_id", "=", pair.from.id)
      .where(movable(pair))
      .returning("o.id")
      .execute();
    return moved.map(({ id }) => id);
  },
  restore: async (tx, { from, into }, ids) => {
    await tx
      .updateTable("ownerships")
      .set({ client_id: from.id })
      .where("client_id", "=", into.id)
      .where("id", "in", [0, ...ids])
      .execute();
  },
};
