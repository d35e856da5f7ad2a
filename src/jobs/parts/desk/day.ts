import { useLocale, useTimeZone } from "use-intl";

/** "21 Nov 2026" or "21/11/2026" (spec §9), on the product's own calendar. */
export function useDay(): (at: string) => string {
  const locale = useLocale();
  const timeZone = useTimeZone();
  const format = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    day: "2-digit",
    month: locale === "en" ? "short" : "2-digit",
    year: "numeric",
    timeZone,
  });
  return (at) => format.format(new Date(at));
}
