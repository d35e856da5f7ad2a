import { beforeAll, describe, expect, it } from "vitest";
import { hour } from "#kit/clock.ts";
import { secretBox } from "#kit/secret-box.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { allRoutes } from "../../app/api.ts";
import { openSecret, renewSecrets } from "./commands/webhooks.ts";
import * as contract from "./contract.ts";
import { caps } from "./terms.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

// A literal IP address, which needs no name server.
const url = "https://93.184.216.34/hooks";
const body = { url, events: ["applicant.created" as const] };

async function company() {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const member = await makeRecruiter(db, { companyId: boss.companyId, member: true });
  return { boss, member, call: await api.as(boss.id) };
}

describe("Webhooks", () => {
  it("are managed by administrators of the own company, and not with API keys", async () => {
    const { member, call } = await company();
    const made = await call(contract.webhookCreate, { body });
    const params = { id: Number(made.data.id) };
    const { data: sent } = await call(contract.webhookTest, { params });
    const replay = { params: { ...params, deliveryId: Number(sent.id) } };
    const others = await api.as((await makeRecruiter(api.database.db)).id);
    for (const [caller, status] of [
      [await api.as(null), 401],
      [await api.as(member.id), 403],
      [others, 404],
    ] as const) {
      const refused = async (answer: Promise<unknown>) =>
        expect(await refusal(answer)).toMatchObject({ status });
      if (caller !== others) {
        await refused(caller(contract.webhookList));
        await refused(caller(contract.webhookCreate, { body }));
      }
      await refused(caller(contract.webhookEdit, { params, body: { ...body, active: true } }));
      await refused(caller(contract.webhookDelete, { params }));
      await refused(caller(contract.webhookTest, { params }));
      await refused(caller(contract.webhookRotate, { params }));
      await refused(caller(contract.deliveryList, { params }));
      await refused(caller(contract.deliveryReplay, replay));
    }
    expect((await others(contract.webhookList)).data).toEqual([]);
    // A delivery can only be read through its own webhook.
    const second = await call(contract.webhookCreate, { body });
    const wrong = { id: Number(second.data.id), deliveryId: Number(sent.id) };
    expect(await refusal(call(contract.deliveryReplay, { params: wrong }))).toMatchObject({ status: 404 });
    const scopes = allRoutes(api.services).filter(({ endpoint }) => endpoint.path.includes("/webhooks"));
    expect(scopes).toHaveLength(8);
    expect(scopes.every(({ endpoint }) => endpoint.scope === undefined)).toBe(true);
  });

  it("are created, edited, switched off and deleted", async () => {
    const { call } = await company();
    const made = await call(contract.webhookCreate, { body: { ...body, description: " Payroll " } });
    expect(made.data.attributes).toMatchObject({
      url,
      description: "Payroll",
      active: true,
      off_reason: null,
    });
    const params = { id: Number(made.data.id) };
    const changed = await call(contract.webhookEdit, {
      params,
      body: { url: `${url}?x#y`, events: ["job.closed", "job.closed"], active: false },
    });
    expect(changed.data.attributes).toMatchObject({
      url: `${url}?x`,
      description: null,
      events: ["job.closed"],
      active: false,
    });
    await call(contract.webhookTest, { params });
    await call(contract.webhookDelete, { params });
    expect((await call(contract.webhookList)).data).toEqual([]);
    expect(await refusal(call(contract.webhookDelete, { params }))).toMatchObject({ status: 404 });
  });

  it("have errors at their fields and a limit, also in concurrent requests", async () => {
    const { call } = await company();
    const wrong = (body: object) => refusal(call(contract.webhookCreate, { body: body as never }));
    expect(await wrong({ url: "", events: [] })).toMatchObject({
      status: 422,
      codes: ["required", "webhook_events_required"],
      pointers: ["/url", "/events"],
    });
    expect(await wrong({ ...body, events: ["applicant.hired"] })).toMatchObject({ status: 422 });
    for (const [address, code] of [
      ["http://93.184.216.34/", "webhook_url_invalid"],
      ["https://127.0.0.1/", "webhook_url_private"],
      ["https://[::ffff:10.0.0.1]/", "webhook_url_private"],
    ] as const)
      expect(await wrong({ ...body, url: address })).toMatchObject({
        status: 422,
        codes: [code],
        pointers: ["/url"],
      });
    const make = () => call(contract.webhookCreate, { body });
    for (let n = 1; n < caps.webhooks; n++) await make();
    const both = await Promise.allSettled([make(), make()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await refusal(make())).toMatchObject({ status: 409, codes: ["too_many_webhooks"] });
    expect((await call(contract.webhookList)).meta.can.create).toBe(false);
  });

  it("show their secret once, and store it encrypted", async () => {
    const { boss, call } = await company();
    const { data, secret } = await call(contract.webhookCreate, { body });
    const params = { id: Number(data.id) };
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const rotated = await call(contract.webhookRotate, { params });
    expect(rotated.secret).not.toBe(secret);
    const answers = JSON.stringify([
      ...[await call(contract.webhookList), await call(contract.deliveryList, { params }), rotated.data],
      await api.database.db.selectFrom("audit_event").selectAll().execute(),
      await api.database.db.selectFrom("webhooks").selectAll().execute(),
    ]);
    for (const each of [secret, rotated.secret]) expect(answers).not.toContain(each.slice(6, 30));
    const until = (await call(contract.webhookList)).data[0]?.attributes.old_secret_until;
    expect(until).toBe(new Date(api.clock.now().getTime() + 24 * hour).toISOString());

    const old = secretBox(undefined, api.services.secret);
    const anew = secretBox(`2:${Buffer.alloc(32, 7).toString("base64")}`, api.services.secret);
    expect(await renewSecrets(api.database.db, anew, api.clock.now())).toBeGreaterThan(0);
    const row = await api.database.db
      .selectFrom("webhooks")
      .select(["secret", "old_secret"])
      .where("id", "=", params.id)
      .executeTakeFirstOrThrow();
    expect(openSecret(anew, boss.companyId, row.secret)).toBe(rotated.secret);
    expect(openSecret(anew, boss.companyId, row.old_secret ?? "")).toBe(secret);
    expect(openSecret(old, boss.companyId, row.secret)).toBeNull();
    // A secret sealed for one company cannot be opened for another.
    expect(openSecret(anew, boss.companyId + 1, row.secret)).toBeNull();
  });

  it("have a log in pages", async () => {
    const { call } = await company();
    const params = { id: Number((await call(contract.webhookCreate, { body })).data.id) };
    for (let n = 0; n < 5; n++) await call(contract.webhookTest, { params });
    const read = (before?: string) =>
      call(contract.deliveryList, { params, query: { items: 2, ...(before && { before }) } });
    const pages = [await read()];
    for (let { next } = pages[0]!.meta; next; next = pages.at(-1)!.meta.next) pages.push(await read(next));
    const ids = pages.map(({ data }) => data.map(({ id }) => Number(id)));
    expect(ids.map((page) => page.length)).toEqual([2, 2, 1]);
    expect(ids.flat()).toEqual(ids.flat().toSorted((a, b) => b - a));
  });
});
