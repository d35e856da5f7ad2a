import { day, hour } from "#kit/clock.ts";
import { type Database, enqueue, inTransaction } from "#kit/db.ts";
import type { Services } from "#kit/services.ts";
import { isSent } from "../contributions.ts";
import { deleteCvFile } from "./drop.ts";
import { readCvJob, scanCvJob } from "./files.ts";

/** Maximum number of files per run; the next run continues with the others. */
const mostANight = 10_000;

/**
 * Deletes the files of removed CVs that no application uses any more.
 * @returns the number of deleted files
 */
export async function pruneUnusedCvs(services: Services, asOf: Date): Promise<number> {
  const rows = await services.database.db
    .selectFrom("cv_files as f")
    .select("f.id")
    .where("f.removed_at", "<", new Date(asOf.getTime() - hour))
    .where("f.file_removed_at", "is", null)
    .where(({ not }) => not(isSent()))
    .limit(mostANight)
    .execute();
  for (const { id } of rows) await deleteCvFile(services, id);
  return rows.length;
}

/**
 * Queues the scan of files that have waited longer than the retries of its job.
 * @returns the number of files
 */
export function rescanCvs({ database }: Services, asOf: Date): Promise<number> {
  return inTransaction(database, async (tx) => {
    const rows = await tx
      .selectFrom("cv_files")
      .select("id")
      .where("scan_state", "=", "waiting")
      .where("created_at", "<", new Date(asOf.getTime() - 2 * day))
      .limit(mostANight)
      .execute();
    for (const { id } of rows) enqueue(tx, { name: scanCvJob, data: { id } });
    return rows.length;
  });
}

const atOnce = 1000;

/**
 * Queues the reading of files that were read before summaries existed (decision 066). Their text stays until
 * then.
 * @returns the number of files
 */
export async function rereadCvs(database: Database): Promise<number> {
  for (let total = 0; ; ) {
    const done = await inTransaction(database, async (tx) => {
      const rows = await tx
        .updateTable("cv_files")
        .set({ text_state: "pending" })
        .where("id", "in", ({ selectFrom }) =>
          selectFrom("cv_files")
            .select("id")
            .where("text_state", "=", "ready")
            .where("summary", "is", null)
            .where("online", "is", null)
            .where("file_removed_at", "is", null)
            .orderBy("id", "desc")
            .limit(atOnce)
            .forUpdate()
            .skipLocked(),
        )
        .returning("id")
        .execute();
      for (const { id } of rows) enqueue(tx, { name: readCvJob, data: { id } });
      return rows.length;
    });
    total += done;
    if (done < atOnce) return total;
  }
}
