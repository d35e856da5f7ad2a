import type { SavedList } from "#people/saved-views/contributions.ts";
import { orderFilters } from "./contract.ts";

export const savedOrders: SavedList = { name: "job_orders", filters: orderFilters };
