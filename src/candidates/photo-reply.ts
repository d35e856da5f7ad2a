import { sendFile } from "#files/send.ts";
import type { Services } from "#kit/services.ts";

/** A photo as it is stored; a browser asks again each time, so that it shows nothing after a logout. @throws Problem 404 */
export function photoReply(services: Pick<Services, "storage">, key: string) {
  const headers = { "Content-Type": "image/jpeg", "Cache-Control": "private, no-cache", etag: `"${key}"` };
  return sendFile(services, key, headers);
}
