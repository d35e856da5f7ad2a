import { definePoint } from "#kit/contributions.ts";

/** In SQL, for `interviews AS i`: how many interviewers have sent feedback, and whether an account has. */
export const feedbackOn = definePoint<[accountId: number], { sent: number; own: boolean }>(
  "interviews.feedback-on",
);
