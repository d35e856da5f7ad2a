import { randomInt } from "node:crypto";
import { hashCode } from "#hiring/share-links/codes.ts";
import { codeDigits } from "#hiring/share-links/terms.ts";
import { day } from "#kit/clock.ts";
import { newVerificationToken } from "#people/accounts/tokens.ts";

/** The address and the code of a portal, which are answered once, and the columns that store their hashes. */
export interface PortalAccess {
  token: string;
  code: string;
  columns: { token_hash: Buffer; code_hash: Buffer };
}

export function newAccess(): PortalAccess {
  const { token, hash } = newVerificationToken();
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, "0");
  return { token, code, columns: { token_hash: hash, code_hash: hashCode(token, code) } };
}

/** Returns the columns of a portal that is open from now on. */
export function openColumns(terms: { stages: readonly number[]; days: number }, by: number, asOf: Date) {
  return {
    stages: [...terms.stages],
    days: terms.days,
    made_by: by,
    made_at: asOf,
    expires_at: new Date(asOf.getTime() + terms.days * day),
    opened_at: null,
    revoked_at: null,
    revoked_because: null,
  };
}
