export const shareDays = [3, 7, 14, 30] as const;
export const defaultShareDays = 7;
/** Maximum number of open links of one person. */
export const mostLinks = 20;
export const feedbackAnswers = ["fit", "maybe", "no"] as const;
export const linkStates = ["open", "expired", "revoked"] as const;
export type LinkState = (typeof linkStates)[number];
/** The digits of an access code. */
export const codeDigits = 6;
/** Hours for which the right code opens a link or a portal. */
export const passHours = 12;

/** Maximum feedback per link and hour, from all viewers. */
export const mostFeedback = 20;

/** Seconds for which a page is visible before its visit counts as a view. */
export const viewSeconds = 3;
/** Hours for which a page that was opened can report its view. */
export const beaconHours = 24;

/** Kinds of activity about the links of agencies. */
export interface ShareActivities {
  /** `recipient`: the names of all recipients. */
  cv_share: { recipient: string; level: string };
  cv_share_revoke: { recipient: string };
  cv_share_answer: { recipient: string; answer: (typeof feedbackAnswers)[number] };
}
declare module "#people/activities/terms.ts" {
  interface ActivityData extends ShareActivities {}
}
