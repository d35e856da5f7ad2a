import { sql } from "kysely";
import { minute } from "#kit/clock.ts";
import type { Reader, Tx } from "#kit/db.ts";
import { Problem } from "#kit/problem.ts";

/**
 * Counts a guess; in the database, so that every process counts the same, and outside the caller's transaction, so that
 * a failure is counted.
 * @throws Problem 429 past `max` in the window
 */
export async function countAttempt(
  db: Reader,
  bucket: string,
  limit: { max: number; minutes: number },
  asOf: Date,
): Promise<void> {
  const endsAt = new Date(asOf.getTime() + limit.minutes * minute);
  const { rows } = await sql<{ count: number; window_ends_at: Date }>`
    INSERT INTO attempts AS a (bucket, count, window_ends_at) VALUES (${bucket}, 1, ${endsAt})
    ON CONFLICT (bucket) DO UPDATE SET
      count = CASE WHEN a.window_ends_at <= ${asOf} THEN 1 ELSE a.count + 1 END,
      window_ends_at = CASE WHEN a.window_ends_at <= ${asOf} THEN ${endsAt} ELSE a.window_ends_at END
    RETURNING count, window_ends_at`.execute(db);
  const row = rows[0];
  if (row && row.count > limit.max) {
    const wait = Math.max(1, Math.ceil((row.window_ends_at.getTime() - asOf.getTime()) / 1000));
    throw new Problem(429, "too_many_requests", { retryAfterSeconds: wait });
  }
}

export async function clearAttempts(tx: Tx, bucket: string): Promise<void> {
  await tx.deleteFrom("attempts").where("bucket", "=", bucket).execute();
}
