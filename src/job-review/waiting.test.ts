import { describe, expect, it } from "vitest";
import { endOfDay, officeHoursBetween } from "./waiting.ts";

const at = (text: string) => new Date(`${text}+07:00`);

describe("How long a job has waited", () => {
  it.each([
    ["2026-03-02T09:00", "2026-03-02T12:30", 3],
    ["2026-03-02T07:00", "2026-03-02T21:00", 9],
    // Friday evening to Monday morning.
    ["2026-03-06T17:00", "2026-03-09T10:00", 2],
    ["2026-03-07T10:00", "2026-03-08T10:00", 0],
    // Over the holiday of 10 March.
    ["2026-03-09T16:00", "2026-03-11T11:00", 4],
    ["2026-03-02T12:00", "2026-03-02T09:00", 0],
  ])("%s to %s: %i office hours", (from, to, hours) => {
    expect(officeHoursBetween(at(from), at(to), new Set(["2026-03-10"]))).toBe(hours);
  });

  it("ends the day at midnight in Vietnam", () => {
    expect(endOfDay(at("2026-03-02T23:59")).toISOString()).toBe(at("2026-03-03T00:00").toISOString());
  });
});
