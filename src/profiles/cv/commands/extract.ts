import { FileMissing } from "#kit/files/storage.ts";
import { notFound, Problem } from "#kit/problem.ts";
import type { Services } from "#kit/services.ts";
import type { Imported } from "../imported.ts";
import { readCvFields } from "../read-text.ts";
import type { CvKind } from "../terms.ts";
import { withFile } from "../with-file.ts";

/**
 * Reads the fields of a stored CV file.
 * @throws Problem 404 when the file is gone, 409 `cv_not_scanned` or `cv_infected`, and as `fieldsOfFile`
 */
export async function extractFields(
  services: Pick<Services, "storage" | "config">,
  file: { storage_key: string; kind: string; scan_state: string },
): Promise<Imported> {
  if (file.scan_state === "waiting") throw new Problem(409, "cv_not_scanned");
  if (file.scan_state === "infected") throw new Problem(409, "cv_infected");
  return withFile(services, file.storage_key, (path) => fieldsOfFile(path, file.kind as CvKind)).catch(
    (error) => {
      throw error instanceof FileMissing ? notFound() : error;
    },
  );
}

/**
 * Reads the fields of an accepted CV file.
 * @throws Problem 422 `cv_no_text`, `cv_password` or `cv_unreadable`, 503 when too many files are being read
 */
export async function fieldsOfFile(path: string, kind: CvKind): Promise<Imported> {
  const read = await readCvFields(path, kind);
  if ("problem" in read) throw new Problem(422, `cv_${read.problem}`);
  if (!read.fields) throw new Problem(422, "cv_no_text");
  return read.fields;
}
