import type { SavedList } from "#people/saved-views/contributions.ts";
import { invoiceFilters } from "./contract.ts";

export const savedFees: SavedList = { name: "fees", filters: invoiceFilters };
