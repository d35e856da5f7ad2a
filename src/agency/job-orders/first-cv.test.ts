import { describe, expect, it } from "vitest";
import { addDays, dayOf, endOf, momentOf } from "#platform/reference/calendar.ts";
import { dayBefore, dueAfterPause, firstCvDue, firstCvState } from "./first-cv.ts";

/** The holidays of the cases: Culture Day, New Year and Tết. */
const tet = [5, 6, 7, 8, 9, 10, 11].map((day) => addDays("2027-02-01", day - 1));
const holidays = new Set(["2026-11-24", "2027-01-01", ...tet]);

describe("The clock of the first CV", () => {
  it.each([
    ["2026-11-20", "2026-11-23"],
    ["2026-11-23", "2026-11-27"],
    ["2027-02-03", "2027-02-13"],
    ["2026-12-30", "2027-01-03"],
  ])("of an order opened on %s ends with %s", (opened, due) => {
    for (const time of ["00:00", "12:00", "23:59"])
      expect(dayBefore(firstCvDue(momentOf(opened, time), holidays))).toBe(due);
  });

  it("moves by the days of a pause, holidays left out", () => {
    const due = firstCvDue(momentOf("2026-11-20", "09:00"), holidays);
    const pause = { from: momentOf("2026-11-20", "10:00"), to: momentOf("2026-11-25", "08:00") };
    expect(dayBefore(dueAfterPause(due, pause, holidays))).toBe("2026-11-28");
  });

  it("leaves as many days after a pause as before it", () => {
    const daysUntil = (from: Date, due: Date) => {
      let days = 0;
      for (let date = addDays(dayOf(from), 1); endOf(date) <= due; date = addDays(date, 1))
        if (!holidays.has(date)) days += 1;
      return days;
    };
    const start = momentOf("2026-11-15", "15:30").getTime();
    for (let opened = 0; opened < 100; opened += 3)
      for (let held = 0; held < 3; held += 1)
        for (let length = 0; length < 20; length += 1) {
          const at = (days: number) => new Date(start + days * 86_400_000);
          const due = firstCvDue(at(opened), holidays);
          const pause = { from: at(opened + held), to: at(opened + held + length) };
          const moved = dueAfterPause(due, pause, holidays);
          expect(daysUntil(pause.to, moved)).toBe(daysUntil(pause.from, due));
          expect(moved >= due).toBe(true);
        }
  });

  it("has a state for each moment of an order", () => {
    const dueAt = endOf("2026-11-23");
    const before = new Date(dueAt.getTime() - 1);
    const states = [
      [{ status: "draft", dueAt: null, at: null }, before, "not_started"],
      [{ status: "open", dueAt, at: null }, before, "running"],
      [{ status: "open", dueAt, at: null }, dueAt, "overdue"],
      [{ status: "on_hold", dueAt, at: null }, dueAt, "paused"],
      [{ status: "open", dueAt, at: before }, dueAt, "in_time"],
      [{ status: "filled", dueAt, at: dueAt }, dueAt, "late"],
      [{ status: "lost", dueAt, at: null }, dueAt, "stopped"],
    ] as const;
    for (const [order, asOf, state] of states) expect(firstCvState(order, asOf)).toBe(state);
  });
});
