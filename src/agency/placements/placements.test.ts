import { beforeAll, describe, expect, it } from "vitest";
import { feeOf } from "#agency/fees/fee.ts";
import { open as openOrder } from "#agency/job-orders/contract.ts";
import { createOrder, makeDesk, makeHireable, orderParams } from "#agency/job-orders/testing/desk.ts";
import { board, move } from "#hiring/applications/contract.ts";
import type { Caller } from "#kit/call.ts";
import { makeCompany, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { mergeClients } from "#people/clients/contract-merge.ts";
import { makeClient } from "#people/clients/factory.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { makeAcceptedOffer, makeAgencyWithClient, makePlacement } from "./factory.ts";

let api: TestApi;
let desk: Awaited<ReturnType<typeof makeAgencyWithClient>>;
const day = (date: string) => new Date(`${date}T03:00:00Z`);
beforeAll(async () => {
  api = await testApi();
  api.clock.set(day("2026-09-01"));
  desk = await makeAgencyWithClient(api.database.db);
});

const refusal = (code: string, status = 409) => ({ status, errors: [{ code }] });

/** Hires the applicant of an accepted offer. @returns the placement that was created */
async function hire(call: Caller, startDate: string) {
  const { job, applicant } = await makeAcceptedOffer(api.database.db, desk, startDate);
  const { data } = await call(endpointOf("consultant", board), { params: { id: job.id } });
  const hired = data.attributes.stages.find(({ kind }) => kind === "hired");
  await call(endpointOf("consultant", move), {
    params: { id: applicant.id },
    body: { job_stage_id: Number(hired?.id), new_index: 0 },
  });
  const { data: listed } = await call(contract.placements, { query: { items: 100 } });
  return listed.find(({ attributes }) => attributes.applicant?.id === String(applicant.id));
}

describe("A placement", () => {
  it("is created with the hire, by the terms of the client, and its fee replays from the stored inputs", async () => {
    const call = await api.as(desk.am.id);
    const made = await hire(call, "2026-09-01");
    expect(made?.attributes).toMatchObject({
      status: "onboarding",
      fee: 86_400_000,
      currency: "VND",
      start_date: "2026-09-01",
      started: false,
    });
    const amounts = made?.attributes.splits.map(({ role, amount }) => [role, amount]);
    expect(amounts).toEqual([
      ["bd", 17_280_000],
      ["am", 25_920_000],
      ["sourcer", 43_200_000],
    ]);
    const { data } = await call(contract.placement, { params: { id: Number(made?.id) } });
    const { receipt, fee, currency } = data.attributes;
    expect(feeOf(receipt, receipt.monthly_gross, currency).fee).toBe(fee);
  });

  it("has the terms of its order, whose client is found after a merge of clients too", async () => {
    const given = await makeDesk(api);
    const { db, client, asAdmin, asLead } = given;
    const order = await createOrder(given);
    await asLead(openOrder, { ...orderParams(order), body: {} });
    const into = await makeClient(db, {
      agency_id: given.agencyId,
      company_id: (await makeCompany(db)).id,
      am_id: given.am.id,
    });
    await asAdmin(mergeClients, { params: { id: client.id }, body: { into_id: into.id } });
    await db
      .updateTable("clients")
      .set({ fee_bps: 1500, warranty_days: 90 })
      .where("id", "=", into.id)
      .execute();
    await (await makeHireable(given, order)).hire(asAdmin);
    const { data } = await asAdmin(contract.placements, { query: {} });
    // 40,000,000 × 12 × 17%: the rate when the order was opened.
    expect(data[0]?.attributes).toMatchObject({ fee: 81_600_000, client: { id: String(into.id) } });
  });

  it("starts on its day and has a warranty from then on; an administrator corrects the day", async () => {
    const { db } = api.database;
    const call = await api.as(desk.am.id);
    const made = await makePlacement(db, desk, api.clock.now(), "2026-09-03");
    const at = { params: { id: made.id } };
    await expect(call(contract.startPlacement, { ...at, body: {} })).rejects.toMatchObject(
      refusal("placement_not_due"),
    );
    const started = await call(contract.startPlacement, { ...at, body: { start_date: "2026-09-01" } });
    expect(started.data.attributes).toMatchObject({ started: true, warranty_until: "2026-10-30" });
    expect(started.data.attributes.check_ins.map(({ due }) => due).filter((_, nth) => nth % 2 === 0)).toEqual(
      ["2026-09-02", "2026-09-08", "2026-10-01", "2026-10-25"],
    );
    await expect(call(contract.startPlacement, { ...at, body: {} })).rejects.toMatchObject(
      refusal("placement_not_due"),
    );
    const advance = await makePlacement(db, desk, api.clock.now(), "2026-09-03");
    await db.updateTable("placements").set({ status: "paid" }).where("id", "=", advance.id).execute();
    const paid = await call(contract.startPlacement, {
      params: { id: advance.id },
      body: { start_date: "2026-09-01" },
    });
    expect(paid.data.attributes).toMatchObject({ status: "paid", started: true });
    const admin = await api.as(desk.admin.id);
    const moved = await admin(contract.startPlacement, { ...at, body: { start_date: "2026-08-31" } });
    expect(moved.data.attributes.warranty_until).toBe("2026-10-29");
  });

  it("fails within the warranty, reported within 14 days, and the client chooses one remedy", async () => {
    const { db } = api.database;
    api.clock.set(day("2026-09-01"));
    const made = await makePlacement(db, desk, api.clock.now());
    const at = { params: { id: made.id } };
    await db
      .updateTable("placements")
      .set({ warranty_until: "2026-10-30" })
      .where("id", "=", made.id)
      .execute();
    api.clock.set(day("2026-11-20"));
    const call = await api.as(desk.am.id);
    const left = { left_on: "2026-10-30", reason_id: 1, note: "Về quê" };
    const fail = (by: Caller, set = {}) => by(contract.failPlacement, { ...at, body: { ...left, ...set } });
    await expect(fail(call, { left_on: "2026-10-31" })).rejects.toMatchObject(refusal("warranty_over"));
    await expect(fail(call, { left_on: "2026-08-31" })).rejects.toMatchObject(
      refusal("left_before_start", 422),
    );
    await expect(fail(call)).rejects.toMatchObject(refusal("warranty_report_late"));
    const admin = await api.as(desk.admin.id);
    expect((await fail(admin)).data.attributes).toMatchObject({
      status: "failed_probation",
      left_on: "2026-10-30",
    });
    expect(await api.mails("placements.failed")).toMatchObject([{ to_email: "ketoan@example.test" }]);
    const credited = await call(contract.creditPlacement, at);
    expect(credited.data.attributes.credit).toEqual({ used: false });
    await expect(call(contract.creditPlacement, at)).rejects.toMatchObject(refusal("remedy_chosen"));
  });

  it("is covered on the last day when reported ten days later", async () => {
    const { db } = api.database;
    const made = await makePlacement(db, desk, day("2026-09-01"));
    await db
      .updateTable("placements")
      .set({ warranty_until: "2026-10-30" })
      .where("id", "=", made.id)
      .execute();
    api.clock.set(day("2026-11-09"));
    const call = await api.as(desk.am.id);
    const body = { left_on: "2026-10-30", reason_id: 2, note: null };
    const { data } = await call(contract.failPlacement, { params: { id: made.id }, body });
    expect(data.attributes.status).toBe("failed_probation");
  });

  it("is shared among people of the agency, and its check-ins notify the AM of a leave", async () => {
    const { db } = api.database;
    const call = await api.as(desk.am.id);
    const at = { params: { id: (await makePlacement(db, desk, api.clock.now())).id } };
    const share = (account_id: number, bps: number) => ({ account_id, role: "other" as const, bps });
    const split = (...splits: ReturnType<typeof share>[]) =>
      call(contract.splitPlacement, { ...at, body: { splits, note: null } });
    await expect(split(share(desk.am.id, 9999))).rejects.toMatchObject(refusal("split_total", 422));
    const stranger = await makeStaff(db, "consultant");
    await expect(split(share(desk.am.id, 5000), share(stranger.id, 5000))).rejects.toMatchObject(
      refusal("split_person", 422),
    );
    const { data } = await split(share(desk.am.id, 3333), share(desk.admin.id, 6667));
    expect(data.attributes.splits.map(({ amount }) => amount)).toEqual([28_797_000, 57_603_000]);
    const answer = { day: "7", side: "person", answer: "leaving", note: "Lương thấp" } as const;
    const checked = await call(contract.checkIn, { ...at, body: answer });
    expect(checked.data.attributes.check_ins).toContainEqual(expect.objectContaining(answer));
    const bells = await db
      .selectFrom("notifications")
      .select("kind")
      .where("account_id", "=", desk.am.id)
      .execute();
    expect(bells).toContainEqual({ kind: "placements.news" });
  });

  it("is cancelled by an administrator before the start", async () => {
    const made = await makePlacement(api.database.db, desk, api.clock.now(), "2027-01-04");
    const at = { params: { id: made.id }, body: { note: "Ứng viên đổi ý" } };
    await expect((await api.as(desk.am.id))(contract.cancelPlacement, at)).rejects.toMatchObject(
      refusal("placement_state_changed"),
    );
    const { data } = await (await api.as(desk.admin.id))(contract.cancelPlacement, at);
    expect(data.attributes.status).toBe("canceled");
  });

  it("is unseen by other agencies, by colleagues without a share, and by the client", async () => {
    const { db } = api.database;
    const made = await makePlacement(db, desk, api.clock.now());
    const other = await makeStaff(db, "consultant");
    const colleague = await makeStaff(db, "consultant", { agencyId: desk.agency.id, member: true });
    for (const { id } of [other, colleague]) {
      const call = await api.as(id);
      await expect(call(contract.placement, { params: { id: made.id } })).rejects.toMatchObject({
        status: 404,
      });
      const { data, meta } = await call(contract.placements, { query: {} });
      expect([data, meta.total]).toEqual([[], 0]);
    }
    const client = await api.as((await makeRecruiter(db, { companyId: desk.client.company_id })).id);
    await expect(client(contract.placement, { params: { id: made.id } })).rejects.toMatchObject({
      status: 403,
    });
  });

  it("is listed by status, month and consultant", async () => {
    const call = await api.as(desk.admin.id);
    const { meta } = await call(contract.placements, { query: { status: "canceled" } });
    expect([meta.total, meta.counts.canceled]).toEqual([1, 1]);
    const month = dayOf(api.clock.now()).slice(0, 7);
    const { data } = await call(contract.placements, { query: { month, consultant_id: desk.am.id } });
    expect(data.every(({ attributes }) => attributes.start_date.startsWith(month))).toBe(true);
  });
});
