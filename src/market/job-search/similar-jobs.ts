import { sql } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { similar } from "#market/jobs/contract.ts";
import { jobCards } from "#market/jobs/queries/shared/public.ts";
import { searchedCompany } from "#market/jobs/queries/shared/shown-company.ts";
import { similarJobs as similarCount } from "#market/jobs/terms.ts";
import type { Actor } from "#people/accounts/actor.ts";
import { isOpen } from "./live-rows.ts";

const nearest = 300;

/** The ids of jobs and companies that the reader has hidden. */
interface Hidden {
  jobs: readonly number[];
  companies: readonly number[];
}

/**
 * Returns published jobs of the same sub-category, those with the same place, level and skills first
 * (decisions §11). Only the newest jobs of the sub-category are compared, so that the cost does not
 * depend on its size. They are sorted by place and level first, because skills are in the wide rows of
 * jobs and are read only for the best ones.
 * @param without the jobs and companies that the reader has hidden
 */
export async function similarJobs(
  db: Reader,
  actor: Actor,
  id: number,
  { asOf, without = { jobs: [], companies: [] } }: { asOf: Date; without?: Hidden },
): Promise<ReplyOf<typeof similar>["data"]> {
  const { rows } = await sql<{ job_id: number }>`
    WITH one AS (
      SELECT id, category_ids, location_ids, job_level, skills FROM jobs WHERE id = ${id} AND deleted_at IS NULL
    ), recent AS (
      SELECT s.job_id, s.approved_at, s.location_ids && one.location_ids AS same_place,
        s.job_level IS NOT DISTINCT FROM one.job_level AS same_level
      FROM one, job_search s
      WHERE s.category_ids && one.category_ids AND s.job_id <> one.id AND ${isOpen(asOf)}
        AND s.job_id <> ALL (${without.jobs}::bigint[]) AND ${searchedCompany} <> ALL (${without.companies}::bigint[])
      ORDER BY s.approved_at DESC, s.job_id DESC LIMIT ${nearest}
    ), near AS MATERIALIZED (
      SELECT * FROM recent ORDER BY same_place DESC, same_level DESC
    )
    SELECT near.job_id FROM one, near JOIN jobs j ON j.id = near.job_id
    ORDER BY near.same_place DESC, near.same_level DESC,
      cardinality(ARRAY(SELECT unnest(j.skills) INTERSECT SELECT unnest(one.skills))) DESC,
      near.approved_at DESC, near.job_id DESC
    LIMIT ${similarCount}`.execute(db);
  return jobCards(
    db,
    actor,
    rows.map((row) => row.job_id),
    asOf,
  );
}
