import { type Bound, onShared } from "#kit/http/handle.ts";
import * as contract from "../contract.ts";
import { categoryTree, industryList, locationList, skillList, titleList } from "../queries.ts";

/** The topic that the database publishes when a reference list changes, also by manual SQL (migration 0022). */
const topic = "market";

/** Binds the endpoints of the lists for forms and filters: /public. */
export function publicReference(): Bound[] {
  return [
    onShared(contract.categories, topic, ({ tx }) => categoryTree(tx)),
    onShared(contract.locations, topic, ({ tx }) => locationList(tx)),
    onShared(contract.industries, topic, ({ tx }) => industryList(tx)),
    onShared(contract.skills, topic, ({ tx }) => skillList(tx)),
    onShared(contract.jobTitles, topic, ({ tx }) => titleList(tx)),
  ];
}
