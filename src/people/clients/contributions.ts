import type { RawBuilder } from "kysely";
import { defineList } from "#kit/contributions.ts";
import type { Reader, Tx } from "#kit/db.ts";

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

/** Two clients of an agency, the first of which is merged into the second. */
export interface ClientPair {
  from: { id: number; companyId: number };
  into: { id: number; companyId: number };
}

/** Rows of a later room that refer to a client. A merge moves them, and an undo moves the same rows back. */
export interface ClientRows {
  kind: "orders" | "placements" | "invoices" | "ownerships";
  /** Counts the rows that `move` would move. */
  count(db: Reader, pair: ClientPair): Promise<number>;
  /** Moves the rows of `from` to `into`. @returns their ids */
  move(tx: Tx, pair: ClientPair): Promise<number[]>;
  /** Moves rows with these ids that still belong to `into` back to `from`. */
  restore(tx: Tx, pair: ClientPair, ids: readonly number[]): Promise<void>;
}

/** The rows that later rooms have about clients. */
export const clientRows = defineList<ClientRows>("rows about clients");
