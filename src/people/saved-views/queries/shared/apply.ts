import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { hiringActorOf } from "#people/accounts/hiring-scope.ts";
import type { SavedList } from "../../contributions.ts";
import { readQuery } from "../../query.ts";
import { findView } from "./find.ts";

/**
 * Returns the query of a list, with the filters of its saved view instead of those that it has. A value that the list no longer
 * knows is left out.
 * @throws Problem 404 for a view that the actor does not see, or of another list
 */
export async function withView<Query extends { view_id?: number | undefined }>(
  db: Reader,
  actor: ConsultantActor,
  { name, filters }: SavedList,
  query: Query,
): Promise<Query> {
  if (query.view_id === undefined) return query;
  const view = await findView(db, hiringActorOf(actor), query.view_id);
  if (view.list !== name) throw notFound();
  return Object.assign({}, query, readQuery(filters, view.query).values);
}
