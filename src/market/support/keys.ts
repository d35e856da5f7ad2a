import { day } from "#kit/clock.ts";
import type { Reader, Tx } from "#kit/db.ts";
import { hashToken, newVerificationToken } from "#people/accounts/tokens.ts";
import { keyDays } from "./terms.ts";

/** Creates another key of a thread: each mail has its own, because only hashes are stored. */
export async function newKey(tx: Tx, threadId: number, asOf: Date): Promise<string> {
  const { token, hash } = newVerificationToken();
  const expiresAt = new Date(asOf.getTime() + keyDays * day);
  await tx
    .insertInto("support_keys")
    .values({ hash, thread_id: threadId, created_at: asOf, expires_at: expiresAt })
    .execute();
  return token;
}

/** Returns the thread of a key, or null. */
export async function threadOfKey(db: Reader, key: string, asOf: Date): Promise<number | null> {
  const row = await db
    .selectFrom("support_keys")
    .select("thread_id")
    .where("hash", "=", hashToken(key))
    .where("expires_at", ">", asOf)
    .executeTakeFirst();
  return row?.thread_id ?? null;
}
