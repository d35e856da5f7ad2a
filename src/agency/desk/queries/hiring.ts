import { sql } from "kysely";
import { clientAnswers } from "#agency/job-orders/contributions.ts";
import { dayBefore } from "#agency/job-orders/first-cv.ts";
import { answerDays } from "#agency/job-orders/terms.ts";
import { readableApplicants, visibleApplicants } from "#hiring/applications/queries/shared/visible.ts";
import { openInterviews } from "#hiring/interviews/lifecycle.ts";
import { openTasks } from "#hiring/tasks/terms.ts";
import type { Reader } from "#kit/db.ts";
import { literals } from "#kit/literals.ts";
import { managedJobs } from "#market/jobs/queries/shared/visible.ts";
import { hiringActorOf } from "#people/accounts/hiring-scope.ts";
import { orderOf, stageKinds, startOf } from "#people/companies/pipeline.ts";
import { dayOf, endOf, momentOf } from "#platform/reference/calendar.ts";
import { holidaysOf } from "#platform/reference/holidays.ts";
import { addWorkingDays } from "#platform/reference/working-days.ts";

import {
  applicantOf,
  clientOf,
  contactOf,
  type DeskScope,
  isOwnJob,
  jobOf,
  listOf,
  most,
  ownOnly,
  total,
} from "./shared.ts";

interface Contact {
  full_name: string;
  phone: string | null;
}
interface Row {
  total: number;
  job_id: number;
  job: string;
  client_id: number;
  client: string;
  contact: Contact | null;
}

const orderId = sql<number | null>`o.id`;

/** Returns the open orders without a CV, the first due first. */
export async function firstCvs(db: Reader, scope: DeskScope) {
  const { rows } = await sql<Row & { id: number; title: string; due_at: Date; managed: boolean }>`
    SELECT ${total} AS total, o.id, o.title, o.first_cv_due_at AS due_at, o.job_id, j.title AS job,
      c.id AS client_id, c.name AS client, ${contactOf(orderId)} AS contact,
      coalesce(${managedJobs(hiringActorOf(scope.actor))}, false) AS managed
    FROM job_orders o JOIN clients c ON c.id = o.client_id JOIN jobs j ON j.id = o.job_id
    WHERE o.agency_id = ${scope.actor.agencyId} AND o.status = 'open' AND o.first_cv_at IS NULL
      AND o.first_cv_due_at IS NOT NULL AND ${ownOnly(scope, isOwnJob(scope))}
    ORDER BY o.first_cv_due_at, o.id LIMIT ${most}`.execute(db);
  return listOf(rows, (row) => ({
    id: String(row.id),
    title: row.title,
    job: jobOf(row),
    client: clientOf(row),
    due_at: row.due_at,
    due_date: dayBefore(row.due_at),
    overdue: row.due_at <= scope.asOf,
    contact: row.contact,
    can: { open: row.managed },
  }));
}

/** Returns the applicants who wait for the review by the AM, the longest first. The reader's own are those of the clients that the reader manages. */
export async function reviewsOf(db: Reader, scope: DeskScope) {
  const { actor } = scope;
  const { rows } = await sql<
    Omit<Row, "contact"> & {
      applicant_id: number;
      applicant: string;
      phone: string | null;
      since: Date;
      managed: boolean;
    }
  >`
    SELECT ${total} AS total, a.id AS applicant_id, a.full_name AS applicant, a.phone, a.stage_changed_at AS since,
      a.job_id, j.title AS job, c.id AS client_id, c.name AS client,
      coalesce(${visibleApplicants(hiringActorOf(actor))}, false) AS managed
    FROM job_orders o JOIN clients c ON c.id = o.client_id JOIN jobs j ON j.id = o.job_id
    JOIN agencies g ON g.id = o.agency_id AND g.am_review
    JOIN applicants a ON a.job_id = o.job_id JOIN pipeline_stages s ON s.id = a.stage_id
    WHERE o.agency_id = ${actor.agencyId} AND o.status = 'open' AND a.agency_id = ${actor.agencyId}
      AND a.outcome = 'active' AND a.erased_at IS NULL AND a.hidden_at IS NULL
      AND s.kind = ${sql.lit(stageKinds.sent_to_am)} AND ${ownOnly(scope, sql`c.am_id = ${actor.accountId}`)}
    ORDER BY a.stage_changed_at, a.id LIMIT ${most}`.execute(db);
  return listOf(rows, (row) => ({
    applicant: { id: String(row.applicant_id), full_name: row.applicant, phone: row.phone },
    job: jobOf(row),
    client: clientOf(row),
    since: row.since,
    can: { open: row.managed },
  }));
}

/** SQL for the end of the last interview of applicant `a` that took place. */
const lastInterview = (asOf: Date) => sql<Date | null>`(
  SELECT max(i.starts_at + i.minutes * interval '1 minute') FROM interviews i
  WHERE i.applicant_id = a.id AND i.status <> 'canceled' AND i.starts_at + i.minutes * interval '1 minute' <= ${asOf})`;

