import { z } from "zod";
import { defaultPeriod, periods } from "#hiring/reports/terms.ts";
import { endpoint, idParam, one, paging, resource, time } from "#kit/contract.ts";
import {
  groupings,
  kinds,
  rowsOfPage,
  type StatisticName,
  statisticNames,
  statisticShapes,
} from "./terms.ts";

const queryOf = (name: StatisticName) =>
  z.object({
    period: z.enum(periods).default(defaultPeriod),
    by: z.enum(groupings).pipe(z.enum(statisticShapes[name].by)).default(statisticShapes[name].by[0]),
    /** Limits statistics of jobs to a category with its sub-categories. */
    category_id: idParam.optional(),
    /** Limits statistics of jobs to a location with the former provinces that are part of it. */
    location_id: idParam.optional(),
  });

const values = z.array(z.number().nullable());

const statistic = resource(
  "statistic",
  z.object({
    name: z.enum(statisticNames),
    by: z.enum(groupings),
    period: z.enum(periods),
    /** The beginning of the period; null for a statistic of the current state. */
    from: time.nullable(),
    to: time.nullable(),
    columns: z.array(z.object({ key: z.string(), kind: z.enum(kinds) })),
    rows: z.array(
      z.object({
        /** A month (`YYYY-MM`), a key with a translation, the id of a person, category or location, or `none`. */
        key: z.string(),
        /** The name of a person, category or location, or the source of registrations. */
        name: z.string().nullable(),
        name_vn: z.string().nullable(),
        /** Values in the order of the columns; null where the statistic has no data. */
        values,
      }),
    ),
    /** The values of all rows together; null where they would reveal a hidden row. */
    total: values.nullable(),
    /** The number of rows that are hidden because they have too few jobs. */
    hidden: z.number().int(),
  }),
);

const jsonOf = (name: StatisticName) =>
  endpoint({
    method: "GET",
    path: `/admins/statistics/${name}`,
    members: true,
    summary: `The statistic “${name}” of the market, its rows a page at a time`,
    query: queryOf(name).extend({ ...paging, items: paging.items.unwrap().default(rowsOfPage) }),
    answer: one(statistic).extend({
      meta: z.object({ page: z.number().int(), items: z.number().int(), total: z.number().int() }),
    }),
  });

const csvOf = (name: StatisticName) =>
  endpoint({
    method: "GET",
    path: `/admins/statistics/${name}.csv`,
    summary: `The statistic “${name}” with all its rows as CSV, in UTF-8 with a mark for spreadsheets`,
    query: queryOf(name),
    binary: "text/csv",
    audit: "administration",
  });

type Endpoints<Of extends (name: StatisticName) => unknown> = Record<StatisticName, ReturnType<Of>>;

/** An endpoint for each statistic. */
export const statistics = Object.fromEntries(statisticNames.map((name) => [name, jsonOf(name)])) as Endpoints<
  typeof jsonOf
>;
export const csvStatistics = Object.fromEntries(
  statisticNames.map((name) => [name, csvOf(name)]),
) as Endpoints<typeof csvOf>;
