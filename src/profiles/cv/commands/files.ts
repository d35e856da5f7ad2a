import { minute } from "#kit/clock.ts";
import { enqueue, type Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { notFound, Problem } from "#kit/problem.ts";
import { cvTextsChanged } from "../events.ts";
import type { StoredCv } from "../keep.ts";
import { mostCvs, restoreMinutes } from "../terms.ts";

export const readCvJob = "read-cv";
export const scanCvJob = "scan-cv";
export const deleteCvFileJob = "drop-cv-file";

/**
 * Writes the row of a stored file; its text is read after the commit.
 * @returns the row's id
 */
export async function addCv(
  tx: Tx,
  input: { candidateId: number; cv: StoredCv; asOf: Date },
): Promise<number> {
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
      scan_state: cv.scan,
      created_at: input.asOf,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  // A file that waits for the scanner is read after a clean scan.
  enqueue(tx, { name: cv.scan === "waiting" ? scanCvJob : readCvJob, data: { id: row.id } });
  return row.id;
}

/** @throws Problem 409 `cv_limit` */
export async function assertCvQuota(tx: Tx, candidateId: number): Promise<void> {
  const { count } = await tx
    .selectFrom("cv_files")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("candidate_id", "=", candidateId)
    .where("removed_at", "is", null)
    .executeTakeFirstOrThrow();
  if (count >= mostCvs) throw new Problem(409, { code: "cv_limit", values: { max: mostCvs } });
}

/**
 * Renames a file, or makes it the default.
 * @throws Problem 404 for another candidate's file
 */
export async function editCv(
  tx: Tx,
  input: { candidateId: number; id: number; name?: string | undefined; isDefault: boolean; asOf: Date },
): Promise<void> {
  const row = await tx
    .selectFrom("cv_files")
    .select(["kind", "name"])
    .where("id", "=", input.id)
    .where("candidate_id", "=", input.candidateId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  if (!row) throw notFound();
  const ending = `.${row.kind}`;
  const name = input.name ?? row.name;
  await tx
    .updateTable("cv_files")
    .set({
      name: name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`,
      ...(input.isDefault && { default_at: input.asOf }),
    })
    .where("id", "=", input.id)
    .execute();
}

/**
 * Erases name and text of every file of a candidate who closes the account; the files are deleted after the
 * commit.
 */
export async function eraseCvs(tx: Tx, candidateId: number, asOf: Date): Promise<void> {
  const files = await tx
    .updateTable("cv_files")
    .set({ name: "—", text: null, online: null, summary: null, removed_at: asOf })
    .where("candidate_id", "=", candidateId)
    .returning("id")
    .execute();
  for (const { id } of files) enqueue(tx, { name: deleteCvFileJob, data: { id } });
}

/**
 * Removes a file from the list. Applications that used it keep it; an unused file is deleted when it can no
 * longer be restored.
 * @throws Problem 404
 */
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
  await emit(tx, cvTextsChanged, { candidateId: input.candidateId });
  const startAfter = new Date(input.asOf.getTime() + restoreMinutes * minute);
  enqueue(tx, { name: deleteCvFileJob, data: { id: row.id }, startAfter });
}

/**
 * Restores a file that was removed some minutes ago.
 * @throws Problem 404, 409 `cv_gone` or `cv_limit`
 */
export async function restoreCv(
  tx: Tx,
  input: { candidateId: number; id: number; asOf: Date },
): Promise<void> {
  const file = await tx
    .selectFrom("cv_files")
    .select(["removed_at", "file_removed_at"])
    .where("id", "=", input.id)
    .where("candidate_id", "=", input.candidateId)
    .where("online", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!file) throw notFound();
  if (file.removed_at === null) return;
  const since = new Date(input.asOf.getTime() - restoreMinutes * minute);
  if (file.file_removed_at !== null || file.removed_at < since) throw new Problem(409, "cv_gone");
  await assertCvQuota(tx, input.candidateId);
  await tx.updateTable("cv_files").set({ removed_at: null }).where("id", "=", input.id).execute();
  await emit(tx, cvTextsChanged, { candidateId: input.candidateId });
}
