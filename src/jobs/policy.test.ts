import { describe, expect, it } from "vitest";
import type { Actor } from "#accounts/actor.ts";
import { jobLife } from "./lifecycle.ts";
import { may } from "./policy.ts";

const company = (accountId: number, given: { companyId?: number; isAdmin?: boolean } = {}) =>
  ({ kind: "company", accountId, companyId: 1, isAdmin: false, ...given }) as Actor;
const staff = (kind: "consultant" | "admin") => ({ kind, accountId: 9, isAdmin: false }) as Actor;
const job = { companyId: 1, ownerId: 2, recruiterIds: [3] };

const authors = "submit, withdraw, close, reopen, extend, edit, delete, hide, unhide";
const all = jobLife.verbs.join(", ");
describe("Who may do what with a job, whatever its state", () => {
  it.each<[string, Actor, true | string, string]>([
    ["its owner", company(2), true, authors],
    ["a recruiter assigned to it", company(3), true, authors],
    ["an administrator of its company", company(4, { isAdmin: true }), true, authors],
    ["another member of its company", company(4), "not_found", ""],
    ["an administrator of another company", company(2, { companyId: 5, isAdmin: true }), "not_found", ""],
    ["a visitor", { kind: "visitor" }, "not_found", ""],
    ["a consultant", staff("consultant"), true, all],
    ["an administrator of the product", staff("admin"), true, all],
  ])("%s", (_, actor, reads, verbs) => {
    expect(may(actor, "read", job)).toBe(reads);
    expect(jobLife.verbs.filter((verb) => may(actor, verb, job) === true).join(", ")).toBe(verbs);
  });

  it("hides a job from strangers, and forbids its company what reviewers do", () => {
    expect(may(company(4), "approve", job)).toBe("not_found");
    expect(may(company(2), "approve", job)).toBe("forbidden");
    expect(may(company(2), "edit", { ...job, companyId: null })).toBe("not_found");
  });
});
