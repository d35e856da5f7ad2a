import type { SavedList } from "#people/saved-views/contributions.ts";
import { placementFilters } from "./contract.ts";

export const savedPlacements: SavedList = { name: "placements", filters: placementFilters };
