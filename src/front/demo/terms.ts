/** What a company does; decides which roles it looks for. */
export type Industry =
  | "software"
  | "outsourcing"
  | "fintech"
  | "game"
  | "ecommerce"
  | "telecom"
  | "bank"
  | "insurance"
  | "retail"
  | "fmcg"
  | "fnb"
  | "hotel"
  | "logistics"
  | "garment"
  | "electronics"
  | "machinery"
  | "furniture"
  | "construction"
  | "realestate"
  | "energy"
  | "education"
  | "health"
  | "pharma"
  | "agency"
  | "agri"
  | "recruitment"
  | "consulting";

export type Language = "vi" | "en";
export type Both = { readonly vi: string; readonly en: string };

/** Job levels (spec §3): intern 0, junior 1, senior 2, supervisor 3, manager 4, director and above 5. */
export type Level = 0 | 1 | 2 | 3 | 4 | 5;
/** Full time 0, part time 1, internship 2, freelancer 5, hybrid 6, remote 9. */
export type JobType = 0 | 1 | 2 | 5 | 6 | 9;

/** A language a job asks for or a person speaks: ids and proficiency (basic 0 to expert 3; spec §3). */
export type SpokenLanguage = { readonly language: number; readonly proficiency: 0 | 1 | 2 | 3 };
