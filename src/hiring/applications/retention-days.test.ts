import { describe, expect, it } from "vitest";
import { day, hour } from "#kit/clock.ts";
import { addDays, dayOf, momentOf } from "#platform/reference/calendar.ts";
import { dueBefore, erasureAfterWarning, erasureOf, warnedBefore } from "./retention-days.ts";
import { retentionChoices } from "./terms.ts";

const at = (text: string) => new Date(text);
const isDue = (endedAt: Date, consentAt: Date | null, asOf: Date, retentionDays = 90) => {
  const { endedBefore, consentedBefore } = dueBefore(asOf, retentionDays);
  return endedAt < endedBefore && (consentAt === null || consentAt < consentedBefore);
};

describe("The days of retention, in Asia/Ho_Chi_Minh", () => {
  it.each([
    // 23:59 and 00:00 of one night are on different dates.
    ["2026-03-02T23:59:00+07:00", null, "2026-05-30T23:59:00+07:00", false],
    ["2026-03-02T23:59:00+07:00", null, "2026-05-31T00:00:00+07:00", true],
    ["2026-03-03T00:00:00+07:00", null, "2026-05-31T23:59:00+07:00", false],
    // Times in UTC, which is seven hours behind Vietnam, so the date in Vietnam may be the next one.
    ["2026-03-02T18:00:00Z", null, "2026-05-31T16:59:00Z", false],
    ["2026-03-02T18:00:00Z", null, "2026-05-31T17:00:00Z", true],
    // With consent: twelve months from its date, and at least 90 days from the end.
    ["2026-03-02T10:00:00+07:00", "2026-02-01T10:00:00+07:00", "2027-01-31T23:59:00+07:00", false],
    ["2026-03-02T10:00:00+07:00", "2026-02-01T10:00:00+07:00", "2027-02-01T00:00:00+07:00", true],
    ["2027-01-20T10:00:00+07:00", "2026-02-01T10:00:00+07:00", "2027-04-19T12:00:00+07:00", false],
    ["2027-01-20T10:00:00+07:00", "2026-02-01T10:00:00+07:00", "2027-04-20T12:00:00+07:00", true],
    // A year after 29 February is 28 February; other years end on 29 February.
    ["2028-02-29T10:00:00+07:00", "2028-02-29T10:00:00+07:00", "2029-02-27T12:00:00+07:00", false],
    ["2028-02-29T10:00:00+07:00", "2028-02-29T10:00:00+07:00", "2029-02-28T12:00:00+07:00", true],
    ["2027-03-01T10:00:00+07:00", "2027-03-01T10:00:00+07:00", "2028-02-29T12:00:00+07:00", false],
    ["2027-02-28T10:00:00+07:00", "2027-02-28T10:00:00+07:00", "2028-02-28T12:00:00+07:00", true],
  ] as const)("ended %s, consent %s: on %s due is %s", (ended, consent, asOf, due) => {
    expect(isDue(at(ended), consent && at(consent), at(asOf))).toBe(due);
  });

  it("are the same for the candidate as for the job, on any day of four years", () => {
    const start = at("2026-01-01T00:30:00+07:00").getTime();
    for (let n = 0; n < 1461; n += 1) {
      const endedAt = new Date(start + n * day + ((n * 7) % 24) * hour);
      const consentAt = n % 4 === 0 ? null : new Date(start + n * day - ((n * 13) % 400) * day);
      const retentionDays = retentionChoices[n % 3] ?? 90;
      const shown = dayOf(erasureOf({ endedAt, consentAt, retentionDays, warnedAt: null }, endedAt));
      const runAt = (date: string) => momentOf(date, "08:30");
      expect(isDue(endedAt, consentAt, runAt(shown), retentionDays), `${n}: on the day`).toBe(true);
      expect(isDue(endedAt, consentAt, runAt(addDays(shown, -1)), retentionDays), `${n}: on the eve`).toBe(
        false,
      );
      // The warning, a week before the erasure, names the same date.
      expect(dayOf(erasureAfterWarning(runAt(addDays(shown, -7))))).toBe(shown);
    }
  });

  it("leave a week after the warning, even after a late one", () => {
    const warnedAt = at("2026-07-01T08:30:00+07:00");
    const ended = { endedAt: at("2026-01-02T10:00:00+07:00"), consentAt: null, retentionDays: 90 };
    expect(erasureOf({ ...ended, warnedAt }, warnedAt)).toEqual(at("2026-07-08T08:30:00+07:00"));
    expect(warnedAt < warnedBefore(at("2026-07-07T23:59:00+07:00"))).toBe(false);
    expect(warnedAt < warnedBefore(at("2026-07-08T00:00:00+07:00"))).toBe(true);
    // Without a warning, the next run warns, which may be today's.
    const unwarned = { ...ended, warnedAt: null };
    expect(erasureOf(unwarned, at("2026-07-01T08:00:00+07:00"))).toEqual(at("2026-07-08T08:30:00+07:00"));
    expect(erasureOf(unwarned, at("2026-07-01T09:00:00+07:00"))).toEqual(at("2026-07-09T08:30:00+07:00"));
  });
});
