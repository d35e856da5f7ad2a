/** How often a job alert looks for new jobs: daily at 08:00, or on Mondays (decisions §14). */
export const alertFrequencies = ["daily", "weekly"] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** Lists end after this many hits: a search cluster serves no more (`index.max_result_window`). */
export const maxPagedHits = 10_000;
