import { sql } from "kysely";
import { clientAnswers } from "#agency/job-orders/contributions.ts";
import {
  clientAnswer,
  decidesIntroductions,
  introductionGuards,
  reviewGuards,
} from "#hiring/applications/contributions.ts";
import {
  amStageChanged,
  applicantArrived,
  applicantReachedClient,
  applicantReturned,
  applicantsErased,
  reachedClientUndone,
} from "#hiring/applications/events.ts";
import { addTo, contribute } from "#kit/contributions.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { candidateErased } from "#people/accounts/events.ts";
import { clientRows, submittedSince } from "#people/clients/contributions.ts";
import { memberLeft } from "#people/members/events.ts";
import { claimOnArrival } from "./commands/claim.ts";
import { ownershipsOfClients } from "./commands/client-rows.ts";
import { eraseOwnerships, eraseSubmissions } from "./commands/erase.ts";
import { assertIntroducible } from "./commands/guard.ts";
import { handOverIntroductions } from "./commands/hand-over.ts";
import { assertReviewer, notifyAm, notifyReturn } from "./commands/review.ts";
import { submitApplicant, undoSubmission } from "./commands/submit.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import * as notifications from "./notifications.ts";
import { decides, liveAnswer } from "./queries/contributions.ts";
import { consultantIntroductions } from "./routes/consultant.ts";

export const room = {
  tables: ["off_limits_overrides", "ownership_clashes", "ownerships", "share_requests", "submissions"],
  routes: consultantIntroductions,
  errors: { en, vi },
  notifications: Object.values(notifications),
  answers: [
    answer(applicantArrived, claimOnArrival),
    answer(applicantReachedClient, submitApplicant),
    answer(reachedClientUndone, undoSubmission),
    answer(amStageChanged, notifyAm),
    answer(applicantReturned, notifyReturn),
    answer(memberLeft, handOverIntroductions),
    answer(applicantsErased, (tx, { ids }) => eraseSubmissions(tx, ids)),
    answer(candidateErased, (tx, { candidateId }) => eraseOwnerships(tx, candidateId)),
  ],
  contributions: [
    addTo(introductionGuards, assertIntroducible),
    addTo(reviewGuards, assertReviewer),
    contribute(decidesIntroductions, decides),
    contribute(clientAnswer, liveAnswer),
    addTo(clientRows, ownershipsOfClients),
    contribute(
      submittedSince,
      (clientId, since) => sql<number>`(SELECT count(DISTINCT m.applicant_id)::int
        FROM job_orders o JOIN applicants a ON a.job_id = o.job_id JOIN submissions m ON m.applicant_id = a.id
        WHERE o.client_id = ${clientId} AND m.at >= ${since})`,
    ),
    addTo(
      clientAnswers,
      () => sql<Date | null>`(SELECT max(m.answered_at) FROM submissions m WHERE m.applicant_id = a.id)`,
    ),
  ],
  exports: [
    {
      file: "introductions",
      table: "submissions",
      key: "id",
      where: ({ candidateId }) =>
        sql`t.applicant_id IN (SELECT a.id FROM applicants a WHERE a.candidate_id = ${candidateId})`,
      without: [
        "agency_id",
        "by_id",
        "client_answer",
        "answer_reason",
        "answered_at",
        "answered_by",
        "share_id",
      ],
    },
  ],
  notExported: {
    ownership_clashes: "which consultant of an agency was refused, without the person",
    off_limits_overrides: "a decision of an agency's administrator, with the reason",
    ownerships: "which consultant of an agency may introduce a person to a client",
    share_requests: "agreements between consultants about their fees",
  },
} satisfies Room;
