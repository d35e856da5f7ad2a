import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { FileMissing } from "#kit/files/storage.ts";
import type { Services } from "#kit/services.ts";
import { readCvText } from "../read-text.ts";
import { type CvKind, cvTextMaxLength } from "../terms.ts";

/** Reads the text of one CV file, once: a row that is no longer `pending` is unchanged. */
export async function readCv(services: Services, id: number): Promise<void> {
  const { database, storage, config } = services;
  const row = await database.db
    .selectFrom("cv_files")
    .select(["storage_key", "kind", "pages"])
    .where("id", "=", id)
    .where("text_state", "=", "pending")
    .executeTakeFirst();
  if (!row) return;
  const folder = join(config.DATA_DIR, "tmp");
  const path = join(folder, `read-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await pipeline(await storage.get(row.storage_key), createWriteStream(path, { mode: 0o600 }));
    const read = await readCvText(path, row.kind as CvKind, { background: true });
    const found =
      "problem" in read
        ? { text: null, text_state: "failed" }
        : {
            // PostgreSQL stores every character except this one.
            text: read.text.replaceAll("\0", "").slice(0, cvTextMaxLength),
            text_state: read.empty ? "empty" : "ready",
            pages: read.pages ?? row.pages,
          };
    await database.db
      .updateTable("cv_files")
      .set(found)
      .where("id", "=", id)
      .where("text_state", "=", "pending")
      .execute();
  } catch (error) {
    if (!(error instanceof FileMissing)) throw error;
    await database.db.updateTable("cv_files").set({ text_state: "failed" }).where("id", "=", id).execute();
  } finally {
    await rm(path, { force: true });
  }
}
