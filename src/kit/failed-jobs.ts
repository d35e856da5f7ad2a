import { CompiledQuery, sql } from "kysely";
import type { PgBoss } from "pg-boss";
import { day } from "./clock.ts";
import type { Reader, Tx } from "./db.ts";

/** A job that failed for good. Neither its data nor the text of its error leaves the queue, since both can name people. */
export interface FailedJob {
  id: string;
  name: string;
  tries: number;
  /** The class of the error, or its code. */
  error: string | null;
  failedAt: Date;
  /** Whether it can be retried, or the reason why not. */
  retry: "possible" | "retried_before" | "not_repeatable";
}

/** Results of an act on a failed job: the last three are states of jobs that cannot be changed. */
export type FailedJobResult =
  | "done"
  | "retried_before"
  | "not_repeatable"
  | "missing"
  | "running"
  | "waiting"
  | "ended";

/** Days until a failed job is deleted, so that administrators find those of a weekend. */
export const failedDays = 7;

/** The failed jobs of the queue. */
export interface FailedJobs {
  /** Returns the latest failed jobs. */
  list(db: Reader, most: number): Promise<FailedJob[]>;
  /** Returns for each queue since when the oldest waiting job has been due. */
  oldest(db: Reader): Promise<{ queue: string; since: Date }[]>;
  /** Postpones the deletion of failed jobs, which the queue deletes after a day as it does finished ones. @returns their number */
  postpone(db: Reader): Promise<number>;
  /** Gives a failed job one more try, in the transaction of the caller. */
  retry(tx: Tx, id: string): Promise<FailedJobResult>;
  /** Deletes a failed job, in the transaction of the caller. */
  discard(tx: Tx, id: string): Promise<FailedJobResult>;
}

/** Lets pg-boss write in a transaction of the product. */
export const bossTransaction = (tx: Tx) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const result = await tx.executeQuery(CompiledQuery.raw(text, values));
    return { rows: result.rows };
  },
});

interface Locked {
  name: string;
  state: string;
  retry_limit: number;
}

/** @param retryLimit the number of retries that every job has; a job with more was retried by an administrator */
export function failedJobs(
  boss: PgBoss,
  { repeatable, retryLimit }: { repeatable: Readonly<Record<string, string>>; retryLimit: number },
): FailedJobs {
  const retryOf = ({ name, retry_limit }: Pick<Locked, "name" | "retry_limit">) => {
    if (!(name in repeatable)) return "not_repeatable";
    return retry_limit > retryLimit ? "retried_before" : "possible";
  };
  return {
    async list(db, most) {
      // The error's text is not read: a class and a code are words of the program.
      const { rows } = await sql<
        Locked & { id: string; tries: number; error: string | null; failed_at: Date }
      >`
        SELECT id, name, retry_count + 1 AS tries, retry_limit, coalesce(completed_on, created_on) AS failed_at,
          (SELECT w FROM unnest(ARRAY[output ->> 'code', output ->> 'name']) w WHERE w ~ '^[A-Za-z0-9_]{1,60}$' LIMIT 1) AS error
        FROM pgboss.job WHERE state = 'failed' ORDER BY failed_at DESC, id LIMIT ${most}`.execute(db);
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        tries: row.tries,
        error: row.error,
        failedAt: row.failed_at,
        retry: retryOf(row),
      }));
    },
    async oldest(db) {
      const { rows } = await sql<{ queue: string; since: Date }>`
        SELECT name AS queue, min(start_after) AS since FROM pgboss.job
        WHERE state IN ('created', 'retry') AND start_after <= now() GROUP BY name`.execute(db);
      return rows;
    },
    async postpone(db) {
      const seconds = (failedDays * day) / 1000;
      const { numAffectedRows } = await sql`
        UPDATE pgboss.job SET deletion_seconds = ${seconds} WHERE state = 'failed' AND deletion_seconds < ${seconds}`.execute(
        db,
      );
      return Number(numAffectedRows ?? 0);
    },
    async retry(tx, id) {
      const job = await lockJob(tx, id);
      if (job?.state !== "failed") return resultOf(job);
      const retry = retryOf(job);
      if (retry !== "possible") return retry;
      await boss.retry(job.name, id, { db: bossTransaction(tx) });
      return "done";
    },
    async discard(tx, id) {
      const job = await lockJob(tx, id);
      if (job?.state !== "failed") return resultOf(job);
      await boss.deleteJob(job.name, id, { db: bossTransaction(tx) });
      return "done";
    },
  };
}

/** Locks a job: the queue's workers and other administrators wait until the caller has decided. */
async function lockJob(tx: Tx, id: string): Promise<Locked | undefined> {
  const { rows } = await sql<Locked>`
    SELECT name, state::text AS state, retry_limit FROM pgboss.job WHERE id = ${id}::uuid FOR UPDATE`.execute(
    tx,
  );
  return rows[0];
}

function resultOf(job: Locked | undefined): FailedJobResult {
  if (!job) return "missing";
  if (job.state === "active") return "running";
  return job.state === "created" || job.state === "retry" ? "waiting" : "ended";
}
