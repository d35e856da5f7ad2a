import { createReadStream } from "node:fs";
import type { Requester } from "#kit/drawings.ts";
import { attachmentHeaders } from "#kit/files/download.ts";
import { FileMissing } from "#kit/files/storage.ts";
import type { FileReply, UploadedFile } from "#kit/http/handle.ts";
import { invalid, notFound, Problem } from "#kit/problem.ts";
import type { Services } from "#kit/services.ts";
import { checkDocument } from "#platform/files/check.ts";
import { scanUpload } from "#platform/files/scan.ts";
import { storeFile } from "#platform/files/store.ts";
import { documentTypes } from "#platform/files/terms.ts";
import { drawSentCv } from "./commands/online.ts";
import { readCvText } from "./read-text.ts";
import type { CvKind } from "./terms.ts";

/** A checked CV in the storage that has no row yet. */
export interface StoredCv {
  key: string;
  name: string;
  kind: CvKind;
  bytes: number;
  sha256: string;
  pages: number | null;
  macros: boolean;
  /** `waiting`: the file is not served before it is scanned. */
  scan: "unscanned" | "waiting" | "clean";
}

/**
 * Checks, scans and stores an uploaded CV, and runs `work`, which writes its row.
 * @throws Problem 422 at /cv for a file that is not a CV, StorageFull
 */
export async function withStoredCv<T>(
  { storage, inspector, ...scanning }: Pick<Services, "storage" | "inspector" | "scanner" | "log">,
  file: UploadedFile,
  maxBytes: number,
  work: (kept: StoredCv) => Promise<T>,
): Promise<T> {
  const checked = await checkDocument(inspector, readCvText, file, maxBytes);
  if ("problem" in checked)
    throw invalid("/cv", `cv_${checked.problem}`, { mb: Math.round(maxBytes / 1_048_576) });
  const scan = await scanUpload(scanning, file.path);
  if (scan === "infected") throw invalid("/cv", "cv_infected");
  const { kind, pages = null, macros = false } = checked;
  const { name, bytes, sha256 } = file;
  const stored = { folder: "cv", bytes: createReadStream(file.path), type: documentTypes[kind] };
  return storeFile({ storage }, stored, (key) =>
    work({ key, name, kind, bytes, sha256, pages, macros, scan }),
  );
}

/**
 * Returns a CV file as a download: always an attachment, under its original name.
 * @throws Problem 404 when it is gone, 409 `cv_not_scanned` or `cv_infected`
 */
export async function cvReply(
  services: Pick<Services, "storage" | "database">,
  file: { id: number; storage_key: string; name: string; kind: string; scan_state: string },
  requester: Requester,
): Promise<FileReply> {
  if (file.scan_state === "waiting") throw new Problem(409, "cv_not_scanned");
  if (file.scan_state === "infected") throw new Problem(409, "cv_infected");
  const headers = attachmentHeaders(file.name, documentTypes[file.kind as CvKind]);
  const kept = () =>
    services.storage.get(file.storage_key).catch((error: unknown) => {
      if (error instanceof FileMissing) return null;
      throw error;
    });
  // A concurrent request may have drawn the file first.
  const stream = (await kept()) ?? (await drawSentCv(services, file.id, requester)) ?? (await kept());
  if (!stream) throw notFound();
  return { stream, headers };
}
