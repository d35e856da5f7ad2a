import { useLocale, useTimeZone } from "use-intl";

/** "Monday 23 Nov, 09:00", "09:00 Thứ Hai, 23/11": a moment of the coming days, on the product's clock. */
export function useMoment(): (at: string) => string {
  const locale = useLocale();
  const timeZone = useTimeZone();
  const format = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    weekday: "long",
    day: "2-digit",
    month: locale === "en" ? "short" : "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  });
  return (at) => format.format(new Date(at));
}
