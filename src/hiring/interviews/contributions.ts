import { definePoint } from "#kit/contributions.ts";

/** For `interviews AS i`, in SQL: the number of interviewers who have sent feedback, and whether an account has. */
export const feedbackOn = definePoint<[accountId: number], { sent: number; own: boolean }>(
  "interviews.feedback-on",
);
