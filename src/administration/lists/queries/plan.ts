import { createHash } from "node:crypto";
import { type SqlBool, sql } from "kysely";
import type { Reader, Tx } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { invalid, notFound } from "#kit/problem.ts";
import { countChanging, type RowChange } from "#kit/row-moves.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { type ListRule, listRules } from "#platform/reference/contributions.ts";
import type { ListKind } from "#platform/reference/list-kinds.ts";
import { aliasesMax, type MergeConflict } from "../terms.ts";
import { type ListRowNames, rowNames } from "./shared/names.ts";
import { ownSteps, type Pair, stepsOf } from "./steps.ts";

/** What a merge does with the rows of a table that have the loser. */
export interface PlannedTable {
  table: string;
  /** Whether the rows get the winner; others keep their text, which means the winner from then on. */
  changes: boolean;
  rows: number;
}

export interface MergePlan {
  loser: ListRowNames;
  winner: ListRowNames;
  tables: PlannedTable[];
  /** The names of the loser, which become aliases of the winner. */
  aliases: string[];
  conflicts: MergeConflict[];
  hash: string;
  /** The changes of rows in their order, which the merge runs. */
  steps: RowChange[];
}

/**
 * Returns what a merge of two rows of a list does: the preview shows it, and the merge runs its steps.
 * @throws Problem 404, 422 `list_itself`, `list_target`
 */
export async function planMerge(
  tx: Tx,
  actor: AdminActor,
  { kind, pair, asOf }: { kind: ListKind; pair: Pair; asOf: Date },
): Promise<MergePlan> {
  const rows = await rowNames(tx, actor, kind);
  const [loser, winner] = [pair.loser, pair.winner].map((id) => rows.find((row) => row.id === id));
  if (!loser) throw notFound();
  if (loser === winner) throw invalid("/into_id", "list_itself");
  if (winner?.state !== "active") throw invalid("/into_id", "list_target");
  const aliases = newAliases(loser, winner);
  const conflicts = conflictsOf(loser, winner, aliases);
  const rules = listRules().filter(({ list }) => list === kind);
  const names = [...new Set([loser.name, loser.name_vn, ...loser.aliases].map(fold))];
  const steps = rules.flatMap((rule) => stepsOf(rule, pair, asOf));
  const tables = await tablesOf(tx, rules, { pair, names });
  const hash = createHash("sha256")
    .update(JSON.stringify([kind, loser, winner, tables, aliases, conflicts]))
    .digest("hex");
  return {
    loser,
    winner,
    tables,
    aliases,
    conflicts,
    hash,
    steps: [...steps, ...ownSteps(kind, pair, asOf)],
  };
}

/** Counts the rows of each table: those that change, and those whose texts stay. */
async function tablesOf(
  tx: Reader,
  rules: readonly ListRule[],
  { pair, names }: { pair: Pair; names: readonly string[] },
): Promise<PlannedTable[]> {
  const conditions = new Map<string, { table: ListRule["table"]; changes: boolean; where: SqlCondition[] }>();
  for (const rule of rules) {
    const where = rule.rule === "text" ? rule.has(names) : hasLoser(rule, pair);
    if (!where) continue;
    const changes = rule.rule !== "text";
    const same = conditions.get(`${rule.table} ${changes}`);
    if (same) same.where.push(where);
    else conditions.set(`${rule.table} ${changes}`, { table: rule.table, changes, where: [where] });
  }
  const tables: PlannedTable[] = [];
  for (const { table, changes, where } of conditions.values()) {
    const condition = sql<SqlBool>`(${sql.join(where, sql` OR `)})`;
    const change = { table, key: [], columns: [], values: [], where: condition };
    tables.push({ table, changes, rows: await countChanging(tx, change) });
  }
  return tables;
}

type SqlCondition = ReturnType<typeof sql<SqlBool>>;

/** Returns the condition for the rows of a rule that the merge changes; null if it changes none. */
function hasLoser(rule: ListRule, pair: Pair): SqlCondition | null {
  const last = stepsOf(rule, pair, new Date(0)).at(-1);
  return last ? last.where : null;
}

/** Returns the names of a row that another one does not have. */
function newAliases(loser: ListRowNames, winner: ListRowNames): string[] {
  const names = new Set([winner.name, winner.name_vn, ...winner.aliases].map(fold));
  return [loser.name, loser.name_vn, ...loser.aliases].filter(
    (name) => names.size < names.add(fold(name)).size,
  );
}

/** Returns the reasons against a merge (decision 172). */
function conflictsOf(loser: ListRowNames, winner: ListRowNames, aliases: readonly string[]): MergeConflict[] {
  const conflicts: MergeConflict[] = [];
  if (loser.state === "merged") conflicts.push("list_merged");
  if (loser.fixed) conflicts.push("list_fixed");
  if ((loser.parent_id === null) !== (winner.parent_id === null)) conflicts.push("list_level");
  if (winner.aliases.length + aliases.length > aliasesMax) conflicts.push("list_aliases_full");
  return conflicts;
}
