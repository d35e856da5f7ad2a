import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import { timeZone } from "#kit/i18n.ts";
import {
  addDays,
  addMonths,
  dayAndTime,
  dayOf,
  endOf,
  isoMoment,
  isWeekend,
  laterOf,
  momentOf,
  mondayOf,
  stepDays,
  wallTime,
} from "./calendar.ts";

const limits = { min: new Date("1990-01-01T00:00:00Z"), max: new Date("2090-01-01T00:00:00Z") };
const moments = fc.date({ ...limits, noInvalidDate: true });
const days = moments.map(dayOf);
const holds = <T>(values: fc.Arbitrary<T>, check: (value: T) => void) =>
  fc.assert(
    fc.property(values, (value) => {
      check(value);
    }),
  );

describe("The calendar of Vietnam", () => {
  it("agrees with the table of time zones on days and times", () => {
    const written = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "short" });
    holds(moments, (at) => expect(wallTime(at)).toBe(written.format(at).replace(" ", "T")));
  });

  it("reads back the moment of a day and a time", () => {
    expect(dayAndTime(momentOf("2026-03-04", "09:59"))).toEqual({ date: "2026-03-04", time: "09:59" });
    expect(wallTime(new Date("2026-03-02T03:00:00Z"))).toBe("2026-03-02T10:00");
    holds(moments, (at) => {
      const { date, time } = dayAndTime(at);
      expect(date).toBe(dayOf(at));
      expect(at.getTime() - momentOf(date, time).getTime()).toBe(at.getTime() % 60_000);
    });
  });

  it("writes the moment of typed texts with its seconds, as schemas require", () => {
    expect(isoMoment("2026-03-02", "10:00")).toBe("2026-03-02T10:00:00+07:00");
    expect(isoMoment("2026-03-02", "23:59:59")).toBe("2026-03-02T23:59:59+07:00");
    expect(isoMoment("soon", "10:00")).toContain("soon");
  });

  it("begins and ends days at midnight", () => {
    expect(endOf("2026-03-02")).toEqual(new Date("2026-03-02T17:00:00Z"));
    holds(moments, (at) => {
      const today = dayOf(at);
      expect(momentOf(today) <= at && at < endOf(today)).toBe(true);
      expect(endOf(today)).toEqual(momentOf(addDays(today, 1)));
    });
  });

  it("orders days as their texts", () => {
    holds(fc.tuple(moments, moments), ([one, other]) => {
      if (one <= other) expect(dayOf(one) <= dayOf(other)).toBe(true);
      expect(laterOf(dayOf(one), dayOf(other))).toBe([dayOf(one), dayOf(other)].sort()[1]);
    });
  });

  it("adds days across the ends of months and years, and takes them back", () => {
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2026-02-28", 1)).toBe("2026-03-01");
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    holds(fc.tuple(days, fc.integer({ min: -800, max: 800 })), ([date, count]) => {
      const reached = addDays(date, count);
      expect(addDays(reached, -count)).toBe(date);
      expect(momentOf(reached).getTime() - momentOf(date).getTime()).toBe(count * day);
    });
  });

  it("adds months, and ends a month that lacks the day on its last one", () => {
    expect(addMonths("2028-02-29", 12)).toBe("2029-02-28");
    expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
    expect(addMonths("2026-08-31", 6)).toBe("2027-02-28");
    expect(addMonths("2027-08-31", 6)).toBe("2028-02-29");
    expect(addMonths("2026-12-31", -1)).toBe("2026-11-30");
    expect(addMonths("2026-01-01", -1)).toBe("2025-12-01");
    holds(fc.tuple(days, fc.integer({ min: -40, max: 40 })), ([date, count]) => {
      const first = `${date.slice(0, 7)}-01`;
      expect(addMonths(first, count).slice(8)).toBe("01");
      expect(addMonths(addMonths(first, count), -count)).toBe(first);
    });
  });

  it("begins weeks on Monday", () => {
    expect(["2026-03-02", "2026-03-06", "2026-03-07", "2026-03-08"].map(isWeekend)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    holds(days, (date) => {
      const monday = mondayOf(date);
      expect(new Date(monday).getUTCDay()).toBe(1);
      expect(monday <= date && date < addDays(monday, 7)).toBe(true);
    });
  });

  it("steps over days that do not count, in both directions", () => {
    const counted = fc.tuple(days, fc.integer({ min: 1, max: 60 }), fc.func(fc.boolean()));
    holds(counted, ([date, count, chosen]) => {
      const counts = (each: string) => isWeekend(each) || chosen(each);
      const reached = stepDays(date, count, counts);
      let passed = 0;
      for (let each = addDays(date, 1); each <= reached; each = addDays(each, 1))
        if (counts(each)) passed += 1;
      expect(passed).toBe(count);
      expect(counts(reached)).toBe(true);
      if (counts(date)) expect(stepDays(reached, -count, counts)).toBe(date);
    });
  });
});
