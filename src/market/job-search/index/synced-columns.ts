import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { searchedCompany } from "#market/jobs/queries/shared/shown-company.ts";
import { changesAfter, type LogPosition } from "./change-log.ts";
import { Columns, type SearchRow } from "./columns.ts";

/** Rows per statement, few enough that other requests are answered between two statements. */
const batch = 2000;

const selected = sql`s.job_id, ${searchedCompany} AS company_id, s.category_ids, s.location_ids, s.job_type, s.job_level, s.experience, s.salary_min_vnd,
  s.salary_max_vnd, s.remote, s.hot, s.approved_at, s.expires_at`;

/**
 * The columns of all published jobs, as fresh as the database. Each call of `current` first reads the change
 * log since the last call (one small indexed query), so that no process shows a job that another process has
 * just removed. When the log cannot name the changes (docs/decisions/029), all rows are read again, and
 * searches wait for them.
 * @param db the primary: a replica may lack entries of the log
 */
export function syncedColumns(db: Reader): { current(): Promise<Columns> } {
  let synced: { columns: Columns; position: LogPosition } | null = null;
  let running: Promise<Columns> | null = null;
  let next: Promise<Columns> | null = null;

  async function sync(): Promise<Columns> {
    let changes = await changesAfter(db, synced?.position ?? null);
    while (!synced || !changes.jobIds) {
      const columns = new Columns();
      await readAll(db, columns);
      synced = { columns, position: changes.position };
      // Jobs that changed while all rows were read are read again.
      changes = await changesAfter(db, synced.position);
    }
    await readSome(db, synced.columns, changes.jobIds);
    const { columns } = synced;
    synced = {
      columns: columns.needsCompaction ? columns.compacted() : columns,
      position: changes.position,
    };
    return synced.columns;
  }

  async function run(): Promise<Columns> {
    try {
      return await sync();
    } finally {
      running = null;
    }
  }

  return {
    /**
     * Callers share one sync. A sync that began before the call may miss changes that the caller knows, so
     * the next one is awaited.
     */
    current() {
      if (!running) {
        running = run();
        return running;
      }
      next ??= running
        .catch(() => {})
        .then(() => {
          next = null;
          running = run();
          return running;
        });
      return next;
    },
  };
}

async function readSome(db: Reader, columns: Columns, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch);
    const { rows } = await sql<SearchRow>`
      SELECT ${selected} FROM job_search s WHERE s.job_id = ANY(${some}::bigint[])`.execute(db);
    const found = new Set(rows.map((row) => row.job_id));
    columns.apply(
      rows,
      some.filter((id) => !found.has(id)),
    );
  }
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
