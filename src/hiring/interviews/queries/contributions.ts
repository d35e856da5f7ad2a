import { sql } from "kysely";
import {
  hasPendingInterview,
  interviewerIds,
  isInterviewedBy,
  kindsForInterviewers,
  type NextInterview,
  nextInterview,
  responseKinds,
} from "#hiring/applications/contributions.ts";
import { addTo, contribute } from "#kit/contributions.ts";
import { literals } from "#kit/literals.ts";
import { dutySources } from "#people/accounts/contributions.ts";
import { inScope } from "#people/accounts/hiring-scope.ts";
import { comingInterviewCount } from "#people/members/contributions.ts";
import { openInterviews } from "../lifecycle.ts";
import { interviewDuties } from "./duties.ts";

const notCanceled = sql`FROM interviews h JOIN interview_interviewers w ON w.interview_id = h.id AND h.status <> 'canceled'`;

export const contributions = [
  addTo(dutySources, interviewDuties),
  addTo(responseKinds, "interview_schedule", "interview_offer", "interview_reschedule"),
  addTo(
    kindsForInterviewers,
    "interview_schedule",
    "interview_reschedule",
    "interview_cancel",
    "interview_complete",
    "interview_no_show",
    "interview_answer",
    "interview_offer",
    "interview_offer_end",
  ),
  contribute(
    hasPendingInterview,
    (
      asOf,
    ) => sql<boolean>`(EXISTS (SELECT FROM interviews i WHERE i.applicant_id = a.id AND i.response = 'pending'
        AND i.status IN ${literals(openInterviews)} AND i.starts_at > ${asOf})
      OR EXISTS (SELECT FROM interview_invites v WHERE v.applicant_id = a.id AND v.ended_at IS NULL))`,
  ),
  contribute(
    nextInterview,
    (asOf) => sql<NextInterview | null>`(
      SELECT json_build_object('id', i.id, 'at', i.starts_at, 'response', i.response) FROM interviews i
      WHERE i.applicant_id = a.id AND i.status IN ${literals(openInterviews)} AND i.starts_at > ${asOf}
      ORDER BY i.starts_at LIMIT 1)`,
  ),
  contribute(
    isInterviewedBy,
    (accountId) => sql<boolean>`EXISTS (
      SELECT ${notCanceled} WHERE h.applicant_id = a.id AND w.account_id = ${accountId})`,
  ),
  contribute(
    interviewerIds,
    (applicantId) => sql<number[]>`ARRAY(
      SELECT w.account_id ${notCanceled} WHERE h.applicant_id = ${applicantId})`,
  ),
  contribute(
    comingInterviewCount,
    (accountId, scope, asOf) => sql<number>`(
      SELECT count(*)::int FROM interview_interviewers w JOIN interviews i ON i.id = w.interview_id
      WHERE w.account_id = ${accountId} AND i.status IN ${literals(openInterviews)} AND i.starts_at > ${asOf}
        AND ${inScope("i", scope)})`,
  ),
];
