import { createHash } from "node:crypto";
import { enqueue, type Tx } from "#kit/db.ts";
import { background, type Requester } from "#kit/drawings.ts";
import { FileExists, FileMissing, newKey, type Storage } from "#kit/files/storage.ts";
import { type Language, languageOf } from "#kit/i18n.ts";
import { invalid } from "#kit/problem.ts";
import type { Services } from "#kit/services.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import { documentTypes } from "#platform/files/terms.ts";
import type { CvSettings } from "#profiles/candidates/cv-settings.ts";
import type { CvDocument } from "#profiles/candidates/document.ts";
import {
  documentOf,
  type StoredProfile,
  storedProfile,
} from "#profiles/candidates/queries/shared/profile.ts";
import { makeCvPdf } from "../online/make.ts";
import { summaryOf } from "../summary.ts";
import type { CvKind } from "../terms.ts";
import { readCvJob } from "./files.ts";

export const drawCvJob = "draw-cv";

/** The data from which the file of a sent online CV is drawn. */
interface SentOnline {
  document: CvDocument;
  settings: CvSettings;
  photoKey: string | null;
}

/**
 * Stores the present online CV for an application. Its file is drawn after the commit, or earlier when it is
 * opened. It is not in its owner's list, and is deleted with the last application that uses it.
 * @param language that of the profile when left out
 * @throws Problem 422 `online_cv_empty` at /online_cv
 */
export async function storeOnlineCv(
  tx: Tx,
  actor: CandidateActor,
  { language, asOf }: { language?: Language | undefined; asOf: Date },
): Promise<{ id: number; name: string; kind: CvKind }> {
  const profile = await storedProfile(tx, actor.accountId);
  if (isEmpty(profile)) throw invalid("/online_cv", "online_cv_empty");
  const document = documentOf(profile, language ?? languageOf(profile.language));
  const online: SentOnline = { document, settings: profile.cv_settings, photoKey: profile.photo_key };
  const written = JSON.stringify(online);
  const name = `CV ${document.full_name}.pdf`;
  const row = await tx
    .insertInto("cv_files")
    .values({
      candidate_id: actor.candidateId,
      storage_key: newKey("cv"),
      name,
      kind: "pdf",
      bytes: 0,
      online: written,
      summary: JSON.stringify(summaryOf(document, asOf)),
      sha256: createHash("sha256").update(written).digest("hex"),
      scan_state: "clean",
      created_at: asOf,
      removed_at: asOf,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  enqueue(tx, { name: drawCvJob, data: { id: row.id } });
  return { id: row.id, name, kind: "pdf" };
}

/** Returns whether a profile has no content that an employer could judge. */
export function isEmpty({ job_title, introduction, executive_summary, entries }: StoredProfile): boolean {
  return !job_title && !introduction && !executive_summary && entries.length === 0;
}

/**
 * Draws the file of a sent online CV and queues the reading of its text. Idempotent: an existing file stays.
 * @returns the file; null when it exists already, or there is nothing to draw
 */
export async function drawSentCv(
  { database, storage }: Pick<Services, "database" | "storage">,
  id: number,
  requester: Requester = background,
): Promise<Buffer | null> {
  const row = await database.db
    .selectFrom("cv_files")
    .select(["storage_key", "online", "kind"])
    .where("id", "=", id)
    .where("file_removed_at", "is", null)
    .executeTakeFirst();
  if (!row?.online || (await storage.exists(row.storage_key))) return null;
  const { document, settings, photoKey } = row.online as unknown as SentOnline;
  const photo = photoKey === null ? null : await bytesOf(storage, photoKey);
  const made = await makeCvPdf(document, settings, { photo, requester });
  try {
    await storage.put(row.storage_key, made, {
      contentType: documentTypes[row.kind as CvKind],
    });
  } catch (error) {
    // Two readers, or a reader and the job, have drawn the file at the same time.
    if (error instanceof FileExists) return null;
    throw error;
  }
  await database.db.transaction().execute(async (tx) => {
    await tx.updateTable("cv_files").set({ bytes: made.length }).where("id", "=", id).execute();
    await database.queueJobs(tx, [{ name: readCvJob, data: { id } }]);
  });
  return made;
}

/** Reads the photo; null when it was deleted. */
async function bytesOf(storage: Storage, key: string): Promise<Uint8Array | null> {
  try {
    const parts: Buffer[] = [];
    for await (const part of await storage.get(key)) parts.push(part as Buffer);
    return Buffer.concat(parts);
  } catch (error) {
    if (error instanceof FileMissing) return null;
    throw error;
  }
}
