import { type Language, timeZone } from "./i18n.ts";

const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** The styles of dates. English has months as words, so that days and months cannot be confused. */
const styles = {
  /** English 21 Nov 2026, Vietnamese 21/11/2026 */
  day: { day: "2-digit", month: "short", year: "numeric" },
  /** English 21 Nov 2026, 09:05; Vietnamese 09:05 21/11/2026 */
  exact: { day: "2-digit", month: "short", year: "numeric", ...clock },
  /** English Monday 23 Nov, 09:00; Vietnamese 09:00 thứ Hai, 23/11 */
  weekday: { weekday: "long", day: "2-digit", month: "short", ...clock },
  /** English Monday 23 Nov; Vietnamese thứ Hai, 23/11 */
  wholeDay: { weekday: "long", day: "2-digit", month: "short" },
  /** English Mon 23 Nov, 09:00; Vietnamese 09:00 Thứ 2, 23/11 */
  soon: { weekday: "short", day: "2-digit", month: "short", ...clock },
  /** Hours and minutes: 12:03 */
  clock,
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof styles;

// Creating a formatter costs a hundred times as much as using it.
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a moment in the product's time zone, or a day, `YYYY-MM-DD`. A day begins in UTC, which is the same
 * day in the product's zone.
 */
export function formatDate(at: Date | string, style: DateStyle, language: Language): string {
  const key = `${language} ${style}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    const options: Intl.DateTimeFormatOptions = { ...styles[style], timeZone };
    if (language === "vi" && options.month) options.month = "2-digit";
    formatter = new Intl.DateTimeFormat(language === "vi" ? "vi" : "en-GB", options);
    formatters.set(key, formatter);
  }
  const text = formatter.format(typeof at === "string" ? new Date(at) : at);
  // Intl writes "Thứ Hai" and "Chủ Nhật"; inside a sentence it is "thứ Hai" and "chủ nhật".
  return language === "vi" && (style === "weekday" || style === "wholeDay")
    ? text.replace(/Thứ|Chủ Nhật/, (name) => name.toLowerCase())
    : text;
}
