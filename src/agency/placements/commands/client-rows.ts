import type { ClientRows } from "#people/clients/contributions.ts";

/** The placements of clients that are merged, with their credits. */
export const placementsOfClients: ClientRows = {
  kind: "placements",
  count: async (db, { from }) => {
    const { count } = await db
      .selectFrom("placements")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("client_id", "=", from.id)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
  move: async (tx, { from, into }) => {
    const moved = await tx
      .updateTable("placements")
      .set({ client_id: into.id })
      .where("client_id", "=", from.id)
      .returning("id")
      .execute();
    await tx.updateTable("credits").set({ client_id: into.id }).where("client_id", "=", from.id).execute();
    return moved.map(({ id }) => id);
  },
  restore: async (tx, { from, into }, ids) => {
    const placements = [0, ...ids];
    await tx
      .updateTable("placements")
      .set({ client_id: from.id })
      .where("client_id", "=", into.id)
      .where("id", "in", placements)
      .execute();
    await tx
      .updateTable("credits")
      .set({ client_id: from.id })
      .where("client_id", "=", into.id)
      .where("placement_id", "in", placements)
      .execute();
  },
};
