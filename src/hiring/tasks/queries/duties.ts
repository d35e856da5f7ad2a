import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { type Duty, dutiesMost, dutyOf } from "#people/accounts/contributions.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import { groupEnds } from "../due.ts";

/** Returns the caller's own tasks of today and overdue ones, the first due first. */
export async function dueTasks(
  db: Reader,
  { actor, asOf }: { actor: HiringActor; asOf: Date },
): Promise<Duty[]> {
  const rows = await db
    .selectFrom("tasks as t")
    .leftJoin("applicants as a", "a.id", "t.applicant_id")
    .leftJoin("jobs as j", "j.id", "t.job_id")
    .select([
      "t.id",
      "t.name",
      "t.due_at",
      "a.id as applicant_id",
      "a.full_name",
      "j.id as job_id",
      "j.title",
    ])
    .select(sql<number>`(count(*) OVER ())::int`.as("total"))
    .where(inScope("t", actor.scope))
    .where("t.assignee_id", "=", actor.accountId)
    .where("t.ended_at", "is", null)
    .where("t.due_at", "<", groupEnds(asOf).today)
    .orderBy("t.due_at")
    .orderBy("t.id")
    .limit(dutiesMost)
    .execute();
  return rows.map((row) => dutyOf("task", row, { dueAt: row.due_at, text: row.name }));
}
