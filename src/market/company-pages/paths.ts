import type { Language } from "#kit/i18n.ts";

/** The address of the directory of companies in each language (spec §2). */
export const companiesPath = { en: "/companies", vi: "/cong-ty" } as const satisfies Record<Language, string>;

export function companyPath(language: Language, slug: string): string {
  return `${language === "vi" ? "/cong-ty" : "/company"}/${slug}`;
}

/** Returns the address of a company's career site: its jobs without the marketplace around them. */
export function careerPath(language: Language, slug: string): string {
  return `${language === "vi" ? "/tuyen-dung" : "/careers"}/${slug}`;
}

/** Returns the address of a job on a company's career site. */
export function careerJobPath(language: Language, slug: string, job: string): string {
  return `${careerPath(language, slug)}/${job}`;
}

export function companyJobsPath(language: Language, slug: string): string {
  return `${companyPath(language, slug)}/jobs`;
}
