import type { Language } from "#kit/i18n.ts";

/** The page of advertised salaries. */
export const salariesPath = { en: "/salaries", vi: "/muc-luong" } as const satisfies Record<Language, string>;
