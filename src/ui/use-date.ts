import { useLocale } from "use-intl";
import { type DateStyle, formatDate } from "#kit/dates.ts";
import type { Language } from "#kit/i18n.ts";

/** Returns a function that formats times in the page's language. */
export function useDate(style: DateStyle): (at: Date | string) => string {
  const language = useLocale() as Language;
  return (at) => formatDate(at, style, language);
}
