import type { Tx } from "#kit/db.ts";
import type { Account } from "#people/accounts/actor.ts";
import { newVerificationToken } from "#people/accounts/tokens.ts";

/** Creates the address of the caller's private calendar, and ends the previous address. @returns its token, stored only as a hash */
export async function makeFeed(tx: Tx, actor: Account, asOf: Date): Promise<string> {
  const { token, hash } = newVerificationToken();
  await tx
    .insertInto("calendar_feeds")
    .values({ account_id: actor.accountId, token_hash: hash, created_at: asOf })
    .onConflict((conflict) =>
      conflict.column("account_id").doUpdateSet({ token_hash: hash, created_at: asOf }),
    )
    .execute();
  return token;
}

export async function endFeed(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom("calendar_feeds").where("account_id", "=", accountId).execute();
}
