import { defineLifecycle } from "#kit/lifecycle.ts";
import { type DisplayState, expiryDays, jobStatus, senStatus } from "./terms.ts";

/** Who does it: the job's author (its company), a reviewing consultant or administrator, or the clock; an `admin_member` reviews only (decision 092). */
export const jobRoles = ["author", "consultant", "admin_member", "admin", "system"] as const;
export type JobRole = (typeof jobRoles)[number];
const reviewers = ["consultant", "admin_member", "admin"] as const;

/** What decides where a verb leads, beside the state. */
export interface JobFacts {
  now: Date;
  firstApprovedAt: Date | null;
  expiresAt: Date | null;
  /** Edited in what was reviewed since it was approved. */
  needsReview: boolean;
  hasApplicants: boolean;
  /** Where an undo of a close returns the job to. */
  closedFrom?: DisplayState;
  /** Hidden from the public by its author. */
  isHidden: boolean;
}

/** What a tab is sorted by, and the name of its count in answers (spec §4). */
type SortColumn = "approved_date" | "created_at" | "closed_date" | "rejected_date";
const tab = <S extends DisplayState, C extends SortColumn>(state: S, orderBy: C) => ({
  group: state,
  countKey: `all_${state}` as const,
  orderBy,
});

/** Every way of a job (decisions §1), and the tabs of job lists in their order. */
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
      // What was reviewed of a published job has changed.
      { from: "published", to: "reviewing", by: "author", when: (facts) => !isApproved(facts) },
      { from: ["draft", "reviewing", "published", "rejected", "closed", "expired"], by: "author" },
    ],
    delete: [
      { from: "draft", to: "deleted", by: "author" },
      // What people applied for is kept.
      { from: "rejected", to: "deleted", by: "author", when: (facts: JobFacts) => !facts.hasApplicants },
    ],
    // A hidden job keeps its state: it ends, is edited and counts as a published one.
    hide: [{ from: "published", by: "author", when: (facts: JobFacts) => !facts.isHidden }],
    unhide: [{ from: "published", by: "author", when: (facts: JobFacts) => facts.isHidden }],
    expire: [{ from: "published", to: "expired", by: "system" }],
    freeze: [{ from: "published", to: "frozen", by: ["admin", "system"] }],
    unfreeze: [{ from: "frozen", to: "published", by: "admin" }],
  },
});
export type JobVerb = (typeof jobLife.verbs)[number];

/** What a person does; `can` of answers tells of these. */
export type PressedVerb = Exclude<JobVerb, "expire">;
export const pressedVerbs = jobLife.verbs.filter((verb): verb is PressedVerb => verb !== "expire");

/** What an answer says of a job in `can`: the verbs, and what does not depend on its state. */
export const jobActs = [...pressedVerbs, "change_owner", "save_template"] as const;
export type JobAct = (typeof jobActs)[number];

/** What `status` of a change asks for in a state (spec §7); null: it is so already, undefined: no way leads there. */
export const askedVerb = {
  closed: () => "close",
  published: (state) => {
    if (state === "closed") return "reopen";
    if (state === "expired") return "extend";
    return state === "draft" || state === "rejected" ? "submit" : undefined;
  },
  draft: (state) => (state === "draft" ? null : "withdraw"),
} as const satisfies Record<string, (state: DisplayState) => JobVerb | null | undefined>;
export type AskedStatus = keyof typeof askedVerb;
export type AskedVerb = NonNullable<ReturnType<(typeof askedVerb)[AskedStatus]>>;
export const askedStatuses = Object.keys(askedVerb) as AskedStatus[];

/** Where a job can be given more time: an expired one comes back by it (`extend`), a published one is edited. */
export const extendableStates: readonly DisplayState[] = ["published", "expired"];

export const jobGroups = jobLife.groups.map(({ group }) => group);
export type JobGroup = (typeof jobGroups)[number];

/** Approved as it is now: such a job goes public again by itself, any other is reviewed first. */
function isApproved({ firstApprovedAt, needsReview }: JobFacts): boolean {
  return firstApprovedAt !== null && !needsReview;
}

function hasTime({ expiresAt, now }: JobFacts): boolean {
  return expiresAt !== null && expiresAt > now;
}

function isExtendable({ firstApprovedAt, now }: JobFacts): boolean {
  return firstApprovedAt !== null && latestExpiry(firstApprovedAt) > now;
}

/** The last moment to which a job can be extended without another review (decisions §1, §10). */
export function latestExpiry(firstApprovedAt: Date): Date {
  return new Date(firstApprovedAt.getTime() + expiryDays.most * 86_400_000);
}

const { draft, published, closed, frozen } = jobStatus;
const { pending, approved, rejected, expired } = senStatus;
const any = [pending, approved, rejected, expired];

/** The pairs of `status` and `sen_status` that each state has (spec §4, "Displayed job state"); they share none. */
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
 * One word for the pair of statuses.
 * @throws Error for a pair that no state has, so that it never passes for a public one
 */
export function displayState(status: number, sen: number): DisplayState {
  const state = stateOfPair.get(`${status} ${sen}`);
  if (state === undefined) throw new Error(`No state for status ${status} and sen_status ${sen}`);
  return state;
}

export function stateOf(job: { status: number; sen_status: number }): DisplayState {
  return displayState(job.status, job.sen_status);
}

/** As the public sees it: a job whose time is over has expired, also before the worker has marked it; a hidden one is closed. */
export function publicState(
  job: { status: number; sen_status: number; expires_at: Date | null; hidden_at: Date | null },
  asOf: Date,
): DisplayState {
  const state = stateOf(job);
  if (state === "published" && job.hidden_at !== null) return "closed";
  return state === "published" && job.expires_at !== null && job.expires_at <= asOf ? "expired" : state;
}

/** The facts of a job's row. */
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

/** What each state is stored as; a closed job keeps the `sen_status` that it had (decisions §1). */
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
