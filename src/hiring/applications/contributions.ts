import { defineList, definePoint } from "#kit/contributions.ts";
import type { Tx } from "#kit/db.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import type { ActivityKind } from "#people/activities/terms.ts";
import type { ConsentFact, OfferFact } from "./lifecycle.ts";
import type { ClientVerdict, OfferState } from "./terms.ts";

/** An interview as JSON; `at` is a time of PostgreSQL with its offset. */
export interface NextInterview {
  id: number;
  at: string;
  response: string;
}

/** SQL that other rooms contribute to statements about applicants. It refers to `applicants AS a`, unless an id is passed. */

/** The number of messages by one side that the other side has not read. */
export const unreadMessages = definePoint<[sender: "candidate" | "employer"], number>(
  "applicants.unread-messages",
);
/** Whether the candidate has written a message that the employer has not read. Cheaper than a number of messages for a whole board. */
export const hasUnreadMessage = definePoint<[], boolean>("applicants.has-unread-message");
export const hasMessageSince = definePoint<[since: Date], boolean>("applicants.has-message-since");

/** The number of notes written by the actor's workspace. */
export const noteCount = definePoint<[HiringActor], number>("applicants.note-count");
/** The average recommendation, 1 to 4, in the feedback that the actor may read. */
export const averageRecommendation = definePoint<[HiringActor], number | null>(
  "applicants.average-recommendation",
);

/** The offer that a move into a stage depends on. */
export const offerFact = definePoint<[], OfferFact>("applicants.offer-fact");
/** The answer of a person to an agency's latest request for the consent to be introduced to the client. */
export const consentFact = definePoint<[], ConsentFact>("applicants.consent-fact");
/** A move by which an applicant of an agency would reach the client. */
export interface Introduction {
  actor: HiringActor;
  applicant: {
    id: number;
    job_id: number;
    agency_id: number | null;
    candidate_id: number;
    cv_file_id: number | null;
    full_name: string;
    email: string | null;
    phone: string | null;
  };
  asOf: Date;
}
/** Conditions of later rooms for the introduction of a person to a client. Each one throws the Problem that refuses the move. */
export const introductionGuards = defineList<(tx: Tx, introduction: Introduction) => Promise<void>>(
  "applications.introduction-guards",
);
/** Conditions of later rooms for a decision about an applicant who waits for the AM. Each one throws the Problem that refuses it. */
export const reviewGuards = defineList<(tx: Tx, decision: Introduction) => Promise<void>>(
  "applications.review-guards",
);
/** Whether an actor of an agency decides which people of job `j` are introduced to the client. */
export const decidesIntroductions = definePoint<[HiringActor], boolean>("applications.decides-introductions");
/** The client's answer about an applicant who was introduced to it. */
export const clientAnswer = definePoint<[], ClientVerdict | null>("applicants.client-answer");
export const hasAcceptedOffer = definePoint<[], boolean>("applicants.has-accepted-offer");
/** Whether an offer waits for the candidate's answer. */
export const hasPendingOffer = definePoint<[], boolean>("applicants.has-pending-offer");

/** The state of the applicant's offer: of the open one, else of the last one that was not withdrawn. */
export const offerState = definePoint<[], OfferState | null>("applicants.offer-state");
/** The next interview that is not cancelled: its id, its beginning and the candidate's answer. */
export const nextInterview = definePoint<[asOf: Date], NextInterview | null>("applicants.next-interview");

/** Whether an interview or a choice of interview times waits for the candidate's answer. */
export const hasPendingInterview = definePoint<[asOf: Date], boolean>("applicants.has-pending-interview");
/** Whether an account is an interviewer of the applicant in an interview that is not cancelled. */
export const isInterviewedBy = definePoint<[accountId: number], boolean>("applicants.is-interviewed-by");
/** The interviewers of an applicant, in interviews that are not cancelled. */
export const interviewerIds = definePoint<[applicantId: number], number[]>("applicants.interviewer-ids");

/** The job title that the employer entered for a person whom it added. */
export const writtenRole = definePoint<[], string | null>("applicants.written-role");
/** The skills that the employer entered for a person whom it added, as `fold` writes them. */
export const writtenSkillKeys = definePoint<[], string[] | null>("applicants.written-skill-keys");

/**
 * Kinds of activity by which an employer responds to a candidate. They stop the response clock (decisions §4), and remain
 * responses when a later move is undone.
 */
export const responseKinds = defineList<ActivityKind>("applications.response-kinds");
/** Kinds of activity that interviewers see in an applicant's log (decision 079): none about offers, emails, messages and tasks. */
export const kindsForInterviewers = defineList<ActivityKind>("applications.kinds-for-interviewers");
