import { type Database, inTransaction } from "#kit/db.ts";
import type { Services } from "#kit/services.ts";
import { isSent } from "../contributions.ts";

/** Deletes the file and the row of a CV that its owner removed, unless an application uses it. Idempotent. */
export async function deleteCvFile(
  { database, storage }: { database: Database; storage: Services["storage"] },
  id: number,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    // This lock waits for a concurrent application that uses the file, so that the next query sees it.
    const file = await tx
      .selectFrom("cv_files")
      .select("storage_key")
      .where("id", "=", id)
      .where("removed_at", "is not", null)
      .forUpdate()
      .executeTakeFirst();
    if (!file) return;
    const sent = await tx
      .selectFrom("cv_files as f")
      .select("f.id")
      .where("f.id", "=", id)
      .where(isSent())
      .executeTakeFirst();
    if (sent) return;
    await storage.remove(file.storage_key);
    await tx.deleteFrom("cv_files").where("id", "=", id).execute();
  });
}
