import { sql } from "kysely";
import type { Db } from "#kit/db.ts";
import type { Cluster } from "./cluster.ts";
import { differingJobs, withoutRecent } from "./compare.ts";

/**
 * Compares the index in use with the database and enters differing jobs into the change log. The sync then
 * indexes them in order with all other changes.
 * @returns the number of jobs that differ
 */
export async function repairCluster(db: Db, cluster: Cluster): Promise<number> {
  let repaired = 0;
  for await (const found of differingJobs(db, cluster, cluster.alias)) {
    const ids = await withoutRecent(db, found);
    if (ids.length === 0) continue;
    await db.transaction().execute(async (tx) => {
      // Entries of one job must have the order of its changes, so this waits for a concurrent change.
      await sql`SELECT FROM job_search WHERE job_id = ANY(${ids}::bigint[]) ORDER BY job_id FOR SHARE`.execute(
        tx,
      );
      await sql`INSERT INTO job_search_changes (job_id) SELECT unnest(${ids}::bigint[])`.execute(tx);
    });
    repaired += ids.length;
  }
  return repaired;
}
