import { sql } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import type { merges as contract } from "../contract.ts";
import { undoEnds } from "../terms.ts";

type Merge = ReplyOf<typeof contract>["data"][number];

/** Returns merges, the latest first. */
export async function mergeList(
  db: Reader,
  actor: AdminActor,
  { page, items }: { page: number; items: number },
  asOf: Date,
): Promise<ReplyOf<typeof contract>> {
  const rows = await mergeRows(db, actor)
    .orderBy("m.merged_at", "desc")
    .orderBy("m.id", "desc")
    .limit(items)
    .offset((page - 1) * items)
    .execute();
  const { total } = await db
    .selectFrom("company_merges")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { data: rows.map((row) => viewOf(row, actor, asOf)), meta: { page, items, total } };
}

/** @throws Problem 404 */
export async function mergeOf(db: Reader, actor: AdminActor, id: number, asOf: Date): Promise<Merge> {
  const row = await mergeRows(db, actor).where("m.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return viewOf(row, actor, asOf);
}

function mergeRows(db: Reader, _actor: AdminActor) {
  return db
    .selectFrom("company_merges as m")
    .leftJoin("accounts as a", "a.id", "m.merged_by")
    .leftJoin("accounts as u", "u.id", "m.undone_by")
    .selectAll("m")
    .select(["a.full_name as merged_name", "u.full_name as undone_name"])
    .select([
      sql<number>`(SELECT count(*) FROM merge_moves v WHERE v.merge_id = m.id)`.as("moves"),
      sql<boolean>`EXISTS (SELECT FROM company_merges l WHERE l.id > m.id AND l.undone_at IS NULL
        AND (l.loser_id IN (m.loser_id, m.winner_id) OR l.winner_id IN (m.loser_id, m.winner_id)))`.as(
        "later",
      ),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof mergeRows>["execute"]>>[number];

function viewOf(row: Row, { isAdmin }: AdminActor, asOf: Date): Merge {
  const until = undoEnds(row.merged_at);
  const remaining = Object.entries((row.remaining ?? {}) as Record<string, number>);
  return {
    id: String(row.id),
    type: "company_merge",
    attributes: {
      loser: { id: String(row.loser_id), name: row.loser_name },
      winner: { id: String(row.winner_id), name: row.winner_name },
      reason: row.reason,
      moves: row.moves,
      merged_by: personOf(row.merged_by, row.merged_name),
      merged_at: row.merged_at,
      undone_by: personOf(row.undone_by, row.undone_name),
      undone_at: row.undone_at,
      undo_until: until,
      remaining: remaining.map(([table, rows]) => ({ table, rows })),
      can: { undo: isAdmin && row.undone_at === null && until > asOf && !row.later },
    },
  };
}

const personOf = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id: String(id), full_name: name };
