import { sql } from "kysely";
import type { Tx } from "#kit/db.ts";
import { conflict } from "#kit/problem.ts";
import { changeRows } from "#kit/row-moves.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { exchangeAliases, lockListIds } from "#platform/reference/commands/lists.ts";
import type { ListKind } from "#platform/reference/list-kinds.ts";
import { type MergePlan, planMerge } from "../queries/plan.ts";
import { lockRow } from "./write.ts";

/**
 * Merges a row of a list into another one: runs the plan that the administrator has read, with a journal of every changed row.
 * @throws Problem 404, 422 `list_itself`, `list_target`, 409 `list_changed`, `list_merge_changed`, and the conflicts of the plan
 */
export async function mergeRows(
  tx: Tx,
  actor: AdminActor,
  call: {
    kind: ListKind;
    id: number;
    version: number;
    into_id: number;
    plan_hash: string | null;
    asOf: Date;
  },
): Promise<MergePlan> {
  const { kind, id, into_id, plan_hash, asOf } = call;
  await lockRow(tx, actor, call);
  await lockListIds(tx, kind);
  const pair = { loser: id, winner: into_id };
  const plan = await planMerge(tx, actor, { kind, pair, asOf });
  const [refusal] = plan.conflicts;
  if (refusal) throw conflict(refusal, plan.hash);
  if (plan.hash !== plan_hash) throw conflict("list_merge_changed", plan.hash);
  const { id: merge } = await tx
    .insertInto("list_merges")
    .values({
      list: kind,
      loser_id: id,
      winner_id: into_id,
      plan_hash: plan.hash,
      aliases: plan.aliases,
      merged_by: actor.accountId,
      merged_at: asOf,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const [step, change] of plan.steps.entries())
    await changeRows(
      tx,
      change,
      sql`INSERT INTO list_merge_moves (merge_id, step, table_name, key, old, new)
        SELECT ${merge}, ${step}, ${change.table}, key, old, new FROM changes`,
    );
  await exchangeAliases(tx, kind, { ...pair, aliases: plan.aliases, isUndo: false, asOf });
  return plan;
}
