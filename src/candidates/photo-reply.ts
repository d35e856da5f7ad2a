import { FileMissing } from "#kit/files/storage.ts";
import { notFound } from "#kit/problem.ts";
import type { Services } from "#kit/services.ts";

/** A photo as it is stored; a browser asks again each time, so that it shows nothing after a logout. @throws Problem 404 */
export async function photoReply({ storage }: Pick<Services, "storage">, key: string) {
  try {
    return {
      stream: await storage.get(key),
      headers: { "Content-Type": "image/jpeg", "Cache-Control": "private, no-cache", etag: `"${key}"` },
    };
  } catch (error) {
    if (error instanceof FileMissing) throw notFound();
    throw error;
  }
}
