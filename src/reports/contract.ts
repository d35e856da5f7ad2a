import { z } from "zod";
import { endpoint, one, resource, time } from "#kit/contract.ts";
import { defaultPeriod, kinds, periods, type ReportName, reportNames } from "./terms.ts";

const query = z.object({ period: z.enum(periods).default(defaultPeriod) });

const report = resource(
  "report",
  z.object({
    name: z.enum(reportNames),
    period: z.enum(periods),
    from: time,
    to: time,
    columns: z.array(z.object({ key: z.string(), kind: z.enum(kinds) })),
    rows: z.array(
      z.object({
        /** A key of the report's own words (a stage, a reason), or the id of a job or person. */
        key: z.string(),
        /** The name of a job or person; null where the key has words. */
        name: z.string().nullable(),
        /** In the order of the columns; null where there is nothing to count from. */
        values: z.array(z.number().nullable()),
      }),
    ),
  }),
);

const jsonOf = (name: ReportName) =>
  endpoint({
    method: "GET",
    scope: "reports:read",
    path: `/companies/reports/${name}`,
    summary: `The report “${name}”, from the log of activities; members get what is about their own jobs`,
    query,
    answer: one(report),
  });

const csvOf = (name: ReportName) =>
  endpoint({
    method: "GET",
    scope: "reports:read",
    path: `/companies/reports/${name}.csv`,
    summary: `The report “${name}” as CSV, in UTF-8 with a mark for spreadsheets`,
    query,
    binary: "text/csv",
  });

type Endpoints<Of extends (name: ReportName) => unknown> = Record<ReportName, ReturnType<Of>>;

/** One endpoint for each report. */
export const reports = Object.fromEntries(reportNames.map((name) => [name, jsonOf(name)])) as Endpoints<
  typeof jsonOf
>;
export const csvReports = Object.fromEntries(reportNames.map((name) => [name, csvOf(name)])) as Endpoints<
  typeof csvOf
>;
