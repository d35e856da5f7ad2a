import { createHash } from "node:crypto";
import type { Reader } from "#kit/db.ts";
import { twoStepSince } from "./contributions.ts";
import type { TokenKeys } from "./tokens.ts";

/** Time between password and code, in seconds. */
export const challengeSeconds = 300;

/** Returns whether signing in to the account also requires a code. */
export async function hasTwoStep(db: Reader, accountId: number): Promise<boolean> {
  const { since } = await db.selectNoFrom(twoStepSince(accountId).as("since")).executeTakeFirstOrThrow();
  return since !== null;
}

/** Returns a signed statement that the password was right; the second step of signing in requires it. */
export function sealChallenge(
  keys: TokenKeys,
  account: { id: number; password_hash: string | null },
  asOf: Date,
): Promise<string> {
  const content = { challenge: account.id, print: passwordPrint(account).toString("base64url") };
  return keys.seal(content, new Date(asOf.getTime() + challengeSeconds * 1000), asOf);
}

/** Returns the account of a challenge and the fingerprint of its password; null when forged or expired. */
export async function openChallenge(
  keys: TokenKeys,
  sealed: string,
  asOf: Date,
): Promise<{ accountId: number; print: string } | null> {
  const { challenge, print } = (await keys.unseal(sealed, asOf)) ?? {};
  return typeof challenge === "number" && typeof print === "string" ? { accountId: challenge, print } : null;
}

/** Returns a fingerprint that changes with the password and reveals nothing about it. */
export function passwordPrint({ password_hash }: { password_hash: string | null }): Buffer {
  return createHash("sha256")
    .update(password_hash ?? "")
    .digest();
}
