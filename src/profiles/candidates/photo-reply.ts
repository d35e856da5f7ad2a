import type { Services } from "#kit/services.ts";
import { sendFile } from "#platform/files/send.ts";

/**
 * Returns a stored photo; browsers revalidate it each time, so that it is not shown after a logout. @throws
 * Problem 404
 */
export function photoReply(services: Pick<Services, "storage">, key: string) {
  const headers = { "Content-Type": "image/jpeg", "Cache-Control": "private, no-cache", etag: `"${key}"` };
  return sendFile(services, key, headers);
}
