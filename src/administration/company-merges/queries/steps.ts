import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { RowChange } from "#kit/row-moves.ts";
import type { MergeRule } from "#people/companies/contributions.ts";

/** Two companies: the rows of the loser go to the winner. */
export interface Pair {
  loser: number;
  winner: number;
}

/** Facts of two companies that decide about the rows of several tables. */
export interface Facts extends Pair {
  /** Agencies that have both companies as clients. They keep both, with their rows. */
  agencies: readonly number[];
  /** Whether the winner has an administrator. Without one, the loser's administrators become those of the winner. */
  hasAdmin: boolean;
  /** Whether the two companies exchange their pages. */
  swapsPage: boolean;
  asOf: Date;
}

/** Returns the changes of a table's rows, in their order. The last one is that of the company, if there is one. */
export function stepsOf(rule: MergeRule, facts: Facts): RowChange[] {
  const mine = ofLoser(rule, facts);
  switch (rule.rule) {
    case "move":
      return [...demotion(rule, facts, mine), toWinner(rule, facts, mine)];
    case "union":
      return [toWinner(rule, facts, sql`(${mine} AND NOT ${hasSame(rule, facts)})`)];
    case "rename":
      return [renaming(rule, facts, mine), toWinner(rule, facts, mine)];
    case "stop":
      return ending(rule, facts, mine);
    case "keep":
      return rule.ofPage && facts.swapsPage ? [exchange(rule, facts)] : [];
    default:
      return [];
  }
}

/** Returns the condition for the rows of the loser, without those that agencies keep. */
export function ofLoser(rule: MergeRule, { loser, agencies }: Facts): RawBuilder<SqlBool> {
  const own = sql<SqlBool>`r.company_id = ${loser}`;
  if (agencies.length === 0) return own;
  const kept = sql`ANY (${agencies}::bigint[])`;
  if (rule.ofAgency) return sql`(${own} AND (r.agency_id = ${kept}) IS NOT TRUE)`;
  if (!("with" in rule) || rule.with !== "job_id") return own;
  return sql`(${own} AND NOT EXISTS (SELECT FROM jobs j WHERE j.id = r.job_id AND j.agency_id = ${kept}))`;
}

const keyOf = ({ key = ["id"] }: MergeRule) => key;

const toWinner = (rule: MergeRule, { winner }: Pair, where: RawBuilder<SqlBool>): RowChange => ({
  table: rule.table,
  key: keyOf(rule),
  columns: ["company_id"],
  values: [sql`${winner}::bigint`],
  where,
});

function demotion(
  rule: Extract<MergeRule, { rule: "move" }>,
  { hasAdmin }: Facts,
  mine: RawBuilder<SqlBool>,
): RowChange[] {
  if (!rule.loses || !hasAdmin) return [];
  const { column, from, to } = rule.loses;
  const where = sql<SqlBool>`(${mine} AND r.${sql.ref(column)} = ${from})`;
  return [{ table: rule.table, key: keyOf(rule), columns: [column], values: [sql`${to}`], where }];
}

const hasSame = ({ table, by }: Extract<MergeRule, { rule: "union" }>, { winner }: Pair) =>
  sql<SqlBool>`EXISTS (SELECT FROM ${sql.table(table)} w WHERE w.company_id = ${winner} AND ${sql.join(
    by.map((name) => sql`w.${sql.ref(name)} IS NOT DISTINCT FROM r.${sql.ref(name)}`),
    sql` AND `,
  )})`;

/** Names that both companies use: the loser's get the first number that neither uses. */
function renaming(
  { table, name, nameKey = name, ...rule }: Extract<MergeRule, { rule: "rename" }>,
  { loser, winner }: Pair,
  mine: RawBuilder<SqlBool>,
): RowChange {
  const own = sql.ref(nameKey);
  const other = (text: RawBuilder<unknown>, companies: readonly number[]) =>
    sql<SqlBool>`EXISTS (SELECT FROM ${sql.table(table)} w WHERE w.company_id = ANY (${companies}::bigint[])
      AND lower(w.${own}) = lower(${text}))`;
  const numbered = (
    column: string,
  ) => sql`(SELECT r.${sql.ref(column)} || ' (' || n || ')' FROM generate_series(2, 9999) n
    WHERE NOT ${other(sql`r.${own} || ' (' || n || ')'`, [loser, winner])} ORDER BY n LIMIT 1)`;
  const columns = [...new Set([name, nameKey])];
  return {
    table,
    key: rule.key ?? ["id"],
    columns,
    values: columns.map(numbered),
    where: sql`(${mine} AND ${other(sql`r.${own}`, [winner])})`,
  };
}

function ending(
  { table, ends, ...rule }: Extract<MergeRule, { rule: "stop" }>,
  { asOf }: Facts,
  mine: RawBuilder<SqlBool>,
): RowChange[] {
  if (!ends) return [];
  const column = sql.ref(ends.column);
  const value = ends.to === "now" ? sql`${asOf}::timestamptz` : sql`false`;
  const where = sql<SqlBool>`(${mine} AND ${ends.to === "now" ? sql`r.${column} IS NULL` : sql`r.${column}`})`;
  return [{ table, key: rule.key ?? ["id"], columns: [ends.column], values: [value], where }];
}

const exchange = (rule: MergeRule, { loser, winner }: Pair): RowChange => ({
  table: rule.table,
  key: keyOf(rule),
  columns: ["company_id"],
  values: [sql`CASE WHEN r.company_id = ${loser} THEN ${winner}::bigint ELSE ${loser}::bigint END`],
  where: sql`r.company_id IN (${loser}, ${winner})`,
});

/** Companies that were merged into the loser lead to the winner, and so does the loser. */
export const mergingSteps = ({ loser, winner }: Pair): RowChange[] => [
  {
    table: "companies",
    key: ["id"],
    columns: ["merged_into"],
    values: [sql`${winner}::bigint`],
    where: sql`(r.merged_into = ${loser} OR r.id = ${loser})`,
  },
];
