import { type SqlBool, sql } from "kysely";
import { moveRows } from "#kit/bulk.ts";
import type { DB } from "../../../db/types.ts";
import type { ClientPair, ClientRows } from "./contributions.ts";

/**
 * Returns how a merge of clients moves the rows of a table, whose column `client_id` refers to the client.
 * @param table a table of the room that calls this
 * @param isMovable SQL for `t`, the row: whether it moves; all rows do by default
 */
export function rowsOfClients(
  kind: ClientRows["kind"],
  table: keyof DB,
  isMovable = (_: ClientPair) => sql<SqlBool>`true`,
): ClientRows {
  const column = "client_id";
  return {
    kind,
    async count(db, pair) {
      const { rows } = await sql<{ count: number }>`
        SELECT count(*) AS count FROM ${sql.table(table)} t
        WHERE t.client_id = ${pair.from.id} AND ${isMovable(pair)}`.execute(db);
      return Number(rows[0]?.count);
    },
    move: (tx, pair) =>
      moveRows(tx, table, { column, from: pair.from.id, to: pair.into.id, where: isMovable(pair) }),
    async restore(tx, { from, into }, ids) {
      const where = sql<SqlBool>`t.id = ANY (${[...ids]}::bigint[])`;
      await moveRows(tx, table, { column, from: into.id, to: from.id, where });
    },
  };
}
