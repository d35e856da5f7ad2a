import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { kindIdsIn, type StagePhase, startOf } from "#people/companies/pipeline.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { rungs, spans } from "../terms.ts";
import { countedJobs, isHire, isResponse, log, type ReportRow, type ReportScope } from "./base.ts";

/** Returns a percentage; null for a whole of zero. */
const share = (part: number, whole: number | undefined) => (whole ? (100 * part) / whole : null);

/** Returns the condition that views `d` are of a day in the period. */
const inPeriod = ({ range: { from, to } }: ReportScope) =>
  sql`d.day >= ${dayOf(from)} AND d.day < ${dayOf(to)}`;

/** Returns the time of the first move to a stage of a phase. */
const firstMove = (phase: StagePhase) => sql`min(s.at) FILTER (WHERE m.kind = ANY (${kindIdsIn(phase)}))`;

/** Returns the number of applicants who have reached a phase or a later one. */
const reached = (phase: StagePhase) => sql`count(*) FILTER (WHERE furthest >= ${startOf(phase)})::int`;

/** Counts new applicants of the period, their progress and the views of jobs by source. */
export async function sources(db: Reader, report: ReportScope): Promise<ReportRow[]> {
  const { rows } = await sql<{
    source: string;
    applies: number;
    views: number;
    rate: number | null;
    interviews: number;
    offers: number;
    hires: number;
  }>`
    WITH ${log(report)}, people AS (
      SELECT source, count(*)::int AS applies, ${reached("interview")} AS interviews,
        ${reached("offer")} AS offers, ${reached("hired")} AS hires
      FROM came GROUP BY source),
    applied AS (SELECT r.source, count(r.applied_at)::int AS applied FROM arrived r GROUP BY r.source),
    seen AS (
      SELECT d.source, sum(d.views)::int AS views FROM job_view_days d JOIN jobs j ON j.id = d.job_id
      WHERE ${countedJobs(report)} AND ${inPeriod(report)} GROUP BY d.source)
    SELECT source, coalesce(applies, 0) AS applies, coalesce(views, 0) AS views,
      100.0::float8 * coalesce(applied, 0) / views AS rate,
      coalesce(interviews, 0) AS interviews, coalesce(offers, 0) AS offers, coalesce(hires, 0) AS hires
    FROM people FULL JOIN applied USING (source) FULL JOIN seen USING (source)
    WHERE coalesce(applies, views) > 0
    ORDER BY applies DESC, views DESC, source`.execute(db);
  return rows.map(({ source, applies, views, rate, interviews, offers, hires }) => ({
    key: source,
    name: null,
    values: [applies, views, rate, interviews, offers, hires],
  }));
}

/** Counts new applicants of the period who reached each rung, with percentages of all and of the previous rung. */
export async function funnel(db: Reader, report: ReportScope): Promise<ReportRow[]> {
  const { rows } = await sql<{ furthest: number; count: number }>`
    WITH ${log(report)} SELECT furthest, count(*)::int AS count FROM came GROUP BY furthest`.execute(db);
  const counts = rungs.map(({ from }) =>
    rows
      .filter(({ furthest }) => furthest >= startOf(from) || from === "applied")
      .reduce((sum, { count }) => sum + count, 0),
  );
  return rungs.map(({ key }, index) => {
    const count = counts[index] ?? 0;
    const values = [count, share(count, counts[0]), share(count, counts[index - 1] ?? count)];
    return { key, name: null, values };
  });
}

/** Returns the median and 90th percentile of the days from an application to the first response, interview, offer and hire. */
export async function times(db: Reader, report: ReportScope): Promise<ReportRow[]> {
  const { rows } = await sql<Record<string, number | null>>`
    WITH ${log(report)}, reached AS (
      SELECT r.applied_at, min(s.at) FILTER (WHERE ${isResponse()}) AS first_response,
        ${firstMove("interview")} AS to_interview, ${firstMove("offer")} AS to_offer, ${firstMove("hired")} AS to_hire
      FROM arrived r JOIN activities s ON s.applicant_id = r.id AND s.at >= r.applied_at
      CROSS JOIN LATERAL (SELECT CASE WHEN s.kind = 'stage_move'
        AND s.id NOT IN (SELECT u.id FROM undone u) THEN (s.data->>'to')::int END AS kind) m
      GROUP BY r.id, r.applied_at)
    SELECT ${sql.join(
      spans.flatMap((span) => {
        const days = sql`extract(epoch FROM ${sql.ref(span)} - applied_at) / 86400`;
        return [
          sql`percentile_cont(0.5) WITHIN GROUP (ORDER BY ${days}) AS ${sql.ref(`${span}_median`)}`,
          sql`percentile_cont(0.9) WITHIN GROUP (ORDER BY ${days}) AS ${sql.ref(`${span}_slow`)}`,
          sql`count(${sql.ref(span)})::int AS ${sql.ref(`${span}_count`)}`,
        ];
      }),
    )} FROM reached`.execute(db);
  const [row = {}] = rows;
  return spans.map((span) => ({
    key: span,
    name: null,
    values: [row[`${span}_median`] ?? null, row[`${span}_slow`] ?? null, row[`${span}_count`] ?? 0],
  }));
}

/** Counts views, applications, interviews, offers and hires of the period by job, those with the most applications first. */
export async function jobs(db: Reader, report: ReportScope): Promise<ReportRow[]> {
  const { rows } = await sql<{
    id: number;
    title: string;
    applies: number;
    applied: number;
    views: number;
    interviews: number;
    offers: number;
    hires: number;
  }>`
    WITH ${log(report)}, counted AS (
      SELECT h.job_id,
        count(*) FILTER (WHERE h.kind = 'interview_schedule')::int AS interviews,
        count(*) FILTER (WHERE h.kind = 'offer_send')::int AS offers,
        count(*) FILTER (WHERE ${isHire})::int AS hires
      FROM happened h GROUP BY h.job_id),
    people AS (
      SELECT r.job_id, count(*) FILTER (WHERE r.is_new)::int AS applies, count(r.applied_at)::int AS applied
      FROM arrived r GROUP BY r.job_id),
    seen AS (
      SELECT d.job_id, sum(d.views)::int AS views FROM job_view_days d JOIN jobs j ON j.id = d.job_id
      WHERE ${countedJobs(report)} AND ${inPeriod(report)} GROUP BY d.job_id)
    SELECT j.id, j.title, coalesce(p.applies, 0) AS applies, coalesce(p.applied, 0) AS applied,
      coalesce(v.views, 0) AS views, coalesce(c.interviews, 0) AS interviews, coalesce(c.offers, 0) AS offers,
      coalesce(c.hires, 0) AS hires
    FROM jobs j LEFT JOIN counted c ON c.job_id = j.id LEFT JOIN people p ON p.job_id = j.id
    LEFT JOIN seen v ON v.job_id = j.id
    WHERE ${countedJobs(report)} AND (c.interviews + c.offers + c.hires > 0 OR p.applies > 0 OR v.views > 0)
    ORDER BY applies DESC, views DESC, j.id`.execute(db);
  return rows.map(({ id, title, applies, applied, views, interviews, offers, hires }) => ({
    key: String(id),
    name: title,
    values: [applies, views, share(applied, views), interviews, offers, hires],
  }));
}
