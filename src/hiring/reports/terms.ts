import type { StagePhase } from "#people/companies/pipeline.ts";

/** Names of the reports (decisions §12), in the order of their tabs. */
export const reportNames = [
  "jobs",
  "trend",
  "sources",
  "pipeline",
  "funnel",
  "times",
  "stages",
  "rejections",
  "interviews",
  "offers",
  "team",
] as const;
export type ReportName = (typeof reportNames)[number];

/** Reports of the current state, which do not depend on the period. */
export const ofNow: readonly ReportName[] = ["pipeline"];

/** Default number of rows in a page. */
export const rowsOfPage = 100;

/** Presets of the period (decisions §12). */
export const periods = [
  "today",
  "yesterday",
  "this_week",
  "last_week",
  "this_month",
  "last_month",
  "this_year",
  "last_year",
  "all",
] as const;
export type Period = (typeof periods)[number];
/** A preset, or the days from `from` to `to`. */
export const chosenPeriods = [...periods, "custom"] as const;
export type ChosenPeriod = (typeof chosenPeriods)[number];
export const defaultPeriod: Period = "this_month";
/** The default period of the trend, which needs several months. */
export const trendPeriod: Period = "this_year";

/** The key of rows without a person, month or other name. */
export const noKey = "none";

/** Kinds of values of a column, which decide their format. */
export const kinds = ["count", "percent", "days"] as const;
export type ColumnKind = (typeof kinds)[number];

/** The columns of each report; the chart draws the first. */
export const columns = {
  jobs: {
    applies: "count",
    views: "count",
    rate: "percent",
    interviews: "count",
    offers: "count",
    hires: "count",
  },
  trend: { applies: "count", interviews: "count", offers: "count", hires: "count" },
  sources: {
    applies: "count",
    views: "count",
    rate: "percent",
    reached_interview: "count",
    reached_offer: "count",
    reached_hired: "count",
  },
  pipeline: { standing: "count", so_far: "days" },
  funnel: { reached: "count", of_all: "percent", of_previous: "percent" },
  times: { median: "days", slow: "days", count: "count" },
  stages: { median: "days", slow: "days", count: "count" },
  rejections: { count: "count" },
  interviews: { count: "count" },
  offers: { count: "count" },
  team: {
    moves: "count",
    rejections: "count",
    messages: "count",
    invitations: "count",
    offers: "count",
    response: "days",
  },
} as const satisfies Record<ReportName, Record<string, ColumnKind>>;

/** Figures of a home page; each equals the sums of the columns of that name in the reports "jobs" and "trend". */
export const figures = ["applies", "interviews", "offers", "hires"] as const;
export type Figure = (typeof figures)[number];

/** The rungs of the funnel, each with the first phase that reaches it. */
export const rungs = [
  { key: "applied", from: "applied" },
  { key: "under_review", from: "screening" },
  { key: "interview", from: "interview" },
  { key: "offer", from: "offer" },
  { key: "hired", from: "hired" },
] as const satisfies readonly { key: string; from: StagePhase }[];

export const spans = ["first_response", "to_interview", "to_offer", "to_hire"] as const;

/** Returns the name of a row in a language; null for a key with a translation. */
export function nameOf(
  row: { name: string | null; name_vn: string | null },
  language: string,
): string | null {
  return (language === "vi" ? row.name_vn : null) ?? row.name;
}

/** The most reports that a person gets by email each week. */
export const mostReportMails = 20;
/** The rows of a report in its email. */
export const mailRows = 10;
