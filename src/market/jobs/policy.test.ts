import { describe, expect, it } from "vitest";
import type { Actor } from "#people/accounts/actor.ts";
import { jobLife } from "./lifecycle.ts";
import { type JobOwnership, may } from "./policy.ts";

const company = (accountId: number, given: { companyId?: number; isAdmin?: boolean } = {}) =>
  ({ kind: "company", accountId, companyId: 1, isAdmin: false, ...given }) as Actor;
const staff = (kind: "consultant" | "admin", isAdmin = true) => ({ kind, accountId: 9, isAdmin }) as Actor;
const job: JobOwnership = {
  companyId: 1,
  ownerId: 2,
  recruiterIds: [3],
  state: "reviewing",
  closedAsApproved: false,
  rejectedBy: null,
};

const authors = "submit, withdraw, close, reopen, extend, edit, delete, hide, unhide";
describe("The rights on a job, in any state", () => {
  it.each<[string, Actor, true | string, string]>([
    ["its owner", company(2), true, authors],
    ["a recruiter assigned to it", company(3), true, authors],
    ["an administrator of its company", company(4, { isAdmin: true }), true, authors],
    ["another member of its company", company(4), "not_found", ""],
    ["an administrator of another company", company(2, { companyId: 5, isAdmin: true }), "not_found", ""],
    ["a visitor", { kind: "visitor" }, "not_found", ""],
    ["a consultant", staff("consultant"), true, "submit, approve, reject"],
    ["an administrator of the product", staff("admin"), true, "approve, reject, close, freeze, unfreeze"],
    ["one who is a member", staff("admin", false), true, "approve, reject"],
  ])("%s", (_, actor, reads, verbs) => {
    expect(may(actor, "read", job)).toBe(reads);
    expect(jobLife.verbs.filter((verb) => may(actor, verb, job) === true).join(", ")).toBe(verbs);
  });

  it("hides a job from strangers, and forbids its company what reviewers do", () => {
    expect(may(company(4), "approve", job)).toBe("not_found");
    expect(may(company(2), "approve", job)).toBe("forbidden");
    expect(may(company(2), "edit", { ...job, companyId: null })).toBe("not_found");
  });

  it("is read by a consultant while it waits or is public, and by an administrator unless it is a draft", () => {
    const readable = (actor: Actor) =>
      jobLife.states.filter((state) => may(actor, "read", { ...job, state }) === true).join(", ");
    expect(readable(staff("consultant"))).toBe("published, reviewing");
    expect(readable(staff("admin", false))).toBe("published, reviewing, closed, rejected, expired, frozen");
    const closed = { ...job, state: "closed", closedAsApproved: true } as const;
    expect(may(staff("consultant"), "read", closed)).toBe(true);
    // A reviewer may read a job that the reviewer rejected, until the company changes the job.
    const rejected = { ...job, state: "rejected" } as const;
    expect(may(staff("consultant"), "read", { ...rejected, rejectedBy: 9 })).toBe(true);
    expect(may(staff("consultant"), "read", { ...rejected, rejectedBy: 8 })).toBe("not_found");
    expect(may(staff("consultant"), "approve", rejected)).toBe(true);
  });

  it("of an agency is reviewed by administrators, not by consultants", () => {
    const agencys = { ...job, companyId: null };
    expect(may(staff("consultant"), "approve", agencys)).toBe("not_found");
    expect(may(staff("admin"), "approve", agencys)).toBe(true);
  });
});
