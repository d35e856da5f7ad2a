import type { TeamRole } from "./team.ts";

/** `status` and `sen_status` of a job (spec §3). */
export const jobStatus = { draft: 0, published: 1, closed: 2, frozen: 3 } as const;
export const senStatus = { pending: 0, approved: 1, rejected: 2, expired: 3 } as const;

/** How a job is shown to a person: one word for the pair of statuses (spec §4, "Displayed job state"). */
export const displayStates = [
  "draft",
  "reviewing",
  "published",
  "rejected",
  "closed",
  "expired",
  "frozen",
] as const;
export type DisplayState = (typeof displayStates)[number];
/** What becomes of a job: a state, or a row that only the log needs. */
export type Outcome = DisplayState | "deleted";

/** Why a job is refused (spec §4); 4 needs a note. */
export const jobRejectReasons = [
  { id: 1, key: "unskilled_labor", noteRequired: false },
  { id: 2, key: "account_not_activated", noteRequired: false },
  { id: 3, key: "unclear_or_violation", noteRequired: false },
  { id: 4, key: "others", noteRequired: true },
] as const;

/** Why an administrator suspends or closes a job (decisions §1): those that can be chosen; `others` needs a note. */
export const takedownReasons = [
  { id: 1, key: "misleading", noteRequired: false },
  { id: 2, key: "scam", noteRequired: false },
  { id: 3, key: "discrimination", noteRequired: false },
  { id: 4, key: "filled", noteRequired: false },
  { id: 5, key: "policy", noteRequired: false },
  { id: 6, key: "others", noteRequired: true },
] as const;
/** The reason of a suspension that follows from the block of the company. */
export const companyBlockedReason = { id: 7, key: "company_blocked" } as const;
export type TakedownKey = (typeof takedownReasons)[number]["key"] | typeof companyBlockedReason.key;
export const takedownKeys: readonly TakedownKey[] = [...takedownReasons, companyBlockedReason].map(
  ({ key }) => key,
);

/** An unverified company may have this many posts in review, live or frozen (spec §6, decisions §1). */
export const freePosts = 3;
/** Days that a job stays public from its approval, and at most (decisions §10). */
export const expiryDays = { usual: 45, most: 90 } as const;
/** What a job can be extended by at once (decisions §10). */
export const extensionDays = [15, 30, 45] as const;
/** What is proposed, and given by one press. */
export const usualExtension = 30;
/** What can be done to many jobs in one request, and to how many. */
export const bulkActions = ["extend", "close", "withdraw", "reopen", "change_owner"] as const;
export type BulkAction = (typeof bulkActions)[number];
export const bulkMost = 100;
/** A review takes one to two working days (spec §4); later it is overdue. */
export const reviewDays = 2;

export const caps = {
  title: 255,
  text: 30_000,
  /** The same with its tags, before anything is taken out of it. */
  markup: 120_000,
  highlight: 1000,
  note: 1000,
  skill: 30,
  skills: 5,
  categories: 5,
  locations: 5,
  questions: 5,
} as const;
/** The long texts of an ad, which hold markup. */
export const richFields = ["description", "requirement", "benefits"] as const;
export type RichField = (typeof richFields)[number];
/** The short texts of an ad, which are shown as they were written. */
export const plainFields = ["address", "highlight_description"] as const;
export type PlainField = (typeof plainFields)[number];
export const questionTypes = ["yes_no", "single_choice", "number", "short_text"] as const;

/** Job templates of a company, and the length of their names. */
export const mostTemplates = 50;
export const templateNameMax = 100;

/** The text of a description, tags aside, when it is submitted (spec §5: "minimum 5 or 100 in some fields"). */
export const shortestDescription = 100;
/** Jobs that end within so many days are among what a recruiter does today. */
export const expiresSoonDays = 7;
/** The steps of a hiring process as a list of jobs sums them up. */
export const stageGroups = ["applied", "screening", "interview", "offer", "hired"] as const;
export type StageGroup = (typeof stageGroups)[number];
/** What a company's list can be ordered by; a minus turns it round. */
export const listOrders = [
  ...(["title", "views", "applicants", "new", "waiting", "owner", "expires"] as const),
  /** The day of the tab: approved, submitted, closed or rejected. */
  "date",
] as const;
export type ListOrder = (typeof listOrders)[number];

/** Days before expiry at which the author is notified (decisions §10). */
export const expiryWarnings = [5, 1] as const;
/** One application for a job, and one more after withdrawing it (decisions §2). */
export const mostAttempts = 2;
/** Jobs that are shown beside another one (decisions §11). */
export const similarJobs = 6;

/** Days before a saved job expires, at which who saved it is reminded. */
export const savedReminderDays = 3;

/** Why somebody reports a job. */
export const reportReasons = [
  { id: 1, key: "misleading" },
  { id: 2, key: "scam" },
  { id: 3, key: "discrimination" },
  { id: 4, key: "filled" },
  { id: 5, key: "category" },
  { id: 6, key: "other" },
] as const;

/** What happened to a job, with what the log says of it; never who a person is. */
interface JobActivities {
  job_create: { state: DisplayState };
  job_submit: { from: DisplayState };
  job_edit: { fields: readonly string[]; from: DisplayState; to: DisplayState };
  job_withdraw: Record<never, never>;
  job_approve: Record<never, never>;
  job_reject: { reason_id: number };
  job_close: { from: DisplayState; reason_id?: number };
  job_freeze: { reason_id: number };
  job_unfreeze: Record<never, never>;
  job_correct: { fields: readonly string[] };
  job_reopen: { to: Outcome };
  job_extend: { to: Outcome };
  job_expire: Record<never, never>;
  job_delete: Record<never, never>;
  job_owner: { owner_id: number };
  job_team: { changes: readonly { account_id: number; from: TeamRole | null; to: TeamRole | null }[] };
  job_hide: Record<never, never>;
  job_unhide: Record<never, never>;
  job_hot: { hot: boolean };
}
export type JobActivity = keyof JobActivities;
declare module "#people/activities/terms.ts" {
  interface ActivityData extends JobActivities {}
}
