import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";

/** A reader's position in the change log: the reader knows all changes that `snapshot` sees. */
export interface LogPosition {
  /** Identifies the server and the database of the snapshot. */
  server: string;
  generation: number;
  /** A `pg_snapshot` as text: `xmin:xmax:xip,xip`. */
  snapshot: string;
}

export interface Changes {
  position: LogPosition;
  /**
   * The jobs that changed since the position; null when the log cannot name them, so that all rows must be
   * read.
   */
  jobIds: number[] | null;
}

/**
 * SQL for the identity of the server process and the database. It changes after a restart, a failover or a restore, which
 * invalidate positions: earlier transactions may be unknown and their numbers used again. The file path names the database.
 */
const serverProcess = sql<string>`concat_ws(' ', extract(epoch FROM pg_postmaster_start_time()),
  pg_relation_filepath('job_search_log'))`;

/** A number above those of all transactions. */
const afterAll = String(2n ** 64n - 1n);

/**
 * Returns the jobs that changed after a position. Each entry of the log is returned by one call only: entries
 * of transactions that the position's snapshot does not see. A transaction that stays open costs nothing,
 * because its number is looked up and later entries are not read again.
 * @param since null for a reader without a position
 * @param server identifies the server for readers that outlive its restarts
 */
export async function changesAfter(
  db: Reader,
  since: LogPosition | null,
  server = serverProcess,
): Promise<Changes> {
  const [xmin, xmax, running] = since?.snapshot.split(":") ?? ["0", afterAll, ""];
  // Each search waits for this statement, and most of its time is planning, so it has as few sub-selects as
  // possible.
  const { rows } = await sql<LogPosition & { lost: boolean; job_ids: number[] }>`
    SELECT ${server} AS server, generation, pg_current_snapshot()::text AS snapshot,
      pruned_to >= ${xmin}::xid8 OR pg_snapshot_xmax(pg_current_snapshot()) < ${xmax}::xid8 AS lost,
      ARRAY(
        SELECT job_id FROM job_search_changes WHERE xid >= ${xmax}::xid8 OR xid = ANY (${`{${running}}`}::xid8[])
      ) AS job_ids
    FROM job_search_log`.execute(db);
  const { lost, job_ids, ...position } = rows[0]!;
  const follows = since?.server === position.server && since.generation === position.generation && !lost;
  return { position, jobIds: follows ? [...new Set(job_ids)] : null };
}
