/** Industries of companies. A company's industry decides the roles that it looks for. */
export const industries = [
  "software",
  "outsourcing",
  "fintech",
  "game",
  "ecommerce",
  "telecom",
  "bank",
  "insurance",
  "retail",
  "fmcg",
  "fnb",
  "hotel",
  "logistics",
  "garment",
  "electronics",
  "machinery",
  "furniture",
  "construction",
  "realestate",
  "energy",
  "education",
  "health",
  "pharma",
  "agency",
  "agri",
  "recruitment",
  "consulting",
] as const;
export type Industry = (typeof industries)[number];

export const languages = ["vi", "en"] as const;
export type Language = (typeof languages)[number];
export type Both = { readonly vi: string; readonly en: string };

export const genders = [1, 2] as const;

/** Job levels (spec §3): intern 0, junior 1, senior 2, supervisor 3, manager 4, director and above 5. */
export const levels = [0, 1, 2, 3, 4, 5] as const;
export type Level = (typeof levels)[number];
/** Job types: full time 0, part time 1, internship 2, freelancer 5, hybrid 6, remote 9. */
export type JobType = 0 | 1 | 2 | 5 | 6 | 9;

export const proficiencies = [0, 1, 2, 3] as const;
/** A language that a job requires or a person speaks: ids and proficiency (basic 0 to expert 3; spec §3). */
export type SpokenLanguage = {
  readonly language: number;
  readonly proficiency: (typeof proficiencies)[number];
};

export const activeStages = [
  "applied",
  "screening",
  "interview",
  "first_interview",
  "second_interview",
  "final_interview",
  "offer",
  "hired",
] as const;
export type ActiveStage = (typeof activeStages)[number];
export const stages = [...activeStages, "rejected", "withdrawn"] as const;
export type Stage = (typeof stages)[number];
