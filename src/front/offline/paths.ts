import type { Language } from "#kit/i18n.ts";

/** The page that is shown instead of one that can neither be loaded nor is stored. */
export const offlinePath: Record<Language, string> = { en: "/offline", vi: "/ngoai-tuyen" };
