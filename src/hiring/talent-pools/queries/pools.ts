import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import type { pools } from "../contract-pools.ts";

type PoolReply = ReplyOf<typeof pools>["data"][number];

/** Returns the pools of the actor's workspace, by name. */
export async function poolList(db: Reader, actor: HiringActor): Promise<PoolReply[]> {
  const rows = await poolRows(db, actor).orderBy("t.name").orderBy("t.id").execute();
  return rows.map((row) => poolOf(row, actor));
}

/** @throws Problem 404 */
export async function poolView(db: Reader, actor: HiringActor, id: number): Promise<PoolReply> {
  const row = await poolRows(db, actor).where("t.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return poolOf(row, actor);
}

function poolRows(db: Reader, { scope }: HiringActor) {
  return db
    .selectFrom("talent_pools as t")
    .innerJoin("accounts as u", "u.id", "t.created_by")
    .select(["t.id", "t.name", "t.category_id", "t.created_by", "t.created_at", "u.full_name"])
    .select((eb) =>
      eb
        .selectFrom("talent_pool_members as m")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("m.pool_id", "=", "t.id")
        .as("count"),
    )
    .where(inScope("t", scope));
}

function poolOf(
  row: Awaited<ReturnType<ReturnType<typeof poolRows>["execute"]>>[number],
  actor: HiringActor,
): PoolReply {
  return {
    id: String(row.id),
    type: "talent_pool",
    attributes: {
      name: row.name,
      category_id: row.category_id,
      count: row.count ?? 0,
      created_by: row.full_name,
      created_at: row.created_at,
      can: { edit: actor.isAdmin || row.created_by === actor.accountId },
    },
  };
}
