import { z } from "zod";
import { defaultPeriod, periods } from "#hiring/reports/terms.ts";
import { endpoint, idParam, one, paging, resource, time } from "#kit/contract.ts";
import { currencies } from "#platform/reference/terms.ts";
import { groupings, kinds, type ReportName, reportNames, reportShapes, rowsOfPage } from "./terms.ts";

const queryOf = (name: ReportName) =>
  z.object({
    period: z.enum(periods).default(defaultPeriod),
    by: z.enum(groupings).pipe(z.enum(reportShapes[name].by)).default(reportShapes[name].by[0]),
    /** Limits the report to what this person is credited with. Members may pass their own id only. */
    member_id: idParam.optional(),
    /** The currency of the amounts. */
    currency: z.enum(currencies).default("VND"),
  });

const values = z.array(z.number().nullable());

const report = resource(
  "agency_report",
  z.object({
    name: z.enum(reportNames),
    by: z.enum(groupings),
    period: z.enum(periods),
    /** The beginning of the period; null for a report of the current state. */
    from: time.nullable(),
    to: time.nullable(),
    /** The currency of the amounts; null for a report without amounts. */
    currency: z.enum(currencies).nullable(),
    columns: z.array(z.object({ key: z.string(), kind: z.enum(kinds) })),
    rows: z.array(
      z.object({
        /** A month (`YYYY-MM`), a key with a translation, the id of a person or client, or `none`. */
        key: z.string(),
        /** The name of a person or client. */
        name: z.string().nullable(),
        /** Values in the order of the columns; null where the report has no data. */
        values,
      }),
    ),
    /** The values of all rows together, computed like those of a row. */
    total: values.nullable(),
  }),
);

const jsonOf = (name: ReportName) =>
  endpoint({
    method: "GET",
    path: `/consultants/reports/${name}`,
    summary: `The report “${name}” of the agency, its rows a page at a time; members get what they are credited with`,
    query: queryOf(name).extend({ ...paging, items: paging.items.unwrap().default(rowsOfPage) }),
    answer: one(report).extend({
      meta: z.object({ page: z.number().int(), items: z.number().int(), total: z.number().int() }),
    }),
  });

const csvOf = (name: ReportName) =>
  endpoint({
    method: "GET",
    path: `/consultants/reports/${name}.csv`,
    summary: `The report “${name}” of the agency with all its rows as CSV, in UTF-8 with a mark for spreadsheets`,
    query: queryOf(name),
    binary: "text/csv",
  });

type Endpoints<Of extends (name: ReportName) => unknown> = Record<ReportName, ReturnType<Of>>;

/** An endpoint for each report. */
export const agencyReports = Object.fromEntries(reportNames.map((name) => [name, jsonOf(name)])) as Endpoints<
  typeof jsonOf
>;
export const agencyCsvReports = Object.fromEntries(
  reportNames.map((name) => [name, csvOf(name)]),
) as Endpoints<typeof csvOf>;
