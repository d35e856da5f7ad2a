import { sql } from "kysely";
import { hour, minute } from "#kit/clock.ts";
import type { Reader, Tx } from "#kit/db.ts";
import { Problem } from "#kit/problem.ts";

/**
 * Counts a hit against a limit, in the database so that all processes share the count, and outside the
 * caller's transaction so that failures are counted.
 * @throws Problem 429 above `max` in the window
 */
export async function countHit(
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

/** Returns whether `countHit` has counted `max` hits in the present window. */
export async function isLimited(db: Reader, bucket: string, max: number, asOf: Date): Promise<boolean> {
  const row = await db
    .selectFrom("attempts")
    .select("count")
    .where("bucket", "=", bucket)
    .where("window_ends_at", ">", asOf)
    .executeTakeFirst();
  return row !== undefined && row.count >= max;
}

/** After a day without hits the count restarts. */
const quietHours = 24;

/**
 * Counts one of `max` hits in `minutes`; further hits are allowed one at a time, with waits that double up to
 * an hour. A refused call changes nothing, so that repeated calls do not prolong the wait.
 * @throws Problem 429 with the seconds until the next hit
 */
export async function countHitWithBackoff(
  db: Reader,
  bucket: string,
  { max, minutes }: { max: number; minutes: number },
  asOf: Date,
): Promise<void> {
  const endsAt = new Date(asOf.getTime() + minutes * minute);
  const isNew = sql<boolean>`(a.window_ends_at <= ${asOf} AND a.count < ${max})
    OR a.window_ends_at <= ${new Date(asOf.getTime() - quietHours * hour)}`;
  const wait = sql`least(60, ${minutes}::int * 2 ^ least(10, a.count - ${max}::int + 1))`;
  const { rows } = await sql`
    INSERT INTO attempts AS a (bucket, count, window_ends_at) VALUES (${bucket}, 1, ${endsAt})
    ON CONFLICT (bucket) DO UPDATE SET
      count = CASE WHEN ${isNew} THEN 1 ELSE a.count + 1 END,
      window_ends_at = CASE
        WHEN ${isNew} THEN ${endsAt}::timestamptz
        WHEN a.count < ${max} THEN a.window_ends_at
        ELSE ${asOf}::timestamptz + ${wait} * interval '1 minute'
      END
    WHERE a.count < ${max} OR a.window_ends_at <= ${asOf}
    RETURNING count`.execute(db);
  if (rows.length > 0) return;
  const row = await db
    .selectFrom("attempts")
    .select("window_ends_at")
    .where("bucket", "=", bucket)
    .executeTakeFirst();
  const left = (row?.window_ends_at.getTime() ?? 0) - asOf.getTime();
  throw new Problem(429, "too_many_requests", { retryAfterSeconds: Math.max(1, Math.ceil(left / 1000)) });
}

/** Subtracts one hit from a rate limit, for an attempt that was not a failed guess. */
export async function refundHit(db: Reader, bucket: string): Promise<void> {
  await db
    .updateTable("attempts")
    .set((eb) => ({ count: eb("count", "-", 1) }))
    .where("bucket", "=", bucket)
    .where("count", ">", 0)
    .execute();
}

export async function resetHits(tx: Tx, bucket: string): Promise<void> {
  await tx.deleteFrom("attempts").where("bucket", "=", bucket).execute();
}
