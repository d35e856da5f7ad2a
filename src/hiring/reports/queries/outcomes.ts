import { type RawBuilder, type SqlBool, sql } from "kysely";
import { rejectReasons } from "#hiring/applications/terms.ts";
import type { Reader } from "#kit/db.ts";
import type { Figure } from "../terms.ts";
import { isHire, isResponse, log, type ReportRow, type ReportScope } from "./base.ts";

/** Counts the rejections of the period by reason, the most frequent first. */
export async function rejections(db: Reader, report: ReportScope): Promise<ReportRow[]> {
  const { rows } = await sql<{ reason: number; count: number }>`
    WITH ${log(report)}
    SELECT (h.data->>'reason_id')::int AS reason, count(*)::int AS count FROM happened h
    WHERE h.kind = 'reject' GROUP BY reason ORDER BY count DESC, reason`.execute(db);
  return rows.map(({ reason, count }) => ({
    key: rejectReasons.find(({ id }) => id === reason)?.key ?? "other",
    name: null,
    values: [count],
  }));
}

const kindIs = (kind: string) => sql<SqlBool>`h.kind = ${kind}`;
const statusIs = (kind: string, key: string, value: string) =>
  sql<SqlBool>`(h.kind = ${kind} AND h.data->>${key} = ${value})`;

const interviewRows: Record<string, RawBuilder<SqlBool>> = {
  scheduled: kindIs("interview_schedule"),
  accepted: statusIs("interview_answer", "response", "accepted"),
  declined: statusIs("interview_answer", "response", "declined"),
  rescheduled: kindIs("interview_reschedule"),
  completed: kindIs("interview_complete"),
  no_show: kindIs("interview_no_show"),
  canceled: kindIs("interview_cancel"),
};
const offerRows: Record<string, RawBuilder<SqlBool>> = {
  sent: kindIs("offer_send"),
  accepted: statusIs("offer_status", "status", "accepted"),
  declined: statusIs("offer_status", "status", "declined"),
  expired: statusIs("offer_status", "status", "expired"),
  withdrawn: statusIs("offer_status", "status", "canceled"),
};

/** Counts the events of interviews in the period. */
export const interviews = (db: Reader, report: ReportScope) => countEvents(db, report, interviewRows);
/** Counts the events of offers in the period. */
export const offers = (db: Reader, report: ReportScope) => countEvents(db, report, offerRows);

async function countEvents(
  db: Reader,
  report: ReportScope,
  conditions: Record<string, RawBuilder<SqlBool>>,
): Promise<ReportRow[]> {
  const { rows } = await sql<Record<string, number>>`
    WITH ${log(report)}
    SELECT ${countOf(conditions)} FROM happened h`.execute(db);
  return Object.keys(conditions).map((key) => ({ key, name: null, values: [rows[0]?.[key] ?? 0] }));
}

/** Counts new applicants, scheduled interviews, sent offers and hires of the period. */
export async function figures(db: Reader, report: ReportScope) {
  const { rows } = await sql<Record<Figure, number>>`
    WITH ${log(report)}
    SELECT (SELECT count(*)::int FROM came) AS applies, ${countOf({
      interviews: kindIs("interview_schedule"),
      offers: kindIs("offer_send"),
      hires: isHire,
    })} FROM happened h`.execute(db);
  return rows[0] ?? { applies: 0, interviews: 0, offers: 0, hires: 0 };
}

const countOf = (conditions: Record<string, RawBuilder<SqlBool>>) =>
  sql.join(
    Object.entries(conditions).map(([key, is]) => sql`count(*) FILTER (WHERE ${is})::int AS ${sql.ref(key)}`),
  );

/** Counts each member's activities of the period, with all applicants; members see only their own row (spec §6). */
export async function team(db: Reader, report: ReportScope): Promise<ReportRow[]> {
  const { rows } = await sql<{
    id: number;
    name: string;
    moves: number;
    rejections: number;
    messages: number;
    interviews: number;
    offers: number;
    response: number | null;
  }>`
    WITH ${log({ ...report, actor: { ...report.actor, isAdmin: true } })}, answered AS (
      SELECT f.actor_id, extract(epoch FROM f.at - r.applied_at) / 86400 AS days
      FROM arrived r CROSS JOIN LATERAL (SELECT s.actor_id, s.at FROM activities s
        WHERE s.applicant_id = r.id AND s.at >= r.applied_at AND ${isResponse()} ORDER BY s.at, s.id LIMIT 1) f)
    SELECT u.id, u.full_name AS name,
      count(*) FILTER (WHERE h.kind = 'stage_move')::int AS moves,
      count(*) FILTER (WHERE h.kind = 'reject')::int AS rejections,
      count(*) FILTER (WHERE h.kind IN ('message', 'email'))::int AS messages,
      count(*) FILTER (WHERE h.kind IN ('interview_schedule', 'interview_offer'))::int AS interviews,
      count(*) FILTER (WHERE h.kind = 'offer_send')::int AS offers,
      (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY d.days) FROM answered d WHERE d.actor_id = u.id) AS response
    FROM happened h JOIN accounts u ON u.id = h.actor_id AND u.user_type IN (2, 3)
    WHERE ${report.actor.isAdmin ? sql`true` : sql`u.id = ${report.actor.accountId}`}
    GROUP BY u.id, u.full_name ORDER BY count(*) DESC, u.id`.execute(db);
  return rows.map((row) => ({
    key: String(row.id),
    name: row.name,
    values: [row.moves, row.rejections, row.messages, row.interviews, row.offers, row.response],
  }));
}
