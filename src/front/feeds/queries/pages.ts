import { type SqlBool, sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { isPublicCompany } from "#people/companies/queries/shared.ts";
import { isPublic } from "./jobs.ts";

/** A page for search engines, with its last change. */
export interface Changed {
  slug: string;
  changedAt: Date;
}

/** Returns the id ranges of jobs or companies, each with the time of the last change in the range. */
export async function jobParts(
  db: Reader,
  perFile: number,
  asOf: Date,
): Promise<{ n: number; changedAt: Date }[]> {
  const { rows } = await sql<{ n: number; changed_at: Date }>`
    SELECT (j.id - 1) / ${perFile}::int + 1 AS n, max(j.changed_at) AS changed_at
    FROM jobs j JOIN companies c ON c.id = j.company_id WHERE ${isPublic(asOf)} GROUP BY 1 ORDER BY 1`.execute(
    db,
  );
  return rows.map((row) => ({ n: Number(row.n), changedAt: row.changed_at }));
}

/** Yields the published jobs with `from` ≤ id < `to`, by id, in batches. */
export async function* jobsBetween(
  db: Reader,
  from: number,
  to: number,
  asOf: Date,
  batch = 2000,
): AsyncGenerator<Changed[]> {
  let next = from;
  for (;;) {
    const { rows } = await sql<{ id: number; slug: string; changed_at: Date }>`
      SELECT j.id, j.slug, j.changed_at FROM jobs j JOIN companies c ON c.id = j.company_id
      WHERE j.id >= ${next} AND j.id < ${to} AND ${isPublic(asOf)} ORDER BY j.id LIMIT ${batch}`.execute(db);
    if (rows.length > 0) yield rows.map((row) => ({ slug: row.slug, changedAt: row.changed_at }));
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    next = last.id + 1;
  }
}

/** The page of a company changes when the company changes, or when one of its jobs is published. */
const companyChanged = sql<Date>`greatest(c.changed_at,
  (SELECT max(s.approved_at) FROM job_search s WHERE s.company_id = c.id AND s.agency_id IS NULL))`;

/**
 * Conditions on companies: all that registered and are not blocked, or those whose career site is public for search engines
 * (decision 059).
 */
const among = {
  companies: isPublicCompany("c"),
  careers: sql<SqlBool>`${isPublicCompany("c")} AND c.about IS NOT NULL
    AND EXISTS (SELECT FROM job_search o WHERE o.company_id = c.id AND o.agency_id IS NULL)`,
} as const;

export async function companyParts(
  db: Reader,
  perFile: number,
  which: keyof typeof among = "companies",
): Promise<{ n: number; changedAt: Date }[]> {
  const { rows } = await sql<{ n: number; changed_at: Date }>`
    SELECT (c.id - 1) / ${perFile}::int + 1 AS n, max(${companyChanged}) AS changed_at
    FROM companies c WHERE ${among[which]} GROUP BY 1 ORDER BY 1`.execute(db);
  return rows.map((row) => ({ n: Number(row.n), changedAt: row.changed_at }));
}

export async function* companiesBetween(
  db: Reader,
  from: number,
  to: number,
  { batch = 2000, which = "companies" }: { batch?: number; which?: keyof typeof among } = {},
): AsyncGenerator<Changed[]> {
  let next = from;
  for (;;) {
    const { rows } = await sql<{ id: number; slug: string; changed_at: Date }>`
      SELECT c.id, c.slug, ${companyChanged} AS changed_at FROM companies c
      WHERE c.id >= ${next} AND c.id < ${to} AND ${among[which]} ORDER BY c.id LIMIT ${batch}`.execute(db);
    if (rows.length > 0) yield rows.map((row) => ({ slug: row.slug, changedAt: row.changed_at }));
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    next = last.id + 1;
  }
}

export interface Landing {
  id: number;
  /** Approval time of the newest job in the category or location. */
  newest: Date;
}

/** Returns the categories that have jobs; a top-level category includes its sub-categories. */
export async function categoriesWithJobs(db: Reader): Promise<Landing[]> {
  const { rows } = await sql<Landing>`
    WITH newest AS (
      SELECT category AS id, max(s.approved_at) AS at FROM job_search s, unnest(s.category_ids) category GROUP BY 1
    )
    SELECT c.id, max(n.at) AS newest
    FROM categories c JOIN categories part ON part.id = c.id OR part.parent_id = c.id JOIN newest n ON n.id = part.id
    GROUP BY c.id ORDER BY c.id`.execute(db);
  return rows;
}

/** Returns the locations that have jobs; a current unit includes the former units that were merged into it. */
export async function placesWithJobs(db: Reader): Promise<Landing[]> {
  const { rows } = await sql<Landing>`
    WITH newest AS (
      SELECT place AS id, max(s.approved_at) AS at FROM job_search s, unnest(s.location_ids) place GROUP BY 1
    )
    SELECT l.id, max(n.at) AS newest
    FROM locations l JOIN newest n ON n.id = l.id OR n.id = ANY(l.members)
    GROUP BY l.id ORDER BY l.id`.execute(db);
  return rows;
}
