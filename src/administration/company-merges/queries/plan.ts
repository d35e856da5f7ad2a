import { createHash } from "node:crypto";
import { type SqlBool, sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { invalid, notFound } from "#kit/problem.ts";
import { countChanging, type RowChange } from "#kit/row-moves.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { roles } from "#people/accounts/terms.ts";
import { type MergeRule, mergeRules } from "#people/companies/contributions.ts";
import { logoUrl } from "#people/companies/logo.ts";
import type { Choices, MergeConflict, MergeField, MergeSide } from "../terms.ts";
import { type Company, chosenFields, exchange, summaryOf } from "./fields.ts";
import { type Facts, mergingSteps, ofLoser, type Pair, stepsOf } from "./steps.ts";

/** What a merge does to the rows of a table. */
export interface PlannedTable {
  table: string;
  rule: MergeRule["rule"];
  /** Rows that change. */
  moves: number;
  /** Rows of the loser that stay as they are. */
  stays: number;
}

export interface Plan {
  loser: Company;
  winner: Company;
  fields: { field: MergeField; loser: string | null; winner: string | null; choice: MergeSide }[];
  tables: PlannedTable[];
  /** The number of agencies that have both companies as clients. */
  agencies: number;
  conflicts: MergeConflict[];
  hash: string;
  /** The changes of rows in their order, which `merge` runs. */
  steps: RowChange[];
}

/**
 * Returns what a merge of two companies does: the preview shows it, and the merge runs its steps. Companies, fields and tables are
 * part of its hash, except for rows that other people add at any time.
 * @throws Problem 404, 422 `merge_same`
 */
export async function plan(
  tx: Reader,
  actor: AdminActor,
  { pair, choices, asOf }: { pair: Pair; choices: Choices; asOf: Date },
): Promise<Plan> {
  if (pair.loser === pair.winner) throw invalid("/winner_id", "merge_same");
  const { loser, winner } = await companiesOf(tx, actor, pair);
  const fields = chosenFields(loser, winner, choices).map(({ field, choice }) => ({
    field,
    loser: field === "logo" ? logoUrl(loser.id, loser.logo_key) : summaryOf(loser, field),
    winner: field === "logo" ? logoUrl(winner.id, winner.logo_key) : summaryOf(winner, field),
    choice,
  }));
  const swapped = fields.filter(({ choice }) => choice === "loser").map(({ field }) => field);
  const facts = await factsOf(tx, actor, { pair, swapsPage: swapped.includes("page"), asOf });
  const steps = swapped.flatMap((field) => exchange(field, loser, winner));
  const tables: PlannedTable[] = [];
  const counted: unknown[] = [];
  for (const rule of mergeRules()) {
    const planned = await plannedOf(tx, rule, facts);
    steps.push(...planned.steps);
    tables.push(planned.table);
    if (!rule.grows && rule.rule !== "rebuild") counted.push(planned.table);
  }
  const conflicts = conflictsOf(loser, winner);
  const versions = [loser, winner].map(({ id, version, page_version, verified_at }) => [
    id,
    version,
    page_version,
    verified_at,
  ]);
  const hash = createHash("sha256")
    .update(JSON.stringify([versions, fields, counted, facts.agencies, facts.hasAdmin, conflicts]))
    .digest("hex");
  return {
    loser,
    winner,
    fields,
    tables,
    agencies: facts.agencies.length,
    conflicts,
    hash,
    steps: [...steps, ...mergingSteps(pair)],
  };
}

async function companiesOf(tx: Reader, _actor: AdminActor, pair: Pair) {
  const rows = await tx
    .selectFrom("companies")
    .selectAll()
    .where("id", "in", [pair.loser, pair.winner])
    .execute();
  const [loser, winner] = [pair.loser, pair.winner].map((id) => rows.find((row) => row.id === id));
  if (!loser || !winner) throw notFound();
  return { loser, winner };
}

async function factsOf(
  tx: Reader,
  _actor: AdminActor,
  { pair, swapsPage, asOf }: { pair: Pair; swapsPage: boolean; asOf: Date },
): Promise<Facts> {
  const { rows } = await sql<{ agencies: number[]; has_admin: boolean }>`
    SELECT array(SELECT l.agency_id FROM clients l JOIN clients w ON w.agency_id = l.agency_id
        AND w.company_id = ${pair.winner} WHERE l.company_id = ${pair.loser} ORDER BY 1) AS agencies,
      EXISTS (SELECT FROM accounts WHERE company_id = ${pair.winner} AND role_id = ${roles.recruiter_admin}
        AND blocked_at IS NULL AND deleted_at IS NULL) AS has_admin`.execute(tx);
  const { agencies, has_admin: hasAdmin } = rows[0]!;
  return { loser: pair.loser, winner: pair.winner, agencies, hasAdmin, swapsPage, asOf };
}

async function plannedOf(tx: Reader, rule: MergeRule, facts: Facts) {
  const steps = stepsOf(rule, facts);
  const all = { table: rule.table, key: [], columns: [], values: [] };
  const total = await countChanging(tx, { ...all, where: sql<SqlBool>`r.company_id = ${facts.loser}` });
  const last = steps.at(-1);
  const moves = last ? await countChanging(tx, last) : 0;
  const mine =
    last && rule.rule === "keep" ? await countChanging(tx, { ...all, where: ofLoser(rule, facts) }) : moves;
  const table: PlannedTable = { table: rule.table, rule: rule.rule, moves, stays: total - mine };
  return { steps, table };
}

/** Returns the reasons against a merge (decision 164). */
function conflictsOf(loser: Company, winner: Company): MergeConflict[] {
  const root = ({ tax_code }: Company) => tax_code?.slice(0, 10) ?? null;
  const bothVerified = loser.verified_at !== null && winner.verified_at !== null;
  const found: Record<MergeConflict, boolean> = {
    merge_done: loser.merged_into !== null,
    merge_blocked: loser.blocked_at !== null,
    merge_winner_unfit:
      winner.origin !== "registered" ||
      winner.blocked_at !== null ||
      winner.merged_into !== null ||
      winner.binned_at !== null,
    merge_conflict: bothVerified && root(loser) !== root(winner),
  };
  return (Object.keys(found) as MergeConflict[]).filter((code) => found[code]);
}
