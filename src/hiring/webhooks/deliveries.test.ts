import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as applications from "#hiring/applications/contract.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { day, minute } from "#kit/clock.ts";
import { type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { room } from "./room.ts";
import { retryMinutes } from "./terms.ts";
import { receiver } from "./testing/receiver.ts";
import { sending } from "./testing/sending.ts";

let api: TestApi;
let program: Awaited<ReturnType<typeof receiver>>;
let company: ReturnType<typeof sending>["company"];
let work: ReturnType<typeof sending>["work"];
beforeAll(async () => {
  api = await testApi({ WEBHOOK_PRIVATE_ADDRESSES: "1" });
});
beforeEach(async () => {
  program = await receiver();
  ({ company, work } = sending(api, program));
});
afterEach(async () => {
  await program.close();
});

describe("Deliveries of webhooks", () => {
  it("contain ids and facts of the event, and no personal data", async () => {
    const { boss, job, call, secret } = await company();
    const { id, full_name, email } = await makeApplicant(api.database.db, { job });
    await call(applications.reject, { params: { id }, body: { reason_id: 2, note: "Chị Bích nhà xa" } });
    expect(program.received).toEqual([]);
    expect(await work()).toHaveLength(1);
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

  it("are sent to active webhooks that subscribed to the event", async () => {
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

  it("are retried until they succeed, with the same id and body", async () => {
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
    expect(await work()).toEqual([]);
    program.answer = (reply) => reply.writeHead(204).end();
    api.clock.advance(2 * minute);
    // Attempts to failing receivers run in parallel to the others, not before them.
    expect(await work()).toEqual(["webhook-failing"]);
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
      expect(await work()).toHaveLength(1);
    }
    expect(await work()).toEqual([]);
    expect((await log())[0]).toMatchObject({ state: "failed", attempts: retryMinutes.length + 1 });
    expect(program.received).toHaveLength(retryMinutes.length + 1);
  });

  it("time out for a receiver that hangs, also in the middle of its answer, and fail for an absent one", async () => {
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

  it("follow no redirect and store the first 1,000 characters of an answer", async () => {
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
    expect(await work()).toHaveLength(2);
    expect(program.received).toHaveLength(1);
  });

  it("are sent again on request, at once and only once", async () => {
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
    // Simulates the loss of a queued job.
    api.queued.length = 0;
    api.clock.advance(10 * minute);
    expect(await replay(waiting!.id)).toBe("pending");
    await work();
    expect(program.received.map(({ headers }) => headers["webhook-id"])).toEqual([
      ...[waiting!.event_id, waiting!.event_id],
    ]);
    expect(await log()).toHaveLength(1);
  });

  it("are pruned after 30 days, together with secrets that no longer sign", async () => {
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
