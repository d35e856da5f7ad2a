import { attachmentHeaders } from "#kit/files/download.ts";
import type { FileReply } from "#kit/http/handle.ts";
import { notFound } from "#kit/problem.ts";
import type { Services } from "#kit/services.ts";
import { sendFile } from "#platform/files/send.ts";
import { documentTypes } from "#platform/files/terms.ts";
import type { OfferRow } from "./queries/shared.ts";

/** Returns the file of an offer as a download. @throws Problem 404 without a file */
export async function fileReply(services: Pick<Services, "storage">, row: OfferRow): Promise<FileReply> {
  const { file_key, file_name, file_kind } = row;
  if (file_key === null || file_name === null || file_kind === null) throw notFound();
  return sendFile(
    services,
    file_key,
    attachmentHeaders(file_name, documentTypes[file_kind as "pdf" | "docx"]),
  );
}
