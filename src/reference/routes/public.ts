import { type Bound, on } from "#kit/http/handle.ts";
import * as contract from "../contract.ts";
import { categoryTree, industryList, locationList, skillList } from "../queries.ts";

/** Lists that forms and filters are made of: /public. */
export function publicReference(): Bound[] {
  return [
    on(contract.categories, ({ tx }) => categoryTree(tx)),
    on(contract.locations, ({ tx }) => locationList(tx)),
    on(contract.industries, ({ tx }) => industryList(tx)),
    on(contract.skills, ({ tx }) => skillList(tx)),
  ];
}
