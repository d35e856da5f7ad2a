import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { enqueue, type Tx } from "#kit/db.ts";
import { FileMissing } from "#kit/files/storage.ts";
import { notFound, Problem } from "#kit/problem.ts";
import type { Services } from "#kit/services.ts";
import type { KeptCv } from "./keep.ts";
import { readCvText } from "./read-text.ts";
import { type CvKind, cvTextMaxLength, mostCvs } from "./terms.ts";

export const readCvJob = "read-cv";

/**
 * Writes the row of a file that lies in the storage; its text is read after the commit.
 * @returns the row's id
 */
export async function addCv(tx: Tx, input: { candidateId: number; cv: KeptCv; asOf: Date }): Promise<number> {
  const { cv } = input;
  const row = await tx
    .insertInto("cv_files")
    .values({
      candidate_id: input.candidateId,
      storage_key: cv.key,
      name: cv.name,
      kind: cv.kind,
      bytes: cv.bytes,
      sha256: cv.sha256,
      pages: cv.pages,
      macros: cv.macros,
      created_at: input.asOf,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  enqueue(tx, { name: readCvJob, data: { id: row.id } });
  return row.id;
}

/** @throws Problem 409 `cv_limit` */
export async function refuseTooMany(tx: Tx, candidateId: number): Promise<void> {
  const { count } = await tx
    .selectFrom("cv_files")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("candidate_id", "=", candidateId)
    .where("removed_at", "is", null)
    .executeTakeFirstOrThrow();
  if (count >= mostCvs) throw new Problem(409, { code: "cv_limit", values: { max: mostCvs } });
}

/** @throws Problem 404 for a file that is not the candidate's */
export async function renameCv(
  tx: Tx,
  input: { candidateId: number; id: number; name: string },
): Promise<void> {
  const row = await tx
    .selectFrom("cv_files")
    .select("kind")
    .where("id", "=", input.id)
    .where("candidate_id", "=", input.candidateId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  if (!row) throw notFound();
  const ending = `.${row.kind}`;
  const name = input.name.toLowerCase().endsWith(ending) ? input.name : `${input.name}${ending}`;
  await tx.updateTable("cv_files").set({ name }).where("id", "=", input.id).execute();
}

/**
 * Takes name and text from every file of a candidate who leaves.
 * @returns the keys of the files, to be removed from the storage once this is committed
 */
export async function forgetCvs(tx: Tx, candidateId: number, asOf: Date): Promise<string[]> {
  const files = await tx
    .updateTable("cv_files")
    .set({ name: "—", text: null, removed_at: asOf })
    .where("candidate_id", "=", candidateId)
    .returning("storage_key")
    .execute();
  return files.map((file) => file.storage_key);
}

/** Takes a file from the list. An application that sent it still shows it. @throws Problem 404 */
export async function removeCv(
  tx: Tx,
  input: { candidateId: number; id: number; asOf: Date },
): Promise<void> {
  const row = await tx
    .updateTable("cv_files")
    .set({ removed_at: input.asOf })
    .where("id", "=", input.id)
    .where("candidate_id", "=", input.candidateId)
    .where("removed_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!row) throw notFound();
}

/** Reads the text of one CV file, once: a row that is no longer `pending` is left as it is. */
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
            // PostgreSQL holds any character but this one.
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
