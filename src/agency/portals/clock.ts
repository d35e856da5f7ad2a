import type { StagePhase } from "#people/companies/pipeline.ts";
import { addDays, dayOf, isWeekend } from "#platform/reference/calendar.ts";
import type { Holidays } from "#platform/reference/working-days.ts";

/** The facts of an introduced person that decide whose word the others wait for. */
export interface WaitingFacts {
  phase: StagePhase;
  introducedAt: Date;
  /** The client's last answer. */
  answeredAt: Date | null;
  /** When the person got an invitation or times to choose from, without an answer yet. */
  invitedAt: Date | null;
  /** The start of the next interview to which the person has agreed. */
  nextInterview: Date | null;
  /** The end of the last interview that took place. */
  interviewedAt: Date | null;
  /** When the person got the offer that has no answer yet. */
  offeredAt: Date | null;
  hasAcceptedOffer: boolean;
}

export interface Waiting {
  side: "client" | "agency" | "candidate";
  about: "introduction" | "interview" | "offer";
  since: Date;
}

/** Returns for whose word the others wait, and since when; null when a date is agreed or the person is hired. */
export function waitingFor(facts: WaitingFacts): Waiting | null {
  const { phase, introducedAt, answeredAt, invitedAt, interviewedAt, offeredAt } = facts;
  if (phase === "hired" || facts.hasAcceptedOffer) return null;
  if (offeredAt) return { side: "candidate", about: "offer", since: offeredAt };
  if (invitedAt) return { side: "candidate", about: "interview", since: invitedAt };
  if (facts.nextInterview) return null;
  // An interview needs a new word of the client.
  if (interviewedAt && (!answeredAt || answeredAt < interviewedAt))
    return { side: "client", about: "interview", since: interviewedAt };
  if (!answeredAt) return { side: "client", about: "introduction", since: introducedAt };
  return { side: "agency", about: phase === "offer" ? "offer" : "introduction", since: answeredAt };
}

/** The most days that `workingDaysSince` counts. */
const daysMost = 400;

/** Returns the number of working days after the day of a moment, today included. */
export function workingDaysSince(since: Date, asOf: Date, holidays: Holidays): number {
  const today = dayOf(asOf);
  let count = 0;
  let date = dayOf(since);
  for (let passed = 0; passed < daysMost && date < today; passed += 1) {
    date = addDays(date, 1);
    if (!isWeekend(date) && !holidays.has(date)) count += 1;
  }
  return count;
}
