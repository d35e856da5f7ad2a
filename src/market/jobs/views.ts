import { isbot } from "isbot";
import { sql } from "kysely";
import type { Database } from "#kit/db.ts";
import type { Actor } from "#people/accounts/actor.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { type Link, sourceOf } from "./source.ts";

export interface JobViews {
  /** Counts a view of a job's page by its source. Views are written together a few seconds later. */
  count(jobId: number, at: Date, link: Link): void;
  /** Writes the views that are in memory. */
  flush(): Promise<void>;
}

const pauseMs = 5000;
/** The number of sources that are stored for a job and a day. A link can name any source; further ones count as `others`. */
const mostSources = 30;
const otherSource = "others";
/** The number of entries between two writes, so that a flood of sources cannot fill the memory. */
const mostWaiting = 10_000;

/** Returns whether a request counts as a view: only visitors and candidates, no crawlers and no companies. */
export function isView(actor: Actor, userAgent: string | null): boolean {
  return (actor.kind === "visitor" || actor.kind === "candidate") && userAgent !== null && !isbot(userAgent);
}

/**
 * Collects views in memory and writes them in batches, so that reading a page costs no write. A process that is killed
 * loses the views of its last seconds.
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
    // Views of a job that was deleted meanwhile are dropped. The order prevents deadlocks between processes.
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

/** Returns the views of this process: one collection for each database. */
export function jobViewsOf(database: Database): JobViews {
  const views = open.get(database) ?? openJobViews(database);
  open.set(database, views);
  return views;
}
