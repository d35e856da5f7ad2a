/** The statuses that a candidate sees (decisions §3). */
export const candidateStatuses = [
  "applied",
  "under_review",
  "interview",
  "offer",
  "hired",
  "rejected",
  "no_response",
  "withdrawn",
] as const;
export type CandidateStatus = (typeof candidateStatuses)[number];
/** Those of applications that ended without the job. */
export const endedStatuses: readonly string[] = ["rejected", "no_response", "withdrawn"];

/** Why an applicant is rejected (decisions §8): a flat list; `by` says who may use it. */
export const rejectReasons = [
  { id: 1, key: "experience", by: "employer", notified: true },
  { id: 2, key: "skills", by: "employer", notified: true },
  { id: 3, key: "qualification", by: "employer", notified: true },
  { id: 4, key: "language_level", by: "employer", notified: true },
  { id: 5, key: "salary", by: "employer", notified: true },
  { id: 6, key: "location_or_time", by: "employer", notified: true },
  { id: 7, key: "interview_result", by: "employer", notified: true },
  { id: 8, key: "not_reached", by: "employer", notified: true },
  { id: 9, key: "interview_missed", by: "employer", notified: true },
  { id: 10, key: "position_filled", by: "employer", notified: true },
  { id: 11, key: "duplicate", by: "employer", notified: false },
  { id: 12, key: "candidate_declined", by: "candidate", notified: false },
  { id: 13, key: "no_response", by: "system", notified: true },
  { id: 14, key: "other", by: "employer", notified: true },
  { id: 15, key: "no_decision", by: "system", notified: true },
] as const;

/** The reason of rejections that the response clock makes. */
export const noResponseReason = 13;
/** The reason of ends that come with time after the job has ended. */
export const noDecisionReason = 15;
/** The employer cannot undo these before the candidate knows of them. */
export const reasonsOfTime: readonly number[] = [noResponseReason, noDecisionReason];

/** For how many days a company may keep the data of an ended application without consent; the most is the default (decisions §23). */
export const retentionChoices = [30, 60, 90] as const;
export const retentionMost = retentionChoices[2];
/** Months for which a consent to keep the CV is valid, and days between the warning and the erasure (decisions §23). */
export const consentMonths = 12;
export const warningDays = 7;
/** Days for which the browser stores what was typed into an application that was not sent. */
export const draftDays = 7;
/** The same for people whom a company added, from the last time that they agreed (decisions §23: 12 months at most). */
export const addedRetentionChoices = [90, 180, 365] as const;

/** Days after the end of a job, without any activity, after which an application ends; and how long before the employer is told. */
export const undecidedDays = { ends: 60, notice: 7 } as const;

export const withdrawReasons = [
  { id: 1, key: "other_job" },
  { id: 2, key: "salary_or_benefits" },
  { id: 3, key: "location_or_time" },
  { id: 4, key: "too_slow" },
  { id: 5, key: "mistake" },
  { id: 6, key: "other" },
] as const;

/** Days without an answer, on the calendar of Asia/Ho_Chi_Minh, holidays not counted (decisions §4). */
export const clockDays = { nudge: 3, waiting: 7, lastWarning: 13, closed: 15 } as const;

/** Kinds of activity (spec §3, "Activity kinds") that this room writes, with what the log says of each; stages are their canonical kinds. */
interface ApplicantActivities {
  apply: { attempt: number };
  view: Record<never, never>;
  /** Kinds of stage, and which of the company’s own. */
  stage_move: { from: number; to: number; from_id: number; to_id: number };
  reject: { reason_id: number; note?: string | null; from?: number };
  restore: { to: number };
  withdraw: { reason_id: number; note: string | null; from: number };
  owner_change: Record<never, never>;
  hide: Record<never, never>;
  unhide: Record<never, never>;
  sourced: Record<never, never>;
  /** The employer wrote to the candidate. */
  message: Record<never, never>;
  /** The employer emailed the candidate. */
  email: Record<never, never>;
  /** The profile or the details were updated: by the candidate, or by the employer about a person that it added. */
  candidate_update: { candidate?: number };
  /** A person was added to the company's candidates. */
  new_profile: { candidate: number };
}
declare module "#people/activities/terms.ts" {
  interface ActivityData extends ApplicantActivities {}
}

/** Where each side's API begins. */
export const prefixes = { company: "companies", consultant: "consultants" } as const;

/** A rejection's mail waits, so that Undo leaves nobody hurt by mistake. */
export const rejectMailDelayMinutes = 10;
/** A card that slipped into the wrong column is soon dragged back; until then nobody is notified. */
export const statusMailDelayMinutes = 1;
/** What the clock closed can be opened again for so many days (decisions §4). */
export const reopenDays = 30;

/** The order of cards in their columns; `rank` is the one that recruiters give by hand. */
export const boardSorts = ["rank", "newest", "oldest", "stage", "name"] as const;
export type BoardSort = (typeof boardSorts)[number];
/** The orders of a list of all stages: those of the board, and by its columns; a dash reverses one. */
export const applicantSorts = [
  ...boardSorts,
  ...(["days", "-name", "place", "-place", "recommendation", "-recommendation"] as const),
  ...(["source", "-source", "owner", "-owner"] as const),
] as const;
export type ApplicantSort = (typeof applicantSorts)[number];
/** Applicants that a board lists of each stage; the table has the others. */
export const columnMost = 500;
/** Rows that a page of the table can have. */
export const tableMost = 500;
