import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Dates and times of Vietnam are computed in one module only (decision 113), because two implementations could disagree. */

const root = join(import.meta.dirname, "../..");
const exceptions = new Map([
  ["src/platform/reference/calendar.ts", "the implementation"],
  ["src/kit/i18n.ts", "names the zone for Intl and for cron"],
  ["src/platform/reference/calendar.test.ts", "compares the calendar with Date"],
  ["src/app/demo.test.ts", "compares days with PostgreSQL's table of zones"],
  ["bin/laws/calendar.ts", "this law"],
  ["test/calendar-law.test.ts", "plants violations"],
]);
/** Matches complete timestamps with the offset of Vietnam, which code may contain. */
const writtenMoment = /\b\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?\+07:00/g;
const forbidden: readonly (readonly [what: RegExp, name: string])[] = [
  [/\+07:00/, "the offset as a text"],
  [/\b7 \* (?:hour|60 \*|3_?600)/, "the offset as a number"],
  [/["'`]Asia\/Ho_Chi_Minh["'`]/, "the name of the zone"],
  [/toISOString\(\)\s*\.(?:slice|substring|split)\(/, "the day or time in UTC"],
  [/\.[gs]et(?:UTC)?(?:Date|Day|Month|FullYear|Hours|Minutes)\(/, "parts of a date"],
  [/AT TIME ZONE (?!'UTC')/i, "the zone in SQL"],
];

/** Returns a message for each civil time that is computed outside of the calendar. */
export function ownCalendars(path: string, text: string): string[] {
  if (exceptions.has(path)) return [];
  const rest = text.replace(writtenMoment, "");
  return forbidden
    .filter(([what]) => what.test(rest))
    .map(([, name]) => `${path}: ${name} (reference/calendar.ts counts days and times)`);
}

export function calendarLaw(paths: readonly string[]): string[] {
  return paths.flatMap((path) => ownCalendars(path, readFileSync(join(root, path), "utf8")));
}
