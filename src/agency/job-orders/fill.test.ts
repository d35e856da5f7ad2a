import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { undoFill } from "#hiring/offers/contract-fill.ts";
import { day } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
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

async function outcomeOf(db: Reader, id: number) {
  const row = await db.selectFrom("applicants").select("outcome").where("id", "=", id).executeTakeFirst();
  return row?.outcome;
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
    expect(await outcomeOf(db, rest.id)).toBe("rejected");
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
    const job = await jobOfOrder(desk, order);
    const rest = await makeApplicant(desk.db, { job, stageKind: "screening" });
    await Promise.all([first.hire(desk.asAm), second.hire(desk.asAm)]);
    expect(await statusNow()).toBe("filled");
    const read = (table: "job_fills" | "activities") =>
      desk.db.selectFrom(table).select("id").where("job_id", "=", job.id);
    expect(await read("job_fills").execute()).toHaveLength(1);
    const ended = read("activities")
      .where("kind", "=", "order_status")
      .where(sql`data->>'to'`, "=", "filled");
    expect(await ended.execute()).toHaveLength(1);
    const rejections = await desk.db
      .selectFrom("applicant_rejections")
      .select("applicant_id")
      .where("applicant_id", "in", [rest.id, first.applicant.id, second.applicant.id])
      .execute();
    expect(rejections).toEqual([{ applicant_id: rest.id }]);
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

  it("is reopened with the candidates who are not notified yet", async () => {
    const { desk, order } = await openOrder();
    const rest = await makeApplicant(desk.db, { job: await jobOfOrder(desk, order), stageKind: "screening" });
    await (await makeHireable(desk, order)).hire(desk.asAm);
    const { data } = await desk.asAm(contract.reopen, { ...orderParams(order), body: {} });
    expect(data.attributes).toMatchObject({
      status: "open",
      counts: { hired: 1, active: 1 },
      rejected_as_filled: 0,
    });
    expect(await outcomeOf(desk.db, rest.id)).toBe("active");
  });

  it("is reopened later without them: they stay rejected, and the page counts them", async () => {
    const { desk, order } = await openOrder();
    const rest = await makeApplicant(desk.db, { job: await jobOfOrder(desk, order), stageKind: "screening" });
    await (await makeHireable(desk, order)).hire(desk.asAm);
    const before = api.clock.now();
    api.clock.set(new Date(before.getTime() + day));
    const asAm = await api.as(desk.am.id);
    const { data } = await asAm(contract.reopen, { ...orderParams(order), body: {} });
    api.clock.set(before);
    expect(data.attributes).toMatchObject({
      status: "open",
      counts: { hired: 1, active: 0 },
      rejected_as_filled: 1,
    });
    expect(await outcomeOf(desk.db, rest.id)).toBe("rejected");
  });

  it("is reopened by the undo of its fill on the board", async () => {
    const { desk, order, statusNow } = await openOrder();
    const job = await jobOfOrder(desk, order);
    await makeApplicant(desk.db, { job, stageKind: "screening" });
    await (await makeHireable(desk, order)).hire(desk.asAm);
    expect(await statusNow()).toBe("filled");
    const undo = () => desk.asAdmin(endpointOf("consultant", undoFill), { params: { id: job.id } });
    const become = (status: number) =>
      desk.db.updateTable("clients").set({ status }).where("id", "=", desk.client.id).execute();
    await become(2);
    expect(await refusal(undo())).toMatchObject({ codes: ["client_not_active"] });
    await become(1);
    await undo();
    expect(await statusNow()).toBe("open");
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
