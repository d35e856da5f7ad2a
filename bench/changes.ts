import { spawn } from "node:child_process";
import { join } from "node:path";
import { type Database, inTransaction, openDatabase } from "#kit/db.ts";
import { reindexJobs, writeSearchRows } from "#market/job-search/index/search-row.ts";

/** Changes a job like an edit does, so that every search process must read the change. */
export async function changeJob(database: Database, id: number): Promise<void> {
  await inTransaction(database, async (tx) => {
    await tx
      .updateTable("jobs")
      .set((eb) => ({ hot: eb.not("hot") }))
      .where("id", "=", id)
      .execute();
    await writeSearchRows(tx, [id]);
  });
}

/**
 * Rewrites the search rows in a separate process, as the worker does after an upgrade.
 * @returns a function that stops the process
 */
export async function startReindex(databaseUrl: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "changes.ts"), databaseUrl], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exit = new Promise<void>((done) => child.once("exit", () => done()));
  // The child process writes its first line when it starts to work.
  await new Promise((done) => child.stdout.once("data", done));
  return async () => {
    child.kill();
    await exit;
  };
}

if (import.meta.main) {
  const database = openDatabase(process.argv[2]!, { size: 2 });
  // Marks some rows as rows of an older version, which searches do not read as a change. The number of rows is limited
  // to those that are rewritten during the measurement, because marking all rows would take minutes.
  await database.pool.query(
    "BEGIN; SET LOCAL session_replication_role = replica; UPDATE job_search SET index_version = 0 WHERE job_id < (SELECT min(job_id) + 3000 FROM job_search); COMMIT",
  );
  console.log("reindexing");
  for (;;) await reindexJobs(database);
}
