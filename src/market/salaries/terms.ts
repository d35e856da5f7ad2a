/** How salaries are grouped. */
export const salaryGroupings = ["category", "location", "level"] as const;
export type SalaryGrouping = (typeof salaryGroupings)[number];

/** The fewest jobs and employers of a figure: fewer would show the salaries of single employers (decision 168). */
export const jobsFewest = 10;
export const employersFewest = 5;

/** How long figures are cached: as long as the page. */
export const cachedMinutes = 5;
