import { describe, expect, it } from "vitest";
import { type ConversationFacts, mayWrite } from "./policy.ts";

const running: ConversationFacts = {
  outcome: "active",
  erased: false,
  candidateSees: true,
  companyBlocked: false,
  employerWrote: false,
};

describe("Who may write", () => {
  it.each([
    ["both while it runs", {}, true, true],
    ["only the employer after a rejection", { outcome: "rejected" }, "messages_rejected", true],
    ["the candidate too once it was explained", { outcome: "rejected", employerWrote: true }, true, true],
    ["nobody after a withdrawal", { outcome: "withdrawn" }, "messages_withdrawn", "messages_withdrawn"],
    ["nobody with a blocked company", { companyBlocked: true }, "messages_blocked", "messages_blocked"],
    [
      "nobody once the person is erased",
      { erased: true, employerWrote: true },
      "messages_erased",
      "messages_erased",
    ],
  ] as const)("%s", (_, facts, candidate, employer) => {
    expect(mayWrite("candidate", { ...running, ...facts })).toBe(candidate);
    expect(mayWrite("employer", { ...running, ...facts })).toBe(employer);
  });
});
