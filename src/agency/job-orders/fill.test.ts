import { beforeAll, describe, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { list as bellList } from "#people/notifications/contract.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { createOrder, jobOfOrder, makeDesk, makeHireable, orderParams } from "./testing/desk.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function openOrder(fields: object = {}) {
  const desk = await makeDesk(api);
  const order = await createOrder(desk, fields);
  await desk.asLead(contract.open, { ...orderParams(order), body: {} });
  const statusNow = async () => (await desk.asAm(contract.detail, orderParams(order))).data.attributes.status;
  return { desk, order, statusNow };
}

describe("An order", () => {
  it("is filled by the system with the last hire: its other applicants are rejected and the team is notified", async () => {
    const { desk, order, statusNow } = await openOrder({ head_count: 2 });
    const { db } = desk;
    const [first, second] = [await makeHireable(desk, order), await makeHireable(desk, order)];
    const rest = await makeApplicant(db, { job: await jobOfOrder(desk, order), stageKind: "screening" });
    await first.hire(desk.asAm);
    expect(await statusNow()).toBe("open");
    await second.hire(desk.asAm);
    const { data } = await desk.asLead(contract.detail, orderParams(order));
    expect(data.attributes).toMatchObject({ status: "filled", counts: { hired: 2, active: 0 } });
    const other = await db
      .selectFrom("applicants")
      .select("outcome")
      .where("id", "=", rest.id)
      .executeTakeFirst();
    expect(other).toEqual({ outcome: "rejected" });
    const logged = await db
      .selectFrom("activities")
      .select(["actor_id", "data"])
      .where("kind", "=", "order_status")
      .where("job_id", "=", Number(data.attributes.job.id))
      .orderBy("id", "desc")
      .executeTakeFirst();
    expect(logged).toMatchObject({ actor_id: null, data: { from: "open", to: "filled" } });
    const { data: bell } = await desk.asLead(bellList, {});
    expect(bell[0]?.attributes.text).toContain("Sen");
  });

  it("is filled once by two hires at the same time, also while it is on hold", async () => {
    const { desk, order, statusNow } = await openOrder({ head_count: 2 });
    const [first, second] = [await makeHireable(desk, order), await makeHireable(desk, order)];
    await desk.asLead(contract.hold, { ...orderParams(order), body: { reason_id: 1 } });
    await Promise.all([first.hire(desk.asAm), second.hire(desk.asAm)]);
    expect(await statusNow()).toBe("filled");
    const fills = await desk.db
      .selectFrom("job_fills as f")
      .innerJoin("job_orders as o", "o.job_id", "f.job_id")
      .select("f.id")
      .where("o.id", "=", Number(order.data.id))
      .execute();
    expect(fills.length).toBeLessThanOrEqual(1);
  });

  it("is reopened, and filled again by the next hire", async () => {
    const { desk, order, statusNow } = await openOrder();
    await (await makeHireable(desk, order)).hire(desk.asAm);
    expect(await statusNow()).toBe("filled");
    await desk.asAm(contract.reopen, { ...orderParams(order), body: {} });
    expect(await statusNow()).toBe("open");
    await desk.asAdmin(contract.edit, { ...orderParams(order), body: { head_count: 2 } });
    await (await makeHireable(desk, order)).hire(desk.asAm);
    expect(await statusNow()).toBe("filled");
  });

  it("stays a draft or ended when somebody is hired", async () => {
    const desk = await makeDesk(api);
    const order = await createOrder(desk);
    await (await makeHireable(desk, order)).hire(desk.asAm);
    expect((await desk.asAm(contract.detail, orderParams(order))).data.attributes.status).toBe("draft");
  });

  it("is copied by its team into a draft without what has passed or left", async () => {
    const { desk, order } = await openOrder({
      head_count: 3,
      kind: "retained",
      target_date: "2026-03-01",
      confidential: true,
      must_have: "Tiếng Nhật",
    });
    const { db, asAm, asOther, am, contact } = desk;
    await db
      .updateTable("client_contacts")
      .set({ left_at: new Date() })
      .where("id", "=", contact.id)
      .execute();
    expect(await refusal(asOther(contract.copy, orderParams(order)))).toMatchObject({ status: 403 });
    const { data } = await asAm(contract.copy, orderParams(order));
    expect(data.id).not.toBe(order.data.id);
    expect(data.attributes).toMatchObject({
      status: "draft",
      title: "Trưởng phòng kho",
      head_count: 3,
      kind: "retained",
      salary_max: 40_000_000,
      must_have: "Tiếng Nhật",
      confidential: true,
      target_date: null,
      contacts: [],
      lead: { id: String(am.id) },
      consultants: [{ id: String(desk.lead.id) }],
    });
    expect(data.attributes.job.id).not.toBe(order.data.attributes.job.id);
    await db.updateTable("clients").set({ status: 2 }).where("id", "=", desk.client.id).execute();
    expect(await refusal(asAm(contract.copy, orderParams(order)))).toMatchObject({
      status: 409,
      codes: ["client_not_active"],
    });
  });
});
