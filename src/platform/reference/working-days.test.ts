import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hour } from "#kit/clock.ts";
import { addDays, dayOf, endOf, isWeekend, momentOf, wallTime } from "./calendar.ts";
import { addWorkingDays, officeAt, officeHoursBetween } from "./working-days.ts";

const at = (text: string) => momentOf(text.slice(0, 10), text.slice(11));
const local = wallTime;
const none = new Set<string>();
const limits = { min: new Date("2020-01-01T00:00:00Z"), max: new Date("2040-01-01T00:00:00Z") };
const moments = fc.date({ ...limits, noInvalidDate: true });
const offsets = fc.array(fc.integer({ min: -40, max: 40 }), { maxLength: 20 });
const around = (at: Date, days: readonly number[]) => new Set(days.map((days) => addDays(dayOf(at), days)));
// 2026-03-02 is a Monday.

describe("Working days", () => {
  it.each([
    ["2026-03-05T10:00", none, "2026-03-03T10:00"],
    ["2026-03-02T10:00", none, "2026-02-26T10:00"],
    // Weekends and holidays are no working days.
    ["2026-03-07T10:00", none, "2026-03-05T00:00"],
    ["2026-03-08T23:00", none, "2026-03-05T00:00"],
    ["2026-03-05T10:00", new Set(["2026-03-04"]), "2026-03-02T10:00"],
  ])("two before %s without %s: %s", (now, holidays, before) => {
    expect(local(addWorkingDays(at(now), -2, holidays))).toBe(before);
  });

  it("are as many between two moments as were added, at the same time of the day", () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 30 }), offsets, (from, days, off) => {
        const holidays = around(from, off);
        const works = (date: string) => !isWeekend(date) && !holidays.has(date);
        const until = addWorkingDays(from, days, holidays);
        let counted = 0;
        for (let date = dayOf(from); date < dayOf(until); ) {
          date = addDays(date, 1);
          if (works(date)) counted += 1;
        }
        expect(counted).toBe(days);
        const isOff = !works(dayOf(from));
        expect(local(until).slice(11)).toBe(isOff ? "00:00" : local(from).slice(11));
        if (!isOff) expect(addWorkingDays(until, -days, holidays)).toEqual(from);
      }),
    );
  });
});

describe("Office hours, 09:00–18:00 from Monday to Friday", () => {
  it.each([
    ["2026-03-02T09:00", true, "2026-03-02T18:00"],
    ["2026-03-02T17:59", true, "2026-03-02T18:00"],
    ["2026-03-02T08:59", false, "2026-03-02T09:00"],
    ["2026-03-02T18:00", false, "2026-03-03T09:00"],
    ["2026-03-06T18:00", false, "2026-03-09T09:00"],
    ["2026-03-07T12:00", false, "2026-03-09T09:00"],
    ["2026-03-08T23:59", false, "2026-03-09T09:00"],
  ])("at %s: open is %s until %s", (now, open, until) => {
    const office = officeAt(at(now), none);
    expect([office.open, local(office.until)]).toEqual([open, until]);
  });

  it("knows public holidays", () => {
    const holidays = new Set(["2026-03-09", "2026-03-10"]);
    expect(officeAt(at("2026-03-09T10:00"), holidays).open).toBe(false);
    expect(local(officeAt(at("2026-03-06T19:00"), holidays).until)).toBe("2026-03-11T09:00");
  });
});

describe("Office hours between two moments", () => {
  it.each([
    ["2026-03-02T09:00", "2026-03-02T12:30", 3],
    ["2026-03-02T07:00", "2026-03-02T21:00", 9],
    // The time from Friday evening to Monday morning includes a weekend.
    ["2026-03-06T17:00", "2026-03-09T10:00", 2],
    ["2026-03-07T10:00", "2026-03-08T10:00", 0],
    // The time includes the holiday of 10 March.
    ["2026-03-09T16:00", "2026-03-11T11:00", 4],
    ["2026-03-02T12:00", "2026-03-02T09:00", 0],
  ])("%s to %s: %i", (from, to, hours) => {
    expect(officeHoursBetween(at(from), at(to), new Set(["2026-03-10"]))).toBe(hours);
  });

  it("are nine for each working day", () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 60 }), offsets, (from, days, off) => {
        const holidays = around(from, off);
        const [first, last] = [dayOf(from), addDays(dayOf(from), days)];
        let working = 0;
        for (let date = first; date <= last; date = addDays(date, 1))
          if (!isWeekend(date) && !holidays.has(date)) working += 1;
        expect(officeHoursBetween(momentOf(first), endOf(last), holidays)).toBe(9 * working);
      }),
    );
  });

  it("pass while the office is open only", () => {
    fc.assert(
      fc.property(moments, offsets, (now, off) => {
        const holidays = around(now, off);
        const { open, until } = officeAt(now, holidays);
        expect(until > now).toBe(true);
        const passed = officeHoursBetween(now, until, holidays);
        expect(passed).toBe(open ? Math.floor((until.getTime() - now.getTime()) / hour) : 0);
      }),
    );
  });
});
