import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { shownCompany } from "#market/jobs/queries/shared/shown-company.ts";
import type { Pay } from "#market/jobs/salary.ts";

/** A published job as it appears in feeds. */
export interface FeedRow extends Pay {
  id: number;
  slug: string;
  title: string;
  language: number;
  description: string;
  requirement: string;
  benefits: string;
  category_ids: number[];
  location_ids: number[];
  location_text: string | null;
  job_type: number | null;
  remote: boolean;
  posted_at: Date;
  expires_at: Date | null;
  company_id: number;
  company_name: string;
}

const posted = sql<Date>`coalesce(j.approved_at, j.created_at)`;

/**
 * Condition for jobs that are public at a time. It compares the expiry, because the scheduled job that closes expired
 * jobs may run minutes late.
 */
export function isPublic(asOf: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`j.status = 1 AND j.sen_status = 1 AND j.hidden_at IS NULL AND j.deleted_at IS NULL
    AND (j.expires_at IS NULL OR j.expires_at > ${asOf}) AND c.blocked_at IS NULL`;
}

const columns = sql`j.id, j.slug, j.title, j.language, j.description, j.requirement, j.benefits, j.category_ids,
  j.location_ids, j.location_text, j.job_type, j.salary_type, j.salary_min, j.salary_max, j.currency, j.salary_period,
  j.salary_text, j.remote, ${posted} AS posted_at, j.expires_at, ${shownCompany.id} AS company_id,
  ${shownCompany.name} AS company_name`;

/** Yields all published jobs with ads, newest first, in batches of some hundred jobs. */
export async function* publishedJobs(db: Reader, asOf: Date, batch = 250): AsyncGenerator<FeedRow[]> {
  let after = sql<SqlBool>`true`;
  for (;;) {
    const { rows } = await sql<FeedRow>`
      SELECT ${columns} FROM jobs j JOIN companies c ON c.id = j.company_id
      WHERE ${isPublic(asOf)} AND j.ads AND ${after}
      ORDER BY ${posted} DESC, j.id DESC LIMIT ${batch}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    if (rows.length < batch) return;
    // The query compares times to the microsecond, which a JavaScript Date does not have.
    after = sql<SqlBool>`(${posted}, j.id) < (SELECT coalesce(l.approved_at, l.created_at), l.id FROM jobs l WHERE l.id = ${last.id})`;
  }
}

export interface NewestOf {
  /** Ids of categories; a job in any of these categories matches. */
  categoryIds?: number[];
  companyId?: number;
}

/** Returns the newest published jobs with ads, of a category, of a company, or of all. */
export async function newestJobs(db: Reader, of: NewestOf, limit: number, asOf: Date): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    WITH newest AS (
      SELECT s.job_id FROM job_search s WHERE ${among(of)} ORDER BY s.approved_at DESC, s.job_id DESC LIMIT ${2 * limit}
    )
    SELECT ${columns} FROM newest n JOIN jobs j ON j.id = n.job_id JOIN companies c ON c.id = j.company_id
    WHERE ${isPublic(asOf)} AND j.ads ORDER BY ${posted} DESC, j.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

function among({ categoryIds, companyId }: NewestOf): RawBuilder<SqlBool> {
  if (categoryIds) return sql<SqlBool>`s.category_ids && ${categoryIds}::int[]`;
  if (companyId !== undefined) return sql<SqlBool>`s.company_id = ${companyId} AND s.agency_id IS NULL`;
  return sql<SqlBool>`true`;
}

const microseconds = sql`(extract(epoch FROM changed_at) * 1000000)::bigint`;

/**
 * Returns a value that changes with the content of feeds and sitemaps: when a job is published, closed, expired or
 * edited, or a company is edited. The value has sums, because the latest of several changes would hide the others.
 */
export async function feedState(db: Reader, asOf: Date): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    SELECT concat_ws(' ',
      (SELECT concat_ws(' ', count(*), sum(id), sum(${microseconds})) FROM jobs
        WHERE status = 1 AND sen_status = 1 AND deleted_at IS NULL AND (expires_at IS NULL OR expires_at > ${asOf})),
      (SELECT concat_ws(' ', count(*), sum(${microseconds})) FROM companies)) AS state`.execute(db);
  return rows[0]?.state ?? "";
}
