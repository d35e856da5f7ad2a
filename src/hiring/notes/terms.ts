export const noteMax = 5000;
export const mostMentions = 20;
/** The notes on a candidate that are listed. */
export const mostPersonNotes = 100;

/** The recommendations of an evaluation (decisions §5). */
export const recommendations = [
  { id: 1, key: "strong_no" },
  { id: 2, key: "no" },
  { id: 3, key: "yes" },
  { id: 4, key: "strong_yes" },
] as const;
export type RecommendationKey = (typeof recommendations)[number]["key"];

/** The number of skills in the form of an interview without a kit. */
export const mostSkills = 5;
/** The most ratings of an evaluation: the attributes of a kit, and those of the kit as it was before. */
export const mostRatings = 20;
export const skillNameMax = 60;
export const ratings = [1, 2, 3, 4, 5] as const;

/** Kinds of activity that this room writes. The log has no content of notes, because it is not erased with them. */
declare module "#people/activities/terms.ts" {
  interface ActivityData {
    note: Record<never, never>;
    /** The id of the interview; null for an evaluation of the applicant as a whole. */
    evaluation: { interview: number | null };
  }
}

/** The number of days for which feedback on an interview is owed. */
export const owedDays = 60;
