import { createReadStream } from "node:fs";
import { isUnavailable } from "#kit/db.ts";
import type { Requester } from "#kit/drawings.ts";
import { attachmentHeaders } from "#kit/files/download.ts";
import { FileMissing, newKey, StorageFull } from "#kit/files/storage.ts";
import type { FileReply, UploadedFile } from "#kit/http/handle.ts";
import { invalid, notFound, Problem } from "#kit/problem.ts";
import type { Services } from "#kit/services.ts";
import { checkCv } from "./check.ts";
import { drawSentCv } from "./commands/online.ts";
import { scanUpload } from "./commands/scan.ts";
import { type CvKind, cvContentTypes } from "./terms.ts";

/** A checked CV in the storage, without a row yet. */
export interface KeptCv {
  key: string;
  name: string;
  kind: CvKind;
  bytes: number;
  sha256: string;
  pages: number | null;
  macros: boolean;
  /** `waiting`: it is not handed out before it is scanned. */
  scan: "unscanned" | "waiting" | "clean";
}

/**
 * Checks, scans and stores an uploaded CV, and runs `work`, which writes its row. When `work` fails the file is
 * deleted, so that no file remains without a row, and no row exists without its file.
 * @throws Problem 422 at /cv for a file that is not a CV, 507 when the storage is full
 */
export async function withKeptCv<T>(
  { storage, inspector, ...scanning }: Pick<Services, "storage" | "inspector" | "scanner" | "log">,
  file: UploadedFile,
  maxBytes: number,
  work: (kept: KeptCv) => Promise<T>,
): Promise<T> {
  const checked = await checkCv(inspector, file.path, file.name, maxBytes);
  if ("problem" in checked) throw invalid("/cv", checked.problem, { mb: Math.round(maxBytes / 1_048_576) });
  const scan = await scanUpload(scanning, file.path);
  if (scan === "infected") throw invalid("/cv", "cv_infected");
  const key = newKey("cv");
  try {
    await storage.put(key, createReadStream(file.path), { contentType: cvContentTypes[checked.kind] });
  } catch (error) {
    if (error instanceof StorageFull) throw new Problem(507, "storage_full", { cause: error });
    throw error;
  }
  try {
    const { kind, pages = null, macros = false } = checked;
    const { name, bytes, sha256 } = file;
    return await work({ key, name, kind, bytes, sha256, pages, macros, scan });
  } catch (error) {
    // A broken connection may have committed: then a row needs this file.
    if (!isUnavailable(error)) await storage.remove(key).catch(() => {});
    throw error;
  }
}

/**
 * A CV file as a download: always an attachment, under its original name.
 * @throws Problem 404 when it is gone, 409 `cv_not_scanned` or `cv_infected`
 */
export async function cvReply(
  services: Pick<Services, "storage" | "database">,
  file: { id: number; storage_key: string; name: string; kind: string; scan_state: string },
  requester: Requester,
): Promise<FileReply> {
  if (file.scan_state === "waiting") throw new Problem(409, "cv_not_scanned");
  if (file.scan_state === "infected") throw new Problem(409, "cv_infected");
  const headers = {
    ...attachmentHeaders(file.name, cvContentTypes[file.kind as CvKind]),
    "Cache-Control": "private, no-store",
  };
  const kept = () =>
    services.storage.get(file.storage_key).catch((error: unknown) => {
      if (error instanceof FileMissing) return null;
      throw error;
    });
  // Whoever asked at the same time may have drawn it first.
  const stream = (await kept()) ?? (await drawSentCv(services, file.id, requester)) ?? (await kept());
  if (!stream) throw notFound();
  return { stream, headers };
}
