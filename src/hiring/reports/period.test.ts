import { expect, it } from "vitest";
import { monday } from "#test/api.ts";
import { rangeOf } from "./period.ts";

it.each([
  ["today", "2026-03-01T17:00Z", "2026-03-02T17:00Z"],
  ["yesterday", "2026-02-28T17:00Z", "2026-03-01T17:00Z"],
  ["this_week", "2026-03-01T17:00Z", "2026-03-08T17:00Z"],
  ["last_week", "2026-02-22T17:00Z", "2026-03-01T17:00Z"],
  ["this_month", "2026-02-28T17:00Z", "2026-03-31T17:00Z"],
  ["last_month", "2026-01-31T17:00Z", "2026-02-28T17:00Z"],
  ["this_year", "2025-12-31T17:00Z", "2026-12-31T17:00Z"],
  ["last_year", "2024-12-31T17:00Z", "2025-12-31T17:00Z"],
] as const)("%s begins and ends at midnight in Asia/Ho_Chi_Minh", (period, from, to) => {
  // `monday` is a Monday at 10:00 in Vietnam.
  expect(rangeOf(period, monday)).toEqual({ from: new Date(from), to: new Date(to) });
});
