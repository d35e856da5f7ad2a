import {
  Kysely,
  PostgresDialect,
  type RawBuilder,
  type Selectable,
  sql,
  type Transaction,
  type Updateable,
} from "kysely";
import pg from "pg";
import type { DB } from "../../db/types.ts";
import { isOutdatedPlan, preparingClient } from "./prepared.ts";
import { Problem } from "./problem.ts";
import type { PubSub } from "./pubsub.ts";
import { followReplica } from "./replica.ts";

// Ids, counts and money stay below 2^53; strings would make every comparison error-prone.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// pg's list of built-in types has no name for bigint[].
const bigintArray = 1016 as typeof pg.types.builtins.INT8;
const readTexts: (value: string) => string[] = pg.types.getTypeParser(bigintArray);
pg.types.setTypeParser(bigintArray, (value) => readTexts(value).map(Number));
// A date has no time zone, so it stays a text.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;
/** A connection that a query may use: the pool, a replica, or a transaction. */
export type Reader = Db | Tx;

/** A job to run after the commit of the transaction that queues it. */
export interface DueJob {
  name: string;
  data: Record<string, unknown>;
  startAfter?: Date;
  onceKey?: string;
  /** Jobs of a group share the concurrency that `JobWork.perGroup` allows. */
  group?: string;
}

export interface Database {
  db: Db;
  /** Writes queued jobs into the transaction; set when the queue is opened. */
  queueJobs: (tx: Tx, jobs: DueJob[]) => Promise<void>;
  /**
   * The connection for public reads: the replica while it has every published change (`market`), else the
   * primary. Evaluated for each request.
   */
  readonly replica: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  size?: number;
  replica?: { url: string; pubsub: PubSub };
}

/** Opens pools; connections are opened when first needed, and reopened after an outage. */
export function openDatabase(url: string, { size = 20, replica }: DatabaseOptions = {}): Database {
  const pool = makePool(url, size);
  const db = kyselyOf(pool);
  const copy = replica ? openReplica(pool, makePool(replica.url, size), replica.pubsub) : null;
  return {
    db,
    queueJobs: async () => {
      throw new Error("A job was queued, but no queue is open");
    },
    get replica() {
      return copy?.isCurrent() ? copy.db : db;
    },
    pool,
    close: async () => {
      await copy?.close();
      await db.destroy();
    },
  };
}

const kyselyOf = (pool: pg.Pool) => new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });

function openReplica(primary: pg.Pool, pool: pg.Pool, pubsub: PubSub) {
  const db = kyselyOf(pool);
  const follower = followReplica({ primary, replica: pool }, pubsub, "market");
  return {
    db,
    isCurrent: follower.isCurrent,
    close: async () => {
      await follower.close();
      await db.destroy();
    },
  };
}

function makePool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    Client: preparingClient(),
    connectionString,
    max,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    lock_timeout: 5000,
    idle_in_transaction_session_timeout: 20_000,
    application_name: "sen",
  });
  // A broken idle connection is dropped from the pool; the next query opens a new one.
  pool.on("error", () => {});
  // A connection that breaks during use fails its query. Without this listener the error would end the
  // process.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

const due = new WeakMap<Tx, DueJob[]>();

/** Queues a job in the transaction: it runs after the commit, and never if there is none. */
export function enqueue(tx: Tx, job: DueJob): void {
  due.set(tx, [...(due.get(tx) ?? []), job]);
}

const afterRefusal = new WeakMap<Problem, (tx: Tx) => Promise<void>>();

/**
 * Records something about a refusal: `work` runs in its own transaction after the one that the problem ends was rolled back. Without a
 * rollback by `inTransaction`, it does not run.
 * @returns the problem, to be thrown
 */
export function recordRefusal(problem: Problem, work: (tx: Tx) => Promise<void>): Problem {
  afterRefusal.set(problem, work);
  return problem;
}

/**
 * Runs the write that a read causes, such as the mark that a row has been seen. A caller who only looks (`looking`, kit/http/route)
 * reads within a transaction and causes no write.
 */
export async function recordRead(database: Database, work: (tx: Tx) => Promise<unknown>): Promise<void> {
  if (!database.db.isTransaction) await inTransaction(database, work);
}

/**
 * Runs `work` in one transaction, with the jobs that it queues. A serialization failure, a deadlock or a plan from before a
 * migration is retried (three attempts in all), because a failed attempt leaves nothing behind.
 */
