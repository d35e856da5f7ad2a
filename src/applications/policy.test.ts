import { describe, expect, it } from "vitest";
import type { HiringActor } from "#accounts/hiring-scope.ts";
import { applicantLife } from "./lifecycle.ts";
import { may } from "./policy.ts";

const member = (accountId: number, given: Partial<HiringActor> = {}): HiringActor => ({
  kind: "company",
  accountId,
  isAdmin: false,
  scope: { company: 1 },
  ...given,
});
const facts = { jobOwnerId: 2, recruiterIds: [3], applicantOwnerId: 4, interviewerIds: [6] };

describe("Who may do what with an applicant, whatever its outcome", () => {
  it.each<[string, HiringActor, string]>([
    ["the job's owner", member(2), "source, move, reject, restore"],
    ["a recruiter of the job", member(3), "source, move, reject, restore"],
    ["the applicant's owner", member(4), "source, move, reject, restore"],
    ["an administrator", member(5, { isAdmin: true }), "source, move, reject, restore"],
    ["a consultant who owns the job", member(2, { kind: "consultant" }), "source, move, reject, restore"],
    ["an interviewer", member(6), ""],
    ["another member", member(5), ""],
  ])("%s", (_, actor, verbs) => {
    expect(applicantLife.verbs.filter((verb) => may(actor, verb, facts) === true).join(", ")).toBe(verbs);
    expect(may(actor, "manage", facts)).toBe(verbs === "" ? "not_found" : true);
    expect(may(actor, "withdraw", facts)).toBe(verbs === "" ? "not_found" : "forbidden");
  });

  it("is read by those who manage it and by its interviewers (decision 079)", () => {
    const readers = [1, 2, 3, 4, 5, 6].filter((id) => may(member(id), "read", facts) === true);
    expect(readers).toEqual([2, 3, 4, 6]);
    expect(may(member(6), "read", { ...facts, interviewerIds: [] })).toBe("not_found");
  });
});
