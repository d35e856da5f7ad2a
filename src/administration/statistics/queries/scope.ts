import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Range } from "#hiring/reports/period.ts";
import type { ReportRows } from "#hiring/reports/queries/shared/grouped.ts";
import { monthOf } from "#hiring/reports/queries/shared/grouped.ts";
import type { Reader } from "#kit/db.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import type { Grouping } from "../terms.ts";

/** The data of a statistic. */
export interface Statistic {
  actor: AdminActor;
  by: Grouping;
  range: Range;
  /** The ids of a category and its sub-categories; null for all. */
  categories: readonly number[] | null;
  /** The ids of a location and the former provinces that are part of it; null for all. */
  locations: readonly number[] | null;
  asOf: Date;
}

/** The rows of a statistic, and the number of rows that are not shown. */
export interface StatisticRows extends ReportRows {
  hidden?: number;
}

/** Returns the ids of the filters with their sub-categories and former provinces. */
export async function filterIds(
  db: Reader,
  { category_id, location_id }: { category_id?: number | undefined; location_id?: number | undefined },
): Promise<Pick<Statistic, "categories" | "locations">> {
  const { rows } = await sql<{ categories: number[]; locations: number[] }>`
    SELECT ARRAY(SELECT c.id FROM categories c WHERE ${category_id ?? null}::int IN (c.id, c.parent_id)) AS categories,
      ARRAY(SELECT l.id FROM locations l WHERE ${location_id ?? null}::int IN (l.id, l.merged_into)) AS locations`.execute(
    db,
  );
  return {
    categories: category_id === undefined ? null : (rows[0]?.categories ?? []),
    locations: location_id === undefined ? null : (rows[0]?.locations ?? []),
  };
}

/** Returns the condition that a job is in the category and the location of the filters. @param job a table with ids of both */
export function inFilters(
  { categories, locations }: Statistic,
  job: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const one = categories === null ? sql`true` : sql`${job}.category_ids && ${[...categories]}::int[]`;
  const other = locations === null ? sql`true` : sql`${job}.location_ids && ${[...locations]}::int[]`;
  return sql<SqlBool>`(${one} AND ${other})`;
}

/**
 * Returns a subquery with the columns `id` and `key`: a row for each top-level category or location of the jobs of a query.
 * @param jobs a query with the columns id, category_ids and location_ids
 */
export function jobKeys(by: "category" | "location", jobs: RawBuilder<unknown>): RawBuilder<unknown> {
  return by === "category"
    ? sql`SELECT DISTINCT s.id, coalesce(c.parent_id, c.id) AS key
        FROM (${jobs}) s CROSS JOIN LATERAL unnest(s.category_ids) u (id) JOIN categories c ON c.id = u.id`
    : sql`SELECT DISTINCT s.id, coalesce(l.merged_into, l.id) AS key
        FROM (${jobs}) s CROSS JOIN LATERAL unnest(s.location_ids) u (id) JOIN locations l ON l.id = u.id`;
}

/**
 * Returns the key of a row about job `j` by the grouping, with the join on which the key depends. A job of several categories or
 * locations counts in each, and once in a category of several of its sub-categories: hence `DISTINCT` with the row's id.
 */
export function jobGroup(statistic: Statistic, at: RawBuilder<unknown>, id: RawBuilder<unknown>) {
  const distinct = sql`DISTINCT ${id},`;
  switch (statistic.by) {
    case "category":
      return {
        distinct,
        key: sql`coalesce(k.parent_id, k.id)::text`,
        join: sql`CROSS JOIN LATERAL unnest(j.category_ids) u (id) JOIN categories k ON k.id = u.id`,
      };
    case "location":
      return {
        distinct,
        key: sql`coalesce(k.merged_into, k.id)::text`,
        join: sql`CROSS JOIN LATERAL unnest(j.location_ids) u (id) JOIN locations k ON k.id = u.id`,
      };
    default:
      return { distinct: sql``, key: monthOf(statistic, at), join: sql`` };
  }
}
