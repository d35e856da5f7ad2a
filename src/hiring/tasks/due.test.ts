import { expect, it } from "vitest";
import { momentOf } from "#platform/reference/calendar.ts";
import { groupOf, remindAt } from "./due.ts";

// A Wednesday, 10:00 in Vietnam.
const asOf = new Date("2026-03-04T03:00:00Z");

it.each([
  ["2026-03-03", "17:00", "overdue"],
  ["2026-03-04", "09:59", "overdue"],
  ["2026-03-04", "10:00", "today"],
  ["2026-03-04", "23:59", "today"],
  ["2026-03-05", "00:00", "this_week"],
  ["2026-03-08", "23:59", "this_week"],
  ["2026-03-09", "00:00", "later"],
] as const)("%s %s is %s", (date, time, group) => {
  expect(groupOf({ dueAt: momentOf(date, time), ended: false }, asOf)).toBe(group);
  expect(groupOf({ dueAt: momentOf(date, time), ended: true }, asOf)).toBe("done");
});

it("A week ends on Sunday", () => {
  const sunday = momentOf("2026-03-08", "12:00");
  const monday = momentOf("2026-03-09", "12:00");
  const task = { dueAt: momentOf("2026-03-10", "09:00"), ended: false };
  expect([groupOf(task, sunday), groupOf(task, monday)]).toEqual(["later", "this_week"]);
});

it("A reminder in the past is not scheduled", () => {
  const due = momentOf("2026-03-04", "10:30");
  expect(remindAt(due, 15, asOf)).toEqual(momentOf("2026-03-04", "10:15"));
  expect(remindAt(due, 0, asOf)).toEqual(due);
  expect(remindAt(due, 60, asOf)).toBeNull();
  expect(remindAt(due, null, asOf)).toBeNull();
});
