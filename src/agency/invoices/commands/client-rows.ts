import type { ClientRows } from "#people/clients/contributions.ts";

/** The payment requests of clients that are merged. An issued one keeps the buyer of its paper. */
export const invoicesOfClients: ClientRows = {
  kind: "invoices",
  count: async (db, { from }) => {
    const { count } = await db
      .selectFrom("invoices")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("client_id", "=", from.id)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
  move: async (tx, { from, into }) => {
    const moved = await tx
      .updateTable("invoices")
      .set({ client_id: into.id })
      .where("client_id", "=", from.id)
      .returning("id")
      .execute();
    return moved.map(({ id }) => id);
  },
  restore: async (tx, { from, into }, ids) => {
    await tx
      .updateTable("invoices")
      .set({ client_id: from.id })
      .where("client_id", "=", into.id)
      .where("id", "in", [0, ...ids])
      .execute();
  },
};
