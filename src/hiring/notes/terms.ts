export const noteMax = 5000;
export const mostMentions = 20;

/** What an evaluation comes to (decisions §5). */
export const recommendations = [
  { id: 1, key: "strong_no" },
  { id: 2, key: "no" },
  { id: 3, key: "yes" },
  { id: 4, key: "strong_yes" },
] as const;
export type RecommendationKey = (typeof recommendations)[number]["key"];

export const mostSkills = 5;
export const skillNameMax = 30;
export const ratings = [1, 2, 3, 4, 5] as const;

/** Kinds of activity that this room writes; what was written stays out of the log, which is kept when notes are erased. */
declare module "#people/activities/terms.ts" {
  interface ActivityData {
    note: Record<never, never>;
    /** Null: about the applicant as a whole. */
    evaluation: { interview: number | null };
  }
}
