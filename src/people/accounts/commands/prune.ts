import { day } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import { endedSessionDays } from "../terms.ts";

/**
 * Prunes sessions and tokens that ended a month ago, and past rate limit counters.
 * @returns the number of deleted rows
 */
export async function pruneAccounts(db: Reader, asOf: Date): Promise<number> {
  const before = new Date(asOf.getTime() - endedSessionDays * day);
  // Waiting times grow for a day (see countHitWithBackoff), so their counters are stored as long.
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
