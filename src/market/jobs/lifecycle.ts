import { defineLifecycle } from "#kit/lifecycle.ts";
import { type DisplayState, expiryDays, jobStatus, senStatus } from "./terms.ts";

/**
 * The actor of a verb: the job's author (its company), a reviewing consultant or administrator, or the clock. An
 * `admin_member` only reviews (decision 092).
 */
export const jobRoles = ["author", "consultant", "admin_member", "admin", "system"] as const;
export type JobRole = (typeof jobRoles)[number];
const reviewers = ["consultant", "admin_member", "admin"] as const;

/** Facts of a job, besides its state, that decide to which state a verb leads. */
export interface JobFacts {
  now: Date;
  firstApprovedAt: Date | null;
  expiresAt: Date | null;
  /** Reviewed fields were edited since the approval. */
  needsReview: boolean;
  hasApplicants: boolean;
  /** The state to which undoing a close returns the job. */
  closedFrom?: DisplayState;
  /** The author hides the job from the public. */
  isHidden: boolean;
}

/** The column by which a tab is sorted, and the name of its count in answers (spec §4). */
type SortColumn = "approved_date" | "created_at" | "closed_date" | "rejected_date";
const tab = <S extends DisplayState, C extends SortColumn>(state: S, orderBy: C) => ({
  group: state,
  countKey: `all_${state}` as const,
  orderBy,
});

/** The lifecycle of a job (decisions §1), and the tabs of job lists in their order. */
export const jobLife = defineLifecycle({
  stored: { table: "jobs", columns: ["status", "sen_status"] },
  states: {
    published: tab("published", "approved_date"),
    reviewing: tab("reviewing", "created_at"),
    closed: tab("closed", "closed_date"),
    rejected: tab("rejected", "rejected_date"),
    draft: tab("draft", "created_at"),
    expired: tab("expired", "created_at"),
    frozen: tab("frozen", "approved_date"),
  } satisfies Record<DisplayState, object | null>,
  ends: ["deleted"],
  roles: jobRoles,
  refusal: "job_state_changed",
  verbs: {
    submit: [
      { from: "draft", to: "reviewing", by: ["author", "consultant"] },
      { from: "rejected", to: "reviewing", by: "author" },
    ],
    withdraw: [{ from: "reviewing", to: "draft", by: "author" }],
    approve: [{ from: "reviewing", to: "published", by: reviewers }],
    reject: [{ from: "reviewing", to: "rejected", by: reviewers }],
    // Reviewers take their own decisions back within a minute.
    undo_review: [{ from: ["published", "rejected"], to: "reviewing", by: reviewers }],
    close: [
      { from: "reviewing", to: "closed", by: "author" },
      { from: ["published", "expired", "frozen"], to: "closed", by: ["author", "admin"] },
    ],
    reopen: [
      { from: "closed", to: "expired", by: "author", when: ({ closedFrom }) => closedFrom === "expired" },
      { from: "closed", to: "published", by: "author", when: (facts) => isApproved(facts) && hasTime(facts) },
      { from: "closed", to: "reviewing", by: "author" },
    ],
    extend: [
      {
        from: "expired",
        to: "published",
        by: "author",
        when: (facts) => isApproved(facts) && isExtendable(facts),
      },
      { from: "expired", to: "reviewing", by: "author" },
      { from: "published", by: "author", when: isExtendable },
    ],
    edit: [
      // Reviewed fields of a published job have changed.
      { from: "published", to: "reviewing", by: "author", when: (facts) => !isApproved(facts) },
      { from: ["draft", "reviewing", "published", "rejected", "closed", "expired"], by: "author" },
    ],
    delete: [
      { from: "draft", to: "deleted", by: "author" },
      // A job with applicants cannot be deleted.
      { from: "rejected", to: "deleted", by: "author", when: (facts: JobFacts) => !facts.hasApplicants },
    ],
    // Hiding does not change the state: a hidden job expires, is edited and counts like a published one.
    hide: [{ from: "published", by: "author", when: (facts: JobFacts) => !facts.isHidden }],
    unhide: [{ from: "published", by: "author", when: (facts: JobFacts) => facts.isHidden }],
    expire: [{ from: "published", to: "expired", by: "system" }],
    freeze: [{ from: "published", to: "frozen", by: ["admin", "system"] }],
    unfreeze: [{ from: "frozen", to: "published", by: "admin" }],
  },
});
export type JobVerb = (typeof jobLife.verbs)[number];

const notListed = ["expire", "undo_review"] as const satisfies JobVerb[];

/**
 * Verbs that answers list in `can`: those of people. Whether a decision can be taken back depends on the decision, so the
 * page of the review answers it (`undo_until`).
 */
export type PressedVerb = Exclude<JobVerb, (typeof notListed)[number]>;
export const pressedVerbs = jobLife.verbs.filter(
  (verb): verb is PressedVerb => !notListed.some((other) => other === verb),
);

/** The keys of `can` in answers: the verbs, and actions that do not depend on the state. */
export const jobActs = [...pressedVerbs, "change_owner", "save_template"] as const;
export type JobAct = (typeof jobActs)[number];

/**
 * The verb that `status` of a change requests in a state (spec §7). Null: the job has that state already; undefined: no
 * verb leads there.
 */
