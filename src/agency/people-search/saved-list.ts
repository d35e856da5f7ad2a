import type { SavedList } from "#people/saved-views/contributions.ts";
import { addressQuery } from "./contract.ts";

export const savedPeople: SavedList = { name: "people", filters: addressQuery };
