/** The frequencies of job alerts: daily at 08:00, or on Mondays (decisions §14). */
export const alertFrequencies = ["daily", "weekly"] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** The last hit that a list can show. A search cluster serves no more (`index.max_result_window`). */
export const maxPagedHits = 10_000;
