import type { ShareStatus } from "./lifecycle.ts";

/** The verdicts of a client on a person who was introduced. */
export const clientAnswers = ["fit", "maybe", "no"] as const;
export type ClientAnswer = (typeof clientAnswers)[number];

export const introductionCaps = { summary: 2000, answerReason: 1000, reason: 500 };
/** A whole share of a fee, in basis points. */
export const wholeShare = 10_000;

/** The usual part of the sourcer's share that a colleague asks for, in basis points. */
export const usualPart = wholeShare / 2;

/** The days before the end of an ownership from which it ends soon. */
export const soonDays = 30;

/** The requests for a share from the reader's side. */
export const requestSides = ["others", "own"] as const;
export type RequestSide = (typeof requestSides)[number];

/** Months for which a consultant may introduce a person to a client. */
export const ownershipMonths = 6;

interface IntroductionActivities {
  /** An administrator gave a person to another consultant. */
  ownership_reassign: { ownership: number; from: number | null; to: number; note: string };
  off_limits_override: { note: string };
  share_status: { request: number; status: ShareStatus };
  /** The client answered about an applicant who was introduced to it. */
  submission_answer: { submission: number; answer: ClientAnswer };
}
declare module "#people/activities/terms.ts" {
  interface ActivityData extends IntroductionActivities {}
}
