import { join } from "node:path";
import type { FastifyRequest } from "fastify";
import type { FileField } from "../contract.ts";
import { receiveFile } from "../files/receive.ts";
import { Problem } from "../problem.ts";
import type { UploadedFile } from "./handle.ts";

export interface ReceivedForm {
  fields: Record<string, unknown>;
  files: Record<string, UploadedFile>;
  cleanup(): Promise<void>;
}

/** Returns the folder where uploads are stored until their request ends. */
export const uploadFolder = (dataDir: string) => join(dataDir, "tmp");

/**
 * Reads a multipart body: texts into fields (a field that holds JSON, like `answers`, is parsed by its schema), files
 * to a temporary folder, counted while they stream. A JSON body is read as fields without files.
 * @throws Problem 400 for a body that is not multipart, 415 for another content type, 422 for a file that is too large
 * or empty
 */
export async function receiveForm(
  request: FastifyRequest,
  wanted: Record<string, FileField>,
  dataDir: string,
): Promise<ReceivedForm> {
  if (!request.isMultipart()) {
    const fields = typeof request.body === "object" && request.body !== null ? request.body : {};
    return { fields: fields as Record<string, unknown>, files: {}, cleanup: async () => {} };
  }
  const fields: Record<string, unknown> = {};
  const files: Record<string, UploadedFile> = {};
  const cleanup = async () => {
    for (const file of Object.values(files)) await file.cleanup();
  };
  try {
    const largest = Math.max(...Object.values(wanted).map((field) => field.maxBytes));
    const limits = { fileSize: largest + 1, files: 4, fields: 60, fieldSize: 200_000, parts: 80 };
    for await (const part of request.parts({ limits })) {
      if (part.type === "field") {
        if (!["__proto__", "constructor", "prototype"].includes(part.fieldname))
          fields[part.fieldname] = part.value;
        continue;
      }
      const rule = wanted[part.fieldname];
      // A browser sends an empty part for a file field that was left empty.
      if (!rule || part.filename === "") {
        part.file.resume();
        continue;
      }
      if (files[part.fieldname])
        throw new Problem(422, { code: "one_file_only", pointer: `/${part.fieldname}` });
      const received = await receiveFile(part.file, { maxBytes: rule.maxBytes, dir: uploadFolder(dataDir) });
      if ("problem" in received) {
        const mb = Math.round(rule.maxBytes / 1_048_576);
        const code = received.problem === "too_large" ? rule.tooLarge : "file_empty";
        throw new Problem(422, { code, pointer: `/${part.fieldname}`, values: { mb } });
      }
      // A name that is too long keeps its extension.
      files[part.fieldname] = {
        ...received,
        name: part.filename.slice(-1000).normalize("NFC").slice(-255).toWellFormed(),
      };
    }
  } catch (error) {
    await cleanup();
    throw isUnreadable(error) ? new Problem(400, "malformed", { cause: error }) : error;
  }
  return { fields, files, cleanup };
}

/** The parser reports an unreadable body as a plain Error; errors of the system and our own have more properties. */
function isUnreadable(error: unknown): boolean {
  return (
    error instanceof Error && error.constructor === Error && !("code" in error) && !("statusCode" in error)
  );
}
