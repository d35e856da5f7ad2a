import { sql } from "kysely";
import { day } from "#kit/clock.ts";
import { brokenUnique, type Reader, type Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { conflict, notFound } from "#kit/problem.ts";
import { changeRows, restoreRows } from "#kit/row-moves.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { mergeRules } from "#people/companies/contributions.ts";
import { companiesMerged } from "#people/companies/events.ts";
import type { DB } from "../../../../db/types.ts";
import { mergeUndone } from "../mails.ts";
import { administratorsOf } from "../queries/administrators.ts";
import type { Pair } from "../queries/steps.ts";
import { undoDays, undoEnds } from "../terms.ts";
import { lockPair } from "./merge.ts";

/**
 * Undoes a merge: restores the rows that still have what the merge gave them, and returns rows that were added to them since.
 * @throws Problem 404, 409 `merge_undone`, `undo_over`, `undo_order`, `undo_taken`
 */
export async function undoMerge(
  tx: Tx,
  actor: AdminActor,
  { id, reason, asOf }: { id: number; reason: string; asOf: Date },
): Promise<void> {
  const merge = await openMerge(tx, actor, id, asOf);
  const pair = { loser: merge.loser_id, winner: merge.winner_id };
  await lockPair(tx, actor, pair);
  const restored = await restoreAll(tx, actor, id).catch((error: unknown) => {
    if (brokenUnique(error)) throw conflict("undo_taken", "merged");
    throw error;
  });
  await returnAdded(tx, actor, pair);
  const { rows } = await sql<{ table_name: string; count: number }>`
    SELECT table_name, count(*) AS count FROM merge_moves
    WHERE merge_id = ${id} AND NOT id = ANY (${restored}::bigint[]) GROUP BY 1 ORDER BY 1`.execute(tx);
  const remaining = Object.fromEntries(rows.map((row) => [row.table_name, row.count]));
  await tx
    .updateTable("company_merges")
    .set({ undone_at: asOf, undone_by: actor.accountId, remaining: JSON.stringify(remaining) })
    .where("id", "=", id)
    .execute();
  await emit(tx, companiesMerged, { companies: [pair.loser, pair.winner] });
  for (const person of await administratorsOf(tx, actor, pair))
    await queueMail(tx, mergeUndone, {
      language: languageOf(person.language),
      to: { email: person.email, name: person.full_name, account: person.id },
      props: { loser: merge.loser_name, winner: merge.winner_name, reason },
    });
}

/** Locks a merge that can be undone. */
async function openMerge(tx: Tx, _actor: AdminActor, id: number, asOf: Date) {
  const merge = await tx
    .selectFrom("company_merges")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!merge) throw notFound();
  if (merge.undone_at) throw conflict("merge_undone", "undone");
  if (undoEnds(merge.merged_at) <= asOf) throw conflict("undo_over", "merged", { days: undoDays });
  const companies = [merge.loser_id, merge.winner_id];
  const later = await tx
    .selectFrom("company_merges")
    .select("id")
    .where("id", ">", id)
    .where("undone_at", "is", null)
    .where((eb) => eb.or([eb("loser_id", "in", companies), eb("winner_id", "in", companies)]))
    .executeTakeFirst();
  if (later) throw conflict("undo_order", "merged");
  return merge;
}

/** Restores the steps of a merge, the last one first. @returns the ids of the restored entries of the journal */
async function restoreAll(tx: Tx, _actor: AdminActor, id: number): Promise<number[]> {
  const steps = await tx
    .selectFrom("merge_moves")
    .distinctOn("step")
    .select(["step", "table_name", "key", "new"])
    .where("merge_id", "=", id)
    .orderBy("step", "desc")
    .execute();
  const restored: number[] = [];
  for (const { step, table_name, key, new: changed } of steps) {
    const columns = { key: Object.keys(key as object), columns: Object.keys(changed as object) };
    const entries = sql`SELECT id, key, old, new FROM merge_moves WHERE merge_id = ${id} AND step = ${step}`;
    const { key: keys, columns: names } = columns;
    restored.push(
      ...(await restoreRows(tx, { table: table_name as keyof DB, key: keys, columns: names }, entries)),
    );
  }
  return restored;
}

/** Moves rows that were added after the merge to jobs and applicants that have moved back. */
async function returnAdded(tx: Tx, _actor: AdminActor, { loser, winner }: Pair): Promise<void> {
  const parents = { job_id: "jobs", applicant_id: "applicants" } as const;
  for (const parent of ["job_id", "applicant_id"] as const)
    for (const rule of mergeRules())
      if (rule.rule === "move" && rule.with === parent)
        await changeRows(
          tx,
          {
            table: rule.table,
            key: rule.key ?? ["id"],
            columns: ["company_id"],
            values: [sql`${loser}::bigint`],
            where: sql`(r.company_id = ${winner} AND EXISTS (SELECT FROM ${sql.table(parents[parent])} p
              WHERE p.id = r.${sql.ref(parent)} AND p.company_id = ${loser}))`,
          },
          sql`SELECT count(*) FROM changes`,
        );
}

/** Deletes the steps of merges that can no longer be undone: they hold what companies wrote. @returns the number of deleted rows */
export async function pruneMoves(db: Reader, asOf: Date): Promise<number> {
  const before = new Date(asOf.getTime() - undoDays * day);
  const { numAffectedRows } = await sql`
    DELETE FROM merge_moves m USING company_merges c
    WHERE c.id = m.merge_id AND c.merged_at < ${before}`.execute(db);
  return Number(numAffectedRows);
}
