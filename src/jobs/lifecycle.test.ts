import { describe, expect, it } from "vitest";
import {
  countedStates,
  displayState,
  type JobFacts,
  type JobRole,
  type JobVerb,
  jobRoles,
  jobVerbs,
  latestExpiry,
  type Outcome,
  outcomeOf,
  statusOf,
} from "./lifecycle.ts";
import * as en from "./messages.en.ts";
import * as vi from "./messages.vi.ts";
import {
  type DisplayState,
  displayStates,
  jobGroups,
  jobRejectReasons,
  jobStatus,
  senStatus,
} from "./terms.ts";

const now = new Date("2026-03-02T03:00:00.000Z");
const fresh: JobFacts = {
  now,
  firstApprovedAt: new Date("2026-02-20T03:00:00.000Z"),
  expiresAt: new Date("2026-04-06T03:00:00.000Z"),
  needsReview: false,
  hasApplicants: false,
};

/** Decisions §1, written a second time: from, verb, who, to. Everything else is refused. */
const allowed: readonly (readonly [DisplayState, JobVerb, readonly JobRole[], Outcome])[] = [
  ["draft", "submit", ["author", "consultant"], "reviewing"],
  ["draft", "edit", ["author"], "draft"],
  ["draft", "delete", ["author"], "deleted"],
  ["reviewing", "approve", ["consultant", "admin"], "published"],
  ["reviewing", "reject", ["consultant", "admin"], "rejected"],
  ["reviewing", "withdraw", ["author"], "draft"],
  ["reviewing", "close", ["author"], "closed"],
  ["reviewing", "edit", ["author"], "reviewing"],
  ["published", "close", ["author", "admin"], "closed"],
  ["published", "expire", ["system"], "expired"],
  ["published", "freeze", ["admin", "system"], "frozen"],
  ["published", "edit", ["author"], "published"],
  ["rejected", "submit", ["author"], "reviewing"],
  ["rejected", "edit", ["author"], "rejected"],
  ["rejected", "delete", ["author"], "deleted"],
  ["closed", "reopen", ["author"], "published"],
  ["closed", "edit", ["author"], "closed"],
  ["expired", "extend", ["author"], "published"],
  ["expired", "close", ["author", "admin"], "closed"],
  ["expired", "edit", ["author"], "expired"],
  ["frozen", "unfreeze", ["admin"], "published"],
  ["frozen", "close", ["author", "admin"], "closed"],
];

describe("Every state × verb × role", () => {
  for (const state of displayStates) {
    it(`of a ${state} job`, () => {
      for (const verb of jobVerbs) {
        for (const role of jobRoles) {
          const rule = allowed.find(([from, v, by]) => from === state && v === verb && by.includes(role));
          expect(outcomeOf(verb, state, role, fresh), `${role} ${verb}`).toBe(rule?.[3] ?? null);
        }
      }
    });
  }

  it("can be left again: no state is a dead end, and every state is reached", () => {
    const from = new Set(allowed.filter(([a, , , b]) => a !== b).map(([a]) => a));
    const to = new Set(allowed.map(([, , , b]) => b));
    for (const state of displayStates) {
      expect(from, state).toContain(state);
      expect(to, state).toContain(state);
    }
  });
});

describe("Where a verb leads, by the facts", () => {
  it("a published job goes back to review when what was reviewed changes", () => {
    expect(outcomeOf("edit", "published", "author", { ...fresh, needsReview: true })).toBe("reviewing");
  });

  it("a closed job reopens by itself only if it was approved as it is and has not expired", () => {
    const reopen = (facts: Partial<JobFacts>) =>
      outcomeOf("reopen", "closed", "author", { ...fresh, ...facts });
    expect(reopen({})).toBe("published");
    expect(reopen({ needsReview: true })).toBe("reviewing");
    expect(reopen({ firstApprovedAt: null })).toBe("reviewing");
    expect(reopen({ expiresAt: now })).toBe("reviewing");
  });

  it("an expired job is extended within 90 days of its first approval, and reviewed again after that", () => {
    const end = latestExpiry(fresh.firstApprovedAt!);
    expect(end.toISOString()).toBe("2026-05-21T03:00:00.000Z");
    const extend = (at: Date) => outcomeOf("extend", "expired", "author", { ...fresh, now: at });
    expect(extend(new Date(end.getTime() - 1))).toBe("published");
    expect(extend(end)).toBe("reviewing");
  });

  it("a rejected job that somebody applied for is kept", () => {
    expect(outcomeOf("delete", "rejected", "author", { ...fresh, hasApplicants: true })).toBeNull();
  });
});

describe("The pair of statuses", () => {
  it("is told as the specification says", () => {
    const told = (status: number) => Object.values(senStatus).map((sen) => displayState(status, sen));
    expect(told(jobStatus.draft)).toEqual(["draft", "draft", "draft", "draft"]);
    expect(told(jobStatus.published)).toEqual(["reviewing", "published", "rejected", "expired"]);
    expect(told(jobStatus.closed)).toEqual(["closed", "closed", "rejected", "closed"]);
    expect(told(jobStatus.frozen)).toEqual(["frozen", "frozen", "frozen", "frozen"]);
  });

  it("comes back as the same state", () => {
    for (const state of displayStates) {
      const pair: { status: number; sen_status?: number } = statusOf[state];
      expect(displayState(pair.status, pair.sen_status ?? senStatus.approved)).toBe(state);
    }
  });
});

describe("Every list of states is complete", () => {
  it("labels, tabs and reasons in both languages", () => {
    for (const { labels } of [en, vi]) {
      expect(Object.keys(labels.display_state).sort()).toEqual([...displayStates].sort());
      expect(Object.keys(labels.reject_reason)).toEqual(jobRejectReasons.map(({ key }) => key));
    }
    for (const { mails } of [en, vi])
      expect(Object.keys(mails.job_rejected.reasons)).toEqual(jobRejectReasons.map(({ key }) => key));
  });

  it("a tab for each state but the frozen one, which administrators put aside", () => {
    expect(Object.keys(jobGroups).sort()).toEqual(displayStates.filter((s) => s !== "frozen").sort());
  });

  it("the posts that count are those that are or may become public by themselves", () => {
    expect([...countedStates].sort()).toEqual(["frozen", "published", "reviewing"]);
  });
});
