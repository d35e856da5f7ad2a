export const shareDays = [3, 7, 14, 30] as const;
export const defaultShareDays = 7;
/** Links of one person that are open at the same time. */
export const mostLinks = 20;
export const feedbackAnswers = ["fit", "maybe", "no"] as const;
export const linkStates = ["open", "expired", "revoked"] as const;
export type LinkState = (typeof linkStates)[number];
/** How long the right code opens a link, in hours. */
export const passHours = 12;

/** Feedback that a link takes in an hour, whoever gives it. */
export const mostFeedback = 20;
