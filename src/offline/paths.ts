import type { Language } from "#kit/i18n.ts";

/** Shown instead of a page that is neither in reach nor kept. */
export const offlinePath: Record<Language, string> = { en: "/offline", vi: "/ngoai-tuyen" };