/**
 * Returns the applicants at a client of an open order whose last move, interview and answer are more than two working days ago, and
 * who have no interview ahead.
 */
export async function silentClients(db: Reader, scope: DeskScope) {
  const { asOf, actor } = scope;
  const answers = clientAnswers().map((answeredAt) => answeredAt());
  const before = addWorkingDays(asOf, -answerDays, await holidaysOf(db));
  const me = actor.accountId;
  const { rows } = await sql<
    Row & {
      applicant_id: number;
      applicant: string;
      phone: string | null;
      since: Date;
      managed: boolean;
      has_task: boolean;
    }
  >`
    WITH waiting AS (
      SELECT a.id, a.full_name, a.phone, a.job_id, o.id AS order_id, o.client_id,
        greatest(${sql.join([sql.ref("a.stage_changed_at"), lastInterview(asOf), ...answers])}) AS since,
        coalesce(${visibleApplicants(hiringActorOf(actor))}, false) AS managed
      FROM job_orders o JOIN clients c ON c.id = o.client_id JOIN jobs j ON j.id = o.job_id
      JOIN applicants a ON a.job_id = o.job_id
      JOIN pipeline_stages s ON s.id = a.stage_id JOIN stage_kinds k ON k.id = s.kind
      WHERE o.agency_id = ${actor.agencyId} AND o.status = 'open' AND a.agency_id = ${actor.agencyId}
        AND a.outcome = 'active' AND a.erased_at IS NULL AND a.stage_changed_at < ${before}
        AND k.ord >= ${sql.lit(orderOf("sent_to_client"))} AND k.ord < ${sql.lit(startOf("offer"))}
        AND ${ownOnly(scope, sql`${isOwnJob(scope)} OR a.owner_id = ${me}`)}
        AND NOT EXISTS (SELECT FROM interviews i WHERE i.applicant_id = a.id
          AND i.status IN ${literals(openInterviews)} AND i.starts_at + i.minutes * interval '1 minute' > ${asOf})),
    silent AS (SELECT ${total} AS total, w.* FROM waiting w WHERE w.since < ${before} ORDER BY w.since, w.id LIMIT ${most})
    SELECT w.total, w.id AS applicant_id, w.full_name AS applicant, w.phone, w.since, w.managed, w.job_id, j.title AS job,
      c.id AS client_id, c.name AS client, ${contactOf(sql`w.order_id`)} AS contact,
      EXISTS (SELECT FROM tasks t WHERE t.applicant_id = w.id AND t.assignee_id = ${me}
        AND t.status IN ${literals(openTasks)}) AS has_task
    FROM silent w JOIN clients c ON c.id = w.client_id JOIN jobs j ON j.id = w.job_id
    ORDER BY w.since, w.id`.execute(db);
  return listOf(rows, (row) => ({
    applicant: { id: String(row.applicant_id), full_name: row.applicant, phone: row.phone },
    job: jobOf(row),
    client: clientOf(row),
    since: row.since,
    contact: row.contact,
    can: { open: row.managed, remind: row.managed && !row.has_task },
  }));
}

/** Returns the interviews of today, the first first. Members see those of their jobs and applicants, and those that they hold. */
export async function interviewsToday(db: Reader, scope: DeskScope) {
  const { asOf, actor } = scope;
  const today = dayOf(asOf);
  const me = actor.accountId;
  const { rows } = await sql<
    Omit<Row, "client_id" | "client" | "contact"> & {
      id: number;
      client_id: number | null;
      client: string | null;
      applicant_id: number;
      applicant: string;
      phone: string | null;
      starts_at: Date;
      minutes: number;
      readable: boolean;
    }
  >`
    SELECT ${total} AS total, i.id, i.starts_at, i.minutes, a.id AS applicant_id, a.full_name AS applicant, a.phone,
      i.job_id, j.title AS job, c.id AS client_id, c.name AS client,
      coalesce(${readableApplicants(hiringActorOf(actor))}, false) AS readable
    FROM interviews i JOIN applicants a ON a.id = i.applicant_id JOIN jobs j ON j.id = i.job_id
    LEFT JOIN job_orders o ON o.job_id = j.id LEFT JOIN clients c ON c.id = o.client_id
    WHERE i.agency_id = ${actor.agencyId} AND i.starts_at >= ${momentOf(today)} AND i.starts_at < ${endOf(today)}
      AND i.status IN ${literals(openInterviews)} AND a.erased_at IS NULL
      AND ${ownOnly(
        scope,
        sql`${isOwnJob(scope)} OR a.owner_id = ${me} OR EXISTS (SELECT FROM interview_interviewers w
          WHERE w.interview_id = i.id AND w.account_id = ${me})`,
      )}
    ORDER BY i.starts_at, i.id LIMIT ${most}`.execute(db);
  return listOf(rows, (row) => ({
    id: String(row.id),
    applicant: applicantOf(row) as { id: string; full_name: string; phone: string | null },
    job: jobOf(row),
    client: row.client_id === null ? null : clientOf(row),
    starts_at: row.starts_at,
    minutes: row.minutes,
    can: { open: row.readable },
  }));
}
