import { stageKinds } from "#people/companies/pipeline.ts";
import type { LawDependent } from "#people/law/events.ts";
import { addDays, dayOf, endOf, momentOf } from "#platform/reference/calendar.ts";
import { dayAfter } from "../clock-days.ts";
import { clockDays } from "../terms.ts";

/** Days back to which clocks can run: the clock's days, and as many holidays as a long Tết has. */
const clockReach = clockDays.closed + 15;

/** The running response clocks whose last day is another one after a change of the holidays. */
export const clocksByLaw: LawDependent = {
  what: "clocks",
  kinds: ["holidays"],
  async count(tx, { holidays }, asOf) {
    const today = dayOf(asOf);
    const applied = Array.from({ length: clockReach + 1 }, (_, index) => addDays(today, -index));
    const moved = applied.filter((date) => {
      const from = momentOf(date);
      return (
        dayAfter(from, clockDays.closed, holidays.before) !== dayAfter(from, clockDays.closed, holidays.after)
      );
    });
    if (moved.length === 0) return 0;
    const { count } = await tx
      .selectFrom("applicants as a")
      .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
      .where("a.outcome", "=", "active")
      .where("a.responded_at", "is", null)
      .where("s.kind", "<>", stageKinds.sourced)
      .where((eb) =>
        eb.or(
          moved.map((date) =>
            eb.and([eb("a.applied_at", ">=", momentOf(date)), eb("a.applied_at", "<", endOf(date))]),
          ),
        ),
      )
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return count;
  },
};
