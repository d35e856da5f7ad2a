import type { BodyOf, QueryOf } from "#kit/contract.ts";
import { csvReply } from "#kit/csv.ts";
import { inTransaction, type Reader } from "#kit/db.ts";
import { type Bound, on, onFile } from "#kit/http/handle.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { withView } from "#people/saved-views/queries/shared/apply.ts";
import { searchOf } from "../address.ts";
import * as contract from "../contract.ts";
import { peopleCsv } from "../csv.ts";
import { namesOfPlaces } from "../queries/places.ts";
import { findPeople, peopleToDownload } from "../queries/search.ts";
import { savedPeople } from "../saved-list.ts";

export function peopleSearchRoutes(): Bound[] {
  return [
    on(contract.searchPeople, async ({ tx, actor, body, asOf }) =>
      findPeople(tx, actor, await searchWithView(tx, actor, body), asOf),
    ),
    onFile(contract.searchCsv, async ({ database, actor, query, language, asOf }) => {
      const values = await withView(database.db, actor, savedPeople, query);
      const people = await inTransaction(database, (tx) =>
        peopleToDownload(tx, actor, searchOf(values), asOf),
      );
      const places = await namesOfPlaces(database.db, people, language);
      const { name, text } = peopleCsv(people, places, language);
      return csvReply(name, text);
    }),
  ];
}

type Search = BodyOf<typeof contract.searchPeople>;

/** Returns the search, with the query and the filters of its saved view instead of those that it has. */
async function searchWithView(db: Reader, actor: ConsultantActor, search: Search): Promise<Search> {
  const { view_id, page, items } = search;
  if (view_id === undefined) return search;
  const named: QueryOf<typeof contract.searchCsv> = { view_id };
  return { ...searchOf(await withView(db, actor, savedPeople, named)), page, items };
}
