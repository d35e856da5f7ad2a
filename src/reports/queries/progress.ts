import { sql } from "kysely";
import type { HiringActor } from "#accounts/hiring-scope.ts";
import type { Reader } from "#kit/db.ts";
import type { Range } from "../period.ts";
import { rungs, spans } from "../terms.ts";
import { came, isResponse, ownJobs, type ReportRow } from "./base.ts";

/** Where those who came in the period came from, and how far they have come. */
export async function sources(db: Reader, actor: HiringActor, range: Range): Promise<ReportRow[]> {
  const { rows } = await sql<{
    source: string;
    applies: number;
    interviews: number;
    offers: number;
    hires: number;
  }>`
    WITH ${came(actor, range)}
    SELECT source, count(*)::int AS applies, count(*) FILTER (WHERE furthest >= 6)::int AS interviews,
      count(*) FILTER (WHERE furthest >= 10)::int AS offers, count(*) FILTER (WHERE furthest >= 11)::int AS hires
    FROM came GROUP BY source ORDER BY applies DESC, source`.execute(db);
  return rows.map(({ source, applies, interviews, offers, hires }) => ({
    ...{ key: source, name: null, values: [applies, interviews, offers, hires] },
  }));
}

/** How many of those who came in the period reached each rung, of all and of the rung before. */
export async function funnel(db: Reader, actor: HiringActor, range: Range): Promise<ReportRow[]> {
  const { rows } = await sql<{ furthest: number; count: number }>`
    WITH ${came(actor, range)} SELECT furthest, count(*)::int AS count FROM came GROUP BY furthest`.execute(
    db,
  );
  const reached = rungs.map(({ from }) =>
    rows.filter(({ furthest }) => furthest >= from || from === 2).reduce((sum, { count }) => sum + count, 0),
  );
  const share = (part: number, whole: number | undefined) => (whole ? (100 * part) / whole : null);
  return rungs.map(({ key }, index) => {
    const count = reached[index] ?? 0;
    return {
      key,
      name: null,
      values: [count, share(count, reached[0]), share(count, reached[index - 1] ?? count)],
    };
  });
}

/** Days from the application to the first response, to an interview, an offer and the hire: the middle and the slowest tenth. */
export async function times(db: Reader, actor: HiringActor, range: Range): Promise<ReportRow[]> {
  const reached = (from: number, to: number) => sql`(SELECT min(s.at) FROM activities s
    WHERE s.applicant_id = came.id AND s.kind = 'stage_move' AND (s.data->>'to')::int BETWEEN ${from} AND ${to})`;
  const { rows } = await sql<Record<string, number | null>>`
    WITH ${came(actor, range)}, reached AS (
      SELECT came_at,
        (SELECT min(s.at) FROM activities s WHERE s.applicant_id = came.id AND ${isResponse}) AS first_response,
        ${reached(6, 9)} AS to_interview, ${reached(10, 10)} AS to_offer, ${reached(11, 11)} AS to_hire
      FROM came)
    SELECT ${sql.join(
      spans.flatMap((span) => {
        const days = sql`extract(epoch FROM ${sql.ref(span)} - came_at) / 86400`;
        return [
          sql`percentile_cont(0.5) WITHIN GROUP (ORDER BY ${days}) AS ${sql.ref(`${span}_median`)}`,
          sql`percentile_cont(0.9) WITHIN GROUP (ORDER BY ${days}) AS ${sql.ref(`${span}_slow`)}`,
          sql`count(${sql.ref(span)})::int AS ${sql.ref(`${span}_count`)}`,
        ];
      }),
    )} FROM reached`.execute(db);
  const [row = {}] = rows;
  return spans.map((span) => ({
    ...{ key: span, name: null },
    values: [row[`${span}_median`] ?? null, row[`${span}_slow`] ?? null, row[`${span}_count`] ?? 0],
  }));
}

/** Each job with its views and what came of them in the period, the busiest first. */
export async function jobs(db: Reader, actor: HiringActor, range: Range): Promise<ReportRow[]> {
  const { rows } = await sql<{
    id: number;
    title: string;
    applies: number;
    views: number;
    interviews: number;
    offers: number;
    hires: number;
  }>`
    WITH own AS (SELECT j.id, j.title FROM jobs j WHERE ${ownJobs(actor)}), counted AS (
      SELECT e.job_id,
        count(*) FILTER (WHERE e.kind IN ('apply', 'sourced'))::int AS applies,
        count(*) FILTER (WHERE e.kind = 'interview_schedule')::int AS interviews,
        count(*) FILTER (WHERE e.kind = 'offer_send')::int AS offers,
        count(*) FILTER (WHERE e.kind = 'stage_move' AND (e.data->>'to')::int = 11)::int AS hires
      FROM activities e
      WHERE e.at >= ${range.from} AND e.at < ${range.to} AND e.job_id IN (SELECT o.id FROM own o)
      GROUP BY e.job_id)
    SELECT o.id, o.title, coalesce(c.applies, 0) AS applies, coalesce(v.views, 0)::int AS views,
      coalesce(c.interviews, 0) AS interviews, coalesce(c.offers, 0) AS offers, coalesce(c.hires, 0) AS hires
    FROM own o LEFT JOIN counted c ON c.job_id = o.id
    LEFT JOIN LATERAL (SELECT sum(d.views) AS views FROM job_view_days d
      WHERE d.job_id = o.id AND d.day >= (${range.from}::timestamptz AT TIME ZONE 'Asia/Ho_Chi_Minh')::date
        AND d.day < (${range.to}::timestamptz AT TIME ZONE 'Asia/Ho_Chi_Minh')::date) v ON true
    WHERE c.applies + c.interviews + c.offers + c.hires > 0 OR v.views > 0
    ORDER BY applies DESC, views DESC, o.id LIMIT 200`.execute(db);
  return rows.map(({ id, title, applies, views, interviews, offers, hires }) => ({
    ...{ key: String(id), name: title },
    values: [applies, views, views > 0 ? (100 * applies) / views : null, interviews, offers, hires],
  }));
}
