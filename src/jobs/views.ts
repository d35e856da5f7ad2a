import { isbot } from "isbot";
import { sql } from "kysely";
import type { Actor } from "#accounts/actor.ts";
import type { Database } from "#kit/db.ts";

export interface JobViews {
  /** Counts one view of a job's page; written a few seconds later, with the others. */
  count(jobId: number, at: Date): void;
  /** Writes what is left. */
  flush(): Promise<void>;
}

const pauseMs = 5000;

/** Views of people who look for work: visitors and candidates, not crawlers, and not the companies themselves. */
export function isView(actor: Actor, userAgent: string | null): boolean {
  return (actor.kind === "visitor" || actor.kind === "candidate") && userAgent !== null && !isbot(userAgent);
}

/**
 * Collects views in memory and writes them in batches: a page that is read costs no write of its own. A process that is
 * killed loses the views of its last seconds, which no one is owed.
 */
function openJobViews({ db }: Database): JobViews {
  let waiting = new Map<string, { jobId: number; day: string; views: number }>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const batch = JSON.stringify([...waiting.values()]);
    waiting = new Map();
    // A job that was removed meanwhile has no views to keep. Ordered, so that two processes lock rows alike.
    await sql`
      INSERT INTO job_view_days (job_id, day, views)
      SELECT v."jobId", v.day, v.views
      FROM json_to_recordset(${batch}::json) AS v("jobId" bigint, day date, views int)
      WHERE EXISTS (SELECT 1 FROM jobs j WHERE j.id = v."jobId")
      ORDER BY 1, 2
      ON CONFLICT (job_id, day) DO UPDATE SET views = job_view_days.views + excluded.views`.execute(db);
  }

  return {
    count(jobId, at) {
      const day = new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
      const key = `${jobId} ${day}`;
      const entry = waiting.get(key) ?? { jobId, day, views: 0 };
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
