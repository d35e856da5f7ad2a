import { day, minute } from "#kit/clock.ts";

/** The kinds of calendars: the address of an iCalendar file (RFC 5545), and the calendars of providers. */
export const calendarKinds = { address: 1, google: 2, microsoft: 3 } as const;
export type CalendarKind = keyof typeof calendarKinds;
/** The providers of calendars whom a user lets tell when the user is busy. */
export const calendarProviders = ["google", "microsoft"] as const;
export type CalendarProvider = (typeof calendarProviders)[number];

/** The reasons for which a calendar cannot be read. */
export const calendarFailures = [
  "calendar_unreachable",
  "calendar_refused",
  "calendar_not_one",
  "calendar_too_large",
  "calendar_url_private",
] as const;
export type CalendarFailure = (typeof calendarFailures)[number];

export const caps = { calendars: 5, url: 1000, bytes: 5_000_000, hours: 2000, redirects: 3 } as const;

/** How long one calendar may take to be read. */
export const readSeconds = 15;
/** Time between two readings of a calendar. It doubles with each failure. */
export const readEvery = 15 * minute;
export const longestWait = day;

/** Busy hours are stored from yesterday until this many days ahead. */
export const daysAhead = 92;

/** A time at which a person is busy, in milliseconds since 1970. */
export type Span = readonly [start: number, end: number];
