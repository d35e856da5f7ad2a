import { sql } from "kysely";
import { day } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { invalid, notFound, Problem } from "#kit/problem.ts";
import { type HiringActor, inScope, tenantColumns } from "#people/accounts/hiring-scope.ts";
import type { Workspace } from "#people/accounts/workspace.ts";
import { peopleChanged } from "../events.ts";
import { findPerson, type PersonRecord, sourcesOf } from "../queries/shared/records.ts";
import { type MergeChoices, mergedFields, unmergeDays } from "../terms.ts";
import { lockScope } from "./add.ts";

/**
 * Makes two records one person for the actor's workspace (decisions §18). No row moves: lists and pages read both records as one.
 * So undoing a merge restores everything, and neither other workspaces nor the two people notice.
 * @param merge.values the person of the two who has the value of a field; other fields have the newest value
 * @returns the person's id
 * @throws Problem 404, 422 at /into_id, and at /values/… for a third person
 */
export async function mergePeople(
  tx: Tx,
  actor: HiringActor,
  { id, intoId, values, asOf }: { id: number; intoId: number; values: MergeChoices; asOf: Date },
): Promise<number> {
  await lockScope(tx, actor);
  const one = await findPerson(tx, actor, id);
  const into = await findPerson(tx, actor, intoId);
  if (one.id === into.id) throw invalid("/into_id", "merge_itself");
  // The caller may name a person by the id of a record that was merged into it.
  const sides = new Map([id, one.id].map((each) => [each, one.records]));
  for (const each of [intoId, into.id]) sides.set(each, into.records);
  const choices = choicesOf(values, sides);
  await mergeRecord(tx, actor.scope, { id: one.id, intoId: into.id, by: actor.accountId, choices, asOf });
  return into.id;
}

/** Returns for each field the candidate whose record gives the chosen person the value; nothing for a field that is empty there. */
function choicesOf(values: MergeChoices, people: ReadonlyMap<number, readonly PersonRecord[]>): MergeChoices {
  const choices: MergeChoices = {};
  for (const field of mergedFields) {
    const person = values[field];
    if (person === undefined) continue;
    const records = people.get(person);
    if (!records) throw invalid(`/values/${field}`, "invalid");
    const source = sourcesOf(records).get(field);
    if (source) choices[field] = source.id;
  }
  return choices;
}

/**
 * Merges a record into another. Records merged into the first point to the second from now on; their `chosen_id` stays,
 * so that undoing this merge restores the earlier ones.
 */
export async function mergeRecord(
  tx: Tx,
  scope: Workspace,
  {
    id,
    intoId,
    by,
    choices,
    asOf,
  }: { id: number; intoId: number; by: number; choices: MergeChoices; asOf: Date },
): Promise<void> {
  await tx
    .updateTable("candidate_merges as m")
    .set({ into_id: intoId })
    .where("m.into_id", "=", id)
    .where(inScope("m", scope))
    .execute();
  const merged = {
    candidate_id: id,
    into_id: intoId,
    chosen_id: intoId,
    choices: JSON.stringify(choices),
    merged_by: by,
    merged_at: asOf,
  };
  await tx
    .insertInto("candidate_merges")
    .values({ ...tenantColumns(scope, null), ...merged })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await emit(tx, peopleChanged, { ids: [id, intoId] });
}

/**
 * Undoes a merge: the record is a person of its own again, with the records that were merged into it before.
 * @throws Problem 404, 409 `merge_final` after seven days
 */
export async function unmerge(tx: Tx, actor: HiringActor, id: number, asOf: Date): Promise<void> {
  await findPerson(tx, actor, id);
  const row = await tx
    .deleteFrom("candidate_merges as m")
    .where("m.candidate_id", "=", id)
    .where(inScope("m", actor.scope))
    .returning(["m.merged_at", "m.into_id"])
    .executeTakeFirst();
  if (!row) throw notFound();
  if (asOf.getTime() - row.merged_at.getTime() >= unmergeDays * day) throw new Problem(409, "merge_final");
  const mine = inScope("m", actor.scope);
  await sql`
    WITH RECURSIVE own AS (
      SELECT m.candidate_id FROM candidate_merges m WHERE ${mine} AND m.chosen_id = ${id}
      UNION
      SELECT m.candidate_id FROM candidate_merges m JOIN own ON own.candidate_id = m.chosen_id
      WHERE ${mine})
    UPDATE candidate_merges m SET into_id = ${id} FROM own
    WHERE ${mine} AND m.candidate_id = own.candidate_id`.execute(tx);
  await emit(tx, peopleChanged, { ids: [id, row.into_id] });
}
