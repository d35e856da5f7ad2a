/** One value of a closed list: the stored number and the key that code and texts use. */
export type Term = { readonly id: number; readonly key: string };
export type IdOf<T extends readonly Term[]> = T[number]["id"];
export type KeyOf<T extends readonly Term[]> = T[number]["key"];

export const interfaceLanguages = [
  { id: 0, key: "en" },
  { id: 1, key: "vi" },
] as const;

export const jobLevels = [
  { id: 0, key: "intern" },
  { id: 1, key: "junior" },
  { id: 2, key: "senior" },
  { id: 3, key: "supervisor" },
  { id: 4, key: "manager" },
  { id: 5, key: "director" },
] as const;

export const jobTypes = [
  { id: 0, key: "full_time" },
  { id: 1, key: "part_time" },
  { id: 2, key: "internship" },
  { id: 5, key: "freelancer" },
  { id: 9, key: "remote" },
  { id: 6, key: "hybrid" },
] as const;

export const jobLanguages = [
  { id: 0, key: "english" },
  { id: 1, key: "japanese" },
  { id: 2, key: "korean" },
  { id: 3, key: "french" },
  { id: 4, key: "chinese" },
  { id: 5, key: "thai" },
  { id: 6, key: "spanish" },
  { id: 7, key: "russian" },
  { id: 8, key: "italian" },
  { id: 9, key: "hindi" },
  { id: 10, key: "german" },
] as const;

export const proficiencies = [
  { id: 0, key: "basic" },
  { id: 1, key: "intermediate" },
  { id: 2, key: "advanced" },
  { id: 3, key: "expert" },
] as const;

export const salaryTypes = [
  { id: 0, key: "range" },
  { id: 1, key: "negotiable" },
  { id: 2, key: "upto" },
  { id: 3, key: "from" },
  { id: 4, key: "fixed" },
] as const;

export const salaryPeriods = ["month", "year", "hour"] as const;
export const salaryBases = ["gross", "net"] as const;
export const currencies = ["VND", "USD", "SGD", "THB", "JPY"] as const;
/** How a sale is taxed: at the standard rate, as an export, or outside the tax. */
export const vatKinds = ["standard", "export_0", "not_subject"] as const;
/** The kinds of law whose values are rows with days. */
export const lawKinds = ["gross_net", "vat", "holidays", "rates"] as const;
export type LawKind = (typeof lawKinds)[number];
export type VatKind = (typeof vatKinds)[number];
export type SalaryPeriod = (typeof salaryPeriods)[number];
export type SalaryBasis = (typeof salaryBases)[number];
export type Currency = (typeof currencies)[number];

/** Required years; a null `max` is open-ended. */
export const experiences = [
  { id: 0, key: "none", min: 0, max: 0 },
  { id: 1, key: "under_1", min: 0, max: 1 },
  { id: 2, key: "from_1_to_3", min: 1, max: 3 },
  { id: 3, key: "from_3_to_5", min: 3, max: 5 },
  { id: 4, key: "from_5_to_10", min: 5, max: 10 },
  { id: 5, key: "over_10", min: 10, max: null },
] as const;

export const skillYears = [
  { id: 0, key: "under_1" },
  { id: 1, key: "from_1_to_2" },
  { id: 2, key: "from_3_to_5" },
  { id: 3, key: "over_5" },
] as const;

export const companySizes = [
  { id: 1, key: "to_50" },
  { id: 2, key: "to_100" },
  { id: 3, key: "to_300" },
  { id: 4, key: "over_300" },
] as const;

export const degrees = [
  { id: 1, key: "high_school" },
  { id: 2, key: "intermediate" },
  { id: 3, key: "college" },
  { id: 4, key: "bachelor" },
  { id: 5, key: "master" },
  { id: 6, key: "doctor" },
  { id: 7, key: "other" },
] as const;

export const genders = [
  { id: 0, key: "unsaid" },
  { id: 1, key: "male" },
  { id: 2, key: "female" },
  { id: 3, key: "other" },
] as const;

/** The choices of a notice period; `days` is the time until the candidate can start, null for a number that the candidate enters. */
export const noticePeriods = [
  { id: 0, key: "immediately", days: 0 },
  { id: 1, key: "days_15", days: 15 },
  { id: 2, key: "days_30", days: 30 },
  { id: 3, key: "days_45", days: 45 },
  { id: 4, key: "days_60", days: 60 },
  { id: 5, key: "custom", days: null },
] as const;

/** Probation by law (Labour Code art. 25); the six days are working days. */
export const probations = [
  { id: 0, key: "none", days: 0 },
  { id: 1, key: "working_days_6", days: 6 },
  { id: 2, key: "days_30", days: 30 },
  { id: 3, key: "days_60", days: 60 },
  { id: 4, key: "days_180", days: 180 },
] as const;

export const industryTypes = [
  { id: 0, key: "non_it" },
  { id: 1, key: "it" },
] as const;

/** Hours of each choice of the filter "date posted"; null for no filter. */
export const postedWithin = [
  { key: "24h", hours: 24 },
  { key: "3d", hours: 72 },
  { key: "7d", hours: 168 },
  { key: "14d", hours: 336 },
  { key: "30d", hours: 720 },
  { key: "any", hours: null },
] as const;
export type PostedWithin = (typeof postedWithin)[number]["key"];

export type JobLevelId = IdOf<typeof jobLevels>;
export type JobTypeId = IdOf<typeof jobTypes>;
export type ExperienceId = IdOf<typeof experiences>;
export type SalaryTypeKey = KeyOf<typeof salaryTypes>;

/** Ids of the places and categories to which rules in code refer; code does not know other ids. */
export const locationIds = { hoChiMinh: 27, haNoi: 22, daNang: 14, others: 39, overseas: 40 } as const;
export const categoryIds = { others: 68, otherFunctions: 93 } as const;

/** The key of an id, or undefined when the list has no such id. */
export function keyOf<T extends readonly Term[]>(terms: T, id: number): KeyOf<T> | undefined {
  return terms.find((term) => term.id === id)?.key;
}

/** The id of a key of the list. */
export function idOf<T extends readonly Term[]>(terms: T, key: KeyOf<T>): IdOf<T> {
  return terms.find((term) => term.key === key)!.id;
}

/** The experience band in which a number of years falls. */
export function experienceOf(years: number): ExperienceId {
  if (years <= 0) return 0;
  if (years < 1) return 1;
  if (years < 3) return 2;
  if (years < 5) return 3;
  return years < 10 ? 4 : 5;
}
