import type { Language } from "#kit/i18n.ts";

export const portalPages = { en: "/portal/:token", vi: "/trang-khach-hang/:token" } as const;

/** The page on which a contact of a client sees the people of a job order. */
export const portalPath = (language: Language, token: string): string =>
  portalPages[language].replace(":token", encodeURIComponent(token));
