import { createHash, timingSafeEqual } from "node:crypto";

/**
 * Returns the hash of an access code with the token. The database has no token, so a stolen copy does not
 * allow guessing the code.
 */
export function hashCode(token: string, code: string): Buffer {
  return createHash("sha256").update(`${token} ${code}`).digest();
}

export function isCode(hash: Buffer, token: string, code: string): boolean {
  return timingSafeEqual(hash, hashCode(token, code.trim()));
}
