import { createHmac, timingSafeEqual } from "node:crypto";

/** Time-based one-time passwords (RFC 6238) as authenticator apps expect them: SHA-1, six digits, 30 seconds. */

const stepMs = 30_000;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export function codeAt(seed: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", seed).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, "0");
}

export const stepOf = (at: Date): number => Math.floor(at.getTime() / stepMs);

/**
 * Returns the time step of a code, with one step of clock difference either way; null for a wrong code and
 * for one that is not newer than the last accepted step.
 */
export function matchingStep(seed: Buffer, code: string, asOf: Date, lastStep: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const given = Buffer.from(code);
  const now = stepOf(asOf);
  let found: number | null = null;
  for (const step of [now - 1, now, now + 1])
    if (timingSafeEqual(given, Buffer.from(codeAt(seed, step))) && step > lastStep) found = step;
  return found;
}

/** Base 32 without padding (RFC 4648), as it is typed into an app. */
export function base32(bytes: Buffer): string {
  let text = "";
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += alphabet[(value >>> (bits - 5)) & 31];
    value &= 31;
  }
  return bits > 0 ? text + alphabet[(value << (5 - bits)) & 31] : text;
}

/** Returns the content of the QR code that an authenticator app scans. */
export function otpauthUrl(email: string, secret: string): string {
  const query = new URLSearchParams({ secret, issuer: "Sen" });
  return `otpauth://totp/${encodeURIComponent(`Sen:${email}`)}?${query}`;
}
