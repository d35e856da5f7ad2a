import type { SavedList } from "#people/saved-views/contributions.ts";
import { clientFilters } from "./contract.ts";

export const savedClients: SavedList = { name: "clients", filters: clientFilters };
