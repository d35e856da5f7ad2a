/** Optional short texts of an offer: fields of its form, facts of its view, its letter and its mail. */
export const offerTexts = ["line_manager"] as const;
export type OfferText = (typeof offerTexts)[number];
export const offerTextMax = 100;

/** What an employer writes in an offer, each as a column of its row and a field of the API. */
export const offerFields = [
  "offer_date",
  "start_date",
  "monthly_salary",
  "currency",
  "probation",
  "probation_percent",
  ...offerTexts,
  "valid_until",
  "message",
] as const;
export type OfferField = (typeof offerFields)[number];

/** How long a probation may be (Labour Code art. 25); 180 days are for managers of an enterprise alone. */
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

/** The least share of the salary that a probation pays (Labour Code art. 26). */
export const probationPercent = { least: 85, most: 100 } as const;
/** How long an offer waits for an answer (decisions §6). */
export const validDays = { usual: 7, most: 90 } as const;
/** A start further ahead is a slip. */
export const startDaysMost = 365;

/** What may be attached to an offer. */
export const offerFileExtensions = [".pdf", ".docx"] as const;
export const offerFileMaxBytes = 10 * 1024 * 1024;

/** Kinds of activity (spec §3, "Activity kinds") that this room writes. */
export interface OfferActivities {
  offer_create: { offer: number };
  offer_update: { offer: number };
  offer_send: { offer: number; salary: number; currency: string };
  offer_status: { offer: number; status: string; note?: string | null };
}
declare module "#people/activities/terms.ts" {
  interface ActivityData extends OfferActivities {}
}
