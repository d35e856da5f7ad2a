import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hour } from "#kit/clock.ts";
import { addDays, dayOf, momentOf, wallTime } from "#platform/reference/calendar.ts";
import { dueTodayBefore, replyBy } from "./hours.ts";

// 2026-03-02 is a Monday.

describe("An answer within 24 hours on working days", () => {
  it.each([
    ["2026-03-02T10:30", "2026-03-03T10:30"],
    ["2026-03-02T07:00", "2026-03-03T09:00"],
    ["2026-03-02T20:00", "2026-03-04T09:00"],
    ["2026-03-06T15:00", "2026-03-09T15:00"],
    ["2026-03-07T11:00", "2026-03-10T09:00"],
  ])("to a message of %s is due at %s", (sent, due) => {
    const at = momentOf(sent.slice(0, 10), sent.slice(11));
    expect(wallTime(replyBy(at, new Set()))).toBe(due);
  });
});

it("The replies that are due by the end of today are those to the messages before one moment", () => {
  const start = momentOf("2026-02-20").getTime();
  const holidays = new Set(["2026-03-02", "2026-03-03", "2026-03-06"]);
  const moments = fc
    .integer({ min: 0, max: 24 * 30 * 4 })
    .map((quarters) => new Date(start + (quarters * hour) / 4));
  fc.assert(
    fc.property(moments, moments, (sent, now) => {
      const isDue = replyBy(sent, holidays) < momentOf(addDays(dayOf(now), 1));
      expect(sent < dueTodayBefore(now, holidays)).toBe(isDue);
    }),
  );
});
