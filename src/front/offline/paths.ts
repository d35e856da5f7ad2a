import type { Language } from "#kit/i18n.ts";

/** The page that is shown when a page neither loads nor is stored on the device. */
export const offlinePath: Record<Language, string> = { en: "/offline", vi: "/ngoai-tuyen" };
