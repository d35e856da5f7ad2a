import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "#test/api.ts";
import { type Database, enqueue, inTransaction, publish } from "./db.ts";
import { openLog } from "./log.ts";
import { openPubSub } from "./pubsub.ts";
import { openQueue, type Queue } from "./queue.ts";

let database: Database;
let url: string;
let queue: Queue;
const done: unknown[] = [];
const runs: unknown[] = [];
let wake = () => {};

const until = async (condition: () => boolean) => {
  const deadline = Date.now() + 15_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error("waited too long");
    await new Promise<void>((resolve) => {
      wake = resolve;
      setTimeout(resolve, 200);
    });
  }
};

beforeAll(async () => {
  ({ database, url } = await testDatabase());
  queue = await openQueue(url, ["work", "flaky"], openLog("silent"), "all");
  database.queueJobs = queue.add;
  await queue.work(
    {
      work: {
        handle: async (data) => {
          done.push(data.n);
          wake();
        },
      },
      flaky: {
        batch: 2,
        handle: async (data, run) => {
          runs.push([data.n, run.number, run.isLast]);
          if (data.n === "second try" && run.number === 1) throw new Error("once");
          done.push(data.n);
          wake();
        },
      },
    },
    [],
  );
});
afterAll(() => queue.stop());

describe("A job", () => {
  it("runs after the commit, and never without it", async () => {
    await expect(
      inTransaction(database, async (tx) => {
        enqueue(tx, { name: "work", data: { n: "rolled back" } });
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    await inTransaction(database, async (tx) => enqueue(tx, { name: "work", data: { n: "committed" } }));
    await until(() => done.includes("committed"));
    expect(done).not.toContain("rolled back");
  });

  it("that fails is tried again, and none that was taken together with it", async () => {
    await inTransaction(database, async (tx) => {
      enqueue(tx, { name: "flaky", data: { n: "second try" } });
      enqueue(tx, { name: "flaky", data: { n: "first try" } });
    });
    await until(() => done.includes("second try") && done.includes("first try"));
    expect(runs).toHaveLength(3);
    expect(runs).toContainEqual(["first try", 1, false]);
    expect(runs).toContainEqual(["second try", 2, false]);
  });

  it("is tried 17 times, after pauses that double, for a day and more", async () => {
    const { rows } = await database.pool.query(
      "SELECT retry_limit, retry_delay, retry_backoff, retry_delay_max FROM pgboss.queue WHERE name = 'flaky'",
    );
    expect(rows).toEqual([{ retry_limit: 16, retry_delay: 1, retry_backoff: true, retry_delay_max: null }]);
  });

  it("does not wait for a poll behind others, however many they are", async () => {
    const began = performance.now();
    await inTransaction(database, async (tx) => {
      for (let n = 0; n < 50; n++) enqueue(tx, { name: "work", data: { n } });
    });
    await until(() => done.includes(49) && done.length >= 53);
    // One job every two seconds would take 100 s.
    expect(performance.now() - began).toBeLessThan(10_000);
    expect((await queue.counts()).map((counts) => counts.queue).sort()).toEqual(["flaky", "work"]);
  });
});

describe("A transaction", () => {
  it("that meets a deadlock is tried again, with nothing of the failed try left", async () => {
    let tries = 0;
    const result = await inTransaction(database, async (tx) => {
      await tx.insertInto("skills").values({ id: 99_999, name: "Trial", name_vn: "Thử" }).execute();
      if (++tries < 3) throw Object.assign(new Error("deadlock"), { code: "40P01" });
      return tries;
    });
    expect(result).toBe(3);
    expect(
      await database.db.selectFrom("skills").selectAll().where("id", "=", 99_999).execute(),
    ).toHaveLength(1);
  });
});

describe("Published notifications", () => {
  it("reach subscribers after the commit, also after the connection broke", async () => {
    const pubsub = openPubSub(url, { retryMs: 50 });
    let received = 0;
    pubsub.subscribe("board:1", () => {
      received++;
      wake();
    });
    const send = () => inTransaction(database, (tx) => publish(tx, "board:1"));
    await until(() => {
      void send();
      return received > 0;
    });
    await database.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'sen live' AND datname = current_database()",
    );
    const before = received;
    await until(() => received > before);
    await pubsub.close();
  });
});

describe("An error of the queue", () => {
  it("is logged with its message and stack", async () => {
    const lines: Record<string, { message?: string; stack?: string }>[] = [];
    const log = { warn: (fields: (typeof lines)[number]) => void lines.push(fields) };
    const own = await openQueue(url, ["work"], log as never, "all");
    // When pg-boss loses a connection, it emits a copy of the error with the queue's name. The listener must
    // stay: on close, pg-boss removes its listeners first, and a later error would end the process.
    await database.db.transaction().execute((tx) =>
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE application_name = 'sen queue' AND datname = current_database() AND query NOT LIKE 'LISTEN %'`.execute(
        tx,
      ),
    );
    await until(() => lines.length > 0);
    await own.stop();
    for (const { err } of lines) {
      expect(err?.message).toMatch(/\S/);
      expect(err?.stack).toMatch(/error: .+\n +at /i);
    }
  });
});
