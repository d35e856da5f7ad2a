import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";

/** How far a reader has followed the change log: it knows all that `snapshot` sees. */
export interface LogPosition {
  /** Which server, and which of its databases, the snapshot is of. */
  server: string;
  generation: number;
  /** A `pg_snapshot` as text: `xmin:xmax:xip,xip`. */
  snapshot: string;
}

export interface Changes {
  position: LogPosition;
  /** The jobs that changed since; null when the log cannot tell, so that all rows must be read. */
  jobIds: number[] | null;
}

/**
 * Another one after a restart, a failover, or a restore, also into another database: transactions of this one may be unknown there,
 * and their numbers used again. (The path of a table's file names the database.)
 */
const serverProcess = sql<string>`concat_ws(' ', extract(epoch FROM pg_postmaster_start_time()),
  pg_relation_filepath('job_search_log'))`;

/** No transaction has so high a number. */
const afterAll = String(2n ** 64n - 1n);

/**
 * The jobs that changed after a position, each entry of the log in one call only: those of transactions that its snapshot does not
 * see. One that stays open for long costs nothing, because its number is looked up and what came after it is not read again.
 * @param since null for a reader that knows nothing yet
 * @param server identifies the server to readers that outlive its restarts
 */
export async function changesAfter(
  db: Reader,
  since: LogPosition | null,
  server = serverProcess,
): Promise<Changes> {
  const [xmin, xmax, running] = since?.snapshot.split(":") ?? ["0", afterAll, ""];
  // Each search waits for this statement, and most of its time is planning: it has no sub-select that it can do without.
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
