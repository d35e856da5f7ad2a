import { useFormatter, useLocale, useNow, useTimeZone } from "use-intl";

/**
 * "3 days ago", with the exact time on hover. Give `now` (or set it on the provider) from the loader, so that server
 * and browser render the same text.
 */
export function RelativeTime({ at, now, className }: { at: Date | string; now?: Date; className?: string }) {
  const format = useFormatter();
  const given = useNow();
  const exact = useExactTime();
  const date = typeof at === "string" ? new Date(at) : at;
  return (
    <time dateTime={typeof at === "string" ? at : at.toISOString()} title={exact(date)} className={className}>
      {format.relativeTime(date, now ?? given)}
    </time>
  );
}

/** "21 Nov 2026, 09:05" or "09:05 21/11/2026", in the provider's time zone. */
export function useExactTime(): (at: Date) => string {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (at) => exactFormat(locale, timeZone).format(at);
}

// Creating one costs a hundred times as much as using it, and a list shows many times.
const exactFormats = new Map<string, Intl.DateTimeFormat>();

function exactFormat(locale: string, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  let format = exactFormats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
      day: "2-digit",
      month: locale === "en" ? "short" : "2-digit",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      timeZone,
    });
    exactFormats.set(key, format);
  }
  return format;
}
