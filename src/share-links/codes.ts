import { createHash, timingSafeEqual } from "node:crypto";

/** The hash of an access code: with the token, which the database does not know, it cannot be guessed from a copy of it. */
export function hashCode(token: string, code: string): Buffer {
  return createHash("sha256").update(`${token} ${code}`).digest();
}

export function isCode(hash: Buffer, token: string, code: string): boolean {
  return timingSafeEqual(hash, hashCode(token, code.trim()));
}
