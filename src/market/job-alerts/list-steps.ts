import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { RowChange } from "#kit/row-moves.ts";
import type { ListRule, MergedRows } from "#platform/reference/contributions.ts";

type Column = "location_ids" | "category_ids";

/** Returns the rules of the alerts for merges of locations and of categories. */
export const alertRules: readonly ListRule[] = [
  {
    list: "locations",
    table: "job_alerts",
    column: "location_ids",
    rule: "steps",
    steps: stepsOf("location_ids"),
  },
  {
    list: "categories",
    table: "job_alerts",
    column: "category_ids",
    rule: "steps",
    steps: stepsOf("category_ids"),
  },
];

/**
 * Returns the changes of alerts in a merge. Two alerts of an address that become the same stay as two rows: one of them is stopped, and
 * its key gets the id of the row, because the key of an address is unique.
 */
function stepsOf(column: Column) {
  return (rows: MergedRows, asOf: Date): RowChange[] => {
    const { ids, key, has } = namesIn(column, rows);
    // The active alert goes on; of two alike the older one.
    const rank = (row: string) =>
      sql`(${sql.ref(`${row}.stopped_at`)} IS NOT NULL OR ${sql.ref(`${row}.confirmed_at`)} IS NULL, ${sql.ref(`${row}.id`)})`;
    const isDouble = sql<SqlBool>`EXISTS (SELECT FROM job_alerts w WHERE w.email = r.email AND w.id <> r.id
      AND (${has("r")} OR ${has("w")}) AND ${key("w")} = ${key("r")} AND ${rank("w")} < ${rank("r")})`;
    const change = { table: "job_alerts", key: ["id"] } as const;
    return [
      {
        ...change,
        columns: [column, "criteria_key", "stopped_at"],
        values: [
          ids("r"),
          sql`${key("r")} || '|' || r.id`,
          sql`coalesce(r.stopped_at, ${asOf}::timestamptz)`,
        ],
        where: isDouble,
      },
      { ...change, columns: [column, "criteria_key"], values: [ids("r"), key("r")], where: has("r") },
    ];
  };
}

/** The ids of an alert after the merge, ascending, and its key with them: the ids are the first two parts of the key. */
function namesIn(column: Column, { loser, winner }: MergedRows) {
  const of = (row: string) => sql.ref(`${row}.${column}`);
  const has = (row: string) => sql<SqlBool>`${of(row)} @> ARRAY[${loser}::int]`;
  const ids = (row: string): RawBuilder<unknown> =>
    sql`ARRAY(SELECT DISTINCT CASE WHEN each = ${loser} THEN ${winner}::int ELSE each END AS id FROM unnest(${of(row)}) AS each ORDER BY id)`;
  const text = (row: string) => sql`array_to_string(${ids(row)}, ',')`;
  const part =
    column === "location_ids"
      ? (row: string) => sql`regexp_replace(${sql.ref(`${row}.criteria_key`)}, '^[^|]*', ${text(row)})`
      : (row: string) =>
          sql`regexp_replace(${sql.ref(`${row}.criteria_key`)}, '^([^|]*)\\|[^|]*', '\\1|' || ${text(row)})`;
  const key = (row: string) =>
    sql`CASE WHEN ${has(row)} THEN ${part(row)} ELSE ${sql.ref(`${row}.criteria_key`)} END`;
  return { ids, key, has };
}
