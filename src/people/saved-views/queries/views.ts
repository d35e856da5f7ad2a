import { sql } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import type { views } from "../contract.ts";
import { type ListName, viewsListed } from "../terms.ts";
import { mayEdit, visibleViews } from "./shared/find.ts";

type View = ReplyOf<typeof views>["data"][number];

function viewRows(db: Reader, actor: HiringActor) {
  return visibleViews(db, actor)
    .leftJoin("accounts as o", "o.id", "v.owner_id")
    .leftJoin("saved_view_defaults as d", (join) =>
      join.onRef("d.view_id", "=", "v.id").on("d.account_id", "=", actor.accountId),
    )
    .select(["v.id", "v.list", "v.name", "v.query", "v.shared", "v.owner_id", "v.version"])
    .select(["o.full_name as owner", sql<boolean>`d.view_id IS NOT NULL`.as("is_default")]);
}
type Row = Awaited<ReturnType<ReturnType<typeof viewRows>["executeTakeFirstOrThrow"]>>;

function viewOf(actor: HiringActor, row: Row): View {
  const can = mayEdit(actor, row);
  return {
    id: String(row.id),
    type: "saved_view",
    attributes: {
      list: row.list as ListName,
      name: row.name,
      query: row.query,
      shared: row.shared,
      is_default: row.is_default,
      owner: row.owner_id === null ? null : { id: String(row.owner_id), full_name: row.owner ?? "" },
      version: row.version,
      can: { edit: can, delete: can },
    },
  };
}

/** Returns the views of a list, or of all lists: those of the actor, then those of colleagues. */
export async function viewList(db: Reader, actor: HiringActor, list: ListName | undefined): Promise<View[]> {
  const rows = await viewRows(db, actor)
    .$if(list !== undefined, (views) => views.where("v.list", "=", list as ListName))
    .orderBy(sql`v.owner_id IS DISTINCT FROM ${actor.accountId}`)
    .orderBy("v.name")
    .orderBy("v.id")
    .limit(viewsListed)
    .execute();
  return rows.map((row) => viewOf(actor, row));
}

/** @throws Problem 404 */
export async function viewWith(db: Reader, actor: HiringActor, id: number): Promise<View> {
  const row = await viewRows(db, actor).where("v.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return viewOf(actor, row);
}
