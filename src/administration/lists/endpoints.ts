import type { ListKind } from "#platform/reference/list-kinds.ts";
import * as contract from "./contract.ts";
import * as acts from "./contract-acts.ts";

const endpoints = {
  categories: {
    rows: contract.categoryRows,
    row: contract.categoryRow,
    create: contract.categoryCreate,
    update: contract.categoryUpdate,
    retire: acts.categoryRetire,
    restore: acts.categoryRestore,
    merge: acts.categoryMerge,
  },
  locations: {
    rows: contract.locationRows,
    row: contract.locationRow,
    create: contract.locationCreate,
    update: contract.locationUpdate,
    retire: acts.locationRetire,
    restore: acts.locationRestore,
    merge: acts.locationMerge,
  },
  industries: {
    rows: contract.industryRows,
    row: contract.industryRow,
    create: contract.industryCreate,
    update: contract.industryUpdate,
    retire: acts.industryRetire,
    restore: acts.industryRestore,
    merge: acts.industryMerge,
  },
  skills: {
    rows: contract.skillRows,
    row: contract.skillRow,
    create: contract.skillCreate,
    update: contract.skillUpdate,
    retire: acts.skillRetire,
    restore: acts.skillRestore,
    merge: acts.skillMerge,
  },
};

export interface ListEndpoints {
  rows: typeof contract.skillRows;
  row: typeof contract.skillRow;
  create: typeof contract.skillCreate;
  update: typeof contract.skillUpdate;
  retire: typeof acts.skillRetire;
  restore: typeof acts.skillRestore;
  merge: typeof acts.skillMerge;
}

/** Returns the endpoints of a list. They differ in the fields of their bodies, which the forms have by their names. */
export const endpointsOf = (kind: ListKind): ListEndpoints => endpoints[kind] as unknown as ListEndpoints;
