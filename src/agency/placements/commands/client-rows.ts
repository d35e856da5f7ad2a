import { rowsOfClients } from "#people/clients/client-rows.ts";
import type { ClientRows } from "#people/clients/contributions.ts";

const placements = rowsOfClients("placements", "placements");

/** The placements of clients that are merged, with their credits. */
export const placementsOfClients: ClientRows = {
  kind: placements.kind,
  count: placements.count,
  async move(tx, pair) {
    const moved = await placements.move(tx, pair);
    await tx
      .updateTable("credits")
      .set({ client_id: pair.into.id })
      .where("client_id", "=", pair.from.id)
      .execute();
    return moved;
  },
  async restore(tx, pair, ids) {
    await placements.restore(tx, pair, ids);
    await tx
      .updateTable("credits")
      .set({ client_id: pair.from.id })
      .where("client_id", "=", pair.into.id)
      .where("placement_id", "in", [0, ...ids])
      .execute();
  },
};
