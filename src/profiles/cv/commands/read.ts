import { sql } from "kysely";
import { inTransaction } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { FileMissing } from "#kit/files/storage.ts";
import type { Services } from "#kit/services.ts";
import { cvTextsChanged } from "../events.ts";
import { readCvText } from "../read-text.ts";
import { type CvKind, cvTextMaxLength } from "../terms.ts";
import { withFile } from "../with-file.ts";

/** The state after a failed read; a text that an earlier read stored stays. */
const failed = {
  text_state: sql<string>`CASE WHEN text IS NULL THEN 'failed' ELSE 'ready' END`,
};

/** Reads the text of one CV file, once: a row that is no longer `pending` is unchanged. */
export async function readCv(services: Services, id: number): Promise<void> {
  const { database } = services;
  const row = await database.db
    .selectFrom("cv_files")
    .select(["storage_key", "kind", "pages", sql<boolean>`online IS NOT NULL`.as("online")])
    .where("id", "=", id)
    .where("text_state", "=", "pending")
    .executeTakeFirst();
  if (!row) return;
  try {
    const read = await withFile(services, row.storage_key, (path) =>
      readCvText(path, row.kind as CvKind, { background: true }),
    );
    const found =
      "problem" in read
        ? failed
        : {
            // PostgreSQL cannot store NUL.
            text: read.text.replaceAll("\0", "").slice(0, cvTextMaxLength),
            text_state: read.empty ? "empty" : "ready",
            pages: read.pages ?? row.pages,
            // A sent online CV has a summary from the profile itself.
            ...(read.summary && !row.online && { summary: JSON.stringify(read.summary) }),
          };
    await inTransaction(database, async (tx) => {
      const stored = await tx
        .updateTable("cv_files")
        .set(found)
        .where("id", "=", id)
        .where("text_state", "=", "pending")
        .returning("candidate_id")
        .executeTakeFirst();
      if (stored) await emit(tx, cvTextsChanged, { candidateId: stored.candidate_id });
    });
  } catch (error) {
    if (!(error instanceof FileMissing)) throw error;
    await database.db.updateTable("cv_files").set(failed).where("id", "=", id).execute();
  }
}
