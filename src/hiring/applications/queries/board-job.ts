import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { samePlan } from "#kit/prepared.ts";
import { assertAllowed, notFound } from "#kit/problem.ts";
import { addedToTeam } from "#market/jobs/queries/shared/visible.ts";
import { teamOf } from "#market/jobs/team.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import { holidayDays } from "#platform/reference/holidays.ts";
import { decidesIntroductions } from "../contributions.ts";
import type { Verb } from "../lifecycle.ts";
import { may } from "../policy.ts";
import type { NamedStage } from "./shared/find.ts";

/** A stage of the board; `folded`: whether its column starts folded. */
type BoardStage = NamedStage & { folded: boolean };

/**
 * Returns a job with the data that its board needs, and the caller's rights to its applicants.
 * @param right the right that the caller must have
 * @throws Problem 404
 */
export async function boardJob(
  db: Reader,
  actor: HiringActor,
  jobId: number,
  right: Verb | "read" | "manage" = "manage",
) {
  const job = await db
    .selectFrom("jobs as j")
    .select([
      "id",
      "company_id",
      "title",
      "status",
      "sen_status",
      "owner_id",
      "recruiter_ids",
      addedToTeam.as("added"),
      "skills",
      "blind_review",
    ])
    .select(("agency" in actor.scope ? decidesIntroductions(actor) : sql<boolean>`false`).as("introduces"))
    // Holidays and stages are read by this statement, so that a board takes two statements instead of four.
    .select(holidayDays.as("holidays"))
    .select(
      sql<
        BoardStage[]
      >`(SELECT json_agg(json_build_object('id', id, 'kind', kind, 'name', name, 'name_vn', name_vn, 'folded', folded)
        ORDER BY position, id)
        FROM pipeline_stages s WHERE s.pipeline_id = (SELECT p.id FROM pipelines p WHERE p.job_id = j.id))`.as(
        "stages",
      ),
    )
    // A skill has several names, in two languages.
    .select(
      sql<string[][]>`(SELECT coalesce(json_agg(k.names), '[]')
        FROM (SELECT ARRAY[name, name_vn] || aliases AS names FROM skills) k WHERE k.names && j.skills)`.as(
        "known_skills",
      ),
    )
    .where("id", "=", jobId)
    .where(inScope("j", actor.scope))
    .where("deleted_at", "is", null)
    .modifyEnd(samePlan)
    .executeTakeFirst();
  if (!job) throw notFound();
  const responsible = { team: teamOf(job), applicantOwnerId: null };
  assertAllowed(may(actor, right, responsible));
  const allows = (verb: Verb | "manage") => may(actor, verb, responsible) === true;
  return { ...job, responsible, managed: allows("manage"), allows };
}

export type BoardJob = Awaited<ReturnType<typeof boardJob>>;
