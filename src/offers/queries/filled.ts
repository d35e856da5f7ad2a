import { sql } from "kysely";
import { type HiringActor, inScope } from "#accounts/hiring-scope.ts";
import { stageKinds } from "#companies/pipeline.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";

/** How many places a job has, and how many of them are filled. @throws Problem 404 */
export async function placesOf(db: Reader, actor: HiringActor, jobId: number) {
  const job = await db
    .selectFrom("jobs as j")
    .select(["j.head_count as wanted", sql<boolean>`j.status = 1`.as("open")])
    .select(
      sql<number>`(SELECT count(*)::int FROM applicants a JOIN pipeline_stages s ON s.id = a.stage_id
        WHERE a.job_id = j.id AND a.outcome = 'active' AND s.kind = ${stageKinds.hired})`.as("hired"),
    )
    .where("j.id", "=", jobId)
    .where(inScope("j", actor.scope))
    .executeTakeFirst();
  if (!job) throw notFound();
  return { ...job, wanted: job.wanted ?? 1 };
}

/** Whoever still waits for a decision about a job, hired ones aside. */
export async function openOthers(db: Reader, actor: HiringActor, jobId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("applicants as a")
    .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
    .select("a.id")
    .where("a.job_id", "=", jobId)
    .where(inScope("a", actor.scope))
    .where("a.outcome", "=", "active")
    .where("s.kind", "<>", stageKinds.hired)
    .orderBy("a.id")
    .execute();
  return rows.map(({ id }) => id);
}
