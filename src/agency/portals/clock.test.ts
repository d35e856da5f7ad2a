import { describe, expect, it } from "vitest";
import { day, hour } from "#kit/clock.ts";
import { type WaitingFacts, waitingFor, workingDaysSince } from "./clock.ts";

const at = (days: number) => new Date(Date.parse("2026-03-02T02:00:00Z") + days * day);
const introduced: WaitingFacts = {
  phase: "submitted",
  introducedAt: at(0),
  answeredAt: null,
  invitedAt: null,
  nextInterview: null,
  interviewedAt: null,
  offeredAt: null,
  hasAcceptedOffer: false,
};

describe("The clock of a portal", () => {
  it.each([
    ["the client's first answer", {}, { side: "client", about: "introduction", since: at(0) }],
    [
      "the agency's next step",
      { answeredAt: at(1) },
      { side: "agency", about: "introduction", since: at(1) },
    ],
    [
      "the candidate's answer to an invitation",
      { answeredAt: at(1), invitedAt: at(2) },
      { side: "candidate", about: "interview", since: at(2) },
    ],
    ["nobody before an agreed interview", { answeredAt: at(1), nextInterview: at(5) }, null],
    [
      "the client's answer after an interview",
      { phase: "interview", answeredAt: at(1), interviewedAt: at(5) },
      { side: "client", about: "interview", since: at(5) },
    ],
    [
      "the agency after the client's answer to an interview",
      { phase: "interview", answeredAt: at(6), interviewedAt: at(5) },
      { side: "agency", about: "introduction", since: at(6) },
    ],
    [
      "the candidate's answer to an offer",
      { phase: "offer", answeredAt: at(6), interviewedAt: at(5), offeredAt: at(7) },
      { side: "candidate", about: "offer", since: at(7) },
    ],
    ["nobody after an accepted offer", { phase: "offer", hasAcceptedOffer: true }, null],
    ["nobody after the hire", { phase: "hired" }, null],
  ] as const)("waits for %s", (_, facts, waiting) => {
    expect(waitingFor({ ...introduced, ...facts })).toEqual(waiting);
  });

  it.each([
    ["2026-11-27T02:00:00Z", "2026-11-27T09:00:00Z", 0],
    // Friday evening in Vietnam to Monday: one working day.
    ["2026-11-20T15:00:00Z", "2026-11-23T02:00:00Z", 1],
    // 24 November 2026 is a holiday.
    ["2026-11-23T02:00:00Z", "2026-11-25T02:00:00Z", 1],
    // 00:30 in Vietnam is still the day before in UTC.
    ["2026-11-25T17:30:00Z", "2026-11-26T02:00:00Z", 0],
  ])("counts the working days from %s to %s", (since, until, days) => {
    expect(workingDaysSince(new Date(since), new Date(until), new Set(["2026-11-24"]))).toBe(days);
  });

  it("counts no days of the future", () => {
    expect(workingDaysSince(at(0), new Date(at(0).getTime() - hour), new Set())).toBe(0);
  });
});
