import { describe, expect, it } from "vitest";
import { seededHolidays } from "#platform/reference/factory.ts";
import { lastWarrantyDay, warrantyDenial } from "./warranty.ts";

const holidays = new Set(seededHolidays());

describe("A warranty", () => {
  // The cases of consoles A.8.
  it.each([
    ["2026-09-01", 60, "2026-10-30", "2026-11-01"],
    ["2026-12-15", 60, "2027-02-12", "2027-02-20"],
    ["2027-01-04", 60, "2027-03-04", "2027-03-11"],
    ["2027-01-31", 30, "2027-03-01", "2027-03-08"],
    ["2026-11-30", 90, "2027-02-27", "2027-03-07"],
    ["2026-11-02", 180, "2027-04-30", "2027-05-13"],
    ["2028-02-01", 30, "2028-03-01", "2028-03-01"],
  ])("from %s for %d days lasts until %s, without holidays until %s", (start, days, calendar, without) => {
    expect(lastWarrantyDay(start, { days, basis: "calendar", holidays })).toBe(calendar);
    expect(lastWarrantyDay(start, { days, basis: "without_holidays", holidays })).toBe(without);
  });

  it("covers a person who leaves on its last day and is reported within 14 days", () => {
    const denial = (leftOn: string, reportedOn: string) =>
      warrantyDenial({ leftOn, reportedOn }, "2026-10-30");
    expect(denial("2026-10-30", "2026-11-09")).toBeNull();
    expect(denial("2026-10-30", "2026-11-13")).toBeNull();
    expect(denial("2026-10-30", "2026-11-14")).toBe("warranty_report_late");
    expect(denial("2026-10-31", "2026-10-31")).toBe("warranty_over");
  });
});
