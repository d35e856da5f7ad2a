import { FileMissing } from "#kit/files/storage.ts";
import type { FileReply } from "#kit/http/handle.ts";
import { notFound } from "#kit/problem.ts";
import type { Services } from "#kit/services.ts";

/** Answers a request with a stored file. @throws Problem 404 when it is gone */
export async function sendFile(
  { storage }: Pick<Services, "storage">,
  key: string,
  headers: Record<string, string>,
): Promise<FileReply> {
  try {
    return { stream: await storage.get(key), headers };
  } catch (error) {
    throw error instanceof FileMissing ? notFound() : error;
  }
}
