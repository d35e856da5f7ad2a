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

/** The answers of a person whom an agency asked for the consent to be introduced to its client, and the states of the request. */
export const consentFacts = ["asked", "provisional", "yes", "no", "expired", "revoked"] as const;
/** The statuses of applications that ended without a hiring. */
export const endedStatuses: readonly string[] = ["rejected", "no_response", "withdrawn"];

/** The reasons of rejections (decisions §8). `by`: who uses the reason; `notified`: whether the candidate is notified. */
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
/** The reason of applications that end some time after their job, without a decision. */
export const noDecisionReason = 15;
/** The reasons of rejections by the system, of which the candidate is notified at once. */
export const reasonsOfTime: readonly number[] = [noResponseReason, noDecisionReason];

/** The days for which a company may store the data of an ended application without consent; the longest is the default (decisions §23). */
export const retentionChoices = [30, 60, 90] as const;
export const retentionMost = retentionChoices[2];
/** Months for which a consent to store the CV is valid (decisions §23). */
export const consentMonths = 12;
/** Days between the warning of a candidate and the erasure of the data (decisions §23). */
export const warningDays = 7;
/** Days for which the browser stores the draft of an application. */
export const draftDays = 7;
/** The days for which a company may store people whom it added, counted from their last agreement (decisions §23: 12 months at most). */
export const addedRetentionChoices = [90, 180, 365] as const;

/** `ends`: days without activity after the end of a job until an application ends; `notice`: days from the employer's notice to that end. */
export const undecidedDays = { ends: 60, notice: 7 } as const;

export const withdrawReasons = [
  { id: 1, key: "other_job" },
  { id: 2, key: "salary_or_benefits" },
  { id: 3, key: "location_or_time" },
  { id: 4, key: "too_slow" },
  { id: 5, key: "mistake" },
  { id: 6, key: "other" },
] as const;

/** The steps of the response clock, in days without a response, in the time zone Asia/Ho_Chi_Minh; holidays do not count (decisions §4). */
export const clockDays = { nudge: 3, waiting: 7, lastWarning: 13, closed: 15 } as const;

/** The kinds of activity (spec §3, "Activity kinds") that this room writes, with the data of each; `from` and `to` are kinds of stage. */
interface ApplicantActivities {
  apply: { attempt: number };
  view: Record<never, never>;
  /** `from_id` and `to_id` are the ids of the stages. */
  stage_move: { from: number; to: number; from_id: number; to_id: number };
  reject: { reason_id: number; note?: string | null; from?: number };
  restore: { to: number };
  withdraw: { reason_id: number; note: string | null; from: number };
  owner_change: Record<never, never>;
  hide: Record<never, never>;
  unhide: Record<never, never>;
  sourced: Record<never, never>;
  /** The AM of a client sent an applicant back who was not introduced yet; the note is the reason. */
  am_return: { note: string };
  /** The employer wrote a message to the candidate. */
  message: Record<never, never>;
  /** The employer emailed the candidate. */
  email: Record<never, never>;
  /** The candidate updated the profile, or the employer the details of a person whom it added. */
  candidate_update: { candidate?: number };
  /** A person was added to the company's candidates. */
  new_profile: { candidate: number };
}
declare module "#people/activities/terms.ts" {
  interface ActivityData extends ApplicantActivities {}
}

/** The answers of a client about a person whom an agency introduced to it. */
export const clientVerdicts = ["fit", "maybe", "no"] as const;
export type ClientVerdict = (typeof clientVerdicts)[number];
/** The values of the filters by consent and by the client's answer. */
export const consentFilters = ["none", ...consentFacts] as const;
export const answerFilters = ["none", ...clientVerdicts] as const;

/** The states of an offer that a card shows; one that was withdrawn is not shown. */
export const offerStates = ["draft", "pending", "accepted", "declined", "expired"] as const;
export type OfferState = (typeof offerStates)[number];
/** The candidate's answers to the time of an interview, as a card shows them. */
export const interviewAnswers = ["pending", "accepted", "declined", "proposed_new_time"] as const;
export type InterviewAnswer = (typeof interviewAnswers)[number];

/** The least recommendations that the filter offers, out of 4. */
export const ratings = ["2", "3", "4"] as const;
/** The most characters of a screening question in a filter. */
export const questionMost = 250;

/** `length`: the most characters of a tag; `most`: the most tags of an applicant. */
export const tagLimits = { length: 30, most: 10 } as const;

/** The most characters of the reason with which the AM sends an applicant back. */
export const returnReasonMost = 1000;

/** The first segment of the API's paths for each kind of hiring actor. */
export const prefixes = { company: "companies", consultant: "consultants" } as const;

/** The most characters of the words to a rejected candidate in place of the sentence of the reason. */
export const rejectWordsMax = 2000;
/** The delay of a rejection's mail, so that no candidate reads of a rejection that is undone. */
export const rejectMailDelayMinutes = 10;
/** The delay of a move's mail, so that a card dropped into the wrong column can be moved back before the candidate is notified. */
export const statusMailDelayMinutes = 1;
/** The days for which an application that the response clock closed can be restored (decisions §4). */
export const reopenDays = 30;

/** The orders of cards in their columns; `rank` is the order that recruiters make by hand. */
export const boardSorts = ["rank", "newest", "oldest", "stage", "name"] as const;
export type BoardSort = (typeof boardSorts)[number];
/** The orders of the table: those of the board, and by columns of the table; a leading dash reverses an order. */
export const applicantSorts = [
  ...boardSorts,
  ...(["days", "-name", "place", "-place", "recommendation", "-recommendation"] as const),
  ...(["source", "-source", "owner", "-owner"] as const),
] as const;
export type ApplicantSort = (typeof applicantSorts)[number];
/** The most applicants that the board lists of a stage; the table lists the others. */
export const columnMost = 500;
/** The most rows on a page of the table. */
export const tableMost = 500;
