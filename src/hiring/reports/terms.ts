import type { StagePhase } from "#people/companies/pipeline.ts";

/** The reports of a company (decisions §12), in the order of their tabs. */
export const reportNames = [
  "jobs",
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

/** Those that say how it is now, whatever the period. */
export const ofNow: readonly ReportName[] = ["pipeline"];

/** Rows of a page. */
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
export const defaultPeriod: Period = "this_month";

/** What a column counts: how it is written, and which one the chart draws. */
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

/** What a home page shows of a period: events, counted as in the reports of the same name. */
export const figures = ["applies", "interviews", "offers", "hires"] as const;
export type Figure = (typeof figures)[number];

/** The rungs of the funnel, each with the phase from which on it is reached. */
export const rungs = [
  { key: "applied", from: "applied" },
  { key: "under_review", from: "screening" },
  { key: "interview", from: "interview" },
  { key: "offer", from: "offer" },
  { key: "hired", from: "hired" },
] as const satisfies readonly { key: string; from: StagePhase }[];

export const spans = ["first_response", "to_interview", "to_offer", "to_hire"] as const;

/** What a row is called in a language; null where its key has words. */
export function nameOf(
  row: { name: string | null; name_vn: string | null },
  language: string,
): string | null {
  return (language === "vi" ? row.name_vn : null) ?? row.name;
}
