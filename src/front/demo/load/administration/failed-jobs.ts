import { sql } from "kysely";
import { day, hour } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { failedDays } from "#kit/failed-jobs.ts";
import { mailJobs } from "#kit/mail.ts";

/** Retries of a job. One more is a retry by an administrator. */
const retries = 16;

/**
 * Adds failed background jobs, one of each kind: a mail that can be retried, a scheduled job that was retried before, and an
 * export that is not safe to repeat. A database without queues has none.
 */
export async function addFailedJobs(tx: Tx, mailId: number, asOf: Date): Promise<void> {
  const { rows } = await sql<{ exists: boolean }>`
    SELECT to_regclass('pgboss.job') IS NOT NULL AS exists`.execute(tx);
  if (!rows[0]?.exists) return;
  const failed = [
    {
      name: mailJobs.other,
      data: { id: mailId },
      output: { code: "ECONNREFUSED" },
      limit: retries,
      hours: 3,
    },
    { name: "index-people", data: {}, output: { name: "TimeoutError" }, limit: retries + 1, hours: 8 },
    // The export that it was to make is gone, as those of closed agencies are.
    { name: "agency-archive", data: { id: 0 }, output: { code: "ENOSPC" }, limit: retries, hours: 15 },
  ];
  for (const { name, data, output, limit, hours } of failed) {
    const at = new Date(asOf.getTime() - hours * hour);
    await sql`
      INSERT INTO pgboss.job (name, data, state, retry_limit, retry_count, output, policy, created_on, started_on, completed_on,
        deletion_seconds)
      SELECT q.name, ${JSON.stringify(data)}::jsonb, 'failed', ${limit}, ${limit}, ${JSON.stringify(output)}::jsonb, q.policy,
        ${new Date(at.getTime() - day)}, ${at}, ${at}, ${(failedDays * day) / 1000}
      FROM pgboss.queue q WHERE q.name = ${name}`.execute(tx);
  }
}
