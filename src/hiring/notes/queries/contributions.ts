import { sql } from "kysely";
import {
  averageRecommendation,
  kindsForInterviewers,
  noteCount,
} from "#hiring/applications/contributions.ts";
import { feedbackOn } from "#hiring/interviews/contributions.ts";
import { addTo, contribute } from "#kit/contributions.ts";
import { dutySources } from "#people/accounts/contributions.ts";
import { inScope } from "#people/accounts/hiring-scope.ts";
import { owedFeedback } from "./duties.ts";
import { mayReadEvaluation } from "./readable.ts";

export const contributions = [
  addTo(dutySources, owedFeedback),
  addTo(kindsForInterviewers, "note", "evaluation"),
  contribute(
    noteCount,
    ({ scope }) =>
      sql<number>`(SELECT count(*)::int FROM notes n WHERE n.applicant_id = a.id AND ${inScope("n", scope)})`,
  ),
  contribute(
    averageRecommendation,
    (actor) => sql<number | null>`(SELECT round(avg(v.recommendation), 1)
      FROM evaluations v WHERE v.applicant_id = a.id AND ${inScope("v", actor.scope)} AND ${mayReadEvaluation(actor)})`,
  ),
  contribute(feedbackOn, (accountId) => {
    const sent = sql`FROM evaluations v WHERE v.interview_id = i.id`;
    return sql<{ sent: number; own: boolean }>`json_build_object(
      'sent', (SELECT count(*) ${sent} AND v.author_id IN (
        SELECT w.account_id FROM interview_interviewers w WHERE w.interview_id = i.id)),
      'own', EXISTS (SELECT ${sent} AND v.author_id = ${accountId}))`;
  }),
];
