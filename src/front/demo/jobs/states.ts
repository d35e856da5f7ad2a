import { dayOf, isWeekend } from "#platform/reference/calendar.ts";
import { after, at, plusDays } from "../calendar.ts";
import type { Random } from "../random.ts";
import { rejections } from "../reviews.ts";
import type { DemoJob, JobState, Language } from "../types.ts";

type Dates = Pick<
  DemoJob,
  | "createdAt"
  | "submittedAt"
  | "approvedAt"
  | "approvedBy"
  | "rejectedAt"
  | "rejectReasonId"
  | "rejectNote"
  | "closedAt"
  | "expiresAt"
>;

/** Earlier by working days, at about the same hour. */
function before(moment: Date, days: number, random: Random): Date {
  let earlier = plusDays(moment, -days);
  while (isWeekend(dayOf(earlier))) earlier = plusDays(earlier, -1);
  return new Date(earlier.getTime() - random.int(4, 70) * 60_000);
}

/** The dates of a job in a state, in the order in which such things happen. */
export function datesOf(
  state: JobState,
  asOf: Date,
  language: Language,
  random: Random,
  daysAgo?: number,
): Dates {
  const dates: Dates = {
    createdAt: asOf,
    submittedAt: null,
    approvedAt: null,
    approvedBy: null,
    rejectedAt: null,
    rejectReasonId: null,
    rejectNote: null,
    closedAt: null,
    expiresAt: null,
  };
  if (state === "draft") return { ...dates, createdAt: at(asOf, random.int(0, 20), random) };
  if (state === "reviewing") {
    const submittedAt = at(
      asOf,
      random.weighted([
        [0, 5],
        [1, 7],
        [2, 4],
        [3, 3],
        [5, 3],
        [7, 2],
      ] as const),
      random,
    );
    return { ...dates, submittedAt, createdAt: before(submittedAt, random.int(0, 2), random) };
  }
  // Recent ads weigh more, as on a living site.
  const recent = daysAgo ?? Math.floor(random.next() ** 1.4 * 42);
  const decided = at(
    asOf,
    state === "expired" ? random.int(32, 52) : state === "closed" ? (daysAgo ?? random.int(14, 42)) : recent,
    random,
  );
  const submittedAt = before(decided, random.int(0, 2), random);
  const createdAt = before(submittedAt, random.int(0, 2), random);
  if (state === "rejected") {
    const rejectReasonId = random.weighted([
      [3, 6],
      [4, 3],
      [1, 2],
    ] as const);
    const rejectNote = rejectReasonId === 1 ? null : random.pick(rejections[language]);
    return { ...dates, createdAt, submittedAt, rejectedAt: decided, rejectReasonId, rejectNote };
  }
  const approvedBy = random.chance(0.6) ? "admin" : "consultant";
  const approved = { ...dates, createdAt, submittedAt, approvedAt: decided, approvedBy };
  if (state === "expired") return { ...approved, expiresAt: plusDays(decided, 30) };
  const expiresAt = plusDays(decided, 45);
  if (state === "published") return { ...approved, expiresAt };
  return {
    ...approved,
    expiresAt,
    // Those of before were closed when they were filled.
    closedAt:
      after(asOf, decided, daysAgo === undefined ? random.int(6, 12) : random.int(26, 34), random) ??
      at(asOf, 0, random),
  };
}
