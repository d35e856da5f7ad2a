import { describe, expect, it } from "vitest";
import { wallTime } from "#platform/reference/calendar.ts";
import type { Span } from "../terms.ts";
import { busyHours } from "./busy-hours.ts";

const march: Span = [Date.parse("2026-03-01T00:00:00+07:00"), Date.parse("2026-04-01T00:00:00+07:00")];

/** Returns a calendar with lines of events. */
const calendar = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN", ...lines, "END:VCALENDAR"].join("\r\n");
const event = (...lines: string[]) => [
  ...["BEGIN:VEVENT", "DTSTAMP:20260101T000000Z", ...(lines[0]?.startsWith("UID") ? [] : ["UID:1"])],
  ...[...lines, "END:VEVENT"],
];
const busy = (...lines: string[]) =>
  busyHours(calendar(...lines), march).map((span) =>
    span.map((at) => wallTime(new Date(at)).slice(5)).join(" "),
  );

describe("Busy hours of an iCalendar file", () => {
  it("are those of events in UTC, in a named zone, and in the local time of Vietnam", () => {
    expect(
      busy(
        ...event("DTSTART:20260302T020000Z", "DTEND:20260302T030000Z"),
        ...event("UID:2", "DTSTART;TZID=Europe/Paris:20260302T090000", "DURATION:PT30M"),
        ...event("UID:3", "DTSTART:20260303T090000", "DTEND:20260303T100000"),
      ),
    ).toEqual(["03-02T09:00 03-02T10:00", "03-02T15:00 03-02T15:30", "03-03T09:00 03-03T10:00"]);
  });

  it("follow the zones that the file defines, and summer time", () => {
    const zone = [
      ...["BEGIN:VTIMEZONE", "TZID:Mine", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0900"],
      ...["TZOFFSETTO:+0900", "END:STANDARD", "END:VTIMEZONE"],
    ];
    expect(busy(...zone, ...event("DTSTART;TZID=Mine:20260302T110000", "DURATION:PT1H"))).toEqual([
      "03-02T09:00 03-02T10:00",
    ]);
    // Europe changes its clocks on 29 March 2026.
    const weekly = event(
      "DTSTART;TZID=Europe/Paris:20260326T090000",
      "DURATION:PT1H",
      "RRULE:FREQ=DAILY;COUNT=5",
    );
    expect(busy(...weekly).map((span) => span.slice(0, 11))).toEqual([
      ...["03-26T15:00", "03-27T15:00", "03-28T15:00", "03-29T14:00", "03-30T14:00"],
    ]);
  });

  it("repeat with their exceptions: a moved, a canceled and a left out occurrence", () => {
    expect(
      busy(
        ...event(
          ...["DTSTART:20250106T020000Z", "DTEND:20250106T030000Z", "RRULE:FREQ=WEEKLY"],
          "EXDATE:20260302T020000Z",
        ),
        ...event("RECURRENCE-ID:20260309T020000Z", "DTSTART:20260310T050000Z", "DTEND:20260310T060000Z"),
        ...event(
          "RECURRENCE-ID:20260316T020000Z",
          "DTSTART:20260316T020000Z",
          "DTEND:20260316T030000Z",
          "STATUS:CANCELLED",
        ),
      ),
    ).toEqual(["03-10T12:00 03-10T13:00", "03-23T09:00 03-23T10:00", "03-30T09:00 03-30T10:00"]);
  });

  it("leave out free and canceled events, and have whole days in Vietnam", () => {
    expect(
      busy(
        ...event("DTSTART:20260302T020000Z", "DTEND:20260302T030000Z", "TRANSP:TRANSPARENT"),
        ...event("UID:2", "DTSTART:20260303T020000Z", "DTEND:20260303T030000Z", "STATUS:CANCELLED"),
        ...event(
          "UID:3",
          "DTSTART:20260304T020000Z",
          "DTEND:20260304T030000Z",
          "X-MICROSOFT-CDO-BUSYSTATUS:FREE",
        ),
        ...event("UID:4", "DTSTART;VALUE=DATE:20260305", "DTEND;VALUE=DATE:20260306"),
      ),
    ).toEqual(["03-05T00:00 03-06T00:00"]);
  });

  it("are those of VFREEBUSY, and have no overlaps", () => {
    const periods = ["BEGIN:VFREEBUSY", "UID:9", "DTSTAMP:20260101T000000Z"];
    expect(
      busy(
        ...[...periods, "FREEBUSY:20260302T020000Z/20260302T030000Z,20260302T023000Z/PT2H"],
        ...["FREEBUSY;FBTYPE=FREE:20260303T020000Z/PT1H", "END:VFREEBUSY"],
      ),
    ).toEqual(["03-02T09:00 03-02T11:30"]);
  });

  it.each([
    ["a page", "<html>BEGIN:VCALENDAR</html>"],
    ["nothing", ""],
    ["another component", "BEGIN:VCARD\r\nVERSION:4.0\r\nEND:VCARD"],
    ["an event every second", calendar(...event("DTSTART:20200101T000000Z", "RRULE:FREQ=SECONDLY"))],
  ])("are refused for %s", (_, text) => {
    expect(() => busyHours(text, march)).toThrow();
  });
});
