import { beforeAll, describe, expect, it } from "vitest";
import { placement } from "#agency/placements/contract.ts";
import { makeAgencyWithClient, makePlacement } from "#agency/placements/factory.ts";
import { makeStaff } from "#people/accounts/factory.ts";
import { type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { makeInvoice } from "./factory.ts";

let api: TestApi;
let desk: Awaited<ReturnType<typeof makeAgencyWithClient>>;
const now = new Date("2026-12-31T03:00:00Z");
beforeAll(async () => {
  api = await testApi();
  api.clock.set(now);
  desk = await makeAgencyWithClient(api.database.db);
});

const at = ({ id }: { id: number | string }) => ({ params: { id: Number(id) } });
const none = { e_symbol: null, e_number: null, e_code: null };
const am = () => api.as(desk.am.id);
const request = async (made: { id: number }, body: object) =>
  (await am())(contract.requestFee, { ...at(made), body: body as never });
const refusedAt = (pointer: string, code: string) => ({
  status: 422,
  errors: [{ code, source: { pointer } }],
});

describe("The instalments of a fee", () => {
  it("are 30%, 30% and 40%, one after the other", async () => {
    const made = await makePlacement(api.database.db, desk, now);
    const nextOf = async () => (await (await am())(placement, at(made))).data.attributes.next_instalment;
    const parts = [];
    for (let n = 0; n < 3; n++) {
      parts.push(await nextOf());
      const { data } = await request(made, { instalment: true });
      expect(data.attributes.net).toBe(parts[n]);
    }
    expect(parts).toEqual([25_920_000, 25_920_000, 34_560_000]);
    expect(await nextOf()).toBeNull();
  });

  it("are refused after a part of another size", async () => {
    const made = await makePlacement(api.database.db, desk, now);
    await request(made, { amount: 1_000_000 });
    await expect(request(made, { instalment: true })).rejects.toMatchObject(
      refusedAt("/instalment", "instalment_unclear"),
    );
  });
});

describe("A request for a fee", () => {
  it("uses one credit, the older of two, and leaves both on demand", async () => {
    const { db } = api.database;
    const failed = [await makePlacement(db, desk, now), await makePlacement(db, desk, now)];
    const credits = failed.map(({ id }) => ({
      client_id: desk.client.id,
      placement_id: id,
      created_at: now,
    }));
    await db.insertInto("credits").values(credits).execute();
    const made = await makePlacement(db, desk, now);
    expect((await (await am())(placement, at(made))).data.attributes.credits).toBe(2);
    const without = await request(made, { without_credit: true });
    expect(without.data.attributes.lines).toHaveLength(1);
    await (await am())(contract.removeInvoice, at(without.data));
    const { data } = await request(made, {});
    expect(data.attributes.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["fee", 86_400_000],
      ["discount", -34_560_000],
    ]);
    const { credit_id } = await db
      .selectFrom("invoices")
      .select("credit_id")
      .where("id", "=", Number(data.id))
      .executeTakeFirstOrThrow();
    const used = await db.selectFrom("credits").select("placement_id").where("id", "=", credit_id).execute();
    expect(used).toEqual([{ placement_id: failed[0]?.id }]);
  });

  it("of 0, with decimals, or for a replacement is refused in its own words", async () => {
    const { db } = api.database;
    const made = await makePlacement(db, desk, now);
    await expect(request(made, { amount: 0 })).rejects.toMatchObject(refusedAt("/amount", "amount_positive"));
    await expect(request(made, { amount: "1000.5" })).rejects.toMatchObject(
      refusedAt("/amount", "amount_whole"),
    );
    await db.updateTable("placements").set({ fee: 0 }).where("id", "=", made.id).execute();
    await expect(request(made, {})).rejects.toMatchObject(refusedAt("/amount", "placement_without_fee"));
  });

  it("has 8% VAT with a tax date on New Year’s Eve, and 10% a day later, of which the caller reads", async () => {
    const made = await makePlacement(api.database.db, desk, now);
    const { data } = await request(made, { without_credit: true });
    expect(data.attributes.total).toBe(93_312_000);
    api.clock.set(new Date("2027-01-01T03:00:00Z"));
    const issue = async (total: number, tax_date: string) =>
      (await am())(contract.issueInvoice, { ...at(data), body: { total, tax_date, ...none } });
    await expect(issue(93_312_000, "2027-01-01")).rejects.toMatchObject({
      status: 409,
      errors: [{ detail: "VAT on 01 Jan 2027 is 10%. Please check the total." }],
    });
    const issued = await issue(93_312_000, "2026-12-31");
    expect(issued.data.attributes).toMatchObject({ vat_bps: 800, number: "SEN-2027-0001" });
    api.clock.set(now);
  });

  it("of a client without a tax code is not issued", async () => {
    const { db } = api.database;
    const made = await makeInvoice(db, desk, { at: now, status: "draft" });
    await db.updateTable("clients").set({ tax_code: null }).where("id", "=", desk.client.id).execute();
    const body = { total: 1_000_000, ...none };
    await expect((await am())(contract.issueInvoice, { ...at(made), body })).rejects.toMatchObject(
      refusedAt("/client", "client_tax_data"),
    );
    await db
      .updateTable("clients")
      .set({ tax_code: "0312345678" })
      .where("id", "=", desk.client.id)
      .execute();
  });
});

describe("The list of payment requests as CSV", () => {
  it("has the rows that the reader sees", async () => {
    const { db } = api.database;
    const { id } = await makeInvoice(db, desk, { at: now });
    const { number } = (await (await am())(contract.invoice, at({ id }))).data.attributes;
    const text = async (account: number, query = "") => {
      const headers = { authorization: `Bearer ${await api.token(account)}` };
      return (await api.app.inject({ url: `/api/v2/consultants/invoices.csv${query}`, headers })).body;
    };
    expect(await text(desk.am.id, "?status=issued")).toContain(number);
    expect(await text(desk.am.id, "?status=void")).not.toContain(number);
    const stranger = await makeStaff(db, "consultant");
    expect((await text(stranger.id)).trim().split("\r\n")).toHaveLength(1);
  });
});
