import { type Bound, onShared } from "#kit/http/handle.ts";
import * as contract from "../contract.ts";
import { categoryTree, industryList, locationList, skillList } from "../queries.ts";

/** Published for each change of these lists, also by manual SQL (migration 0022). */
const topic = "market";

/** Lists for forms and filters: /public. */
export function publicReference(): Bound[] {
  return [
    onShared(contract.categories, topic, ({ tx }) => categoryTree(tx)),
    onShared(contract.locations, topic, ({ tx }) => locationList(tx)),
    onShared(contract.industries, topic, ({ tx }) => industryList(tx)),
    onShared(contract.skills, topic, ({ tx }) => skillList(tx)),
  ];
}
