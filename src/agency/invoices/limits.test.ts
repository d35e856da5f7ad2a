import { beforeAll, describe, expect, it } from "vitest";
import { placements, startPlacement } from "#agency/placements/contract.ts";
import { makeAgencyWithClient, makePlacement } from "#agency/placements/factory.ts";
import type { Caller } from "#kit/call.ts";
import { type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { makeInvoice } from "./factory.ts";

let api: TestApi;
let desk: Awaited<ReturnType<typeof makeAgencyWithClient>>;
let admin: Caller;
const now = new Date("2026-11-27T03:00:00Z");
beforeAll(async () => {
  api = await testApi();
  api.clock.set(now);
  desk = await makeAgencyWithClient(api.database.db);
  admin = await api.as(desk.admin.id);
});

describe("A day that the calendar of the database does not have", () => {
  const refused = { status: 422 };
  it("is refused as the month of a list; the last month of the calendar is empty", async () => {
    await expect(admin(placements, { query: { month: "0000-01" } })).rejects.toMatchObject(refused);
    expect((await admin(placements, { query: { month: "9999-12" } })).data).toEqual([]);
  });

  it("is refused as the day of a payment, a tax date and a start", async () => {
    const { db } = api.database;
    const { id } = await makeInvoice(db, desk, { at: now });
    const paid = { amount: 1, paid_on: "0000-01-01", reference: null };
    await expect(admin(contract.payInvoice, { params: { id }, body: paid })).rejects.toMatchObject(refused);
    const draft = await makeInvoice(db, desk, { at: now, status: "draft" });
    const body = { total: 1_000_000, tax_date: "0000-01-01", e_symbol: null, e_number: null, e_code: null };
    await expect(admin(contract.issueInvoice, { params: { id: draft.id }, body })).rejects.toMatchObject(
      refused,
    );
    const placement = await makePlacement(db, desk, now);
    const start = { params: { id: placement.id }, body: { start_date: "0000-01-01" } };
    await expect(admin(startPlacement, start)).rejects.toMatchObject(refused);
  });
});
