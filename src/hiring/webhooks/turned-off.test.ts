import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { recordApplicant } from "#hiring/applications/commands/record.ts";
import * as applications from "#hiring/applications/contract.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { day, hour } from "#kit/clock.ts";
import { inTransaction } from "#kit/db.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeAgency } from "#people/accounts/factory.ts";
import { type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { failingDays } from "./terms.ts";
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

describe("Webhooks that Sen switches off", () => {
  it("are off after an answer 410: waiting deliveries are not sent, and administrators are notified", async () => {
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
          webhook: params.id,
          reason: "gone",
          host: new URL(program.url).host,
        },
      }),
    ]);
    const recipients = await api.database.db
      .selectFrom("notifications")
      .select("account_id")
      .where("about", "=", `webhook:${params.id}`)
      .execute();
    expect(recipients).toEqual([{ account_id: boss.id }]);
  });

  it("are off after three days of failures, and not before", async () => {
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

  it("send nothing unsigned: a secret whose key is lost must be replaced", async () => {
    const { call, params, log } = await company();
    await api.database.db
      .updateTable("webhooks")
      .set({ secret: "1.x" })
      .where("id", "=", params.id)
      .execute();
    await call(contract.webhookTest, { params });
    await work();
    expect((await log())[0]).toMatchObject({ state: "pending", attempts: 1, error: "secret" });
    expect(program.received).toEqual([]);
    await call(contract.webhookRotate, { params });
    const deliveryId = Number((await log())[0]!.id);
    await call(contract.deliveryReplay, { params: { ...params, deliveryId } });
    await work();
    expect((await log())[0]).toMatchObject({ state: "delivered", attempts: 2 });
  });

  it("get no events of an agency that works for the company", async () => {
    const { boss, call, log } = await company();
    const { db } = api.database;
    const { id: agencyId } = await makeAgency(db);
    const job = await makeJob(db, { companyId: boss.companyId, agencyId, ownerId: boss.id });
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
});
