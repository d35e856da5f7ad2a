import { sql } from "kysely";
import { day } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import { type Duty, dutiesMost, dutyOf } from "#people/accounts/contributions.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { expiresSoonDays } from "../terms.ts";
import { inState } from "./shared/staff-jobs.ts";
import { managedJobs } from "./shared/visible.ts";

/** Returns the published jobs that expire soon, the first to expire first. `today.expiring` of the job list counts the same jobs. */
export async function expiringJobs(
  db: Reader,
  { actor, asOf }: { actor: HiringActor; asOf: Date },
): Promise<Duty[]> {
  const rows = await db
    .selectFrom("jobs as j")
    .select(["j.id", "j.id as job_id", "j.title", sql<Date>`j.expires_at`.as("expires_at")])
    .select(sql<number>`(count(*) OVER ())::int`.as("total"))
    .where(managedJobs(actor))
    .where("j.deleted_at", "is", null)
    .where(inState("published"))
    .where("j.expires_at", "<=", new Date(asOf.getTime() + expiresSoonDays * day))
    .orderBy("j.expires_at")
    .orderBy("j.id")
    .limit(dutiesMost)
    .execute();
  return rows.map((row) =>
    dutyOf("job", { applicant_id: null, full_name: null, ...row }, { dueAt: row.expires_at }),
  );
}
