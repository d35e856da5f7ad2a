import { defineEvent } from "#kit/events.ts";
import type { feedbackAnswers } from "./terms.ts";

/** The recipient of an agency's link has given a verdict on the applicant. */
export const recipientAnswered = defineEvent<{
  linkId: number;
  applicantId: number;
  answer: (typeof feedbackAnswers)[number];
  comment: string | null;
  asOf: Date;
}>("share-links.answered");
