import { describe, expect, it } from "vitest";
import { officeAt, replyBy } from "./hours.ts";

/** A moment of Vietnam's clock, and back. */
const at = (local: string) => new Date(`${local}:00+07:00`);
const local = (moment: Date) => new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(0, 16);
const none = new Set<string>();
// 2026-03-02 is a Monday.

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

describe("An answer within 24 hours on working days", () => {
  it.each([
    ["2026-03-02T10:30", "2026-03-03T10:30"],
    ["2026-03-02T07:00", "2026-03-03T09:00"],
    ["2026-03-02T20:00", "2026-03-04T09:00"],
    ["2026-03-06T15:00", "2026-03-09T15:00"],
    ["2026-03-07T11:00", "2026-03-10T09:00"],
  ])("to what comes at %s is due at %s", (asked, due) => {
    expect(local(replyBy(at(asked), none))).toBe(due);
  });
});
