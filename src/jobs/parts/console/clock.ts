import { useLocale, useTimeZone } from "use-intl";

/** "12:03", on the product's own clock. */
export function useClock(): (at: Date) => string {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (at) =>
    new Intl.DateTimeFormat(locale, {
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZone,
    }).format(at);
}
