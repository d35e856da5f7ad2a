import { describe, expect, it } from "vitest";
import { testCompleteness, testMatrix } from "#kit/testing/lifecycle-tests.ts";
import {
  countedStates,
  displayState,
  type JobFacts,
  jobGroups,
  jobLife,
  latestExpiry,
  pairsOf,
  statusOf,
} from "./lifecycle.ts";
import * as en from "./messages.en.ts";
import * as vi from "./messages.vi.ts";
import {
  displayStates,
  jobRejectReasons,
  jobStatus,
  reportReasons,
  senStatus,
  takedownKeys,
} from "./terms.ts";

const now = new Date("2026-03-02T03:00:00.000Z");
const fresh: JobFacts = {
  now,
  firstApprovedAt: new Date("2026-02-20T03:00:00.000Z"),
  expiresAt: new Date("2026-04-06T03:00:00.000Z"),
  needsReview: false,
  hasApplicants: false,
  isHidden: false,
};

/** Decisions §1 as an independent table: from, verb, actor, to. All other combinations are refused. */
const allowed = [
  ["draft", "submit", ["author", "consultant"], "reviewing"],
  ["draft", "edit", ["author"], "draft"],
  ["draft", "delete", ["author"], "deleted"],
  ["reviewing", "approve", ["consultant", "admin_member", "admin"], "published"],
  ["reviewing", "reject", ["consultant", "admin_member", "admin"], "rejected"],
  ["published", "undo_review", ["consultant", "admin_member", "admin"], "reviewing"],
  ["rejected", "undo_review", ["consultant", "admin_member", "admin"], "reviewing"],
  ["reviewing", "withdraw", ["author"], "draft"],
  ["reviewing", "close", ["author"], "closed"],
  ["reviewing", "edit", ["author"], "reviewing"],
  ["published", "close", ["author", "admin"], "closed"],
  ["published", "hide", ["author"], "published"],
  ["published", "expire", ["system"], "expired"],
  ["published", "freeze", ["admin", "system"], "frozen"],
  ["published", "edit", ["author"], "published"],
  ["published", "extend", ["author"], "published"],
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
] as const;

describe("Every state × verb × role", () => {
  testMatrix(jobLife, fresh, allowed);
  const labels = { en: en.labels.display_state, vi: vi.labels.display_state };
  testCompleteness(jobLife, { ways: allowed, labels });

  it("is of the states that answers name", () => {
    expect([...jobLife.states].sort()).toEqual([...displayStates].sort());
  });
});

describe("Where a verb leads, by the facts", () => {
  it("a published job goes back to review when what was reviewed changes", () => {
    expect(jobLife.next("edit", "author", "published", { ...fresh, needsReview: true })).toBe("reviewing");
  });

  it("a closed job reopens by itself only if it was approved as it is and has not expired", () => {
    const reopen = (facts: Partial<JobFacts>) =>
      jobLife.next("reopen", "author", "closed", { ...fresh, ...facts });
    expect(reopen({})).toBe("published");
    expect(reopen({ needsReview: true })).toBe("reviewing");
    expect(reopen({ firstApprovedAt: null })).toBe("reviewing");
    expect(reopen({ expiresAt: now })).toBe("reviewing");
  });

  it("an expired job is extended within 90 days of its first approval, and reviewed again after that", () => {
    const end = latestExpiry(fresh.firstApprovedAt!);
    expect(end.toISOString()).toBe("2026-05-21T03:00:00.000Z");
    const extend = (at: Date) => jobLife.next("extend", "author", "expired", { ...fresh, now: at });
    expect(extend(new Date(end.getTime() - 1))).toBe("published");
    expect(extend(end)).toBe("reviewing");
  });

  it("a hidden job is shown again, and hidden only once", () => {
    const hidden = { ...fresh, isHidden: true };
    expect(jobLife.next("unhide", "author", "published", hidden)).toBe("published");
    expect(jobLife.next("hide", "author", "published", hidden)).toBeNull();
    expect(jobLife.next("unhide", "author", "published", fresh)).toBeNull();
  });

  it("does not delete a rejected job with applications", () => {
    expect(jobLife.next("delete", "author", "rejected", { ...fresh, hasApplicants: true })).toBeNull();
  });
});

describe("The pair of statuses", () => {
  it("is the one of the specification", () => {
    const statesOf = (status: number) => Object.values(senStatus).map((sen) => displayState(status, sen));
    expect(statesOf(jobStatus.draft)).toEqual(["draft", "draft", "draft", "draft"]);
    expect(statesOf(jobStatus.published)).toEqual(["reviewing", "published", "rejected", "expired"]);
    expect(statesOf(jobStatus.closed)).toEqual(["closed", "closed", "rejected", "closed"]);
    expect(statesOf(jobStatus.frozen)).toEqual(["frozen", "frozen", "frozen", "frozen"]);
  });

  it("has one state each, and none that nobody knows", () => {
    const pairs = Object.values(pairsOf).flatMap((of) =>
      of.flatMap(({ status, senStatuses }) => senStatuses.map((sen) => `${status} ${sen}`)),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const status of [-1, 0, 1, 2, 3, 4, 9])
      for (const sen of [-1, 0, 1, 2, 3, 4, 9])
        if (!pairs.includes(`${status} ${sen}`))
          expect(() => displayState(status, sen), `${status} ${sen}`).toThrow("No state");
  });

  it("comes back as the same state", () => {
    for (const state of displayStates) {
      const pair: { status: number; sen_status?: number } = statusOf[state];
      expect(displayState(pair.status, pair.sen_status ?? senStatus.approved)).toBe(state);
    }
  });
});

describe("Every list of states is complete", () => {
  it("reasons in both languages", () => {
    for (const { labels } of [en, vi]) {
      expect(Object.keys(labels.reject_reason)).toEqual(jobRejectReasons.map(({ key }) => key));
      expect(Object.keys(labels.takedown_reason)).toEqual(takedownKeys);
      expect(Object.keys(labels.report_reason)).toEqual(reportReasons.map(({ key }) => key));
    }
  });

  it("a tab for each state", () => {
    expect(jobGroups.toSorted()).toEqual(displayStates.toSorted());
  });

  it("the posts that count are those that are or may become public by themselves", () => {
    expect([...countedStates].sort()).toEqual(["frozen", "published", "reviewing"]);
  });
});
