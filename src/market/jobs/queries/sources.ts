import { sql } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { jobSources } from "../contract.ts";
import { applicantsBySource } from "../contributions.ts";

/** Returns the views and applicants of a job by source, over all time. */
export async function sourcesOf(db: Reader, jobId: number): Promise<ReplyOf<typeof jobSources>["data"]> {
  const { rows } = await sql<{ source: string; views: number; applicants: number; rate: number | null }>`
    WITH seen AS (
      SELECT d.source, sum(d.views)::int AS views FROM job_view_days d WHERE d.job_id = ${jobId} GROUP BY d.source),
    people AS ${applicantsBySource(jobId)}
    SELECT source, coalesce(views, 0) AS views, coalesce(applicants, 0) AS applicants,
      100.0::float8 * coalesce(applied, 0) / views AS rate
    FROM people FULL JOIN seen USING (source) ORDER BY applicants DESC, views DESC, source`.execute(db);
  return rows.map(({ source, ...attributes }) => ({ id: source, type: "job_source", attributes }));
}
