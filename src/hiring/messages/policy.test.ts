import { describe, expect, it } from "vitest";
import { type ConversationFacts, mayWrite } from "./policy.ts";

const running: ConversationFacts = {
  outcome: "active",
  erased: false,
  candidateSees: true,
  companyBlocked: false,
  employerWrote: false,
};

describe("Permission to write a message", () => {
  it.each([
    ["both sides while the application is active", {}, true, true],
    ["only the employer after a rejection", { outcome: "rejected" }, "messages_rejected", true],
    [
      "the candidate, too, once the employer has written",
      { outcome: "rejected", employerWrote: true },
      true,
      true,
    ],
    ["neither side after a withdrawal", { outcome: "withdrawn" }, "messages_withdrawn", "messages_withdrawn"],
    ["neither side with a blocked company", { companyBlocked: true }, "messages_blocked", "messages_blocked"],
    [
      "neither side once the candidate is erased",
      { erased: true, employerWrote: true },
      "messages_erased",
      "messages_erased",
    ],
  ] as const)("%s", (_, facts, candidate, employer) => {
    expect(mayWrite("candidate", { ...running, ...facts })).toBe(candidate);
    expect(mayWrite("employer", { ...running, ...facts })).toBe(employer);
  });
});
