import { describe, expect, it } from "vitest";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import type { Workspace } from "#people/accounts/workspace.ts";
import { jobLife } from "./lifecycle.ts";
import { type JobActor, type JobOwnership, may, mayChangeOwner } from "./policy.ts";

const member = (accountId: number, scope: Workspace = { company: 1 }, isAdmin = false): HiringActor => ({
  kind: "company" in scope ? "company" : "consultant",
  accountId,
  isAdmin,
  scope,
});
const staff = (kind: "consultant" | "admin", isAdmin = true, accountId = 9) =>
  ({ kind, accountId, isAdmin, agencyId: 1 }) as JobActor;
const job: JobOwnership = {
  workspace: { company: 1 },
  ownerId: 2,
  recruiterIds: [3],
  state: "reviewing",
  closedAsApproved: false,
  rejectedBy: null,
};
const agencys: JobOwnership = { ...job, workspace: { agency: 1 } };
const isAdmin = true;

const authors = "submit, withdraw, close, reopen, extend, edit, delete, hide, unhide";
describe("The rights on a job, in any state", () => {
  it.each<[string, JobActor, true | string, string]>([
    ["its owner", member(2), true, authors],
    ["a recruiter assigned to it", member(3), true, authors],
    ["an administrator of its company", member(4, { company: 1 }, isAdmin), true, authors],
    ["another member of its company", member(4), "not_found", ""],
    ["an administrator of another company", member(2, { company: 5 }, isAdmin), "not_found", ""],
    ["an administrator of an agency with the same id", member(2, { agency: 1 }, isAdmin), "not_found", ""],
    ["a consultant", staff("consultant"), true, "submit, approve, reject, undo_review"],
    [
      "an administrator of the product",
      staff("admin"),
      true,
      "approve, reject, undo_review, close, freeze, unfreeze",
    ],
    ["one who is a member", staff("admin", false), true, "approve, reject, undo_review"],
  ])("%s", (_, actor, reads, verbs) => {
    expect(may(actor, "read", job)).toBe(reads);
    expect(jobLife.verbs.filter((verb) => may(actor, verb, job) === true).join(", ")).toBe(verbs);
  });

  it("hides a job from strangers, and forbids its company what reviewers do", () => {
    expect(may(member(4), "approve", job)).toBe("not_found");
    expect(may(member(2), "approve", job)).toBe("forbidden");
    expect(may(member(2), "edit", agencys)).toBe("not_found");
  });

  it("is read by a consultant while it waits or is public, and by an administrator unless it is a draft", () => {
    const readable = (actor: JobActor) =>
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
});

describe("The rights on a job of an agency", () => {
  it.each<[string, JobActor, true | string, string]>([
    ["its owner", member(2, { agency: 1 }), true, authors],
    ["a recruiter assigned to it", member(3, { agency: 1 }), true, authors],
    ["an administrator of the agency", member(4, { agency: 1 }, isAdmin), true, authors],
    ["another member of the agency", member(4, { agency: 1 }), "not_found", ""],
    ["an administrator of another agency", member(2, { agency: 2 }, isAdmin), "not_found", ""],
    ["an administrator of the client", member(2, { company: 1 }, isAdmin), "not_found", ""],
    [
      "an administrator of the product",
      staff("admin"),
      true,
      "approve, reject, undo_review, close, freeze, unfreeze",
    ],
  ])("%s", (_, actor, reads, verbs) => {
    expect(may(actor, "read", agencys)).toBe(reads);
    expect(jobLife.verbs.filter((verb) => may(actor, verb, agencys) === true).join(", ")).toBe(verbs);
  });

  it("lets administrators review it, and no consultant", () => {
    expect(may(staff("consultant"), "approve", agencys)).toBe("own_job");
    expect(may(staff("consultant", false, 2), "reject", agencys)).toBe("own_job");
    expect(may(staff("consultant", false), "approve", agencys)).toBe("not_found");
    expect(may(staff("consultant"), "read", agencys)).toBe("not_found");
    expect(may(staff("consultant"), "approve", { ...job, workspace: { agency: 2 } })).toBe("not_found");
  });

  it("lets only its administrators change the owner", () => {
    expect(mayChangeOwner(member(4, { agency: 1 }, isAdmin), agencys)).toBe(true);
    expect(mayChangeOwner(member(2, { agency: 1 }), agencys)).toBe(false);
    expect(mayChangeOwner(member(4, { company: 1 }, isAdmin), agencys)).toBe(false);
    expect(mayChangeOwner(staff("admin"), agencys)).toBe(false);
  });
});