export const requestedVerb = {
  closed: () => "close",
  published: (state) => {
    if (state === "closed") return "reopen";
    if (state === "expired") return "extend";
    return state === "draft" || state === "rejected" ? "submit" : undefined;
  },
  draft: (state) => (state === "draft" ? null : "withdraw"),
} as const satisfies Record<string, (state: DisplayState) => JobVerb | null | undefined>;
export type RequestedStatus = keyof typeof requestedVerb;
export type RequestedVerb = NonNullable<ReturnType<(typeof requestedVerb)[RequestedStatus]>>;
export const requestedStatuses = Object.keys(requestedVerb) as RequestedStatus[];

/** States in which a job can be extended: an expired one by the verb `extend`, a published one by an edit. */
export const extendableStates: readonly DisplayState[] = ["published", "expired"];

export const jobGroups = jobLife.groups.map(({ group }) => group);
export type JobGroup = (typeof jobGroups)[number];

/** Returns whether the job is approved in its current form; such a job becomes public without a review. */
function isApproved({ firstApprovedAt, needsReview }: JobFacts): boolean {
  return firstApprovedAt !== null && !needsReview;
}

function hasTime({ expiresAt, now }: JobFacts): boolean {
  return expiresAt !== null && expiresAt > now;
}

function isExtendable({ firstApprovedAt, now }: JobFacts): boolean {
  return firstApprovedAt !== null && latestExpiry(firstApprovedAt) > now;
}

/** Returns the latest expiry that needs no further review (decisions §1, §10). */
export function latestExpiry(firstApprovedAt: Date): Date {
  return new Date(firstApprovedAt.getTime() + expiryDays.most * 86_400_000);
}

const { draft, published, closed, frozen } = jobStatus;
const { pending, approved, rejected, expired } = senStatus;
const any = [pending, approved, rejected, expired];

/** The pairs of `status` and `sen_status` of each state (spec §4, "Displayed job state"). No pair belongs to two states. */
export const pairsOf: Record<DisplayState, { status: number; senStatuses: readonly number[] }[]> = {
  draft: [{ status: draft, senStatuses: any }],
  reviewing: [{ status: published, senStatuses: [pending] }],
  published: [{ status: published, senStatuses: [approved] }],
  rejected: [
    { status: published, senStatuses: [rejected] },
    { status: closed, senStatuses: [rejected] },
  ],
  closed: [{ status: closed, senStatuses: [pending, approved, expired] }],
  expired: [{ status: published, senStatuses: [expired] }],
  frozen: [{ status: frozen, senStatuses: any }],
};
const stateOfPair = new Map(
  jobLife.states.flatMap((state) =>
    pairsOf[state].flatMap(({ status, senStatuses }) =>
      senStatuses.map((sen) => [`${status} ${sen}`, state] as const),
    ),
  ),
);

/**
 * Returns the state of a pair of statuses.
 * @throws Error for an unknown pair, so that such a job is never taken for a public one
 */
export function displayState(status: number, sen: number): DisplayState {
  const state = stateOfPair.get(`${status} ${sen}`);
  if (state === undefined) throw new Error(`No state for status ${status} and sen_status ${sen}`);
  return state;
}

export function stateOf(job: { status: number; sen_status: number }): DisplayState {
  return displayState(job.status, job.sen_status);
}

/**
 * Returns the state that the public reads. A job past its expiry is expired before the worker has marked it, and a hidden
 * job is closed.
 */
export function publicState(
  job: { status: number; sen_status: number; expires_at: Date | null; hidden_at: Date | null },
  asOf: Date,
): DisplayState {
  const state = stateOf(job);
  if (state === "published" && job.hidden_at !== null) return "closed";
  return state === "published" && job.expires_at !== null && job.expires_at <= asOf ? "expired" : state;
}

/** Returns the facts of a job's row. */
export function factsOf(
  job: {
    first_approved_at: Date | null;
    expires_at: Date | null;
    needs_review: boolean;
    hidden_at: Date | null;
  },
  asOf: Date,
  hasApplicants = false,
): JobFacts {
  return {
    now: asOf,
    firstApprovedAt: job.first_approved_at,
    expiresAt: job.expires_at,
    needsReview: job.needs_review,
    hasApplicants,
    isHidden: job.hidden_at !== null,
  };
}

/** The stored columns of each state. A closed job keeps its `sen_status` (decisions §1). */
export const statusOf = {
  draft: { status: draft, sen_status: pending },
  reviewing: { status: published, sen_status: pending },
  published: { status: published, sen_status: approved },
  rejected: { status: published, sen_status: rejected },
  closed: { status: closed },
  expired: { status: published, sen_status: expired },
  frozen: { status: frozen, sen_status: approved },
} as const satisfies Record<DisplayState, { status: number; sen_status?: number }>;

/** States that use one of an unverified company's free posts. */
export const countedStates = ["reviewing", "published", "frozen"] as const satisfies DisplayState[];

/** Returns whether all openings of a published job are filled. A job without a number of openings has one. */
export const isFilled = (job: {
  display_state: DisplayState;
  head_count: number | null;
  counts: { stages: { hired: number } };
}): boolean => job.display_state === "published" && job.counts.stages.hired >= (job.head_count ?? 1);
