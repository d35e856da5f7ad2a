import { isCode } from "#hiring/share-links/codes.ts";
import { passHours } from "#hiring/share-links/terms.ts";
import { hour } from "#kit/clock.ts";
import { type Database, inTransaction } from "#kit/db.ts";
import { Problem } from "#kit/problem.ts";
import { countHitWithBackoff, resetHits } from "#people/accounts/rate-limit.ts";
import type { TokenKeys } from "#people/accounts/tokens.ts";
import { findPortal } from "../queries/entered.ts";
import { codeTries } from "../terms.ts";

/**
 * Exchanges the right code for a pass. After ten wrong codes all callers must wait, with increasing times.
 * @throws Problem 410 `portal_ended`, 422 `portal_code_wrong`, 429
 */
export async function enterPortal(
  database: Database,
  keys: TokenKeys,
  { token, code, asOf }: { token: string; code: string; asOf: Date },
): Promise<string> {
  const { id, version, code_hash } = await findPortal(database.db, token, asOf);
  // A new address has its own tries.
  const bucket = `portal:${id}:${version}`;
  await countHitWithBackoff(database.db, bucket, codeTries, asOf);
  if (!isCode(code_hash, token, code))
    throw new Problem(422, { code: "portal_code_wrong", pointer: "/code" });
  await inTransaction(database, async (tx) => {
    await resetHits(tx, bucket);
    await tx
      .updateTable("portals")
      .set({ opened_at: asOf })
      .where("id", "=", id)
      .where("version", "=", version)
      .execute();
  });
  return keys.seal({ portal: id, version }, new Date(asOf.getTime() + passHours * hour), asOf);
}
