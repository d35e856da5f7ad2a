import type { Language } from "#kit/i18n.ts";

/** A company's career site: its jobs without the marketplace around them. */
export function careerPath(language: Language, slug: string): string {
  return `${language === "vi" ? "/tuyen-dung" : "/careers"}/${slug}`;
}

/** The page of a job on the career site. */
export function careerJobPath(language: Language, slug: string, job: string): string {
  return `${careerPath(language, slug)}/${job}`;
}
