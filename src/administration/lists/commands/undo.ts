import { sql } from "kysely";
import { day } from "#kit/clock.ts";
import { brokenUnique, type Reader, type Tx } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { conflict } from "#kit/problem.ts";
import { restoreRows } from "#kit/row-moves.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { exchangeAliases, lockListIds } from "#platform/reference/commands/lists.ts";
import type { ListKind } from "#platform/reference/list-kinds.ts";
import type { DB } from "../../../../db/types.ts";
import type { ListRowNames } from "../queries/shared/names.ts";
import { undoDays, undoEnds } from "../terms.ts";

/**
 * Undoes the merge of a row: it gets its names back, and the rows that still have what the merge gave them return to it.
 * @throws Problem 409 `list_undo_over`, `list_undo_order`, `list_undo_taken`
 */
export async function undoMerge(
  tx: Tx,
  actor: AdminActor,
  call: { kind: ListKind; row: ListRowNames; others: readonly ListRowNames[]; asOf: Date },
): Promise<void> {
  const { kind, row, others, asOf } = call;
  await lockListIds(tx, kind);
  const merge = await openMerge(tx, actor, call);
  // The winner can have lost an alias, which another row has taken.
  const names = namesOf(row);
  const isTaken = others.some(
    (other) =>
      other.state !== "merged" &&
      other.id !== merge.winner_id &&
      namesOf(other).some((name) => names.includes(name)),
  );
  if (isTaken) throw conflict("list_undo_taken", row.state);
  await restoreAll(tx, actor, merge.id).catch((error: unknown) => {
    if (brokenUnique(error)) throw conflict("list_undo_taken", row.state);
    throw error;
  });
  const { loser_id: loser, winner_id: winner, aliases } = merge;
  await exchangeAliases(tx, kind, { loser, winner, aliases, isUndo: true, asOf });
  await tx
    .updateTable("list_merges")
    .set({ undone_at: asOf, undone_by: actor.accountId })
    .where("id", "=", merge.id)
    .execute();
}

const namesOf = ({ name, name_vn, aliases }: ListRowNames) => [name, name_vn, ...aliases].map(fold);

/** Returns the latest merge of a row. A later merge or a later undo of its winner would lose rows. */
async function openMerge(
  tx: Tx,
  _actor: AdminActor,
  { kind, row, asOf }: { kind: ListKind; row: ListRowNames; asOf: Date },
) {
  const merge = await tx
    .selectFrom("list_merges")
    .selectAll()
    .where("list", "=", kind)
    .where("loser_id", "=", row.id)
    .where("undone_at", "is", null)
    .orderBy("id", "desc")
    .forUpdate()
    .executeTakeFirst();
  if (!merge || undoEnds(merge.merged_at) <= asOf)
    throw conflict("list_undo_over", row.state, { days: undoDays });
  if (merge.winner_id !== row.replaced_by) throw conflict("list_undo_order", row.state);
  return merge;
}

/** Restores the steps of a merge, the last one first. */
async function restoreAll(tx: Tx, _actor: AdminActor, merge: number): Promise<void> {
  const steps = await tx
    .selectFrom("list_merge_moves")
    .distinctOn("step")
    .select(["step", "table_name", "key", "new"])
    .where("merge_id", "=", merge)
    .orderBy("step", "desc")
    .execute();
  for (const { step, table_name, key, new: changed } of steps)
    await restoreRows(
      tx,
      {
        table: table_name as keyof DB,
        key: Object.keys(key as object),
        columns: Object.keys(changed as object),
      },
      sql`SELECT id, key, old, new FROM list_merge_moves WHERE merge_id = ${merge} AND step = ${step}`,
    );
}

/** Deletes the steps of merges that can no longer be undone: they have fields of templates and profiles. @returns their number */
export async function pruneListMoves(db: Reader, asOf: Date): Promise<number> {
  const before = new Date(asOf.getTime() - undoDays * day);
  const { numAffectedRows } = await sql`
    DELETE FROM list_merge_moves m USING list_merges l
    WHERE l.id = m.merge_id AND l.merged_at < ${before}`.execute(db);
  return Number(numAffectedRows);
}
