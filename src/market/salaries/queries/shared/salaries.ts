import { type RawBuilder, sql } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { isOpen } from "#market/job-search/live-rows.ts";
import type { salaries } from "../../contract.ts";
import { employersFewest, jobsFewest, type SalaryGrouping } from "../../terms.ts";

type Attributes = ReplyOf<typeof salaries>["data"]["attributes"];
type Pay = NonNullable<Attributes["all"]>;

/**
 * SQL for published jobs with a public gross salary that has both ends. A client that an agency does not name counts as the agency,
 * so that its jobs do not pass for those of another employer.
 */
const pays = ({ category_id, location_id, level }: Omit<QueryOf<typeof salaries>, "by">, asOf: Date) => sql`
  SELECT ((s.salary_min_vnd + s.salary_max_vnd) / 2.0)::float8 AS pay, s.category_ids, s.location_ids, s.job_level,
    CASE WHEN s.confidential AND s.agency_id IS NOT NULL THEN -s.agency_id ELSE s.company_id END AS employer
  FROM job_search s
  WHERE ${isOpen(asOf)} AND s.salary_min_vnd IS NOT NULL AND s.salary_max_vnd IS NOT NULL
    AND NOT EXISTS (SELECT FROM jobs j WHERE j.id = s.job_id AND j.salary_basis <> 'gross')
    AND (${level ?? null}::int IS NULL OR s.job_level = ${level ?? null}::int)
    AND (${category_id ?? null}::int IS NULL OR s.category_ids &&
      ARRAY(SELECT c.id FROM categories c WHERE ${category_id ?? null}::int IN (c.id, c.parent_id)))
    AND (${location_id ?? null}::int IS NULL OR s.location_ids &&
      ARRAY(SELECT l.id FROM locations l WHERE ${location_id ?? null}::int IN (l.id, l.merged_into)))`;

/**
 * SQL for the pays with their keys. A job of several sub-categories counts once in their category. Few lists of categories and of
 * locations differ, so PostgreSQL looks up the keys of each list once.
 */
const keyed: Record<SalaryGrouping, RawBuilder<unknown>> = {
  category: sql`SELECT p.pay, p.employer, k.key FROM pays p CROSS JOIN LATERAL
    (SELECT DISTINCT coalesce(c.parent_id, c.id) AS key FROM categories c WHERE c.id = ANY (p.category_ids)) k`,
  location: sql`SELECT p.pay, p.employer, k.key FROM pays p CROSS JOIN LATERAL
    (SELECT DISTINCT coalesce(l.merged_into, l.id) AS key FROM locations l WHERE l.id = ANY (p.location_ids)) k`,
  level: sql`SELECT p.pay, p.employer, p.job_level AS key FROM pays p WHERE p.job_level IS NOT NULL`,
};

const figures = sql`round(percentile_cont(0.25) WITHIN GROUP (ORDER BY g.pay)) AS p25,
  round(percentile_cont(0.5) WITHIN GROUP (ORDER BY g.pay)) AS median,
  round(percentile_cont(0.75) WITHIN GROUP (ORDER BY g.pay)) AS p75,
  count(*)::int AS jobs, count(DISTINCT g.employer)::int AS employers`;
const isFair = sql`HAVING count(*) >= ${sql.lit(jobsFewest)} AND count(DISTINCT g.employer) >= ${sql.lit(employersFewest)}`;

/** Returns the advertised salaries of groups of jobs that are large enough. */
export async function salaryFigures(
  db: Reader,
  { by, ...filters }: QueryOf<typeof salaries>,
  asOf: Date,
): Promise<Attributes> {
  const [{ rows }, { rows: all }] = await Promise.all([
    sql<Pay & { key: number }>`WITH pays AS (${pays(filters, asOf)})
      SELECT g.key, ${figures} FROM (${keyed[by]}) g GROUP BY g.key ${isFair} ORDER BY median DESC, g.key`.execute(
      db,
    ),
    sql<Pay>`WITH pays AS (${pays(filters, asOf)}) SELECT ${figures} FROM pays g ${isFair}`.execute(db),
  ]);
  return { by, rows, all: all[0] ?? null };
}

/** Returns when the newest job was published of which the page shows figures; null while it shows none. */
export async function salariesSince(db: Reader, asOf: Date): Promise<Date | null> {
  const { all } = await salaryFigures(db, { by: "level" }, asOf);
  if (all === null) return null;
  const row = await db
    .selectFrom("job_search")
    .select(({ fn }) => fn.max("approved_at").as("at"))
    .executeTakeFirst();
  return row?.at ?? null;
}
