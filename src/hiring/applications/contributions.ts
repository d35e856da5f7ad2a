import { defineList, definePoint } from "#kit/contributions.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import type { ActivityKind } from "#people/activities/terms.ts";
import type { OfferFact } from "./lifecycle.ts";

/** What later rooms contribute to statements about applicants: SQL for `applicants AS a`, unless an id is passed. */

/** The number of messages of a side that the other has not read. */
export const unreadMessages = definePoint<[sender: "candidate" | "employer"], number>(
  "applicants.unread-messages",
);
/** Whether the employer has not read a message of the candidate: cheaper for a whole board than the number. */
export const hasUnreadMessage = definePoint<[], boolean>("applicants.has-unread-message");
export const hasMessageSince = definePoint<[since: Date], boolean>("applicants.has-message-since");

/** The number of notes that the actor's side has written. */
export const noteCount = definePoint<[HiringActor], number>("applicants.note-count");
/** What the actor's side recommends on average, 1 to 4, of the feedback that the actor may read. */
export const averageRecommendation = definePoint<[HiringActor], number | null>(
  "applicants.average-recommendation",
);

/** The offer that a move into a stage depends on. */
export const offerFact = definePoint<[], OfferFact>("applicants.offer-fact");
export const hasAcceptedOffer = definePoint<[], boolean>("applicants.has-accepted-offer");
/** Whether an offer waits for the candidate's answer. */
export const hasPendingOffer = definePoint<[], boolean>("applicants.has-pending-offer");

/** Whether an interview, or a choice of its time, waits for the candidate's answer. */
export const hasPendingInterview = definePoint<[asOf: Date], boolean>("applicants.has-pending-interview");
/** Whether an account holds an interview with the applicant that was not cancelled. */
export const isInterviewedBy = definePoint<[accountId: number], boolean>("applicants.is-interviewed-by");
/** The accounts that hold such interviews. */
export const interviewerIds = definePoint<[applicantId: number], number[]>("applicants.interviewer-ids");

/** The role that the employer wrote about a person whom it added. */
export const writtenRole = definePoint<[], string | null>("applicants.written-role");
/** The skills, as `fold` writes them. */
export const writtenSkillKeys = definePoint<[], string[] | null>("applicants.written-skill-keys");

/**
 * Kinds of activity with which an employer turns to a candidate. They stop the response clock (decisions §4) and stay responses,
 * whatever move is undone.
 */
export const responseKinds = defineList<ActivityKind>("applications.response-kinds");
/** Kinds of activity that interviewers read in an applicant's log (decision 079): nothing of offers, emails, messages and tasks. */
export const kindsForInterviewers = defineList<ActivityKind>("applications.kinds-for-interviewers");
