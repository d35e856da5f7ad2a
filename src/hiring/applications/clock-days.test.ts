import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import { addDays, dayOf } from "#platform/reference/calendar.ts";
import { seededHolidays } from "#platform/reference/factory.ts";
import { dayAfter, deadline, hasWaited } from "./clock-days.ts";

const none = new Set<string>();
const at = (text: string) => new Date(text);
const moments = fc.date({
  min: at("1990-01-01T00:00:00Z"),
  max: at("2090-01-01T00:00:00Z"),
  noInvalidDate: true,
});
const daysOff = fc
  .array(fc.integer({ min: 0, max: 60 }), { maxLength: 30 })
  .map((days) => (from: Date) => new Set(days.map((offset) => addDays(dayOf(from), offset))));

describe("Days of the response clock", () => {
  it("count by the date, not by the hour", () => {
    const evening = at("2026-03-02T16:59:00Z"); // 23:59 in Ho Chi Minh City
    expect(hasWaited(evening, at("2026-03-04T17:00:00Z"), 3, none)).toBe(true);
    expect(hasWaited(evening, at("2026-03-04T16:59:59Z"), 3, none)).toBe(false);
  });

  it.each([
    ["2026-11-20", 3, "2026-11-23"],
    ["2026-11-23", 3, "2026-11-27"],
    ["2027-02-03", 3, "2027-02-13"],
    ["2026-12-30", 3, "2027-01-03"],
    ["2026-11-12", 15, "2026-11-28"],
  ])("leave out the public holidays of the reference data: %s and %d days are %s", (from, days, until) => {
    const holidays = new Set(seededHolidays());
    expect(dayAfter(at(`${from}T03:00:00Z`), days, holidays)).toBe(until);
  });

  it("leave out holidays on any dates", () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 40 }), daysOff, (from, days, off) => {
        const holidays = off(from);
        const end = dayAfter(from, days, holidays);
        expect(holidays.has(end)).toBe(false);
        let counted = 0;
        for (let current = addDays(dayOf(from), 1); current <= end; current = addDays(current, 1))
          if (!holidays.has(current)) counted += 1;
        expect(counted).toBe(days);
      }),
    );
  });

  it("agree with the deadline: `hasWaited` is false a day before it, and true at it", () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 20 }), daysOff, (from, days, off) => {
        const holidays = off(from);
        const end = deadline(from, days, holidays);
        expect(hasWaited(from, end, days, holidays)).toBe(true);
        expect(hasWaited(from, new Date(end.getTime() - day), days, holidays)).toBe(false);
      }),
    );
  });

  it("stand still over Tết: an application of 12 February 2026 is due in March", () => {
    const tet = new Set(["2026-02-16", "2026-02-17", "2026-02-18", "2026-02-19", "2026-02-20"]);
    const applied = at("2026-02-12T03:00:00Z");
    expect(deadline(applied, 15, tet).toISOString()).toBe("2026-03-04T01:00:00.000Z");
    expect(deadline(applied, 15, none).toISOString()).toBe("2026-02-27T01:00:00.000Z");
    expect(hasWaited(applied, at("2026-02-19T03:00:00Z"), 7, tet)).toBe(false);
    expect(hasWaited(applied, at("2026-02-24T03:00:00Z"), 7, tet)).toBe(true);
  });
});
