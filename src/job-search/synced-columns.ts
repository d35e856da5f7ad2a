import { sql } from "kysely";
import { minute } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import { Columns, type SearchRow } from "./columns.ts";

const batch = 20_000;
/** The change log keeps a day. After so long without a sync, everything is read again. */
const staleMs = 60 * minute;

const selected = sql`s.job_id, s.company_id, s.category_ids, s.location_ids, s.job_type, s.job_level, s.experience, s.salary_min_vnd,
  s.salary_max_vnd, s.remote, s.hot, s.approved_at, s.expires_at`;

/**
 * The columns of all published jobs, as fresh as the database: each call of `current` first reads the change log since the last
 * one (one small indexed query), so that no process shows what another one has just removed.
 */
export function syncedColumns(): { current(db: Reader): Promise<Columns> } {
  let columns: Columns | null = null;
  /** All transactions before this one had ended at the last sync. */
  let lowWaterMark = "0";
  let seenEntries = new Set<number>();
  let syncedAt = 0;
  let running: Promise<Columns> | null = null;
  let next: Promise<Columns> | null = null;

  async function read(db: Reader): Promise<Columns> {
    const now = performance.now();
    const stale = !columns || columns.needsRebuild || now - syncedAt > staleMs;
    syncedAt = now;
    if (stale) {
      const fresh = new Columns();
      const changes = await changesSince(db, "0", true);
      await readAll(db, fresh);
      lowWaterMark = changes.lowWaterMark;
      seenEntries = new Set(changes.entries.map(([entry]) => entry));
      // Jobs that changed during the read are read again below.
      if (columns) fresh.version = columns.version + 1;
      columns = fresh;
    }
    const known = columns!;
    const { lowWaterMark: nextMark, entries } = await changesSince(db, lowWaterMark, false);
    const unseen = entries.filter(([entry]) => !seenEntries.has(entry));
    if (unseen.length > 0) {
      const ids = [...new Set(unseen.map(([, job]) => job))];
      const rows = await readSome(db, ids);
      const found = new Set(rows.map((row) => row.job_id));
      known.apply(
        rows,
        ids.filter((id) => !found.has(id)),
      );
    }
    lowWaterMark = nextMark;
    seenEntries = new Set(entries.map(([entry]) => entry));
    return known;
  }

  async function run(db: Reader): Promise<Columns> {
    try {
      return await read(db);
    } finally {
      running = null;
    }
  }

  return {
    /** Callers share one sync; one that began before the call may miss changes that the caller knows of, so the next one is awaited. */
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

/** Entries of the change log from a low-water mark on, and the mark for the next call. */
async function changesSince(
  db: Reader,
  lowWaterMark: string,
  onlyRunning: boolean,
): Promise<{ lowWaterMark: string; entries: [entry: number, job: number][] }> {
  const from = onlyRunning ? sql`pg_snapshot_xmin(pg_current_snapshot())` : sql`${lowWaterMark}::xid8`;
  // Nearly always nothing changed: comparing with the newest entry first takes one step into the index.
  const { rows } = await sql<{ low_water_mark: string; entries: [number, number][] | null }>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS low_water_mark,
      CASE WHEN (SELECT xid FROM job_search_changes ORDER BY xid DESC LIMIT 1) >= ${from}
        THEN (SELECT json_agg(json_build_array(id, job_id)) FROM job_search_changes WHERE xid >= ${from})
      END AS entries`.execute(db);
  const row = rows[0]!;
  return { lowWaterMark: row.low_water_mark, entries: row.entries ?? [] };
}

async function readSome(db: Reader, ids: readonly number[]): Promise<SearchRow[]> {
  const { rows } = await sql<SearchRow>`
    SELECT ${selected} FROM job_search s WHERE s.job_id = ANY(${[...ids]}::bigint[])`.execute(db);
  return rows;
}

async function readAll(db: Reader, columns: Columns): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await sql<SearchRow>`
      SELECT ${selected} FROM job_search s WHERE s.job_id > ${after} ORDER BY s.job_id LIMIT ${batch}`.execute(
      db,
    );
    columns.apply(rows, []);
    if (rows.length < batch) return;
    after = rows.at(-1)!.job_id;
  }
}
