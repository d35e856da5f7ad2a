import type { Language } from "#kit/i18n.ts";

export const portalPages = { en: "/portal/:token", vi: "/trang-khach-hang/:token" } as const;

/** The pages of documents of people in portals. */
export const documentPages = {
  en: "/portal/:token/:code",
  vi: "/trang-khach-hang/:token/:code",
} as const;

/** The page on which a contact of a client sees the people of a job order. */
export const portalPath = (language: Language, token: string): string =>
  portalPages[language].replace(":token", encodeURIComponent(token));

/** The page on which a contact reads the document of a person in a portal. */
export const documentPath = (language: Language, token: string, code: string): string =>
  `${portalPath(language, token)}/${encodeURIComponent(code)}`;
