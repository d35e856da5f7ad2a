import { type Database, inTransaction, type Tx } from "#kit/db.ts";
import type { Services } from "#kit/services.ts";

/**
 * Deletes the file and the row of a CV that its owner removed, unless an application uses it; after the account is
 * closed, in any case. Idempotent.
 */
export async function dropCvFile(
  { database, storage }: { database: Database; storage: Services["storage"] },
  id: number,
  asOf: Date,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    // A concurrent application holds the row until then and is seen by the next query.
    const file = await tx
      .selectFrom("cv_files")
      .select(["id", "candidate_id", "storage_key"])
      .where("id", "=", id)
      .where("removed_at", "is not", null)
      .forUpdate()
      .executeTakeFirst();
    if (!file) return;
    const isSent = await tx
      .selectFrom("applicants")
      .select("id")
      .where("cv_file_id", "=", id)
      .limit(1)
      .executeTakeFirst();
    if (isSent && !(await hasLeft(tx, file.candidate_id))) return;
    await storage.remove(file.storage_key);
    if (isSent)
      await tx.updateTable("cv_files").set({ file_removed_at: asOf }).where("id", "=", id).execute();
    else await tx.deleteFrom("cv_files").where("id", "=", id).execute();
  });
}

async function hasLeft(tx: Tx, candidateId: number): Promise<boolean> {
  const account = await tx
    .selectFrom("candidates as c")
    .innerJoin("accounts as a", "a.id", "c.account_id")
    .select("a.deleted_at")
    .where("c.id", "=", candidateId)
    .executeTakeFirst();
  return account !== undefined && account.deleted_at !== null;
}
