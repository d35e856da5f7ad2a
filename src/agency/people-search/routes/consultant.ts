import { csvReply } from "#kit/csv.ts";
import { inTransaction } from "#kit/db.ts";
import { type Bound, on, onFile } from "#kit/http/handle.ts";
import { searchOf } from "../address.ts";
import * as contract from "../contract.ts";
import { peopleCsv } from "../csv.ts";
import { namesOfPlaces } from "../queries/places.ts";
import { findPeople, peopleToDownload } from "../queries/search.ts";

export function peopleSearchRoutes(): Bound[] {
  return [
    on(contract.searchPeople, ({ tx, actor, body, asOf }) => findPeople(tx, actor, body, asOf)),
    onFile(contract.searchCsv, async ({ database, actor, query, language, asOf }) => {
      const people = await inTransaction(database, (tx) =>
        peopleToDownload(tx, actor, searchOf(query), asOf),
      );
      const places = await namesOfPlaces(database.db, people, language);
      const { name, text } = peopleCsv(people, places, language);
      return csvReply(name, text);
    }),
  ];
}
