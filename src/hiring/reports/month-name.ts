import { formatDate } from "#kit/dates.ts";
import type { Language } from "#kit/i18n.ts";

/** Returns the name of a month, `YYYY-MM`: a day without its number, "Nov 2026" or "11/2026". */
export const monthName = (month: string, language: Language): string =>
  formatDate(`${month}-01`, "day", language).slice(3);
