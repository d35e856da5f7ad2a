import type { Database, Tx } from "#kit/db.ts";
import { inTransaction } from "#kit/db.ts";
import { Problem } from "#kit/problem.ts";
import type { Account } from "../actor.ts";
import { countAttempt } from "../attempts.ts";
import { readProof, sendProof, spendProof } from "./proofs.ts";

/**
 * Takes the link of the first mail as proof that the address is the account's.
 * @throws Problem 422 at /token, 409 `already_verified`
 */
export async function verifyEmail(tx: Tx, input: { token: string; asOf: Date }): Promise<void> {
  const account = await readProof(tx, input.token, "verify_email", input.asOf);
  await spendProof(tx, input.token, input.asOf);
  await tx
    .updateTable("accounts")
    .set({ email_verified_at: input.asOf })
    .where("id", "=", account.id)
    .where("email_verified_at", "is", null)
    .execute();
}

/**
 * Sends the link again, five times an hour at most.
 * @throws Problem 409 `already_verified`, 429
 */
export async function resendVerification(database: Database, actor: Account, asOf: Date): Promise<void> {
  if (actor.emailVerified) throw new Problem(409, "already_verified");
  await countAttempt(database.db, `verify:${actor.accountId}`, { max: 5, minutes: 60 }, asOf);
  await inTransaction(database, (tx) => sendProof(tx, { ...actor, asOf }, "verify_email"));
}
