import { sql } from "kysely";
import { visibleApplicants } from "#hiring/applications/queries/shared/visible.ts";
import { day } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import { type Duty, dutiesMost, dutyOf } from "#people/accounts/contributions.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { addDays, dayOf, endOf } from "#platform/reference/calendar.ts";

/** The days in which an approval is expected. */
export const approvalDays = 1;

/** The days before its end from which an offer without an answer is a duty. */
export const endsSoonDays = 3;

/** Returns the offers that wait for an answer and end soon, the first to end first. */
export async function endingOffers(
  db: Reader,
  { actor, asOf }: { actor: HiringActor; asOf: Date },
): Promise<Duty[]> {
  const rows = await db
    .selectFrom("offers as o")
    .innerJoin("applicants as a", "a.id", "o.applicant_id")
    .innerJoin("jobs as j", "j.id", "o.job_id")
    .select(["o.id", "o.valid_until", "a.id as applicant_id", "a.full_name", "j.id as job_id", "j.title"])
    .select(sql<number>`(count(*) OVER ())::int`.as("total"))
    .where(visibleApplicants(actor))
    .where("a.erased_at", "is", null)
    // Open offers of ended applications are hidden, because the timers end them within minutes.
    .where("a.outcome", "=", "active")
    .where("o.status", "=", "pending")
    .where("o.valid_until", "<=", addDays(dayOf(asOf), endsSoonDays))
    .orderBy("o.valid_until")
    .orderBy("o.id")
    .limit(dutiesMost)
    .execute();
  return rows.map((row) => dutyOf("offer", row, { dueAt: endOf(row.valid_until) }));
}

/** Returns the offers that wait for the approval of an administrator, the longest wait first; never the actor's own. */
export async function waitingApprovals(db: Reader, { actor }: { actor: HiringActor }): Promise<Duty[]> {
  if (!actor.isAdmin) return [];
  const rows = await db
    .selectFrom("offer_approvals as v")
    .innerJoin("offers as o", "o.id", "v.offer_id")
    .innerJoin("applicants as a", "a.id", "o.applicant_id")
    .innerJoin("jobs as j", "j.id", "o.job_id")
    .select(["o.id", "v.asked_at", "a.id as applicant_id", "a.full_name", "j.id as job_id", "j.title"])
    .select(sql<number>`(count(*) OVER ())::int`.as("total"))
    .where(visibleApplicants(actor))
    .where("a.erased_at", "is", null)
    .where("a.outcome", "=", "active")
    .where("o.status", "=", "draft")
    .where("v.decided_at", "is", null)
    .where(
      sql<boolean>`${actor.accountId} <> ALL (ARRAY[v.asked_by, coalesce(o.created_by, 0), coalesce(o.edited_by, 0)])`,
    )
    .orderBy("v.asked_at")
    .orderBy("o.id")
    .limit(dutiesMost)
    .execute();
  return rows.map((row) =>
    dutyOf("approval", row, {
      dueAt: new Date(row.asked_at.getTime() + approvalDays * day),
      at: row.asked_at,
    }),
  );
}
