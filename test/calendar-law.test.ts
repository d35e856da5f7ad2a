import { describe, expect, it } from "vitest";
import { ownCalendars } from "../bin/laws/calendar.ts";

describe("The law of the calendar", () => {
  it.each([
    ["the offset as a text", "new Date(date + `T12:00:00+07:00`);"],
    ["the offset as a text", 'const zone = "+07:00";'],
    ["the offset as a number", "new Date(at.getTime() + 7 * hour);"],
    ["the offset as a number", "const ahead = 7 * 60 * minute;"],
    ["the offset as a number", "const ahead = 7 * 3_600_000;"],
    ["the name of the zone", 'const zone = "Asia/Ho_Chi_Minh";'],
    ["the day or time in UTC", "const today = asOf.toISOString().slice(0, 10);"],
    ["parts of a date", "const year = asOf.getUTCFullYear();"],
    ["parts of a date", "end.setMonth(end.getMonth() + 1);"],
    ["the zone in SQL", "sql`(at AT TIME ZONE $1)::date`"],
  ])("finds %s: %s", (name, text) => {
    expect(ownCalendars("src/market/jobs/planted.ts", text)).toEqual([expect.stringContaining(name)]);
    expect(ownCalendars("src/platform/reference/calendar.ts", text)).toEqual([]);
  });

  it.each([
    'const due = "2026-03-02T23:59:00+07:00";',
    "sql`at AT TIME ZONE 'UTC'`",
    "const stamp = asOf.toISOString();",
    "random.int(7 * 60, 9 * 60)",
    "/** On the clock of Asia/Ho_Chi_Minh. */",
  ])("lets pass %s", (text) => {
    expect(ownCalendars("src/market/jobs/planted.ts", text)).toEqual([]);
  });
});
