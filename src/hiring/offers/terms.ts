/** The optional short texts of an offer. Its form, view, letter and mail show each. */
export const offerTexts = ["line_manager"] as const;
export type OfferText = (typeof offerTexts)[number];
export const offerTextMax = 100;

/** The fields that an employer writes in an offer. Each is a column and a field of the API. */
export const offerFields = [
  "offer_date",
  "start_date",
  "monthly_salary",
  "currency",
  "salary_basis",
  "probation",
  "probation_percent",
  ...offerTexts,
  "valid_until",
  "message",
] as const;
export type OfferField = (typeof offerFields)[number];

/** The lengths of a probation (Labour Code art. 25). 180 days are for managers of an enterprise only. */
export const probations = [
  { id: 0, key: "none", days: 0 },
  { id: 1, key: "days6", days: 6 },
  { id: 2, key: "days30", days: 30 },
  { id: 3, key: "days60", days: 60 },
  { id: 4, key: "days180", days: 180 },
] as const;
export const managersProbation = 4;
export const defaultProbation = 3;

export function probationOf(id: number) {
  return probations.find((probation) => probation.id === id) ?? probations[0];
}

/** The range of the salary in a probation, in percent of the full salary (Labour Code art. 26). */
export const probationPercent = { least: 85, most: 100 } as const;
/** The usual and the longest time for an answer, in days (decisions §6). */
export const validDays = { usual: 7, most: 90 } as const;
/** A start date further ahead, in days, is refused as a typing error. */
export const startDaysMost = 365;

/** The texts of the template of a letter: each in English, and in Vietnamese with the suffix `_vn`. */
export const templateParts = ["welcome", "workplace", "benefits", "clauses"] as const;
export type TemplatePart = (typeof templateParts)[number];
export type TemplateText = TemplatePart | `${TemplatePart}_vn`;
export const templateTexts = templateParts.flatMap((part): TemplateText[] => [part, `${part}_vn`]);
export const templateMax = 3000;
/** Where a workspace chooses the language of its letters: that of the candidate, or both. */
export const letterLanguages = ["candidate", "both"] as const;
/** The languages in which a letter can be requested. */
export const letterIn = ["en", "vi", "both"] as const;
/** The template of a letter, as an offer stores it when it is sent. */
export type LetterTemplate = Record<TemplateText, string | null> & {
  letter_in: (typeof letterLanguages)[number];
};

/** The extensions of files that can be attached to an offer. */
export const offerFileExtensions = [".pdf", ".docx"] as const;
export const offerFileMaxBytes = 10 * 1024 * 1024;

/** The states of the approval of an offer by a second person. */
export const approvalStates = ["waiting", "approved", "refused"] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Kinds of activity (spec §3, "Activity kinds") that this room writes. */
export interface OfferActivities {
  offer_create: { offer: number };
  offer_update: { offer: number };
  offer_send: { offer: number; salary: number; currency: string };
  offer_approval: { offer: number; step: "asked" | "approved" | "refused" };
  offer_status: { offer: number; status: string; note?: string | null };
}
declare module "#people/activities/terms.ts" {
  interface ActivityData extends OfferActivities {}
}
