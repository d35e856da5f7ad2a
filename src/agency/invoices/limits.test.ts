import { beforeAll, describe, expect, it } from "vitest";
import { feePreview } from "#agency/fees/contract.ts";
import { placements, startPlacement } from "#agency/placements/contract.ts";
import { makeAgencyWithClient, makePlacement } from "#agency/placements/factory.ts";
import type { Caller } from "#kit/call.ts";
import { type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { makeInvoice } from "./factory.ts";
import { paperOf } from "./paper.ts";
import { invoices } from "./queries/shared/find.ts";

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

describe("A tax date", () => {
  it("is at most 60 days ahead, and says so at its field", async () => {
    const { id } = await makeInvoice(api.database.db, desk, { at: now, status: "draft" });
    const issue = (tax_date: string) =>
      admin(contract.issueInvoice, {
        params: { id },
        body: { total: 1, tax_date, e_symbol: null, e_number: null, e_code: null },
      });
    await expect(issue("2027-01-27")).rejects.toMatchObject({
      status: 422,
      errors: [{ source: { pointer: "/tax_date" }, detail: "The tax date is 26 Jan 2027 at the latest" }],
    });
    await expect(issue("2027-01-26")).rejects.toMatchObject({
      errors: [{ code: "vat_rate_changed", detail: "VAT on 26 Jan 2027 is 0%. Please check the total." }],
    });
  });
});

describe("An exchange rate", () => {
  /** Inserts a placement with a fee of 5,400 US dollars. */
  async function makeDollars() {
    const { id } = await makePlacement(api.database.db, desk, now);
    await api.database.db
      .updateTable("placements")
      .set({ currency: "USD", fee: 5400 })
      .where("id", "=", id)
      .execute();
    return { params: { id } };
  }
  const refused = { status: 422, errors: [{ code: "invalid", source: { pointer: "/rate" } }] };

  it("is refused when it leaves no amount, or one too large to compute exactly", async () => {
    const made = await makeDollars();
    const request = (rate: number) => admin(contract.requestFee, { ...made, body: { rate } });
    await expect(request(0.0001)).rejects.toMatchObject(refused);
    const { data } = await request(171.2345);
    expect(data.attributes).toMatchObject({ net: 925_000, rate: 171.2345 });
    const row = await invoices(api.database.db).where("i.id", "=", Number(data.id)).executeTakeFirstOrThrow();
    expect(paperOf(row, "vi").facts).toContainEqual(["Tỷ giá", "171,2345"]);
    expect(paperOf(row, "en").facts).toContainEqual(["Exchange rate", "171.2345"]);
    const query = { monthly: 1_000_000_000_000, currency: "USD", rate: 1_000_000 } as const;
    await expect(admin(feePreview, { query })).rejects.toMatchObject({ status: 422 });
  });

  it("uses no credit for a fee of which 40% is nothing", async () => {
    const { db } = api.database;
    const failed = await makePlacement(db, desk, now);
    const credit = { client_id: desk.client.id, placement_id: failed.id, created_at: now };
    await db.insertInto("credits").values(credit).execute();
    const made = await makeDollars();
    await db.updateTable("placements").set({ fee: 1 }).where("id", "=", made.params.id).execute();
    const { data } = await admin(contract.requestFee, { ...made, body: {} });
    expect(data.attributes.lines).toMatchObject([{ kind: "fee", amount: 1 }]);
    await db.deleteFrom("credits").where("placement_id", "=", failed.id).execute();
  });
});
