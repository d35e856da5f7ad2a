/** Limits of the filters of a search; salaries are VND a month. */
export const filterLimits = { years: 60, skills: 10, salary: 10_000_000_000, days: 3650 } as const;
/** Clauses that find more people are not counted but estimated. */
export const mostExact = 10_000;
