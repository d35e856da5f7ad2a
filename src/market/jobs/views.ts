import { isbot } from "isbot";
import { sql } from "kysely";
import type { Database } from "#kit/db.ts";
import type { Actor } from "#people/accounts/actor.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { type Link, sourceOf } from "./source.ts";

export interface JobViews {
  /** Counts one view of a job's page, and by what kind of link; written a few seconds later, with the others. */
  count(jobId: number, at: Date, link: Link): void;
  /** Writes what is left. */
  flush(): Promise<void>;
}

const pauseMs = 5000;
/** A link can name any source; a job has so many of a day's, and the others are one. */
const mostSources = 30;
const otherSource = "others";
/** What is counted between two writes, so that nobody fills the memory with sources. */
const mostWaiting = 10_000;

/** Views of people who look for work: visitors and candidates, not crawlers, and not the companies themselves. */
export function isView(actor: Actor, userAgent: string | null): boolean {
  return (actor.kind === "visitor" || actor.kind === "candidate") && userAgent !== null && !isbot(userAgent);
}

/**
 * Collects views in memory and writes them in batches: a page that is read costs no write of its own. A process that is
 * killed loses the views of its last seconds, which no one is owed.
 */
function openJobViews({ db }: Database): JobViews {
  let waiting = new Map<string, { jobId: number; day: string; source: string; views: number }>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const batch = JSON.stringify([...waiting.values()]);
    waiting = new Map();
    // A job that was removed meanwhile has no views to keep. Ordered, so that two processes lock rows alike.
    await sql`
      WITH v AS (
        SELECT v."jobId" AS job_id, v.day, v.source, v.views, d.job_id IS NOT NULL AS known,
          (SELECT count(*) FROM job_view_days k WHERE k.job_id = v."jobId" AND k.day = v.day) AS others,
          row_number() OVER (PARTITION BY v."jobId", v.day, d.job_id IS NULL ORDER BY v.views DESC, v.source) AS nth
        FROM json_to_recordset(${batch}::json) AS v("jobId" bigint, day date, source text, views int)
        LEFT JOIN job_view_days d ON d.job_id = v."jobId" AND d.day = v.day AND d.source = v.source
        WHERE EXISTS (SELECT 1 FROM jobs j WHERE j.id = v."jobId"))
      INSERT INTO job_view_days (job_id, day, source, views)
      SELECT job_id, day, s.source, sum(views) FROM v CROSS JOIN LATERAL (
        SELECT CASE WHEN known OR others + nth <= ${mostSources} THEN source ELSE ${otherSource} END AS source) s
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
      ON CONFLICT (job_id, day, source) DO UPDATE SET views = job_view_days.views + excluded.views`.execute(
      db,
    );
  }

  return {
    count(jobId, at, link) {
      const day = dayOf(at);
      const source = waiting.size < mostWaiting ? sourceOf(link) : otherSource;
      const key = `${jobId} ${day} ${source}`;
      const entry = waiting.get(key) ?? { jobId, day, source, views: 0 };
      entry.views += 1;
      waiting.set(key, entry);
      timer ??= setTimeout(() => void flush().catch(() => {}), pauseMs).unref();
    },
    flush,
  };
}

const open = new WeakMap<Database, JobViews>();

/** The views of this process: one collection for a database, whoever shows its pages. */
export function jobViewsOf(database: Database): JobViews {
  const views = open.get(database) ?? openJobViews(database);
  open.set(database, views);
  return views;
}
