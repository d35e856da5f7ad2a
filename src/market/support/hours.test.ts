import { describe, expect, it } from "vitest";
import { momentOf, wallTime } from "#platform/reference/calendar.ts";
import { replyBy } from "./hours.ts";

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
