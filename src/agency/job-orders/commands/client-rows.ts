import type { ClientPair, ClientRows } from "#people/clients/contributions.ts";

/** The orders of clients that are merged. The job of an order keeps its company. */
export const ordersOfClients: ClientRows = {
  kind: "orders",
  count: async (db, { from }) => {
    const { count } = await db
      .selectFrom("job_orders")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("client_id", "=", from.id)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
  move: async (tx, { from, into }: ClientPair) => {
    const moved = await tx
      .updateTable("job_orders")
      .set({ client_id: into.id })
      .where("client_id", "=", from.id)
      .returning("id")
      .execute();
    return moved.map(({ id }) => id);
  },
  restore: async (tx, { from, into }, ids) => {
    await tx
      .updateTable("job_orders")
      .set({ client_id: from.id })
      .where("client_id", "=", into.id)
      .where("id", "in", [0, ...ids])
      .execute();
  },
};
