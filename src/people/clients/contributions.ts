import type { RawBuilder } from "kysely";
import { defineList, definePoint } from "#kit/contributions.ts";
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

/** Returns the SQL of the number of people who were introduced to a client since a time. */
export const submittedSince = definePoint<[clientId: RawBuilder<number>, since: Date], number>(
  "clients.submitted_since",
);

/** Returns the SQL of the number of a client's placements since a time, without the cancelled ones. */
export const placementsSince = definePoint<[clientId: RawBuilder<number>, since: Date], number>(
  "clients.placements_since",
);

/** An open balance in units of its currency. */
export interface Balance {
  currency: string;
  amount: number;
}

/** Returns the SQL of a client's open balances as JSON, one a currency. */
export const openBalances = definePoint<[clientId: RawBuilder<number>], Balance[]>("clients.open_balances");

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
