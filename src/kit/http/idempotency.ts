import { createHash } from "node:crypto";
import type { Tx } from "../db.ts";
import { Problem } from "../problem.ts";

/**
 * Honours `Idempotency-Key`: the first request with a key does the work, a repeated one gets the same answer. A second one
 * that comes while the first still runs waits for it on the key's row.
 * @throws Problem 422 `idempotency_mismatch` when the key was used for another request
 */
export async function idempotent(
  tx: Tx,
  request: {
    key: string | string[] | undefined;
    who: string | null;
    path: string;
    body: unknown;
    asOf: Date;
  },
  work: () => Promise<unknown>,
): Promise<unknown> {
  const key = typeof request.key === "string" ? request.key.slice(0, 200) : null;
  if (!key || !request.who) return work();
  const request_hash = createHash("sha256")
    .update(`${request.path}\n${JSON.stringify(request.body ?? null)}`)
    .digest("base64");
  const mine = await tx
    .insertInto("idempotency_keys")
    .values({ key, who: request.who, request_hash, status: 0, created_at: request.asOf })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  if (mine) {
    const result = await work();
    await tx
      .updateTable("idempotency_keys")
      .set({ status: 1, answer: JSON.stringify(result ?? null) })
      .where("who", "=", request.who)
      .where("key", "=", key)
      .execute();
    return result;
  }
  const earlier = await tx
    .selectFrom("idempotency_keys")
    .select(["request_hash", "answer"])
    .where("who", "=", request.who)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  if (earlier.request_hash !== request_hash) throw new Problem(422, "idempotency_mismatch");
  return earlier.answer;
}
