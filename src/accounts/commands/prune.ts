import { day } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";

/** How long what has ended is kept for questions that come later. */
const keptDays = 30;

/**
 * Removes what nobody needs any more: sessions and proofs that ended a month ago, and counts of guesses that nobody goes on with.
 * @returns how many rows went
 */
export async function pruneAccounts(db: Reader, asOf: Date): Promise<number> {
  const before = new Date(asOf.getTime() - keptDays * day);
  // Waits grow for a day (see takeTry).
  const yesterday = new Date(asOf.getTime() - day);
  const gone = await Promise.all([
    db.deleteFrom("attempts").where("window_ends_at", "<", yesterday).executeTakeFirst(),
    db.deleteFrom("account_tokens").where("expires_at", "<", before).executeTakeFirst(),
    db
      .deleteFrom("sessions")
      .where((eb) => eb.or([eb("expires_at", "<", before), eb("revoked_at", "<", before)]))
      .executeTakeFirst(),
  ]);
  return gone.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}
