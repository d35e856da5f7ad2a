import { day, hour } from "#kit/clock.ts";
import { enqueue, inTransaction } from "#kit/db.ts";
import type { Services } from "#kit/services.ts";
import { dropCvFile } from "./drop.ts";
import { scanCvJob } from "./files.ts";

/** A night's work has an end; the next one goes on. */
const mostANight = 10_000;

/**
 * Removes the files of CVs that left their owner's list and that no application shows any more.
 * @returns how many
 */
export async function dropUnusedCvs(services: Services, asOf: Date): Promise<number> {
  const rows = await services.database.db
    .selectFrom("cv_files as f")
    .select("f.id")
    .where("f.removed_at", "<", new Date(asOf.getTime() - hour))
    .where("f.file_removed_at", "is", null)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom("applicants as a").select("a.id").whereRef("a.cv_file_id", "=", "f.id")),
      ),
    )
    .limit(mostANight)
    .execute();
  for (const { id } of rows) await dropCvFile(services, id, asOf);
  return rows.length;
}

/**
 * Queues the scan of files that wait for longer than its job is tried again.
 * @returns how many
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
