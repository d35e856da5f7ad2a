import { type Bound, on } from "#kit/http/handle.ts";
import * as contract from "../contract.ts";
import { findPeople } from "../queries/search.ts";

export function peopleSearchRoutes(): Bound[] {
  return [on(contract.searchPeople, ({ tx, actor, body, asOf }) => findPeople(tx, actor, body, asOf))];
}
