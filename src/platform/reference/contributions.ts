import type { RawBuilder, SqlBool } from "kysely";
import { defineList } from "#kit/contributions.ts";
import type { RowChange } from "#kit/row-moves.ts";
import type { DB } from "../../../db/types.ts";
import type { ListKind } from "./list-kinds.ts";

/** A merge of two rows of a list: what has the loser's id gets that of the winner. */
export interface MergedRows {
  loser: number;
  winner: number;
}

/**
 * What a merge of two rows of a list does with the column of a table that has ids or names of the list (decision 172):
 * - `move`: an id becomes the other one;
 * - `union`: the same in an array of ids, without doubles;
 * - `json`: the same in an array of ids that is a field of an object;
 * - `query`: the same in the query of an address that is stored;
 * - `steps`: the room states the changes, because other columns depend on the ids;
 * - `text`: names of the list are stored as texts, which stay;
 * - `stay`: the column records what happened, or its rows cannot be merged.
 */
export type ListRule = {
  list: ListKind;
  table: keyof DB;
  column: string;
  /** The columns that identify a row; `id` if absent. */
  key?: readonly string[];
} & (
  | { rule: "move" | "union" | "stay" }
  | { rule: "json"; field: string }
  | { rule: "query"; parameter: string; of: RawBuilder<SqlBool> }
  | { rule: "steps"; steps: (rows: MergedRows, asOf: Date) => readonly RowChange[] }
  | {
      rule: "text";
      /** The condition for rows `r` that have one of the folded names. */
      has: (names: readonly string[]) => RawBuilder<SqlBool>;
    }
);

/** The rules of all columns that have ids or names of the lists, from the rooms that own the tables. */
export const listRules = defineList<ListRule>("reference.list-rules");
