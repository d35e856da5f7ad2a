import { describe, expect, it } from "vitest";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { applicantLife } from "./lifecycle.ts";
import { may } from "./policy.ts";

const member = (accountId: number, changes: Partial<HiringActor> = {}): HiringActor => ({
  kind: "company",
  accountId,
  isAdmin: false,
  scope: { company: 1 },
  ...changes,
});
const facts = {
  team: [
    { id: 2, role: "owner" },
    { id: 3, role: "recruiter" },
    { id: 7, role: "hiring_manager" },
    { id: 8, role: "interviewer" },
  ] as const,
  applicantOwnerId: 4,
  interviewerIds: [6],
};

describe("The rights to an applicant, regardless of its outcome", () => {
  it.each<[string, HiringActor, string]>([
    ["the job's owner", member(2), "source, move, reject, restore"],
    ["a recruiter of the job", member(3), "source, move, reject, restore"],
    ["the applicant's owner", member(4), "source, move, reject, restore"],
    ["an administrator", member(5, { isAdmin: true }), "source, move, reject, restore"],
    ["a consultant who owns the job", member(2, { kind: "consultant" }), "source, move, reject, restore"],
    ["an interviewer", member(6), ""],
    ["a hiring manager of the job", member(7), "reject, restore"],
    ["an interviewer of the job", member(8), ""],
    ["another member", member(5), ""],
  ])("%s", (_, actor, verbs) => {
    const manages = verbs.includes("move");
    expect(applicantLife.verbs.filter((verb) => may(actor, verb, facts) === true).join(", ")).toBe(verbs);
    expect(may(actor, "manage", facts)).toBe(manages || "not_found");
    expect(may(actor, "withdraw", facts)).toBe(manages ? "forbidden" : "not_found");
  });

  it("let members read it who manage it, interview it (decision 079) or are on its job's team (decision 114)", () => {
    const readers = [1, 2, 3, 4, 5, 6, 7, 8].filter((id) => may(member(id), "read", facts) === true);
    expect(readers).toEqual([2, 3, 4, 6, 7, 8]);
    expect(may(member(6), "read", { ...facts, interviewerIds: [] })).toBe("not_found");
  });
});
