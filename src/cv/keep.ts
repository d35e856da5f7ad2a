import { createReadStream } from "node:fs";
import { isUnavailable } from "#kit/db.ts";
import { attachmentHeaders } from "#kit/files/download.ts";
import { FileMissing, newKey, type Storage, StorageFull } from "#kit/files/storage.ts";
import type { FileReply, UploadedFile } from "#kit/http/handle.ts";
import { invalid, notFound, Problem } from "#kit/problem.ts";
import type { Services } from "#kit/services.ts";
import { checkCv } from "./check.ts";
import { type CvKind, cvContentTypes } from "./terms.ts";

/** A CV that was checked and lies in the storage, but that no row knows yet. */
export interface KeptCv {
  key: string;
  name: string;
  kind: CvKind;
  bytes: number;
  sha256: string;
  pages: number | null;
  macros: boolean;
}

/**
 * Checks an uploaded CV, keeps it, and runs `work`, which writes its row. When `work` fails the file goes again: there is
 * never a file without a row that somebody waits for, nor a row without its file.
 * @throws Problem 422 at /cv for a file that is no CV, 507 when there is no room
 */
export async function withKeptCv<T>(
  { storage, inspector }: Pick<Services, "storage" | "inspector">,
  file: UploadedFile,
  maxBytes: number,
  work: (kept: KeptCv) => Promise<T>,
): Promise<T> {
  const checked = await checkCv(inspector, file.path, file.name, maxBytes);
  if ("problem" in checked) throw invalid("/cv", checked.problem, { mb: Math.round(maxBytes / 1_048_576) });
  const key = newKey("cv");
  try {
    await storage.put(key, createReadStream(file.path), { contentType: cvContentTypes[checked.kind] });
  } catch (error) {
    if (error instanceof StorageFull) throw new Problem(507, "storage_full", { cause: error });
    throw error;
  }
  try {
    const { kind, pages = null, macros = false } = checked;
    return await work({ key, name: file.name, kind, bytes: file.bytes, sha256: file.sha256, pages, macros });
  } catch (error) {
    // A connection that broke may have committed: then a row waits for this file.
    if (!isUnavailable(error)) await storage.remove(key).catch(() => {});
    throw error;
  }
}

/** A CV file on its way out: always to be saved, under the name it came with. */
export async function cvReply(
  storage: Storage,
  file: { storage_key: string; name: string; kind: string; bytes: number },
): Promise<FileReply> {
  try {
    const stream = await storage.get(file.storage_key);
    return {
      stream,
      headers: {
        ...attachmentHeaders(file.name, cvContentTypes[file.kind as CvKind]),
        "Cache-Control": "private, no-store",
      },
    };
  } catch (error) {
    if (error instanceof FileMissing) throw notFound();
    throw error;
  }
}
