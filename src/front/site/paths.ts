import type { Language } from "#kit/i18n.ts";

/** The page of the headhunting service. It has one address among the public pages and one among the employers' pages. */
export const headhuntPaths = {
  own: { en: "/headhunt-service/en", vi: "/headhunt-service" },
  employer: { en: "/employer/headhunt-service/en", vi: "/employer/headhunt-service" },
} as const satisfies Record<string, Record<Language, string>>;

/** The page about applying with a CV. */
export const cvPath = { en: "/cv-online/en", vi: "/cv-online" } as const satisfies Record<Language, string>;

/** The page on which administrators manage banners. */
export const bannerPath = "/admin/banner";

const twins = [
  ["/jobs", "/viec-lam"],
  ["/companies", "/cong-ty"],
] as const;

/** Returns a stored link in the reader's language: `/jobs?hot=true` becomes `/viec-lam?hot=true`. */
export function linkIn(link: string | null, language: Language): string | null {
  for (const pair of twins) {
    const [from, to] = language === "vi" ? pair : [pair[1], pair[0]];
    if (link === from || link?.startsWith(`${from}?`)) return to + link.slice(from.length);
  }
  return link;
}
