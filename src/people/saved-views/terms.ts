/** Lists whose views can be saved, by the names of their resources. */
export const listNames = ["clients", "job_orders", "people", "shares", "placements", "fees"] as const;
export type ListName = (typeof listNames)[number];

export const nameMax = 60;
/** The most views of one person, over all lists. */
export const viewsMost = 30;
/** The most views of one list in an answer. */
export const viewsListed = 200;
export const queryMax = 2000;
