import { sql } from "kysely";
import { addTo, contribute } from "#kit/contributions.ts";
import {
  applicantCount,
  applicantsByKind,
  applicantsBySource,
  appliedJobs,
  newApplicantCount,
  waitingApplicantCount,
} from "#market/jobs/contributions.ts";
import { mostAttempts } from "#market/jobs/terms.ts";
import { hasApplied } from "#market/saved-jobs/contributions.ts";
import { dutySources } from "#people/accounts/contributions.ts";
import { inScope } from "#people/accounts/hiring-scope.ts";
import { lawDependents } from "#people/law/events.ts";
import { activeApplicantCount } from "#people/members/contributions.ts";
import { shownApplicant } from "#people/notifications/contributions.ts";
import { savedLists } from "#people/saved-views/contributions.ts";
import { isSent, sentCount } from "#profiles/cv/contributions.ts";
import { kindsForInterviewers } from "../contributions.ts";
import { savedApplicants } from "../saved-list.ts";
import { clockDays } from "../terms.ts";
import { clocksByLaw } from "./clocks-by-law.ts";
import { dueResponses } from "./duties.ts";

const ofJob = sql`FROM applicants a WHERE a.job_id = j.id`;
const ofFile = sql`FROM applicants a WHERE a.cv_file_id = f.id`;

export const contributions = [
  addTo(dutySources, dueResponses),
  addTo(savedLists, savedApplicants),
  addTo(lawDependents, clocksByLaw),
  addTo(
    kindsForInterviewers,
    "apply",
    "sourced",
    "view",
    "stage_move",
    "reject",
    "restore",
    "withdraw",
    "owner_change",
  ),
  contribute(applicantCount, () => sql<number>`(SELECT count(*) ${ofJob})`),
  contribute(
    newApplicantCount,
    () => sql<number>`(SELECT count(*) ${ofJob} AND a.outcome = 'active' AND a.viewed_at IS NULL)`,
  ),
  contribute(
    waitingApplicantCount,
    () => sql<number>`(SELECT count(*) ${ofJob} AND a.outcome = 'active' AND a.responded_at IS NULL
      AND a.clock_step >= ${clockDays.waiting}::int)`,
  ),
  contribute(
    applicantsByKind,
    () => sql<Record<string, number>>`(SELECT coalesce(jsonb_object_agg(k.kind, k.count), '{}') FROM (
      SELECT s.kind, count(*) FROM applicants a JOIN pipeline_stages s ON s.id = a.stage_id
      WHERE a.job_id = j.id AND a.outcome = 'active' GROUP BY s.kind) k)`,
  ),
  contribute(
    applicantsBySource,
    (jobId) => sql`(SELECT a.source, count(*)::int AS applicants, count(*) FILTER (WHERE EXISTS (
        SELECT FROM activities e WHERE e.applicant_id = a.id AND e.kind = 'apply'))::int AS applied
      FROM applicants a WHERE a.job_id = ${jobId} GROUP BY a.source)`,
  ),
  contribute(
    appliedJobs,
    (candidateId, jobIds) => sql<number[]>`ARRAY(
      SELECT a.job_id FROM applicants a WHERE a.candidate_id = ${candidateId} AND a.job_id = ANY (${jobIds}::bigint[])
        AND (a.outcome <> 'withdrawn' OR a.attempt = ${mostAttempts}))`,
  ),
  contribute(sentCount, () => sql<number>`(SELECT count(*) ${ofFile})`),
  contribute(isSent, () => sql<boolean>`EXISTS (SELECT ${ofFile})`),
  contribute(
    activeApplicantCount,
    (accountId, scope) => sql<number>`(SELECT count(*)::int FROM applicants a
      WHERE a.owner_id = ${accountId} AND a.outcome = 'active' AND ${inScope("a", scope)})`,
  ),
  contribute(
    shownApplicant,
    (id) => sql<{ candidate: string } | null>`(
      SELECT jsonb_build_object('candidate', a.full_name) FROM applicants a WHERE a.id = ${id})`,
  ),
  contribute(
    hasApplied,
    () => sql<boolean>`EXISTS (
      SELECT FROM applicants a WHERE a.candidate_id = s.candidate_id AND a.job_id = s.job_id)`,
  ),
];
