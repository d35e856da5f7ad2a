import type { HiringActor } from "#accounts/hiring-scope.ts";
import { day } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { invalid, notFound, Problem } from "#kit/problem.ts";
import { findPerson } from "../queries/person.ts";
import { mergeKey } from "../queries/shared/known.ts";
import { unmergeDays } from "../terms.ts";
import { lockScope } from "./add.ts";

/**
 * Makes two records one person for the actor's side (decisions §18). Nothing is moved: lists and pages read both records as one,
 * so that an undone merge leaves everything as it was, and no other side and neither of the two people notices.
 * @returns the person's id
 * @throws Problem 404, 422 at /into_id
 */
export async function mergePeople(
  tx: Tx,
  actor: HiringActor,
  { id, intoId, asOf }: { id: number; intoId: number; asOf: Date },
): Promise<number> {
  await lockScope(tx, actor);
  const one = await findPerson(tx, actor, id);
  const into = await findPerson(tx, actor, intoId);
  if (one.id === into.id) throw invalid("/into_id", "merge_itself");
  const key = mergeKey(actor);
  const merged = { into_id: into.id, merged_by: actor.accountId, merged_at: asOf };
  // What was merged into it before goes along.
  await tx
    .updateTable("candidate_merges")
    .set({ into_id: into.id })
    .where((eb) => eb.and({ ...key, into_id: one.id }))
    .execute();
  await tx
    .insertInto("candidate_merges")
    .values({ ...key, candidate_id: one.id, ...merged })
    .execute();
  return into.id;
}

/** Makes a merged record a person of its own again. @throws Problem 404, 409 `merge_final` after seven days */
export async function unmerge(tx: Tx, actor: HiringActor, id: number, asOf: Date): Promise<void> {
  await findPerson(tx, actor, id);
  const row = await tx
    .deleteFrom("candidate_merges")
    .where((eb) => eb.and({ ...mergeKey(actor), candidate_id: id }))
    .returning("merged_at")
    .executeTakeFirst();
  if (!row) throw notFound();
  if (asOf.getTime() - row.merged_at.getTime() >= unmergeDays * day) throw new Problem(409, "merge_final");
}
