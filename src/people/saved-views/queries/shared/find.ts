import { type SqlBool, sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";

/** Selects the views that the actor sees: own ones, and those that colleagues share. */
export function visibleViews(db: Reader, { accountId, scope }: HiringActor) {
  return db
    .selectFrom("saved_views as v")
    .where(inScope("v", scope))
    .where(sql<SqlBool>`(v.owner_id = ${accountId} OR v.shared)`);
}

/** Returns whether the actor may change a view. */
export const mayEdit = (actor: HiringActor, view: { owner_id: number | null; shared: boolean }) =>
  view.owner_id === actor.accountId || (view.shared && actor.isAdmin);

/** Returns the owner, the list and the query of a view. @throws Problem 404 */
export async function findView(db: Reader, actor: HiringActor, id: number) {
  const view = await visibleViews(db, actor)
    .select(["v.owner_id", "v.list", "v.query"])
    .where("v.id", "=", id)
    .executeTakeFirst();
  if (!view) throw notFound();
  return view;
}
