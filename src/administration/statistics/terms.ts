import type { Period } from "#hiring/reports/terms.ts";

/** How the rows of a statistic are grouped; `cell` is a category in a location. */
export const groupings = [
  "month",
  "reviewer",
  "category",
  "location",
  "cell",
  "source",
  "account",
  "thread",
  "reason",
] as const;
export type Grouping = (typeof groupings)[number];

/** Kinds of values of a column. */
export const kinds = ["count", "percent", "hours", "days", "ratio"] as const;
export type ColumnKind = (typeof kinds)[number];

/** The statistics of the market: their groupings, the default first, and their columns. The chart draws the first column. */
export const statisticShapes = {
  review: {
    by: ["month", "reviewer", "category"],
    columns: { median: "hours", slow: "hours", in_time: "percent", decisions: "count" },
  },
  agreement: { by: ["month", "reviewer"], columns: { agrees: "percent", looks: "count" } },
  market: {
    by: ["cell", "category", "location"],
    columns: { live: "count", applications: "count", each: "ratio" },
  },
  registrations: {
    by: ["source", "account", "month"],
    columns: { accounts: "count", in_day: "percent", verified: "percent" },
  },
  response: {
    by: ["month", "category", "location"],
    columns: { median: "days", in_week: "percent", without: "percent", applications: "count" },
  },
  inbox: {
    by: ["month", "thread"],
    columns: { in_time: "percent", median: "hours", slow: "hours", messages: "count" },
  },
  safety: {
    by: ["month", "reason", "category"],
    columns: { per_thousand: "ratio", reports: "count", confirmed: "percent", median: "hours" },
  },
} as const satisfies Record<string, { by: readonly Grouping[]; columns: Record<string, ColumnKind> }>;
export type StatisticName = keyof typeof statisticShapes;
export const statisticNames = Object.keys(statisticShapes) as StatisticName[];

/** Statistics of the current state, which do not depend on the period. */
export const ofNow: readonly StatisticName[] = ["market"];
/** Statistics of jobs, which can be limited to a category and a location. */
export const ofJobs: readonly StatisticName[] = ["review", "agreement", "market", "response", "safety"];

/** Periods and statistics that are read from many rows and therefore cached, and for how long (decision 168). */
export const cachedStatistics: readonly StatisticName[] = ["market", "safety"];
export const cachedPeriods: readonly Period[] = ["this_year", "last_year", "all"];
export const cachedMinutes = 10;

/** Default number of rows in a page. */
export const rowsOfPage = 100;

/** The fewest jobs of a category in a location that is shown. */
export const cellFewest = 5;
/** Days within which applicants should have an answer. */
export const answerDays = 7;
