import { type SqlBool, sql } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import { isOpen } from "#market/job-search/live-rows.ts";
import { jobCards } from "#market/jobs/queries/shared/public.ts";
import { titleLike } from "#market/jobs/queries/shared/staff-jobs.ts";
import type { Actor } from "#people/accounts/actor.ts";
import { companyOfSlug, isPublicCompany } from "#people/companies/queries/shared.ts";
import type { careerJobs } from "./contract.ts";

/**
 * Returns a company's published jobs with their locations, in one statement.
 * @throws Problem 404, also for a blocked company
 */
export async function careerJobList(
  db: Reader,
  actor: Actor,
  slug: string,
  { keyword = "", location_id, page, items }: QueryOf<typeof careerJobs>,
  asOf: Date,
): Promise<ReplyOf<typeof careerJobs>> {
  const named = keyword.trim() ? titleLike(keyword.trim()) : sql<SqlBool>`true`;
  const placed = location_id
    ? sql<SqlBool>`j.location_ids @> ARRAY[${location_id}::int]`
    : sql<SqlBool>`true`;
  const { rows } = await sql<{
    total: number;
    ids: number[];
    locations: { value: number; count: number }[];
  }>`
    WITH hits AS MATERIALIZED (
      SELECT j.id, s.approved_at, j.location_ids, (${named}) AND (${placed}) AS fits
      FROM companies c
      JOIN job_search s ON s.company_id = c.id AND s.agency_id IS NULL AND ${isOpen(asOf)}
      JOIN jobs j ON j.id = s.job_id
      WHERE c.id = ${companyOfSlug(slug)}
    )
    SELECT (SELECT count(*) FROM hits WHERE fits) AS total,
      array(SELECT id FROM hits WHERE fits ORDER BY approved_at DESC, id DESC
        OFFSET ${(page - 1) * items} LIMIT ${items}) AS ids,
      (SELECT coalesce(json_agg(json_build_object('value', value, 'count', n) ORDER BY n DESC, value), '[]')
        FROM (SELECT l AS value, count(*) AS n FROM hits, unnest(location_ids) l GROUP BY l) counted) AS locations
    FROM companies c WHERE c.id = ${companyOfSlug(slug)} AND ${isPublicCompany("c")}`.execute(db);
  const found = rows[0];
  if (!found) throw notFound();
  const { total, ids, locations } = found;
  return { data: await jobCards(db, actor, ids, asOf), meta: { page, items, total, locations } };
}
