import type { Language } from "#kit/i18n.ts";

/** The subject of a news feed: one category, one company, or all jobs. */
export interface FeedOf {
  categoryId?: number | null;
  companySlug?: string;
}

/** The address of a news feed (RSS) of jobs. */
export function rssPath(language: Language, { categoryId, companySlug }: FeedOf = {}): string {
  const name = companySlug
    ? `company-${companySlug}`
    : typeof categoryId === "number"
      ? `category-${categoryId}`
      : "jobs";
  return `/rss/${language}/${name}.xml`;
}

/** The address of a part of the sitemap. */
export function sitemapPath(part: string): string {
  return `/sitemap/${part}.xml`;
}

/** Versions of the site's share image; a test fails when its content has changed. */
const siteLook = { en: "f5b578c724", vi: "56a2cd2ecb" } as const satisfies Record<Language, string>;

/** The share image of pages without their own. */
export function siteImagePath(language: Language): string {
  return `/og/site/${language}-${siteLook[language]}.png`;
}
