import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import { day } from "#kit/clock.ts";
import { enqueue, inTransaction } from "#kit/db.ts";
import { failedDays } from "#kit/failed-jobs.ts";
import { openQueue, type Queue } from "#kit/queue.ts";
import { makeCompany, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { jobNames, repeatableJobs, scheduledJobs } from "../../app/worker.ts";
import { discardJob, operations, retryJob } from "./contract.ts";

let api: TestApi;
let queue: Queue;
let admin: { id: number; call: Caller };
let other: Caller;
beforeAll(async () => {
  api = await testApi();
  const { db } = api.database;
  queue = await openQueue(api.url, jobNames, api.services.log, "web", repeatableJobs);
  api.services.queue = queue;
  api.database.queueJobs = queue.add;
  const { id } = await makeStaff(db, "admin");
  admin = { id, call: await api.as(id) };
  other = await api.as((await makeStaff(db, "admin")).id);
});
afterAll(() => queue.stop());

/** Queues a job and puts it into a state, as the queue's workers do. @returns its id */
async function job(name: string, state = "failed"): Promise<string> {
  await inTransaction(api.database, async (tx) =>
    enqueue(tx, { name, data: { id: 4021, secret: "Chị Bích" } }),
  );
  const { rows } = await sql<{ id: string }>`
    UPDATE pgboss.job SET state = ${state}::pgboss.job_state, retry_count = 16, started_on = now(), completed_on = now(),
      output = '{"name": "TypeError", "message": "bich@example.test", "stack": "bich@example.test"}'
    WHERE id = (SELECT id FROM pgboss.job WHERE name = ${name} AND state = 'created' LIMIT 1)
    RETURNING id`.execute(api.database.db);
  return rows[0]!.id;
}

const stateOf = async (id: string) => {
  const { rows } = await sql<{ state: string; left: number }>`
    SELECT state::text AS state, retry_limit - retry_count AS left FROM pgboss.job WHERE id = ${id}::uuid`.execute(
    api.database.db,
  );
  return rows[0];
};

describe("Operations", () => {
  it("show failed jobs by name, tries and class of error, and nothing of their data", async () => {
    const id = await job("read-cv");
    const answer = await admin.call(operations);
    expect(answer.data.attributes.failed_jobs).toMatchObject([
      { id, name: "read-cv", tries: 17, error: "TypeError", retry: "possible" },
    ]);
    expect(JSON.stringify(answer)).not.toMatch(/Bích|bich@|4021/);
    const { attributes } = answer.data;
    expect(attributes).toMatchObject({
      mails: { failed: 0, proof: { waiting: 0 }, other: { waiting: 0 } },
      storage: { kind: "disk", ready: true },
      search: { kind: "database", behind_seconds: null },
      slow_statements: null,
      backup: null,
    });
    expect(attributes.storage.free_bytes).toBeGreaterThan(0);
    expect(attributes.storage.database_bytes).toBeGreaterThan(0);
    expect(attributes.queues.map(({ name }) => name).sort()).toEqual([...new Set(jobNames)].sort());
    await admin.call(discardJob, { params: { id }, body: { reason: "A test" } });
  });

  it("have failed jobs for a week, and finished ones for a day", async () => {
    const [failed, finished] = [await job("read-cv"), await job("read-cv", "completed")];
    const run = scheduledJobs["postpone-failed-jobs"]!.run;
    expect(await run(api.services, new Date())).toMatch(/^1 /);
    expect(await run(api.services, new Date())).toMatch(/^0 /);
    const { rows } = await sql<{ id: string; seconds: number }>`
      SELECT id, deletion_seconds AS seconds FROM pgboss.job WHERE id IN (${failed}::uuid, ${finished}::uuid)`.execute(
      api.database.db,
    );
    expect(new Map(rows.map(({ id, seconds }) => [id, (seconds * 1000) / day]))).toEqual(
      new Map([
        [failed, failedDays],
        [finished, 1],
      ]),
    );
    await admin.call(discardJob, { params: { id: failed }, body: { reason: "A test" } });
  });

  it("show the newest backup, and verifications that turn a year old", async () => {
    const { db } = api.database;
    await db
      .insertInto("backups")
      .values([
        { made_at: new Date("2026-02-27T00:00:00Z"), table_count: 1, row_count: 2 },
        { made_at: new Date("2026-03-01T00:00:00Z"), table_count: 3, row_count: 4 },
      ])
      .execute();
    const verified = async (at: string) => {
      const { id } = await makeCompany(db);
      await db
        .updateTable("companies")
        .set({ verified_at: new Date(at) })
        .where("id", "=", id)
        .execute();
      return String(id);
    };
    await verified("2025-05-02T00:00:00Z");
    const [late, soon] = [await verified("2024-05-01T00:00:00Z"), await verified("2025-04-30T00:00:00Z")];
    const { backup, aging } = (await admin.call(operations)).data.attributes;
    expect(backup).toEqual({ made_at: "2026-03-01T00:00:00.000Z", tables: 3, rows: 4 });
    expect(aging.total).toBe(2);
    expect(aging.companies.map(({ id }) => id)).toEqual([late, soon]);
  });

  it("retry a job once", async () => {
    const id = await job("read-cv");
    await admin.call(retryJob, { params: { id } });
    expect(await stateOf(id)).toEqual({ state: "retry", left: 1 });
    expect(await refusal(admin.call(retryJob, { params: { id } }))).toMatchObject({
      status: 409,
      codes: ["job_waiting"],
    });
    await sql`UPDATE pgboss.job SET state = 'failed', retry_count = 17, completed_on = now() WHERE id = ${id}::uuid`.execute(
      api.database.db,
    );
    const { failed_jobs } = (await admin.call(operations)).data.attributes;
    expect(failed_jobs.find((row) => row.id === id)?.retry).toBe("retried_before");
    expect(await refusal(admin.call(retryJob, { params: { id } }))).toMatchObject({
      status: 409,
      codes: ["job_retried"],
    });
    await admin.call(discardJob, { params: { id }, body: { reason: "The file is damaged" } });
    expect(await stateOf(id)).toBeUndefined();
    expect((await refusal(admin.call(discardJob, { params: { id }, body: { reason: "x" } }))).status).toBe(
      404,
    );
    const events = await api.database.db
      .selectFrom("audit_event")
      .select(["action", "object_type", "object_id", "detail"])
      .where("account_id", "=", admin.id)
      .where("object_id", "=", id)
      .orderBy("id")
      .execute();
    expect(events).toMatchObject([
      { object_type: "job", detail: { before: "failed", after: "retried" } },
      { object_type: "job", detail: { after: { state: "discarded", reason: "The file is damaged" } } },
    ]);
  });

  it.each([
    ["active", "job_running"],
    ["retry", "job_waiting"],
    ["completed", "job_ended"],
  ])("leave a job alone that is %s", async (state, code) => {
    const id = await job("read-cv", state);
    const before = await stateOf(id);
    expect(await refusal(admin.call(retryJob, { params: { id } }))).toMatchObject({
      status: 409,
      codes: [code],
    });
    expect(await refusal(admin.call(discardJob, { params: { id }, body: { reason: "x" } }))).toMatchObject({
      status: 409,
      codes: [code],
    });
    expect(await stateOf(id)).toEqual(before);
  });

  it("do not repeat kinds of jobs that are not safe to repeat, and know each kind that is", async () => {
    const id = await job("agency-archive");
    expect(await refusal(admin.call(retryJob, { params: { id } }))).toMatchObject({
      status: 409,
      codes: ["job_not_repeatable"],
    });
    expect((await stateOf(id))?.state).toBe("failed");
    expect(Object.keys(repeatableJobs).filter((name) => !jobNames.includes(name))).toEqual([]);
    expect(Object.values(repeatableJobs).filter((reason) => reason.length < 10)).toEqual([]);
  });

  it("let one of two administrators at once have the job", async () => {
    for (let round = 0; round < 5; round++) {
      const id = await job("read-cv");
      const body = { reason: "Both at once" };
      const results = await Promise.allSettled([
        admin.call(retryJob, { params: { id } }),
        other(retryJob, { params: { id } }),
        admin.call(discardJob, { params: { id }, body }),
        other(discardJob, { params: { id }, body }),
      ]);
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect([undefined, "retry"]).toContain((await stateOf(id))?.state);
    }
  });

  it("are for super administrators alone", async () => {
    const { db } = api.database;
    const id = await job("read-cv");
    const discard = { params: { id }, body: { reason: "x" } };
    const strangers = [
      [await api.as(null), 401],
      [await api.as((await makeRecruiter(db)).id), 403],
      [await api.as((await makeStaff(db, "admin", { member: true })).id), 403],
    ] as const;
    for (const [call, status] of strangers) {
      expect((await refusal(call(operations))).status).toBe(status);
      expect((await refusal(call(retryJob, { params: { id } }))).status).toBe(status);
      expect((await refusal(call(discardJob, discard))).status).toBe(status);
    }
    expect((await refusal(admin.call(discardJob, { params: { id }, body: { reason: " " } }))).status).toBe(
      422,
    );
    const missing = "00000000-0000-4000-8000-000000000000";
    expect((await refusal(admin.call(retryJob, { params: { id: missing } }))).status).toBe(404);
    expect((await refusal(admin.call(retryJob, { params: { id: "7" } }))).status).toBe(404);
  });
});
