import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeAgency, makeRecruiter } from "#accounts/factory.ts";
import { recordApplicant } from "#applications/commands/record.ts";
import * as applications from "#applications/contract.ts";
import { makeApplicant } from "#applications/factory.ts";
import { makeJob } from "#jobs/factory.ts";
import { day, hour, minute } from "#kit/clock.ts";
import { inTransaction } from "#kit/db.ts";
import { secretBox } from "#kit/secret-box.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { allowedAddresses } from "./addresses.ts";
import { deliverer } from "./commands/deliver.ts";
import { deliverJobs } from "./commands/deliveries.ts";
import * as contract from "./contract.ts";
import { room } from "./room.ts";
import { events, failingDays, retryMinutes, type WebhookEvent } from "./terms.ts";
import { receiver } from "./testing/receiver.ts";

let api: TestApi;
let program: Awaited<ReturnType<typeof receiver>>;
beforeAll(async () => {
  api = await testApi({ WEBHOOK_PRIVATE_ADDRESSES: "1" });
});
beforeEach(async () => {
  program = await receiver();
  api.queued.length = 0;
});
afterEach(async () => {
  await program.close();
});

async function company(chosen: readonly WebhookEvent[] = events) {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const job = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id });
  const call = await api.as(boss.id);
  const made = await call(contract.webhookCreate, { body: { url: program.url, events: [...chosen] } });
  const params = { id: Number(made.data.id) };
  const log = async () =>
    (await call(contract.deliveryList, { params })).data.map(({ id, attributes }) => ({ id, ...attributes }));
  const webhook = async () =>
    (await call(contract.webhookList)).data.find(({ id }) => id === made.data.id)!.attributes;
  return { boss, job, call, params, secret: made.secret, log, webhook };
}

const names: string[] = Object.values(deliverJobs);

/** Runs the attempts that are due, as a worker does. @returns how many jobs there were */
async function work(timeoutMs = 2000): Promise<number> {
  const { database, clock, services } = api;
  const box = secretBox(services.config.ENCRYPTION_KEYS, services.secret);
  const deliver = deliverer({ database, clock, box, addresses: allowedAddresses(true), timeoutMs });
  const isOurs = (job: (typeof api.queued)[number]) =>
    names.includes(job.name) && (!job.startAfter || job.startAfter <= clock.now());
  const due = api.queued.filter(isOurs);
  api.queued.splice(0, Infinity, ...api.queued.filter((job) => !isOurs(job)));
  const { signal } = new AbortController();
  for (const { data } of due) await deliver(data as { id: number; attempts: number }, { signal });
  return due.length;
}

