import type { RawBuilder } from "kysely";
import { defineList } from "#kit/contributions.ts";

/** Work of a later room that keeps a client active. */
export interface OpenWork {
  kind: "orders" | "unpaid";
  /** Returns the number of open rows of a client, for the SQL of the client's id. */
  count(clientId: RawBuilder<number>): RawBuilder<number>;
}

/** Work that keeps clients active: open job orders, and payment requests that are not paid. */
export const openWork = defineList<OpenWork>("open work of clients");

/** The day of a client's last placement, as SQL for the client's id; null without one. */
export const lastPlacements = defineList<(clientId: RawBuilder<number>) => RawBuilder<string | null>>(
  "last placements of clients",
);
