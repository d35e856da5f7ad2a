import { cvContentTypes } from "#cv/terms.ts";
import { attachmentHeaders } from "#kit/files/download.ts";
import { FileMissing } from "#kit/files/storage.ts";
import type { FileReply } from "#kit/http/handle.ts";
import { notFound } from "#kit/problem.ts";
import type { Services } from "#kit/services.ts";
import type { OfferRow } from "./queries/shared.ts";

/** The file of an offer as a download. @throws Problem 404 where there is none */
export async function fileReply({ storage }: Pick<Services, "storage">, row: OfferRow): Promise<FileReply> {
  const { file_key, file_name, file_kind } = row;
  if (file_key === null || file_name === null || file_kind === null) throw notFound();
  const headers = {
    ...attachmentHeaders(file_name, cvContentTypes[file_kind as "pdf" | "docx"]),
    "Cache-Control": "private, no-store",
  };
  try {
    return { stream: await storage.get(file_key), headers };
  } catch (error) {
    throw error instanceof FileMissing ? notFound() : error;
  }
}
