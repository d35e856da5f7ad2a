import { findApplicant } from "#hiring/applications/queries/shared/find.ts";
import { brokenForeign, brokenUnique, type Tx } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { assertAllowed, type FieldError, invalid, notFound, Problem } from "#kit/problem.ts";
import { type HiringActor, inScope, tenantColumns } from "#people/accounts/hiring-scope.ts";
import { recordsOf } from "../queries/shared/records.ts";
import { mostPools } from "../terms.ts";

interface PoolFields {
  name: string;
  category_id: number | null;
}

/** @returns the pool's id @throws Problem 409 `pool_limit`, 422 `pool_exists` */
export async function createPool(
  tx: Tx,
  actor: HiringActor,
  fields: PoolFields,
  asOf: Date,
): Promise<number> {
  const { count } = await tx
    .selectFrom("talent_pools as t")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(inScope("t", actor.scope))
    .executeTakeFirstOrThrow();
  if (count >= mostPools) throw new Problem(409, { code: "pool_limit", values: { max: mostPools } });
  return writePool(async () => {
    const { id } = await tx
      .insertInto("talent_pools")
      .values({
        ...tenantColumns(actor.scope, null),
        ...columnsOf(fields),
        created_by: actor.accountId,
        created_at: asOf,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** @throws Problem 404, 403 for a colleague's pool, 422 `pool_exists` */
export async function editPool(tx: Tx, actor: HiringActor, id: number, fields: PoolFields): Promise<void> {
  await ownPool(tx, actor, id);
  await writePool(() => tx.updateTable("talent_pools").set(columnsOf(fields)).where("id", "=", id).execute());
}

/** @throws Problem 404, 403 for a colleague's pool */
export async function deletePool(tx: Tx, actor: HiringActor, id: number): Promise<void> {
  await ownPool(tx, actor, id);
  await tx.deleteFrom("talent_pools").where("id", "=", id).execute();
}

/** Adds people whom the actor can see; members of the pool stay. @throws Problem 422 at /pool_id or /candidate_ids */
export async function putIntoPool(
  tx: Tx,
  actor: HiringActor,
  { poolId, ids, asOf }: { poolId: number; ids: readonly number[]; asOf: Date },
): Promise<void> {
  const pool = await findPool(tx, actor, poolId);
  if (!pool) throw invalid("/pool_id", "pool_unknown");
  const known = await recordsOf(tx, actor, ids);
  if (ids.some((id) => !known.has(id))) throw invalid("/candidate_ids", "candidate_unknown");
  await tx
    .insertInto("talent_pool_members")
    .values(
      [...new Set(ids)].map((id) => ({
        pool_id: poolId,
        candidate_id: id,
        added_by: actor.accountId,
        added_at: asOf,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Adds the people of applicants whom the actor manages. Under blind review a person is added once the name is visible.
 * @returns the error of each applicant in the order of `ids`; null for one who is in the pool now
 * @throws Problem 422 at /pool_id
 */
export async function putApplicantsIntoPool(
  tx: Tx,
  actor: HiringActor,
  { poolId, ids, asOf }: { poolId: number; ids: readonly number[]; asOf: Date },
): Promise<{ id: number; error: FieldError | null }[]> {
  const results: { id: number; error: FieldError | null; candidateId: number }[] = [];
  for (const id of new Set(ids)) {
    try {
      const applicant = await findApplicant(tx, actor, id);
      const error = applicant.identity_hidden ? { code: "identity_hidden" } : null;
      results.push({ id, candidateId: applicant.candidate_id, error });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      results.push({ id, candidateId: 0, error: error.errors[0] ?? { code: "not_found" } });
    }
  }
  const people = results.flatMap(({ error, candidateId }) => (error ? [] : [candidateId]));
  if (people.length > 0)
    await putIntoPool(tx, actor, { poolId, ids: await mergedInto(tx, actor, people), asOf });
  return results.map(({ id, error }) => ({ id, error }));
}

/** Returns the people as which the workspace knows candidates: the other one for a candidate who was merged into it. */
async function mergedInto(tx: Tx, { scope }: HiringActor, ids: readonly number[]): Promise<number[]> {
  const merges = await tx
    .selectFrom("candidate_merges as m")
    .select(["m.candidate_id", "m.into_id"])
    .where(inScope("m", scope))
    .where("m.candidate_id", "in", ids)
    .execute();
  const into = new Map(merges.map(({ candidate_id, into_id }) => [candidate_id, into_id]));
  return ids.map((id) => into.get(id) ?? id);
}

/** Removes a person from a pool; does nothing for a person outside it. @throws Problem 404 for another workspace's pool or candidate */
export async function removeFromPool(
  tx: Tx,
  actor: HiringActor,
  { poolId, candidateId }: { poolId: number; candidateId: number },
): Promise<void> {
  if (!(await findPool(tx, actor, poolId))) throw notFound();
  const removed = await tx
    .deleteFrom("talent_pool_members")
    .where("pool_id", "=", poolId)
    .where("candidate_id", "=", candidateId)
    .returning("candidate_id")
    .executeTakeFirst();
  if (!removed && !(await recordsOf(tx, actor, [candidateId])).has(candidateId)) throw notFound();
}

function findPool(tx: Tx, { scope }: HiringActor, id: number) {
  return tx
    .selectFrom("talent_pools as t")
    .select(["t.id", "t.created_by"])
    .where("t.id", "=", id)
    .where(inScope("t", scope))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

async function ownPool(tx: Tx, actor: HiringActor, id: number): Promise<void> {
  const pool = await findPool(tx, actor, id);
  if (!pool) throw notFound();
  assertAllowed(actor.isAdmin || pool.created_by === actor.accountId || "forbidden");
}

const columnsOf = (fields: PoolFields) => ({ ...fields, name_key: fold(fields.name) });

async function writePool<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (brokenUnique(error) === "talent_pools_name") throw invalid("/name", "pool_exists");
    if (brokenForeign(error) === "talent_pools_category_id_fkey") throw invalid("/category_id", "invalid");
    throw error;
  }
}
