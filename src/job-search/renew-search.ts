import type { Database } from "#kit/db.ts";
import { indexVersion } from "./document.ts";
import { writeSearchRows } from "./search-row.ts";

export const renewSearchJob = "renew-search";

const atOnce = 100;
/** A job of the queue is short: another one does the rest. */
const mostInARun = 10_000;

/** Has rows of the search that an older version of the product wrote written again, in the background. */
export async function askForRenewal(database: Database): Promise<void> {
  await database.db.transaction().execute(async (tx) => {
    const old = await tx
      .selectFrom("job_search")
      .select("job_id")
      .where("index_version", "<>", indexVersion)
      .limit(1)
      .executeTakeFirst();
    if (old) await database.queueJobs(tx, [{ name: renewSearchJob, data: {}, onceKey: renewSearchJob }]);
  });
}

/** @returns how many rows were written again */
export async function renewSearchRows(database: Database): Promise<number> {
  let renewed = 0;
  while (renewed < mostInARun) {
    const some = await database.db.transaction().execute(async (tx) => {
      const rows = await tx
        .selectFrom("job_search as s")
        .innerJoin("jobs as j", "j.id", "s.job_id")
        .select("j.id")
        .where("s.index_version", "<>", indexVersion)
        .orderBy("j.id")
        .limit(atOnce)
        .forUpdate("j")
        .execute();
      await writeSearchRows(
        tx,
        rows.map((row) => row.id),
      );
      return rows.length;
    });
    renewed += some;
    if (some < atOnce) return renewed;
  }
  await askForRenewal(database);
  return renewed;
}
