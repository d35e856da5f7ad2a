/** The verdicts of a client on a person who was introduced. */
export const clientAnswers = ["fit", "maybe", "no"] as const;
export type ClientAnswer = (typeof clientAnswers)[number];

export const introductionCaps = { summary: 2000, answerReason: 1000 };

interface IntroductionActivities {
  /** The client answered about an applicant who was introduced to it. */
  submission_answer: { submission: number; answer: ClientAnswer };
}
declare module "#people/activities/terms.ts" {
  interface ActivityData extends IntroductionActivities {}
}
