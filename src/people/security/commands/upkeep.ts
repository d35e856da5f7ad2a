import type { Reader } from "#kit/db.ts";
import type { SecretBox } from "#kit/secret-box.ts";
import { seedOwner } from "./two-step.ts";

/**
 * Encrypts seeds with the newest key, so that replaced keys can be removed.
 * @returns the number of encrypted seeds
 */
export async function renewSeeds(db: Reader, box: SecretBox): Promise<number> {
  const rows = await db.selectFrom("account_totp").select(["account_id", "seed"]).execute();
  const old = rows.filter(({ seed }) => !box.isCurrent(seed));
  for (const { account_id, seed } of old) {
    const about = seedOwner(account_id);
    await db
      .updateTable("account_totp")
      .set({ seed: box.seal(box.open(seed, about), about) })
      .where("account_id", "=", account_id)
      .where("seed", "=", seed)
      .execute();
  }
  return old.length;
}

/** Prunes changes of email that were not confirmed in time. @returns the number of deleted rows */
export async function pruneEmailChanges(db: Reader, asOf: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("email_changes")
    .where("expires_at", "<", asOf)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
