import { createHash } from "node:crypto";
import { type Database, inTransaction, type Reader, type Tx } from "../db.ts";
import { conflict, Problem } from "../problem.ts";

export interface KeyedRequest {
  key: string | string[] | undefined;
  /** Keys belong to their caller; a visitor's are not kept. */
  who: string | null;
  path: string;
  body: unknown;
  asOf: Date;
}

interface Claim {
  key: string;
  who: string;
  request_hash: string;
}

/**
 * Honours `Idempotency-Key` for work that is one transaction: the first request with a key does the work, a repeated one gets the
 * same answer, and one that comes while the first still runs waits for it on the key's row.
 * @throws Problem 422 `idempotency_mismatch` when the key was used for another request
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
  await keep(tx, claim, result);
  return result;
}

/**
 * The same for work that opens its own transactions: the key is taken first and given back when the work fails.
 * @throws Problem 422 `idempotency_mismatch`; 409 `idempotency_running` while the first request is not done
 */
export async function idempotentAround(
  database: Database,
  request: KeyedRequest,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const claim = claimOf(request);
  if (!claim) return work();
  const mine = await inTransaction(database, (tx) => take(tx, claim, request.asOf));
  if (!mine) return earlierAnswer(database.db, claim);
  try {
    const result = await work();
    await keep(database.db, claim, result);
    return result;
  } catch (error) {
    await database.db
      .deleteFrom("idempotency_keys")
      .where("who", "=", claim.who)
      .where("key", "=", claim.key)
      .execute();
    throw error;
  }
}

/** Forgets answers that no repeated request will ask for. @returns how many */
export async function forgetKeys(db: Reader, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("idempotency_keys")
    .where("created_at", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function claimOf({ key, who, path, body }: KeyedRequest): Claim | null {
  if (typeof key !== "string" || key === "" || !who) return null;
  const request_hash = createHash("sha256")
    .update(`${path}\n${JSON.stringify(body ?? null)}`)
    .digest("base64");
  return { key: key.slice(0, 200), who, request_hash };
}

async function take(tx: Tx, claim: Claim, asOf: Date): Promise<boolean> {
  const row = await tx
    .insertInto("idempotency_keys")
    .values({ ...claim, status: 0, created_at: asOf })
    .onConflict((conflicting) => conflicting.doNothing())
    .returning("key")
    .executeTakeFirst();
  return row !== undefined;
}

async function keep(db: Reader, { who, key }: Claim, result: unknown): Promise<void> {
  await db
    .updateTable("idempotency_keys")
    .set({ status: 1, answer: JSON.stringify(result ?? null) })
    .where("who", "=", who)
    .where("key", "=", key)
    .execute();
}

async function earlierAnswer(db: Reader, { who, key, request_hash }: Claim): Promise<unknown> {
  const earlier = await db
    .selectFrom("idempotency_keys")
    .select(["request_hash", "answer", "status"])
    .where("who", "=", who)
    .where("key", "=", key)
    .executeTakeFirst();
  if (earlier && earlier.request_hash !== request_hash) throw new Problem(422, "idempotency_mismatch");
  if (earlier?.status !== 1) throw conflict("idempotency_running", "running");
  return earlier.answer;
}