export async function inTransaction<T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  // A caller who only looks already reads within a transaction.
  if (database.db.isTransaction) return work(database.db as Tx);
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.db.transaction().execute(async (tx) => {
        const result = await work(tx);
        const jobs = due.get(tx);
        if (jobs) await database.queueJobs(tx, jobs);
        return result;
      });
    } catch (error) {
      const code = sqlState(error);
      if (attempt < 3 && (code === "40001" || code === "40P01" || isOutdatedPlan(error))) continue;
      const record = error instanceof Problem && afterRefusal.get(error);
      // The refusal is answered also when its record fails, which is its cause then.
      if (record)
        await database.db
          .transaction()
          .execute(record)
          .catch((cause) => Object.assign(error, { cause }));
      throw error;
    }
  }
}

/** A change of status: the current status of the row, the new one, and the columns that change with it. */
export interface StatusChange<T extends keyof DB> {
  from: { [C in keyof Selectable<DB[T]>]?: Selectable<DB[T]>[C] | readonly Selectable<DB[T]>[C][] };
  to: Updateable<DB[T]>;
  set?: Updateable<DB[T]>;
}

/**
 * Changes the status of the rows that still have the status that the caller read; others are skipped. Only this
 * function, `transition` and `transitionWhere` write status columns (bin/laws/status-writers).
 * @returns the changed rows
 */
export async function transitionAll<T extends keyof DB>(
  tx: Tx,
  table: T,
  ids: readonly number[],
  change: StatusChange<T>,
): Promise<Selectable<DB[T]>[]> {
  const query = moved(tx, table, sql`${ids}::bigint[]`, change);
  return ids.length === 0 ? [] : ((await query.returningAll().execute()) as Selectable<DB[T]>[]);
}

/**
 * Changes the status of an array of ids that the statement itself reads. @returns the number of changed rows
 */
export async function transitionWhere<T extends keyof DB>(
  tx: Tx,
  table: T,
  ids: RawBuilder<unknown>,
  change: StatusChange<T>,
): Promise<number> {
  return Number((await moved(tx, table, ids, change).executeTakeFirstOrThrow()).numUpdatedRows);
}

function moved<T extends keyof DB>(tx: Tx, table: T, ids: RawBuilder<unknown>, change: StatusChange<T>) {
  // TypeScript cannot check the columns of a generic table here; the types of `change` check them.
  const rows = tx as unknown as Transaction<Record<string, Record<string, unknown>>>;
  let query = rows
    .updateTable(table as string)
    .set({ ...change.set, ...change.to })
    .where("id", "=", sql`any(${ids})`);
  for (const [column, value] of Object.entries(change.from))
    query = query.where(column, value === null ? "is" : Array.isArray(value) ? "in" : "=", value);
  return query;
}

/**
 * Changes the status of one row by compare-and-set.
 * @returns the row after the change
 * @throws Problem 409 with `code` when the row has another status than the caller read; `meta.now` is the
 * current one
 */
export async function transition<T extends keyof DB>(
  tx: Tx,
  table: T,
  id: number,
  change: StatusChange<T>,
  refusal: { code: string; now: () => Promise<unknown> },
): Promise<Selectable<DB[T]>> {
  const [row] = await transitionAll(tx, table, [id], change);
  if (row !== undefined) return row;
  throw new Problem(409, refusal.code, { meta: { now: await refusal.now() } });
}

/** The five-character SQLSTATE of a database error, or a node error code (`ECONNREFUSED`), or null. */
export function sqlState(error: unknown): string | null {
  if (typeof error === "object" && error !== null && "code" in error && typeof error.code === "string")
    return error.code;
  return null;
}

/** True when the database is unreachable or shutting down: the request may be retried later (503). */
export function isUnavailable(error: unknown): boolean {
  const code = sqlState(error);
  if (
    code &&
    (/^(08|57P|53)/.test(code) ||
      // A lock or statement timeout, as during a migration or a temporary load.
      ["55P03", "57014", "ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOTFOUND", "ETIMEDOUT"].includes(code))
  )
    return true;
  const message = error instanceof Error ? error.message : "";
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    message,
  );
}

/** The name of the unique constraint that an insert or update violated, or null. */
export function brokenUnique(error: unknown): string | null {
  return brokenConstraint(error, "23505");
}

/** The name of the foreign key that an insert or update violated, or null. */
export function brokenForeign(error: unknown): string | null {
  return brokenConstraint(error, "23503");
}

function brokenConstraint(error: unknown, code: string): string | null {
  if (sqlState(error) !== code) return null;
  return (error as { constraint?: string }).constraint ?? null;
}

/** Notifies every process of a change when the transaction commits (see kit/pubsub). */
export async function publish(tx: Tx, topic: string): Promise<void> {
  await sql`SELECT ${publication(topic)}`.execute(tx);
}

/**
 * Returns the notification as an SQL expression, for the RETURNING of the statement that makes the change: it
 * saves a query.
 */
export function publication(topic: string | RawBuilder<string>) {
  return sql`pg_notify('sen_live', ${topic})`;
}
