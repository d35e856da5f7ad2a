import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { inState, reviewableJobs } from "#market/jobs/queries/shared/staff-jobs.ts";
import { reviewDays } from "#market/jobs/terms.ts";
import type { AdminActor, ConsultantActor } from "#people/accounts/actor.ts";
import { dayOf, endOf, momentOf } from "#platform/reference/calendar.ts";
import { holidaysOf } from "#platform/reference/holidays.ts";
import { addWorkingDays, type Holidays, officeHoursBetween } from "#platform/reference/working-days.ts";
import type { adminReview } from "../contract.ts";

/** The current time, the holidays, and limits of submission times that decide which waiting jobs are overdue. */
export interface Cutoffs {
  asOf: Date;
  holidays: Holidays;
  /** A job submitted before this time is overdue. */
  overdue: Date;
  /** A job submitted before this time is overdue at the end of the day. */
  dueToday: Date;
}

export async function cutoffsAt(db: Reader, asOf: Date): Promise<Cutoffs> {
  const holidays = await holidaysOf(db);
  return {
    asOf,
    holidays,
    overdue: addWorkingDays(asOf, -reviewDays, holidays),
    dueToday: addWorkingDays(endOf(dayOf(asOf)), -reviewDays, holidays),
  };
}

/** Returns figures of the actor's review queue. */
export async function queueState(
  db: Reader,
  actor: AdminActor | ConsultantActor,
  asOf: Date,
): Promise<ReplyOf<typeof adminReview.queue>["data"]> {
  const cutoffs = await cutoffsAt(db, asOf);
  const waiting = () =>
    db
      .selectFrom("jobs as j")
      .where("j.deleted_at", "is", null)
      .where(inState("reviewing"))
      .where(reviewableJobs(actor));
  const [counts, decided] = await Promise.all([
    waiting()
      .select(({ fn }) => [
        fn.countAll<number>().as("waiting"),
        fn.min("j.submitted_at").as("oldest"),
        fn.countAll<number>().filterWhere("j.submitted_at", "<", cutoffs.overdue).as("overdue"),
        fn.countAll<number>().filterWhere("j.submitted_at", "<", cutoffs.dueToday).as("due"),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("job_reviews")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("by_id", "=", actor.accountId)
      .where("at", ">=", momentOf(dayOf(asOf)))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    id: "queue",
    type: "review_queue",
    attributes: {
      waiting: counts.waiting,
      overdue: counts.overdue,
      due_today: counts.due - counts.overdue,
      oldest_hours: counts.oldest && officeHoursBetween(counts.oldest, asOf, cutoffs.holidays),
      decided_today: decided.count,
    },
  };
}
