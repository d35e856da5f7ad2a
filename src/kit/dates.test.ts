import { describe, expect, it } from "vitest";
import { formatDate } from "./dates.ts";

const at = "2026-11-23T02:05:00Z";

describe("a moment, on the product's clock", () => {
  it.each([
    ["day", "23 Nov 2026", "23/11/2026"],
    ["exact", "23 Nov 2026, 09:05", "09:05 23/11/2026"],
    ["weekday", "Monday 23 Nov, 09:05", "09:05 thứ Hai, 23/11"],
    ["clock", "09:05", "09:05"],
  ] as const)("as %s", (style, english, vietnamese) => {
    expect(formatDate(at, style, "en")).toBe(english);
    expect(formatDate(new Date(at), style, "vi")).toBe(vietnamese);
  });

  it("or a day of the calendar", () => {
    expect(formatDate("2026-11-23", "day", "en")).toBe("23 Nov 2026");
    expect(formatDate("2026-11-23", "day", "vi")).toBe("23/11/2026");
  });

  it("of a Sunday in Vietnamese", () => {
    expect(formatDate("2026-11-22T02:05:00Z", "weekday", "vi")).toBe("09:05 chủ nhật, 22/11");
  });

  it("of the morning is written with its zero, and of midnight with two", () => {
    expect(formatDate("2026-11-22T17:00:00Z", "exact", "en")).toBe("23 Nov 2026, 00:00");
  });
});
