import { createReadStream } from "node:fs";
import { recordApplicant } from "#hiring/applications/commands/record.ts";
import { hiringRole } from "#hiring/applications/policy.ts";
import type { Tx } from "#kit/db.ts";
import type { UploadedFile } from "#kit/http/handle.ts";
import { invalid, Problem } from "#kit/problem.ts";
import type { Services } from "#kit/services.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { checkDocument, type DocumentProblem } from "#platform/files/check.ts";
import { scanUpload } from "#platform/files/scan.ts";
import { deleteFile, storeWithRow } from "#platform/files/store.ts";
import { documentTypes } from "#platform/files/terms.ts";
import { readCvText } from "#profiles/cv/read-text.ts";
import { offerLife } from "../lifecycle.ts";
import { findOffer } from "../queries/shared.ts";
import { offerFileMaxBytes } from "../terms.ts";
import { endApproval } from "./approval-end.ts";
import { aboutOf, factsOf } from "./write.ts";

interface Stored {
  file_key: string | null;
  file_name: string | null;
  file_kind: string | null;
  file_bytes: number | null;
}

interface OfFile {
  id: number;
  asOf: Date;
}

/**
 * Attaches a PDF or DOCX to a draft, and replaces its previous file.
 * @throws Problem 404, 409 `offer_state_changed` or `offer_file_not_scanned`, 422 at /file
 */
export async function attachFile(
  services: Services,
  actor: HiringActor,
  { id, asOf, file }: OfFile & { file: UploadedFile | undefined },
): Promise<void> {
  const { database } = services;
  await draftOf(database.db, actor, { id, asOf });
  if (!file) throw invalid("/file", "offer_file_required");
  const kind = await kindOf(services, file);
  const stored = { folder: "offer", bytes: createReadStream(file.path), type: documentTypes[kind] };
  await storeWithRow({ database, services }, stored, (tx, key) =>
    setFile(
      tx,
      actor,
      { id, asOf },
      { file_key: key, file_name: file.name, file_kind: kind, file_bytes: file.bytes },
    ),
  );
}

/** Removes the file of a draft. @throws Problem 404, 409 `offer_state_changed` */
export async function removeFile(tx: Tx, actor: HiringActor, of: OfFile): Promise<void> {
  await setFile(tx, actor, of, { file_key: null, file_name: null, file_kind: null, file_bytes: null });
}

async function setFile(
  tx: Tx,
  actor: HiringActor,
  of: OfFile,
  { file_key, file_name, file_kind, file_bytes }: Stored,
): Promise<void> {
  const row = await draftOf(tx, actor, of, true);
  await tx
    .updateTable("offers")
    .set({ file_key, file_name, file_kind, file_bytes })
    .where("id", "=", row.id)
    .execute();
  deleteFile(tx, row.file_key);
  await endApproval(tx, row.id);
  await recordApplicant(tx, "offer_update", aboutOf(row), {
    by: actor,
    at: of.asOf,
    data: { offer: row.id },
  });
}

/** Returns an offer that may be edited: the file of a sent offer does not change. */
async function draftOf(db: Parameters<typeof findOffer>[0], actor: HiringActor, of: OfFile, lock = false) {
  const row = await findOffer(db, actor, of.id, lock);
  offerLife.check("edit", hiringRole(actor), row.status, factsOf(row, of.asOf));
  return row;
}

const problems: Partial<Record<DocumentProblem, string>> = {
  empty: "offer_file_required",
  too_large: "offer_file_too_large",
  wrong_type: "offer_file_type",
  infected: "offer_file_infected",
};

/** Returns the kind of an uploaded file. @throws Problem 409 or 422 for a file of another kind, with macros, or infected */
async function kindOf({ inspector, scanner, log }: Services, file: UploadedFile): Promise<"pdf" | "docx"> {
  const checked = await checkDocument(inspector, readCvText, file, offerFileMaxBytes);
  if ("problem" in checked) {
    const mb = Math.round(offerFileMaxBytes / 1_048_576);
    throw invalid("/file", problems[checked.problem] ?? "offer_file_unreadable", { mb });
  }
  if (checked.kind === "doc") throw invalid("/file", "offer_file_type");
  if (checked.macros) throw invalid("/file", "offer_file_unreadable");
  const scan = await scanUpload({ scanner, log }, file.path);
  if (scan === "infected") throw invalid("/file", "offer_file_infected");
  // Only scanned files are sent to candidates, and the request does not wait for a scanner that is down.
  if (scan === "waiting") throw new Problem(409, { code: "offer_file_not_scanned", pointer: "/file" });
  return checked.kind;
}
