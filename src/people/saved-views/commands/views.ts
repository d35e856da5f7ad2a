import { sql } from "kysely";
import type { BodyOf } from "#kit/contract.ts";
import type { Tx } from "#kit/db.ts";
import { conflict, invalid, notFound, Problem } from "#kit/problem.ts";
import { type HiringActor, tenantColumns } from "#people/accounts/hiring-scope.ts";
import type { createView, editView } from "../contract.ts";
import { savedLists } from "../contributions.ts";
import { findView, mayEdit, visibleViews } from "../queries/shared/find.ts";
import { readQuery, writeQuery } from "../query.ts";
import { isJobList, type ListName, viewsMost } from "../terms.ts";

/** @returns the id of the view @throws Problem 409 `too_many_views`, 422 */
export async function saveView(
  tx: Tx,
  actor: HiringActor,
  { list, name, query, shared, is_default }: BodyOf<typeof createView>,
  asOf: Date,
): Promise<number> {
  const stored = storedQuery(actor, list, query);
  await lockViewsOf(tx, actor.accountId);
  const { count } = await tx
    .selectFrom("saved_views")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("owner_id", "=", actor.accountId)
    .executeTakeFirstOrThrow();
  if (count >= viewsMost) throw conflict("too_many_views", count, { max: viewsMost });
  await assertNameFree(tx, { ownerId: actor.accountId, list, name, id: null });
  const { id } = await tx
    .insertInto("saved_views")
    .values({
      ...tenantColumns(actor.scope, null),
      owner_id: actor.accountId,
      list,
      name,
      query: stored,
      shared,
      created_at: asOf,
      updated_at: asOf,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (is_default) await setDefault(tx, actor, id, true);
  return id;
}

/** @throws Problem 403, 404, 409 `view_edited`, 422 */
export async function changeView(
  tx: Tx,
  actor: HiringActor,
  { id, ...edit }: BodyOf<typeof editView> & { id: number },
  asOf: Date,
): Promise<void> {
  const view = await lockView(tx, actor, id);
  if (edit.version !== undefined && edit.version !== view.version)
    throw conflict("view_edited", view.version);
  const isOwner = view.owner_id === actor.accountId;
  const name = edit.name ?? view.name;
  const shared = edit.shared ?? view.shared;
  // Without sharing, the view of another person would disappear for the actor, and an erased owner's for everyone.
  if (!shared && !isOwner) throw new Problem(403, "forbidden");
  if (name !== view.name && view.owner_id !== null)
    await assertNameFree(tx, { ownerId: view.owner_id, list: view.list, name, id });
  const query = edit.query === undefined ? view.query : storedQuery(actor, view.list, edit.query);
  await tx
    .updateTable("saved_views")
    .set({ name, shared, query, updated_at: asOf, version: sql`version + 1` })
    .where("id", "=", id)
    .execute();
  if (!shared)
    await tx
      .deleteFrom("saved_view_defaults")
      .where("view_id", "=", id)
      .where("account_id", "<>", actor.accountId)
      .execute();
}

/** Makes a view the one with which its list opens for the actor, or no longer. @throws Problem 404 */
export async function setDefault(tx: Tx, actor: HiringActor, id: number, isDefault: boolean): Promise<void> {
  // The lock orders this after an owner who ends the sharing of the view at the same time.
  const view = await visibleViews(tx, actor)
    .select("v.list")
    .where("v.id", "=", id)
    .forKeyShare()
    .executeTakeFirst();
  if (!view) throw notFound();
  const { list } = view;
  if (!isDefault) {
    await tx
      .deleteFrom("saved_view_defaults")
      .where("account_id", "=", actor.accountId)
      .where("view_id", "=", id)
      .execute();
    return;
  }
  await tx
    .insertInto("saved_view_defaults")
    .values({ account_id: actor.accountId, list, view_id: id })
    .onConflict((on) => on.columns(["account_id", "list"]).doUpdateSet({ view_id: id }))
    .execute();
}

/** @throws Problem 403, 404 */
export async function removeView(tx: Tx, actor: HiringActor, id: number): Promise<void> {
  await lockView(tx, actor, id);
  await tx.deleteFrom("saved_views").where("id", "=", id).execute();
}

/** Deletes the views of a person whose account is erased. Colleagues go on with the shared ones. */
export async function eraseViews(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom("saved_view_defaults").where("account_id", "=", accountId).execute();
  await tx.deleteFrom("saved_views").where("owner_id", "=", accountId).where("shared", "=", false).execute();
  await tx.updateTable("saved_views").set({ owner_id: null }).where("owner_id", "=", accountId).execute();
}

/** Returns the query as it is stored. @throws Problem 422 `view_query_invalid` */
function storedQuery({ scope }: HiringActor, list: string, query: string): string {
  // The other lists are those of agencies.
  if (!("agency" in scope) && !isJobList(list)) throw invalid("/list", "invalid");
  const filters = savedLists().find(({ name }) => name === list)?.filters;
  if (!filters) throw notFound();
  const read = readQuery(filters, query);
  if (read.invalid.length > 0) throw invalid("/query", "view_query_invalid");
  return writeQuery(filters, read.values);
}

/** Locks the account, so that parallel requests count its views one after the other. */
async function lockViewsOf(tx: Tx, accountId: number): Promise<void> {
  await tx
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Locks a view that the actor may change, after the account of its owner, as an erasure does. @throws Problem 403, 404 */
async function lockView(tx: Tx, actor: HiringActor, id: number) {
  const { list, owner_id: ownerId } = await findView(tx, actor, id);
  if (ownerId !== null) await lockViewsOf(tx, ownerId);
  const view = await visibleViews(tx, actor)
    .select(["v.owner_id", "v.shared", "v.name", "v.query", "v.version"])
    .where("v.id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!view) throw notFound();
  if (!mayEdit(actor, view)) throw new Problem(403, "forbidden");
  return { ...view, list: list as ListName };
}

async function assertNameFree(
  tx: Tx,
  { ownerId, list, name, id }: { ownerId: number; list: ListName; name: string; id: number | null },
): Promise<void> {
  const others = await tx
    .selectFrom("saved_views")
    .select("name")
    .where("owner_id", "=", ownerId)
    .where("list", "=", list)
    .$if(id !== null, (query) => query.where("id", "<>", id as number))
    .execute();
  // The database's lower() changes no letters with accents.
  const taken = others.some((other) => other.name.toLowerCase() === name.toLowerCase());
  if (taken) throw invalid("/name", "view_name_taken");
}
