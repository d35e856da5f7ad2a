import { createHash, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { type Database, inTransaction, type Reader, type Tx } from "../db.ts";
import { conflict, Problem } from "../problem.ts";
import type { UploadedFile } from "./handle.ts";

export interface KeyedRequest {
  key: string | string[] | undefined;
  /** The caller that keys belong to; keys of visitors are not stored. */
  who: string | null;
  path: string;
  body: unknown;
  files: Record<string, UploadedFile>;
  asOf: Date;
  /** The answer has a secret: it is not stored, so a repeated request is refused. */
  secret?: boolean;
}

interface Claim {
  key: string;
  who: string;
  request_hash: string;
  /** Identifies this attempt; a repeated request has another owner. */
  owner: string;
}

/** Runs work in one transaction, which also stores its result as the answer to the key. */
export type Commit = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/**
 * After this time without a renewal, the process of a claim is considered dead; clients repeat requests within seconds.
 */
const leaseSeconds = 3;
const renewMs = 1000;
/** Maximum time that a repeated request waits for the first one, by polling. */
const longestWaitMs = 5000;
const lookMs = 100;

/**
 * Honours `Idempotency-Key` for work that is one transaction: the first request with a key does the work, a repeated
 * one gets the same answer, and one that arrives while the first still runs waits on the key's row.
 * @throws Problem 422 `idempotency_mismatch` when the key was used for another request; 409 `idempotency_secret`
 */
export async function idempotent(
  tx: Tx,
  request: KeyedRequest,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const claim = claimOf(request);
  if (!claim) return work();
  if (!(await take(tx, claim, request.asOf))) return earlierAnswer(tx, claim);
  const result = await work();
  await keep(tx, claim, stored(request, result));
  return result;
}

/**
 * Like `idempotent`, for work that opens its own transactions. The key is leased while the work runs: it is
 * released soon after its process has died, and when the work fails. The changes of `commit` and the answer
 * are stored in one transaction: a repeated request after a crash finds the answer or does the whole work.
 * @throws Problem 422 `idempotency_mismatch`; 409 `idempotency_running` while the first request is running
 */
export async function idempotentAround(
  database: Database,
  request: KeyedRequest,
  work: (commit: Commit) => Promise<unknown>,
): Promise<unknown> {
  const claim = claimOf(request);
  if (!claim) return work((inside) => inTransaction(database, inside));
  const deadline = performance.now() + longestWaitMs;
  while (!(await take(database.db, claim, request.asOf))) {
    const answer = await earlierAnswer(database.db, claim).catch((error) => {
      if (!isRunning(error) || performance.now() > deadline) throw error;
      return waiting;
    });
    if (answer !== waiting) return answer;
    await sleep(lookMs);
  }
  const renewal = setInterval(() => void renew(database.db, claim), renewMs);
  try {
    let kept = false;
    const result = await work((inside) =>
      inTransaction(database, async (tx) => {
        const made = await inside(tx);
        await keep(tx, claim, stored(request, made));
        kept = true;
        return made;
      }),
    );
    if (!kept) await keep(database.db, claim, stored(request, result));
    return result;
  } catch (error) {
    await giveBack(database.db, claim);
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

/** Prunes answers that no repeated request needs. @returns the number of deleted rows */
export async function pruneKeys(db: Reader, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("idempotency_keys")
    .where("created_at", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

const waiting = Symbol("waiting");
const running = "idempotency_running";
const isRunning = (error: unknown) => error instanceof Problem && error.errors[0]?.code === running;

function claimOf({ key, who, path, body, files }: KeyedRequest): Claim | null {
  if (typeof key !== "string" || key === "" || !who) return null;
  const uploads = Object.entries(files).map(([field, { sha256 }]) => [field, sha256]);
  const request_hash = createHash("sha256")
    .update(`${path}\n${JSON.stringify([body ?? null, uploads])}`)
    .digest("base64");
  return { key: key.slice(0, 200), who, request_hash, owner: randomUUID() };
}

const leasedUntil = sql<Date>`clock_timestamp() + make_interval(secs => ${leaseSeconds})`;

/** Leases use the clock of the database, because those of the processes may differ. */
async function take(db: Reader, claim: Claim, asOf: Date): Promise<boolean> {
  const row = await db
    .insertInto("idempotency_keys")
    .values({ ...claim, status: 0, leased_until: leasedUntil, created_at: asOf })
    .onConflict((conflicting) =>
      conflicting
        .columns(["who", "key"])
        .doUpdateSet({ owner: claim.owner, leased_until: leasedUntil })
        .where("idempotency_keys.status", "=", 0)
        .where("idempotency_keys.request_hash", "=", claim.request_hash)
        .where(sql<boolean>`coalesce(idempotency_keys.leased_until < clock_timestamp(), true)`),
    )
    .returning("key")
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the stored form of an answer: JSON, or null for an answer with a secret. */
const stored = ({ secret }: KeyedRequest, result: unknown) =>
  secret ? null : JSON.stringify(result ?? null);

/** @throws Problem 409 `idempotency_running` when another attempt has taken over */
async function keep(db: Reader, claim: Claim, answer: string | null): Promise<void> {
  const row = await db
    .updateTable("idempotency_keys")
    .set({ status: 1, answer })
    .where("who", "=", claim.who)
    .where("key", "=", claim.key)
    .where("owner", "=", claim.owner)
    .returning("key")
    .executeTakeFirst();
  if (!row) throw conflict(running, "running");
}

async function renew(db: Reader, { who, key, owner }: Claim): Promise<void> {
  await db
    .updateTable("idempotency_keys")
    .set({ leased_until: leasedUntil })
    .where("who", "=", who)
    .where("key", "=", key)
    .where("owner", "=", owner)
    .execute()
    // Without a database the work fails as well and reports the error.
    .catch(() => {});
}

async function giveBack(db: Reader, { who, key, owner }: Claim): Promise<void> {
  await db
    .deleteFrom("idempotency_keys")
    .where("who", "=", who)
    .where("key", "=", key)
    .where("owner", "=", owner)
    .where("status", "=", 0)
    .execute();
}

async function earlierAnswer(db: Reader, { who, key, request_hash }: Claim): Promise<unknown> {
  const earlier = await db
    .selectFrom("idempotency_keys")
    .select(["request_hash", "answer", "status"])
    .select(sql<boolean>`answer IS NULL`.as("withheld"))
    .where("who", "=", who)
    .where("key", "=", key)
    .executeTakeFirst();
  if (earlier && earlier.request_hash !== request_hash) throw new Problem(422, "idempotency_mismatch");
  if (earlier?.status !== 1) throw conflict(running, "running");
  if (earlier.withheld) throw conflict("idempotency_secret", "done");
  return earlier.answer;
}
