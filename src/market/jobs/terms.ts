import type { TeamRole } from "./team.ts";

/** The values of `status` and `sen_status` of a job (spec §3). */
export const jobStatus = { draft: 0, published: 1, closed: 2, frozen: 3 } as const;
export const senStatus = { pending: 0, approved: 1, rejected: 2, expired: 3 } as const;

/** The displayed states of a job, each for some pairs of statuses (spec §4, "Displayed job state"). */
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
/** The result of a verb: a state, or `deleted`, of which only the log needs the row. */
export type Outcome = DisplayState | "deleted";

/** Reasons of a rejection (spec §4); 4 needs a note. */
export const jobRejectReasons = [
  { id: 1, key: "unskilled_labor", noteRequired: false },
  { id: 2, key: "account_not_activated", noteRequired: false },
  { id: 3, key: "unclear_or_violation", noteRequired: false },
  { id: 4, key: "others", noteRequired: true },
] as const;

/** Reasons that an administrator can choose for a takedown (decisions §1); `others` needs a note. */
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

/** The number of posts that an unverified company may have in review, public or frozen (spec §6, decisions §1). */
export const freePosts = 3;
/** The usual and the largest number of days that a job is public from its approval (decisions §10). */
export const expiryDays = { usual: 45, most: 90 } as const;
/** The choices of days for an extension (decisions §10). */
export const extensionDays = [15, 30, 45] as const;
/** The proposed extension in days, which one click adds. */
export const usualExtension = 30;
/** Bulk actions on jobs, and the largest number of jobs in a request. */
export const bulkActions = ["extend", "close", "withdraw", "reopen", "change_owner"] as const;
export type BulkAction = (typeof bulkActions)[number];
export const bulkMost = 100;
/** The days after which a review is overdue; a review takes one to two working days (spec §4). */
export const reviewDays = 2;

export const caps = {
  title: 255,
  text: 30_000,
  /** The limit of a text with its markup, before forbidden markup is removed. */
  markup: 120_000,
  highlight: 1000,
  note: 1000,
  skill: 30,
  skills: 5,
  categories: 5,
  locations: 5,
  questions: 5,
} as const;
/** The long texts of an ad, with markup. */
export const richFields = ["description", "requirement", "benefits"] as const;
export type RichField = (typeof richFields)[number];
/** The short texts of an ad, without markup. */
export const plainFields = ["address", "highlight_description"] as const;
export type PlainField = (typeof plainFields)[number];
export const questionTypes = ["yes_no", "single_choice", "number", "short_text"] as const;
/** The answers to a question of the type `yes_no`. */
export const yesOrNo: readonly string[] = ["yes", "no"];

/** The largest number of job templates of a company, and the longest name. */
export const mostTemplates = 50;
export const templateNameMax = 100;

/** The shortest description of a submitted job, without its markup (spec §5: "minimum 5 or 100 in some fields"). */
export const shortestDescription = 100;
/** The days before expiry from which the job list asks the recruiter to extend a job. */
export const expiresSoonDays = 7;
/** The steps of a hiring process in lists of jobs. */
export const stageGroups = ["applied", "screening", "interview", "offer", "hired"] as const;
export type StageGroup = (typeof stageGroups)[number];
/** The orders of a company's list; a minus before the name reverses it. */
export const listOrders = [
  ...(["title", "views", "applicants", "new", "waiting", "owner", "expires"] as const),
  /** The order by the tab's date: that of the approval, submission, closing or rejection. */
  "date",
] as const;
export type ListOrder = (typeof listOrders)[number];

/** Days before expiry at which the author is notified (decisions §10). */
export const expiryWarnings = [5, 1] as const;
/** The number of applications that a candidate may send for a job: a second one after withdrawing the first (decisions §2). */
export const mostAttempts = 2;
/** The number of similar jobs on a job's page (decisions §11). */
export const similarJobs = 6;

/** Days before a saved job expires, when the candidate is reminded. */
export const savedReminderDays = 3;

/** Reasons for which a visitor reports a job. */
export const reportReasons = [
  { id: 1, key: "misleading" },
  { id: 2, key: "scam" },
  { id: 3, key: "discrimination" },
  { id: 4, key: "filled" },
  { id: 5, key: "category" },
  { id: 6, key: "other" },
] as const;

/** What an administrator changes about the promotion of a job. */
export const promotions = ["hot", "not_hot", "ads_on", "ads_off"] as const;
export type Promotion = (typeof promotions)[number];

/** The activities of a job with the data of their log entries, which never names a person. */
interface JobActivities {
  job_create: { state: DisplayState };
  job_submit: { from: DisplayState };
  job_edit: { fields: readonly string[]; from: DisplayState; to: DisplayState };
  job_withdraw: Record<never, never>;
  job_approve: Record<never, never>;
  job_reject: { reason_id: number };
  job_review_undo: { from: DisplayState };
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
  job_ads: { ads: boolean };
}
export type JobActivity = keyof JobActivities;
declare module "#people/activities/terms.ts" {
  interface ActivityData extends JobActivities {}
}
