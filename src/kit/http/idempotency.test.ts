import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "#test/api.ts";
import { inTransaction } from "../db.ts";
import { idempotent, idempotentAround, type KeyedRequest } from "./idempotency.ts";

const { database } = await testDatabase();
const { db } = database;
const asOf = new Date("2026-03-02T03:00:00Z");
let key: string;
beforeEach(() => {
  key = randomUUID();
});

const request = (change: Partial<KeyedRequest> = {}): KeyedRequest => ({
  key,
  who: "account:1",
  path: "/api/v2/candidates/jobs/1/apply",
  body: { full_name: "An" },
  files: {},
  asOf,
  ...change,
});
const file = (content: string) => ({
  path: "/tmp/x",
  name: "cv.pdf",
  bytes: content.length,
  sha256: createHash("sha256").update(content).digest("hex"),
  cleanup: async () => {},
});
const problem = (call: Promise<unknown>) =>
  call.catch((error) => ({ status: error.status, code: error.message }));

/**
 * Creates the state that a process leaves when it is killed during a request, `secondsAgo` after its last
 * renewal.
 */
const abandon = (secondsAgo: number) =>
  sql`UPDATE idempotency_keys SET status = 0, answer = NULL,
    leased_until = clock_timestamp() - make_interval(secs => ${secondsAgo}) WHERE key = ${key}`.execute(db);

describe("an Idempotency-Key", () => {
  it("gives the first answer again, and does the work once", async () => {
    let done = 0;
    const work = async () => ({ data: ++done });
    expect(await idempotentAround(database, request(), work)).toEqual({ data: 1 });
    expect(await idempotentAround(database, request(), work)).toEqual({ data: 1 });
  });

  it("is used up by an answer that has a secret: nothing of it is stored, and a repeated request is told so", async () => {
    let done = 0;
    const work = async () => ({ token: `sen_secret_${++done}` });
    const ways = {
      around: (change: Partial<KeyedRequest>) => idempotentAround(database, request(change), work),
      inside: (change: Partial<KeyedRequest>) =>
        inTransaction(database, (tx) => idempotent(tx, request(change), work)),
    };
    for (const [way, ask] of Object.entries(ways)) {
      done = 0;
      key = randomUUID();
      expect(await ask({ secret: true }), way).toEqual({ token: "sen_secret_1" });
      expect(await problem(ask({ secret: true })), way).toEqual({ status: 409, code: "idempotency_secret" });
      expect(done, way).toBe(1);
    }
    const { rows } = await sql<{
      all: string;
    }>`SELECT string_agg(k::text, ' ') AS all FROM idempotency_keys k`.execute(db);
    expect(rows[0]?.all).not.toContain("sen_secret");
  });

  it("belongs to one request: its body and the content of its files", async () => {
    await idempotentAround(database, request({ files: { cv: file("one") } }), async () => 1);
    const mismatch = { status: 422, code: "idempotency_mismatch" };
    for (const other of [request({ files: { cv: file("two") } }), request({ body: {} }), request()])
      expect(await problem(idempotentAround(database, other, async () => 2))).toEqual(mismatch);
    expect(await idempotentAround(database, request({ files: { cv: file("one") } }), async () => 2)).toBe(1);
  });

  it("belongs to one request in work that is one transaction too: another body does nothing and is told so", async () => {
    let done = 0;
    const ask = (change: Partial<KeyedRequest>) =>
      inTransaction(database, (tx) => idempotent(tx, request(change), async () => ++done));
    expect(await ask({})).toBe(1);
    for (const other of [
      { body: { full_name: "Bình" } },
      { body: null },
      { path: "/api/v2/candidates/jobs/2/apply" },
    ])
      expect(await problem(ask(other))).toEqual({ status: 422, code: "idempotency_mismatch" });
    expect(await ask({})).toBe(1);
    expect(await ask({ who: "account:2", body: { full_name: "Bình" } })).toBe(2);
    expect(done).toBe(2);
  });

  it("makes a repeated request wait for the first one, and gives both the same answer", async () => {
    const gate = Promise.withResolvers<string>();
    const first = idempotentAround(database, request(), () => gate.promise);
    await expect
      .poll(() => db.selectFrom("idempotency_keys").select("key").where("key", "=", key).execute())
      .toHaveLength(1);
    const second = idempotentAround(database, request(), async () => "never");
    gate.resolve("once");
    expect(await Promise.all([first, second])).toEqual(["once", "once"]);
  });

  it("is free again within seconds of the death of the process that held it", async () => {
    await idempotentAround(database, request(), async () => "lost");
    await abandon(-1);
    const began = performance.now();
    expect(await idempotentAround(database, request(), async () => "done")).toBe("done");
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  it("is kept together with what its work commits, so that a crash after it loses no answer", async () => {
    const crash = new Promise<never>(() => {});
    const begun = Promise.withResolvers<void>();
    void idempotentAround(database, request(), async (commit) => {
      await commit(async () => ({ data: "committed" }));
      begun.resolve();
      return crash;
    });
    await begun.promise;
    expect(await idempotentAround(database, request(), async () => "again")).toEqual({ data: "committed" });
  });

  it("is lost by a try that another one has overtaken, with all that it wrote", async () => {
    const gate = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const stalled = problem(
      idempotentAround(database, request(), async (commit) => {
        begun.resolve();
        await gate.promise;
        return commit(async (tx) => {
          await sql`INSERT INTO skills VALUES (99999, 'x', 'x')`.execute(tx);
          return "late";
        });
      }),
    );
    await begun.promise;
    await abandon(1);
    expect(await idempotentAround(database, request(), async () => "in time")).toBe("in time");
    gate.resolve();
    expect(await stalled).toEqual({ status: 409, code: "idempotency_running" });
    expect((await sql`SELECT FROM skills WHERE id = 99999`.execute(db)).rows).toEqual([]);
    expect(await idempotentAround(database, request(), async () => "again")).toBe("in time");
  });

  it("may be used again after its work has failed", async () => {
    const refused = idempotentAround(database, request(), async () => Promise.reject(new Error("no")));
    await expect(refused).rejects.toThrow("no");
    expect(await idempotentAround(database, request(), async () => "yes")).toBe("yes");
  });
});
