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

/** Returns a moment `days` earlier, on a working day at about the same hour. */
function before(moment: Date, days: number, random: Random): Date {
  let earlier = plusDays(moment, -days);
  while (isWeekend(dayOf(earlier))) earlier = plusDays(earlier, -1);
  return new Date(earlier.getTime() - random.int(4, 70) * 60_000);
}

const noDates = {
  submittedAt: null,
  approvedAt: null,
  approvedBy: null,
  rejectedAt: null,
  rejectReasonId: null,
  rejectNote: null,
  closedAt: null,
  expiresAt: null,
};

/** Returns the dates of a job in a state, such as its creation, approval and close, in a plausible order. */
export function datesOf(
  state: JobState,
  asOf: Date,
  language: Language,
  random: Random,
  daysAgo?: number,
): Dates {
  if (state === "draft") return { ...noDates, createdAt: at(asOf, random.int(0, 20), random) };
  if (state === "reviewing") return reviewingDates(asOf, random);
  // The formula makes recent jobs more frequent than older ones.
  const recent = daysAgo ?? Math.floor(random.next() ** 1.4 * 42);
  const decided = at(
    asOf,
    state === "expired" ? random.int(32, 52) : state === "closed" ? (daysAgo ?? random.int(14, 42)) : recent,
    random,
  );
  const submittedAt = before(decided, random.int(0, 2), random);
  const submitted = { ...noDates, createdAt: before(submittedAt, random.int(0, 2), random), submittedAt };
  if (state === "rejected") {
    const rejectReasonId = random.weighted([
      [3, 6],
      [4, 3],
      [1, 2],
    ] as const);
    const rejectNote = rejectReasonId === 1 ? null : random.pick(rejections[language]);
    return { ...submitted, rejectedAt: decided, rejectReasonId, rejectNote };
  }
  const approvedBy = random.chance(0.6) ? "admin" : "consultant";
  const approved = { ...submitted, approvedAt: decided, approvedBy };
  if (state === "expired") return { ...approved, expiresAt: plusDays(decided, 30) };
  const expiresAt = plusDays(decided, 45);
  if (state === "published") return { ...approved, expiresAt };
  // A past job (with `daysAgo`) was closed when its openings were filled.
  const days = daysAgo === undefined ? random.int(6, 12) : random.int(26, 34);
  return { ...approved, expiresAt, closedAt: after(asOf, decided, days, random) ?? at(asOf, 0, random) };
}

function reviewingDates(asOf: Date, random: Random): Dates {
  const days = random.weighted([
    [0, 5],
    [1, 7],
    [2, 4],
    [3, 3],
    [5, 3],
    [7, 2],
  ] as const);
  const submittedAt = at(asOf, days, random);
  return { ...noDates, createdAt: before(submittedAt, random.int(0, 2), random), submittedAt };
}
