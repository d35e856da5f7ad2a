/** How often a search that somebody keeps looks for new jobs: each day at 08:00, or on Mondays (decisions §14). */
export const alertFrequencies = ["daily", "weekly"] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** Lists have no pages beyond so many hits: a search cluster serves none (`index.max_result_window`). */
export const maxPagedHits = 10_000;