describe("Deliveries of webhooks", () => {
  it("say what happened with ids and facts, and nothing of the person", async () => {
    const { boss, job, call, secret } = await company();
    const { id, full_name, email } = await makeApplicant(api.database.db, { job });
    await call(applications.reject, { params: { id }, body: { reason_id: 2, note: "Chị Bích nhà xa" } });
    expect(program.received).toEqual([]);
    expect(await work()).toBe(1);
    const [got] = program.received;
    expect(JSON.parse(got!.body)).toEqual({
      id: got!.headers["webhook-id"],
      type: "applicant.rejected",
      created_at: api.clock.now().toISOString(),
      company_id: boss.companyId,
      data: { job_id: job.id, applicant_id: id, from: "applied", reason_id: 2 },
    });
    expect(got!.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "user-agent": "Sen-Webhooks/1.0",
      "webhook-timestamp": String(api.clock.now().getTime() / 1000),
    });
    for (const personal of [full_name, email, "Bích", secret])
      expect(JSON.stringify(got)).not.toContain(personal);
  });

  it("go to those who chose the event, while they are active", async () => {
    const { job, call, params, log } = await company(["applicant.restored", "job.closed"]);
    const { id } = await makeApplicant(api.database.db, { job });
    const { id: other } = await makeApplicant(api.database.db, { job });
    const reject = (applicant: number) =>
      call(applications.reject, { params: { id: applicant }, body: { reason_id: 2 } });
    await reject(id);
    expect(await log()).toEqual([]);
    const change = (active: boolean) =>
      call(contract.webhookEdit, {
        params,
        body: { url: program.url, events: ["applicant.rejected"], active },
      });
    await change(false);
    await reject(other);
    expect(await log()).toEqual([]);
    await change(true);
    await reject((await makeApplicant(api.database.db, { job })).id);
    expect((await log()).map(({ event }) => event)).toEqual(["applicant.rejected"]);
  });

  it("are tried again until they succeed, with the same id and body", async () => {
    const { call, params, log, webhook } = await company();
    program.answer = (reply) => reply.writeHead(500).end("down\0 for now");
    await call(contract.webhookTest, { params });
    await work();
    const [first] = await log();
    expect(first).toMatchObject({ state: "pending", attempts: 1, http_status: 500, answer: "down for now" });
    const wait = new Date(first!.next_attempt_at ?? 0).getTime() - api.clock.now().getTime();
    expect(wait).toBeGreaterThanOrEqual(minute);
    expect(wait).toBeLessThanOrEqual(1.2 * minute);
    expect((await webhook()).failing_since).toBe(api.clock.now().toISOString());
    expect(await work()).toBe(0);
    program.answer = (reply) => reply.writeHead(204).end();
    api.clock.advance(2 * minute);
    expect(await work()).toBe(1);
    expect((await log())[0]).toMatchObject({
      state: "delivered",
      attempts: 2,
      http_status: 204,
      next_attempt_at: null,
    });
    expect((await webhook()).failing_since).toBeNull();
    const [one, two] = program.received;
    expect(two!.body).toBe(one!.body);
    expect(two!.headers["webhook-id"]).toBe(one!.headers["webhook-id"]);
  });

  it("end after the last retry", async () => {
    const { call, params, log } = await company();
    program.answer = (reply) => reply.writeHead(503).end();
    await call(contract.webhookTest, { params });
    for (const minutes of [0, ...retryMinutes]) {
      api.clock.advance(minutes * 1.3 * minute);
      expect(await work()).toBe(1);
    }
    expect(await work()).toBe(0);
    expect((await log())[0]).toMatchObject({ state: "failed", attempts: retryMinutes.length + 1 });
    expect(program.received).toHaveLength(retryMinutes.length + 1);
  });

  it("give up on a receiver that hangs, also in the middle of its answer, and on one that is away", async () => {
    const { call, params, log } = await company();
    const test = async (answer: typeof program.answer) => {
      program.answer = answer;
      await call(contract.webhookTest, { params });
      await work(150);
      return (await log())[0];
    };
    const timeout = { state: "pending", attempts: 1, http_status: null, error: "timeout", answer: null };
    expect(await test(() => {})).toMatchObject(timeout);
    expect(await test((reply) => reply.writeHead(200).write("almost"))).toMatchObject(timeout);
    expect(await test((reply) => reply.socket?.destroy())).toMatchObject({ ...timeout, error: "connection" });
  });

  it("follow no redirect and keep 1,000 characters of an answer, however long", async () => {
    const { call, params, log } = await company();
    const elsewhere = await receiver();
    program.answer = (reply) => reply.writeHead(302, { location: elsewhere.url }).end("x");
    await call(contract.webhookTest, { params });
    await work();
    expect((await log())[0]).toMatchObject({ state: "pending", http_status: 302 });
    expect(elsewhere.received).toEqual([]);
    await elsewhere.close();
    program.answer = (reply) => {
      reply.writeHead(200);
      const more = () => void (reply.destroyed || reply.write("Ấ".repeat(10_000), () => setImmediate(more)));
      more();
    };
    await call(contract.webhookTest, { params });
    await work();
    expect((await log())[0]).toMatchObject({ state: "delivered", answer: "Ấ".repeat(1000) });
  });

  it("run once each, also when a job is repeated", async () => {
    const { call, params } = await company();
    await call(contract.webhookTest, { params });
    api.queued.push(...api.queued.slice(-1));
    expect(await work()).toBe(2);
    expect(program.received).toHaveLength(1);
  });

  it("are sent again by hand, at once and once", async () => {
    const { call, params, log } = await company();
    await call(contract.webhookTest, { params });
    const [waiting] = await log();
    const replay = (id: string) =>
      call(contract.deliveryReplay, { params: { ...params, deliveryId: Number(id) } }).then(
        ({ data }) => data.attributes.state,
        (error) => error.errors[0].code,
      );
    expect(waiting!.can.replay).toBe(false);
    expect(await replay(waiting!.id)).toBe("delivery_waiting");
    await work();
    expect((await log())[0]).toMatchObject({ state: "delivered", can: { replay: true } });
    expect(await replay(waiting!.id)).toBe("pending");
    expect(await replay(waiting!.id)).toBe("delivery_waiting");
    await work();
    expect(program.received.map(({ headers }) => headers["webhook-id"])).toEqual([
      ...[waiting!.event_id, waiting!.event_id],
    ]);
    expect(await log()).toHaveLength(1);
  });

  it("end with 410: the webhook is off, what waits is not sent, and the administrators are told", async () => {
    const { boss, job, call, params, log, webhook } = await company();
    const { id } = await makeApplicant(api.database.db, { job });
    await call(applications.reject, { params: { id }, body: { reason_id: 2 } });
    await call(contract.webhookTest, { params });
    await call(applications.restore, { params: { id } });
    program.answer = (reply) => reply.writeHead(410).end();
    await work();
    expect(await webhook()).toMatchObject({ active: false, off_reason: "gone" });
    expect((await log()).map(({ state, error }) => [state, error])).toEqual([
      ["failed", "off"],
      ["failed", null],
      ["failed", null],
    ]);
    const mails = (await api.mails("webhooks.off")).filter((mail) => mail.props.webhook === params.id);
    expect(mails).toEqual([
      expect.objectContaining({
        props: {
          ...{ company_id: boss.companyId, webhook: params.id, reason: "gone" },
          host: new URL(program.url).host,
        },
      }),
    ]);
    const told = await api.database.db
      .selectFrom("notifications")
      .select("account_id")
      .where("about", "=", `webhook:${params.id}`)
      .execute();
    expect(told).toEqual([{ account_id: boss.id }]);
  });

  it("turn a webhook off that has failed for three days, and not before", async () => {
    const { call, params, webhook } = await company();
    program.answer = (reply) => reply.writeHead(500).end();
    const test = async () => {
      await call(contract.webhookTest, { params });
      await work();
      return (await webhook()).active;
    };
    expect(await test()).toBe(true);
    api.clock.advance(failingDays * day - hour);
    expect(await test()).toBe(true);
    api.clock.advance(hour);
    expect(await test()).toBe(false);
    expect(await webhook()).toMatchObject({ off_reason: "failing" });
    expect((await api.mails("webhooks.off")).filter((mail) => mail.props.webhook === params.id)).toHaveLength(
      1,
    );
    const { url, events: chosen } = await webhook();
    await call(contract.webhookEdit, { params, body: { url, events: chosen, active: true } });
    expect(await webhook()).toMatchObject({ active: true, off_reason: null, failing_since: null });
    expect(await test()).toBe(true);
  });

  it("of what an agency does for a company are not the company's", async () => {
    const { boss, call, log } = await company();
    const { db } = api.database;
    const { id: agencyId } = await makeAgency(db);
    const theirs = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id });
    const job = await db
      .updateTable("jobs")
      .set({ agency_id: agencyId })
      .where("id", "=", theirs.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const { id } = await makeApplicant(db, { job });
    const about = { id, job_id: job.id, company_id: boss.companyId };
    await inTransaction(api.database, (tx) =>
      recordApplicant(tx, "apply", about, { by: null, at: api.clock.now(), data: { attempt: 1 } }),
    );
    expect(await log()).toEqual([]);
    const own = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id });
    const { id: ownId } = await makeApplicant(db, { job: own });
    await call(applications.reject, { params: { id: ownId }, body: { reason_id: 2 } });
    expect(await log()).toHaveLength(1);
  });

  it("are pruned after 30 days, and secrets that sign no more with them", async () => {
    const { call, params, log, webhook } = await company();
    await call(contract.webhookTest, { params });
    await call(contract.webhookRotate, { params });
    expect((await webhook()).old_secret_until).not.toBeNull();
    const later = (days: number) => new Date(api.clock.now().getTime() + days * day);
    await room.prune(api.services, later(29));
    expect(await log()).toHaveLength(1);
    await room.prune(api.services, later(31));
    expect(await log()).toEqual([]);
    const { old_secret } = await api.database.db
      .selectFrom("webhooks")
      .select("old_secret")
      .where("id", "=", params.id)
      .executeTakeFirstOrThrow();
    expect(old_secret).toBeNull();
  });
});
