import { z } from "zod";
import { idParam, one, paging, resource, time } from "#kit/contract.ts";
import { day } from "#kit/fields.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { chosenPeriods, defaultPeriod, kinds, type ReportName, reportNames, rowsOfPage } from "./terms.ts";

const query = z.object({
  period: z.enum(chosenPeriods).default(defaultPeriod),
  /** The first and the last day of the period "custom". */
  from: day.optional(),
  to: day.optional(),
  /** Limits the report to this job. */
  job_id: idParam.optional(),
  /** Limits the report to jobs and applicants that this member can see. Members may pass their own id only. */
  member_id: idParam.optional(),
});

const report = resource(
  "report",
  z.object({
    name: z.enum(reportNames),
    period: z.enum(chosenPeriods),
    /** The beginning of the period; null for a report of the current state, which does not depend on the period. */
    from: time.nullable(),
    to: time.nullable(),
    columns: z.array(z.object({ key: z.string(), kind: z.enum(kinds) })),
    rows: z.array(
      z.object({
        /** A key with a translation (a kind of stage, a reason), a month (`YYYY-MM`), or the id of a job, person or stage. */
        key: z.string(),
        /** The name of a job, person or stage; null for a key with a translation. */
        name: z.string().nullable(),
        /** The Vietnamese name of a stage. */
        name_vn: z.string().nullable(),
        /** Values in the order of the columns; null where the report has no data. */
        values: z.array(z.number().nullable()),
      }),
    ),
  }),
);

const jsonOf = (name: ReportName) =>
  hiringEndpoint({
    method: "GET",
    scope: "reports:read",
    path: `/reports/${name}`,
    summary: `The report “${name}”, from the log of activities, its rows a page at a time; members get what is about their own jobs`,
    query: query.extend({ ...paging, items: paging.items.unwrap().default(rowsOfPage) }),
    answer: one(report).extend({
      meta: z.object({ page: z.number().int(), items: z.number().int(), total: z.number().int() }),
    }),
    errors: ["period_invalid"],
  });

const csvOf = (name: ReportName) =>
  hiringEndpoint({
    method: "GET",
    scope: "reports:read",
    path: `/reports/${name}.csv`,
    summary: `The report “${name}” with all its rows as CSV, in UTF-8 with a mark for spreadsheets`,
    query,
    binary: "text/csv",
    errors: ["period_invalid"],
  });

type Endpoints<Of extends (name: ReportName) => unknown> = Record<ReportName, ReturnType<Of>>;

/** An endpoint for each report. */
export const reports = Object.fromEntries(reportNames.map((name) => [name, jsonOf(name)])) as Endpoints<
  typeof jsonOf
>;
export const csvReports = Object.fromEntries(reportNames.map((name) => [name, csvOf(name)])) as Endpoints<
  typeof csvOf
>;

export const reportFigures = hiringEndpoint({
  method: "GET",
  scope: "reports:read",
  path: "/reports/figures",
  summary:
    "New applicants, interviews scheduled, offers sent and hires of a period; members get what is about their own jobs",
  query: query.pick({ period: true, from: true, to: true }),
  errors: ["period_invalid"],
  answer: one(
    resource(
      "report_figures",
      z.object({
        applies: z.number().int(),
        interviews: z.number().int(),
        offers: z.number().int(),
        hires: z.number().int(),
      }),
    ),
  ),
});

const choice = z.object({ id: z.string(), name: z.string() });

export const reportFilters = hiringEndpoint({
  method: "GET",
  scope: "reports:read",
  path: "/reports/filters",
  summary:
    "List the filters of reports: the caller's jobs with data, newest first, and for administrators the team",
  answer: one(resource("report_filters", z.object({ jobs: z.array(choice), members: z.array(choice) }))),
});
