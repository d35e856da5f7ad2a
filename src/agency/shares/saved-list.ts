import type { SavedList } from "#people/saved-views/contributions.ts";
import { shareFilters } from "./contract.ts";

export const savedShares: SavedList = { name: "shares", filters: shareFilters };
