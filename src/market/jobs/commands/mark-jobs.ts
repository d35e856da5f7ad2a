import { type Database, inTransaction } from "#kit/db.ts";
import { markKeysOf } from "../marks.ts";
import { inState } from "../queries/shared/staff-jobs.ts";

const batch = 100;

/**
 * Stores the marks of waiting jobs that the rules have not read: those that were submitted before marks were stored.
 * @returns the number of jobs
 */
export async function markWaiting(database: Database): Promise<number> {
  for (let marked = 0; ; ) {
    const read = await inTransaction(database, async (tx) => {
      const jobs = await tx
        .selectFrom("jobs as j")
        .selectAll("j")
        .where("j.marks", "is", null)
        .where("j.deleted_at", "is", null)
        .where(inState("reviewing"))
        .orderBy("j.id")
        .limit(batch)
        .forNoKeyUpdate()
        .skipLocked()
        .execute();
      for (const job of jobs)
        await tx
          .updateTable("jobs")
          .set({ marks: markKeysOf(job) })
          .where("id", "=", job.id)
          .execute();
      return jobs.length;
    });
    marked += read;
    if (read < batch) return marked;
  }
}
