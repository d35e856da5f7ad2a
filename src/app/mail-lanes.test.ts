import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { systemClock } from "#kit/clock.ts";
import { inTransaction } from "#kit/db.ts";
import { type MailRendererFor, mailBacklog, queueMail, queueMails } from "#kit/mail.ts";
import { openQueue, type Queue } from "#kit/queue.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { testMail } from "#test/mail.ts";
import { slowMailServer } from "#test/mail-server.ts";
import { jobHandlers, jobNames } from "./worker.ts";

const others = 300;
const proofs = 10;

let api: TestApi;
let queue: Queue;
beforeEach(async () => {
  api = await testApi();
  queue = await openQueue(api.url, jobNames, api.services.log, "all");
  api.database.queueJobs = queue.add;
  await queueBoth();
});
afterEach(() => queue.stop());

describe("Proof mails that are queued behind many others", () => {
  it("are sent before the others, and no mail waits for a poll of the queue", {
    timeout: 60_000,
  }, async () => {
    const backlog = await mailBacklog(api.database.db);
    expect(backlog).toMatchObject({ waiting: others + proofs, retrying: 0, failed: 0 });
    expect(backlog.lanes.proof.waiting).toBe(proofs);
    await work({});
    // If each poll of the queue sent one mail, the mails would take ten minutes.
    await until(async () => (await unsent()) === 0, 20);
    const folder = join(api.services.config.DATA_DIR, "mail");
    expect(await readdir(folder)).toHaveLength(others + proofs);
    const { rows } = await api.database.pool.query<{ ahead: number }>(
      `SELECT count(*)::int AS ahead FROM mails
       WHERE lane = 'other' AND sent_at < (SELECT max(sent_at) FROM mails WHERE lane = 'proof')`,
    );
    expect(rows[0]?.ahead).toBeLessThan(others / 2);
  });

  it("arrive within 5 s if the mail server is slow for the others, which occupy no connection of the database", {
    timeout: 60_000,
  }, async () => {
    const { pool } = api.database;
    const server = await slowMailServer("other");
    await work({ SMTP_URL: server.url });
    await until(async () => (await unsent("proof")) === 0 && server.waiting.length >= 20, 5);
    const held = await pool.query("SELECT 1 FROM mails WHERE state = 'sending'");
    expect(held.rowCount).toBe(20);
    const { rows } = await pool.query(
      `SELECT 1 FROM pg_stat_activity
       WHERE datname = current_database() AND (state LIKE 'idle in transaction%' OR wait_event_type = 'Lock')`,
    );
    expect(rows).toEqual([]);
    expect(pool.totalCount - pool.idleCount).toBeLessThanOrEqual(2);
    server.release();
    await until(async () => (await unsent()) === 0, 20);
    server.close();
  });
});

const render: MailRendererFor = async () => ({ subject: "Mail", html: "<p>Mail</p>", text: "Mail" });

function work(settings: { SMTP_URL?: string }): Promise<void> {
  const config = { ...api.services.config, ...settings };
  return queue.work(jobHandlers({ ...api.services, config, clock: systemClock }, render), []);
}

async function queueBoth(): Promise<void> {
  const mail = (email: string) => ({ language: "en" as const, to: { email, name: null }, props: {} });
  await inTransaction(api.database, (tx) => {
    const many = Array.from({ length: others }, (_, n) => mail(`other${n}@example.test`));
    return queueMails(tx, testMail(), many);
  });
  await inTransaction(api.database, async (tx) => {
    for (let n = 0; n < proofs; n++) await queueMail(tx, testMail("proof"), mail(`proof${n}@example.test`));
  });
}

async function unsent(lane?: string): Promise<number> {
  const { count } = await api.database.db
    .selectFrom("mails")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("state", "<>", "sent")
    .$if(lane !== undefined, (query) => query.where("lane", "=", lane as string))
    .executeTakeFirstOrThrow();
  return count;
}

async function until(isDone: () => Promise<boolean>, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error(`Not done in ${seconds} s`);
    await sleep(50);
  }
}
