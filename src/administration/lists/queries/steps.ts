import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { RowChange } from "#kit/row-moves.ts";
import type { ListRule, MergedRows } from "#platform/reference/contributions.ts";
import type { ListKind } from "#platform/reference/list-kinds.ts";

/** Two rows of a list: what has the loser gets the winner. */
export type Pair = MergedRows;

/** Returns the changes of the rows of a table, in their order. The condition of the last one names all rows that have the loser. */
export function stepsOf(rule: ListRule, pair: Pair, asOf: Date): RowChange[] {
  const { table, column, key = ["id"] } = rule;
  const of = sql`r.${sql.ref(column)}`;
  const change = (value: RawBuilder<unknown>, where: RawBuilder<SqlBool>): RowChange[] => [
    { table, key, columns: [column], values: [value], where },
  ];
  const { loser, winner } = pair;
  switch (rule.rule) {
    case "move":
      return change(sql`${winner}::int`, sql`${of} = ${loser}`);
    case "union": {
      const ids = merged(sql`unnest(${of})`, pair);
      return change(sql`(SELECT array_agg(id ORDER BY at) FROM ${ids})`, sql`${of} @> ARRAY[${loser}::int]`);
    }
    case "json": {
      const field = sql`(${of} -> ${rule.field}::text)`;
      const ids = merged(sql`jsonb_array_elements_text(${field})`, pair);
      const value = sql`(SELECT jsonb_agg(id ORDER BY at) FROM ${ids})`;
      return change(
        sql`jsonb_set(${of}, ARRAY[${rule.field}::text], ${value})`,
        sql`${field} @> to_jsonb(ARRAY[${loser}::int])`,
      );
    }
    case "query": {
      const pattern = `(^|&)${rule.parameter}=${loser}(?=&|$)`;
      const value = sql`regexp_replace(${of}, ${pattern}, ${`\\1${rule.parameter}=${winner}`})`;
      return change(value, sql`(${rule.of} AND ${of} ~ ${pattern})`);
    }
    case "steps":
      return [...rule.steps(pair, asOf)];
    default:
      return [];
  }
}

/** SQL for ids in their order, with the winner instead of the loser, without doubles. */
const merged = (ids: RawBuilder<unknown>, { loser, winner }: Pair) =>
  sql`(SELECT CASE WHEN each::int = ${loser} THEN ${winner}::int ELSE each::int END AS id, min(at) AS at
    FROM ${ids} WITH ORDINALITY AS u (each, at) GROUP BY 1) AS ids`;

/** The rows that lead to the loser, and the loser itself, lead to the winner. The undo restores them first, so that its ids count again. */
export const ownSteps = (kind: ListKind, { loser, winner }: Pair, asOf: Date): RowChange[] => [
  {
    table: kind,
    key: ["id"],
    columns: ["replaced_by", "retired_at"],
    values: [sql`${winner}::int`, sql`coalesce(r.retired_at, ${asOf}::timestamptz)`],
    where: sql`(r.replaced_by = ${loser} OR r.id = ${loser})`,
  },
];
