import type { StageKind } from "#people/companies/pipeline.ts";

/** How the rows of a report are grouped. */
export const groupings = ["month", "person", "client", "stage", "reason", "source"] as const;
export type Grouping = (typeof groupings)[number];

/** Kinds of values of a column: `credit` is a number of things, of which people have shares. */
export const kinds = ["count", "credit", "percent", "days", "hours", "ratio", "money"] as const;
export type ColumnKind = (typeof kinds)[number];

const usual = ["month", "person", "client"] as const;

/** The reports of an agency (consoles A.9): their groupings, the default first, and their columns. The chart draws the first column. */
export const reportShapes = {
  submissions: {
    by: usual,
    columns: { submissions: "credit", interviews: "credit", offers: "credit", starts: "credit" },
  },
  fees: {
    by: usual,
    columns: { booked: "money", invoiced: "money", paid: "money", lost: "money" },
  },
  debt: {
    by: ["client"],
    columns: {
      balance: "money",
      not_due: "money",
      days_30: "money",
      days_60: "money",
      days_90: "money",
      older: "money",
      dso: "days",
    },
  },
  fill: {
    by: usual,
    columns: { rate: "percent", filled: "count", lost: "count", canceled: "count", days: "days" },
  },
  first_cv: {
    by: usual,
    columns: { median: "days", slow: "days", orders: "count", kept: "count", rate: "percent" },
  },
  conversion: {
    by: usual,
    columns: {
      submissions: "credit",
      interviews: "credit",
      to_interview: "percent",
      offers: "credit",
      to_offer: "percent",
      starts: "credit",
      to_start: "percent",
    },
  },
  effort: {
    by: usual,
    columns: { per_start: "ratio", submissions: "credit", starts: "credit" },
  },
  warranties: {
    by: [...usual, "reason"],
    columns: { failed: "credit", started: "credit", rate: "percent" },
  },
  forecast: {
    by: ["stage", "person", "client"],
    columns: { forecast: "money", value: "money", people: "credit" },
  },
  client_activity: {
    by: ["client", "person", "month"],
    columns: { silent: "days", verdict: "hours", submissions: "count", open: "count", share: "percent" },
  },
  clashes: { by: usual, columns: { refused: "count", asked: "count", accepted: "count" } },
  start_sources: { by: ["source"], columns: { starts: "credit", share: "percent" } },
} as const satisfies Record<string, { by: readonly Grouping[]; columns: Record<string, ColumnKind> }>;
export type ReportName = keyof typeof reportShapes;
export const reportNames = Object.keys(reportShapes) as ReportName[];

/** Reports of the current state, which do not depend on the period. */
export const ofNow: readonly ReportName[] = ["debt", "forecast"];

/** Reports with amounts, which are in one currency. */
export const inMoney: readonly ReportName[] = ["fees", "debt", "forecast"];

/** Default number of rows in a page. */
export const rowsOfPage = 100;

/** The first and the last day of lateness of each column of the aged debt. */
export const ages = [
  [null, 0],
  [1, 30],
  [31, 60],
  [61, 90],
  [91, null],
] as const;
/** The days of requests to which the days of sales outstanding refer. */
export const dsoDays = 90;

/** The key of applicants who accepted an offer and are not hired yet. They are one step beyond the stage of offers. */
export const acceptedKey = "accepted";
/** The steps of the forecast in their order, and the probability of a start that is assumed without any history (consoles A.9). */
export const forecastSteps = [
  { key: "sent_to_am", prior: 0.05 },
  { key: "sent_to_client", prior: 0.1 },
  { key: "interview", prior: 0.2 },
  { key: "first_interview", prior: 0.25 },
  { key: "second_interview", prior: 0.35 },
  { key: "final_interview", prior: 0.5 },
  { key: "offer", prior: 0.8 },
  { key: acceptedKey, prior: 0.95 },
] as const satisfies readonly { key: StageKind | typeof acceptedKey; prior: number }[];
/** The number of entries into a step as which its prior probability counts. */
export const priorWeight = 20;
/** The months of history from which the probabilities are computed. */
export const forecastMonths = 12;
