import { sql } from "kysely";
import { minute } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import { type FactRow, Facts } from "./facts.ts";

const batch = 20_000;
/** Notes of changes are kept for a day; who has not looked for so long reads everything again. */
const staleMs = 60 * minute;

const columns = sql`s.job_id, s.company_id, s.category_ids, s.location_ids, s.job_type, s.job_level, s.salary_min_vnd,
  s.salary_max_vnd, s.remote, s.hot, s.approved_at`;

/**
 * The facts of all published jobs, as fresh as the database: each call of `current` first asks which jobs changed since the
 * last one (one small indexed question), so that no process shows what another has just taken down.
 */
export function followFacts(): { current(db: Reader): Promise<Facts> } {
  let facts: Facts | null = null;
  /** Transactions from this one on may have committed since. */
  let horizon = "0";
  let seen = new Set<number>();
  let lookedAt = 0;
  let running: Promise<Facts> | null = null;
  let next: Promise<Facts> | null = null;

  async function read(db: Reader): Promise<Facts> {
    const now = performance.now();
    const stale = !facts || facts.worn || now - lookedAt > staleMs;
    lookedAt = now;
    if (stale) {
      const fresh = new Facts();
      const changes = await changesSince(db, "0", true);
      await readAll(db, fresh);
      horizon = changes.horizon;
      seen = new Set(changes.notes.map(([note]) => note));
      // Whatever changed while everything was read is read again.
      if (facts) fresh.version = facts.version + 1;
      facts = fresh;
    }
    const known = facts!;
    const { horizon: reached, notes } = await changesSince(db, horizon, false);
    const news = notes.filter(([note]) => !seen.has(note));
    if (news.length > 0) {
      const ids = [...new Set(news.map(([, job]) => job))];
      const rows = await readSome(db, ids);
      const there = new Set(rows.map((row) => row.job_id));
      known.apply(
        rows,
        ids.filter((id) => !there.has(id)),
      );
    }
    horizon = reached;
    seen = new Set(notes.map(([note]) => note));
    return known;
  }

  async function run(db: Reader): Promise<Facts> {
    try {
      return await read(db);
    } finally {
      running = null;
    }
  }

  return {
    /** Many callers share one look; a look that began before the call may have missed what the caller knows of. */
    current(db) {
      if (!running) {
        running = run(db);
        return running;
      }
      next ??= running
        .catch(() => {})
        .then(() => {
          next = null;
          running = run(db);
          return running;
        });
      return next;
    },
  };
}

/** Notes that may not have been seen, and the horizon for the next question. */
async function changesSince(
  db: Reader,
  horizon: string,
  onlyOpen: boolean,
): Promise<{ horizon: string; notes: [note: number, job: number][] }> {
  const from = onlyOpen ? sql`pg_snapshot_xmin(pg_current_snapshot())` : sql`${horizon}::xid8`;
  // Nearly always nothing changed: looking at the newest note first tells so by one step into the index.
  const { rows } = await sql<{ horizon: string; notes: [number, number][] | null }>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon,
      CASE WHEN (SELECT xid FROM job_search_changes ORDER BY xid DESC LIMIT 1) >= ${from}
        THEN (SELECT json_agg(json_build_array(id, job_id)) FROM job_search_changes WHERE xid >= ${from})
      END AS notes`.execute(db);
  const row = rows[0]!;
  return { horizon: row.horizon, notes: row.notes ?? [] };
}

async function readSome(db: Reader, ids: readonly number[]): Promise<FactRow[]> {
  const { rows } = await sql<FactRow>`
    SELECT ${columns} FROM job_search s WHERE s.job_id = ANY(${[...ids]}::bigint[])`.execute(db);
  return rows;
}

async function readAll(db: Reader, facts: Facts): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await sql<FactRow>`
      SELECT ${columns} FROM job_search s WHERE s.job_id > ${after} ORDER BY s.job_id LIMIT ${batch}`.execute(
      db,
    );
    facts.apply(rows, []);
    if (rows.length < batch) return;
    after = rows.at(-1)!.job_id;
  }
}
