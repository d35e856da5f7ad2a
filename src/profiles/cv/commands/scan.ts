import { enqueue, inTransaction } from "#kit/db.ts";
import type { Scanner } from "#kit/files/clamd.ts";
import { FileMissing } from "#kit/files/storage.ts";
import type { Services } from "#kit/services.ts";
import { deleteCvFileJob, readCvJob } from "./files.ts";

/** The time limit of a scan is high, because no request waits for its result. */
const timeMs = 60_000;

/**
 * Scans a waiting file. A clean file is released and read; an infected one is deleted, also from the
 * applications that used it.
 * @throws ScannerUnavailable: the job is retried
 */
export async function scanCv(services: Services, id: number, asOf: Date): Promise<void> {
  const { database, storage, scanner } = services;
  const file = await database.db
    .selectFrom("cv_files")
    .select("storage_key")
    .where("id", "=", id)
    .where("scan_state", "=", "waiting")
    .where("file_removed_at", "is", null)
    .executeTakeFirst();
  if (!file) return;
  const verdict = scanner ? await scanKept(storage, scanner, file.storage_key) : "unscanned";
  if (verdict === "missing") return;
  const isInfected = verdict === "infected";
  if (isInfected) await storage.remove(file.storage_key);
  await inTransaction(database, async (tx) => {
    await tx
      .updateTable("cv_files")
      .set({
        scan_state: verdict,
        ...(isInfected && { text_state: "failed", removed_at: asOf, file_removed_at: asOf }),
      })
      .where("id", "=", id)
      .execute();
    enqueue(tx, { name: isInfected ? deleteCvFileJob : readCvJob, data: { id } });
  });
}

async function scanKept(storage: Services["storage"], scanner: Scanner, key: string) {
  try {
    return await scanner.scan(await storage.get(key), timeMs);
  } catch (error) {
    if (error instanceof FileMissing) return "missing";
    throw error;
  }
}
