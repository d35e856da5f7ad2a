import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { visibleJobs } from "#market/jobs/queries/shared/visible.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";

const places = (name: "state" | "state_vn") =>
  sql<
    string | null
  >`(SELECT string_agg(${sql.ref(`l.${name}`)}, '; ') FROM locations l WHERE l.id = ANY (j.location_ids))`;

/**
 * Returns the jobs that the actor may see, the newest first, with the numbers of their applicants and views.
 * @param ids limits the result to these jobs
 */
export function jobRows(db: Reader, actor: HiringActor, ids: readonly number[] | undefined) {
  return db
    .selectFrom("jobs as j")
    .innerJoin("companies as c", "c.id", "j.company_id")
    .leftJoin("accounts as o", "o.id", "j.owner_id")
    .select([
      "j.id",
      "j.title",
      "j.slug",
      "j.status",
      "j.sen_status",
      "o.full_name as owner",
      "c.name as company",
    ])
    .select(["j.created_at", "j.approved_at", "j.expires_at", "j.closed_at"])
    .select([places("state").as("places"), places("state_vn").as("places_vn")])
    .select(sql<number>`(SELECT count(*)::int FROM applicants a WHERE a.job_id = j.id)`.as("applicants"))
    .select(
      sql<number>`(SELECT count(*)::int FROM applicants a
        WHERE a.job_id = j.id AND a.outcome = 'active' AND a.viewed_at IS NULL)`.as("fresh"),
    )
    .select(
      sql<number>`(SELECT coalesce(sum(v.views), 0)::int FROM job_view_days v WHERE v.job_id = j.id)`.as(
        "views",
      ),
    )
    .where(visibleJobs(actor))
    .where("j.deleted_at", "is", null)
    .$if(ids !== undefined, (jobs) => jobs.where("j.id", "in", [0, ...(ids ?? [])]))
    .orderBy("j.id", "desc")
    .execute();
}
