import type { Language } from "#kit/i18n.ts";

/** The address of the directory of companies in each language (spec §2). */
export const companiesPath = { en: "/companies", vi: "/cong-ty" } as const satisfies Record<Language, string>;

export function companyPath(language: Language, slug: string): string {
  return `${language === "vi" ? "/cong-ty" : "/company"}/${slug}`;
}

export function companyJobsPath(language: Language, slug: string): string {
  return `${companyPath(language, slug)}/jobs`;
}
