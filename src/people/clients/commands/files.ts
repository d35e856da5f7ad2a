import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import type { Tx } from "#kit/db.ts";
import { redrawPicture } from "#kit/files/redraw.ts";
import type { UploadedFile } from "#kit/http/handle.ts";
import { conflict, invalid, notFound, Problem } from "#kit/problem.ts";
import type { Services } from "#kit/services.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { checkDocument, type DocumentProblem } from "#platform/files/check.ts";
import { scanUpload } from "#platform/files/scan.ts";
import { deleteFile, storeWithRow } from "#platform/files/store.ts";
import { documentTypes } from "#platform/files/terms.ts";
import { assertReadable, countOf } from "../queries/parts.ts";
import { clientStates, fileMaxBytes, filesMost, pictureSide } from "../terms.ts";
import { lockReadable } from "./lock.ts";
import { recordClient } from "./log.ts";

interface CheckedFile {
  bytes: Buffer | Readable;
  size: number;
  name: string;
  type: string;
}

/**
 * Checks a file and adds it to a client.
 * @returns the id of the file
 * @throws Problem 404, 403, 409 `client_files_full`, `client_file_not_scanned`, 422 at /file
 */
export async function uploadFile(
  services: Services,
  actor: ConsultantActor,
  given: { id: number; isContract: boolean; file: UploadedFile | undefined; asOf: Date },
): Promise<number> {
  const { database } = services;
  const { id: clientId, isContract, file, asOf } = given;
  await assertReadable(database.db, actor, clientId);
  if (!file) throw invalid("/file", "client_file_required");
  const { bytes, size, name, type } = await checkedFile(services, file);
  return storeWithRow({ database, services }, { folder: "client-file", bytes, type }, async (tx, key) => {
    await lockReadable(tx, actor, clientId);
    if ((await countOf(tx, "client_files", clientId)) >= filesMost)
      throw conflict("client_files_full", filesMost, { max: filesMost });
    const { id } = await tx
      .insertInto("client_files")
      .values({
        client_id: clientId,
        is_contract: isContract,
        name,
        type,
        bytes: size,
        file_key: key,
        added_by: actor.accountId,
        added_at: asOf,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await recordClient(tx, actor, { clientId, kind: "file_add", at: asOf, data: { name } });
    return id;
  });
}

/** Deletes a file of a client. @throws Problem 404, 403, 409 `client_contract_needed` */
export async function removeFile(
  tx: Tx,
  actor: ConsultantActor,
  { id: clientId, fileId, asOf }: { id: number; fileId: number; asOf: Date },
): Promise<void> {
  const { state } = await lockReadable(tx, actor, clientId);
  const files = await tx
    .selectFrom("client_files")
    .select(["id", "is_contract", "name", "file_key"])
    .where("client_id", "=", clientId)
    .execute();
  const file = files.find(({ id }) => id === fileId);
  if (!file) throw notFound();
  const isLast = file.is_contract && files.filter(({ is_contract }) => is_contract).length === 1;
  if (state === "active" && isLast) throw conflict("client_contract_needed", clientStates.indexOf(state));
  await tx.deleteFrom("client_files").where("id", "=", fileId).execute();
  deleteFile(tx, file.file_key);
  await recordClient(tx, actor, { clientId, kind: "file_delete", at: asOf, data: { name: file.name } });
}

/** Returns a file for storage: a picture drawn anew, or a PDF or DOCX without active content. @throws Problem 409, 422 */
async function checkedFile(services: Services, file: UploadedFile): Promise<CheckedFile> {
  const picture = await redrawPicture(file.path, { side: pictureSide, as: "whole png" });
  if ("bytes" in picture) {
    const name = `${file.name.replace(/\.[^.]*$/, "").slice(0, 240)}.png`;
    return { bytes: picture.bytes, size: picture.bytes.length, name, type: "image/png" };
  }
  if (picture.problem !== "no_picture") throw invalid("/file", "client_file_unreadable");
  const kind = await kindOf(services, file);
  return {
    bytes: createReadStream(file.path),
    size: file.bytes,
    name: file.name.slice(-255),
    type: documentTypes[kind],
  };
}

const problems: Partial<Record<DocumentProblem, string>> = {
  empty: "client_file_required",
  too_large: "client_file_too_large",
  wrong_type: "client_file_type",
  infected: "client_file_infected",
};

/** A locked or damaged PDF is refused, so no reader of documents is needed. */
const refusesLocked = async () => ({ problem: "unreadable" as const });

async function kindOf({ inspector, scanner, log }: Services, file: UploadedFile): Promise<"pdf" | "docx"> {
  const checked = await checkDocument(inspector, refusesLocked, file, fileMaxBytes);
  if ("problem" in checked) {
    const mb = Math.round(fileMaxBytes / 1_048_576);
    throw invalid("/file", problems[checked.problem] ?? "client_file_unreadable", { mb });
  }
  if (checked.kind === "doc") throw invalid("/file", "client_file_type");
  if (checked.macros) throw invalid("/file", "client_file_unreadable");
  const scan = await scanUpload({ scanner, log }, file.path);
  if (scan === "infected") throw invalid("/file", "client_file_infected");
  if (scan === "waiting") throw new Problem(409, { code: "client_file_not_scanned", pointer: "/file" });
  return checked.kind;
}
