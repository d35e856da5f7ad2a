import { type Database, inTransaction, type Tx } from "#kit/db.ts";
import type { Services } from "#kit/services.ts";

/**
 * Removes the file of a CV that is no longer in its owner's list, when no application shows it: then the row goes too. Of
 * somebody who closed the account it goes in any case. Doing it twice does no harm.
 */
export async function dropCvFile(
  { database, storage }: { database: Database; storage: Services["storage"] },
  id: number,
  asOf: Date,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    // Whoever is applying with it holds the row until then, and shows up in the next question.
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
