import { createHash } from "node:crypto";
import { apiPrefix } from "#kit/inject.ts";

/** Returns the address of the photo; it changes with the photo, so that browsers may cache it. */
export function photoUrl(photoKey: string | null): string | null {
  if (photoKey === null) return null;
  const version = createHash("sha256").update(photoKey).digest("hex").slice(0, 10);
  return `${apiPrefix}/candidates/profile/photo?v=${version}`;
}
