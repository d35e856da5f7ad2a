/** Languages by the number that the API and the database use (spec §1). */
export const languages = ["en", "vi"] as const;
export type Language = (typeof languages)[number];

export const languageNumber = { en: 0, vi: 1 } as const satisfies Record<Language, number>;

/** Returns the language of a number: 1 is Vietnamese, other numbers are English. */
export function languageOf(number: number | null | undefined): Language {
  return number === 1 ? "vi" : "en";
}

/** Reads `X-Language` or the cookie X_LANGUAGE: "0", "1", "en" or "vi". */
export function readLanguage(value: string | null | undefined): Language | null {
  if (value === "0" || value === "en") return "en";
  if (value === "1" || value === "vi") return "vi";
  return null;
}

/** Returns the first of the two languages in the browser's `Accept-Language`, by weight; null for neither. */
export function acceptedLanguage(header: string | undefined): Language | null {
  const wanted = (header ?? "")
    .split(",")
    .slice(0, 20)
    .map((part) => {
      const [tag = "", ...params] = part.trim().split(";");
      const q = params.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean);
      return { language: readLanguage(tag.slice(0, 2).toLowerCase()), q: q === undefined ? 1 : Number(q) };
    })
    .filter((entry) => entry.language && entry.q > 0)
    .sort((a, b) => b.q - a.q);
  return wanted[0]?.language ?? null;
}

export const languageCookie = "X_LANGUAGE";
/** The time zone of the product, for response clocks, mails and dates (decisions §4). */
export const timeZone = "Asia/Ho_Chi_Minh";

/** `Set-Cookie` that remembers a language for 10000 days (spec §9). */
export function languageCookieHeader(number: number): string {
  return `${languageCookie}=${number}; Path=/; Max-Age=${10_000 * 24 * 3600}; SameSite=Lax`;
}
