import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { placement } from "#agency/placements/contract.ts";
import { makeAgencyWithClient, makePlacement } from "#agency/placements/factory.ts";
import { inTransaction } from "#kit/db.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { issueInvoice } from "./commands/issue.ts";
import { payInvoice } from "./commands/pay.ts";
import * as contract from "./contract.ts";
import { makeInvoice } from "./factory.ts";

let api: TestApi;
let desk: Awaited<ReturnType<typeof makeAgencyWithClient>>;
const now = new Date("2026-11-27T03:00:00Z");
beforeAll(async () => {
  api = await testApi();
  api.clock.set(now);
  desk = await makeAgencyWithClient(api.database.db);
  await api.database.db
    .updateTable("agencies")
    .set({
      invoice_prefix: "HG",
      legal_name: "Công ty TNHH Hạt Giống",
      tax_code: "0101234567",
      bank_holder: "CTY HAT GIONG",
      bank_account: "0011223344",
      bank_name: "Vietcombank",
    })
    .where("id", "=", desk.agency.id)
    .execute();
});

const am = () => api.as(desk.am.id);
const admin = () => api.as(desk.admin.id);
const refusal = (code: string, status = 409) => ({ status, errors: [{ code }] });
const at = ({ id }: { id: number | string }) => ({ params: { id: Number(id) } });
const none = { e_symbol: null, e_number: null, e_code: null };
const statusOf = async (id: number) => (await (await admin())(placement, at({ id }))).data.attributes.status;

async function drafted(body: object = {}, start?: string) {
  const made = await makePlacement(api.database.db, desk, api.clock.now(), start);
  const { data } = await (await am())(contract.requestFee, { ...at(made), body: body as never });
  return { placementId: made.id, id: Number(data.id), attributes: data.attributes };
}
const issue = async (id: number, total: number, body = {}, by = am) =>
  (await (await by())(contract.issueInvoice, { ...at({ id }), body: { total, ...none, ...body } as never }))
    .data;
const pay = async (id: number, amount: number) =>
  (await am())(contract.payInvoice, {
    ...at({ id }),
    body: { amount, paid_on: "2026-11-27", reference: "FT26331" },
  });

describe("A payment request", () => {
  it("is drafted, issued at the total that was shown, paid, and moves its placement", async () => {
    const made = await drafted();
    expect(made.attributes).toMatchObject({
      net: 86_400_000,
      vat: 6_912_000,
      total: 93_312_000,
      number: null,
    });
    await expect(issue(made.id, 93_312_000, { tax_date: "2027-01-01" })).rejects.toMatchObject(
      refusal("vat_rate_changed"),
    );
    const issued = await issue(made.id, 93_312_000);
    expect(issued.attributes).toMatchObject({
      status: "issued",
      number: "HG-2026-0001",
      tax_date: "2026-11-27",
      due_date: "2026-12-12",
    });
    const { seller } = await api.database.db
      .selectFrom("invoices")
      .select("seller")
      .where("id", "=", made.id)
      .executeTakeFirstOrThrow();
    expect(seller).toMatchObject({
      name: "Công ty TNHH Hạt Giống",
      tax_code: "0101234567",
      bank: "CTY HAT GIONG, 0011223344, Vietcombank",
    });
    expect(await api.mails("invoices.requested")).toMatchObject([{ to_email: "ketoan@example.test" }]);
    expect(await statusOf(made.placementId)).toBe("invoiced");
    await expect(pay(made.id, 93_312_001)).rejects.toMatchObject(refusal("payment_too_high", 422));
    expect((await pay(made.id, 50_000_000)).data.attributes).toMatchObject({
      status: "part_paid",
      balance: 43_312_000,
    });
    const paid = await pay(made.id, 43_312_000);
    expect([paid.data.attributes.status, await statusOf(made.placementId)]).toEqual(["paid", "paid"]);
    const [last] = paid.data.attributes.payments.slice(-1);
    const reversed = await (await am())(contract.reversePayment, {
      params: { id: made.id, paymentId: Number(last?.id) },
    });
    expect(reversed.data.attributes).toMatchObject({ status: "part_paid", balance: 43_312_000 });
    expect(await statusOf(made.placementId)).toBe("invoiced");
  });

  it("is for a part of the fee, and for no more than the rest", async () => {
    const made = await drafted({ amount: 25_920_000 });
    const again = (body: object) =>
      am().then((call) =>
        call(contract.requestFee, { ...at({ id: made.placementId }), body: body as never }),
      );
    await expect(again({ amount: 60_480_001 })).rejects.toMatchObject(refusal("amount_too_high", 422));
    expect((await again({})).data.attributes.net).toBe(60_480_000);
    await expect(again({})).rejects.toMatchObject(refusal("placement_state_changed"));
    await (await am())(contract.removeInvoice, at(made));
    expect((await again({})).data.attributes.net).toBe(25_920_000);
  });

  it("before the start needs an agreement on an advance", async () => {
    await expect(drafted({}, "2027-01-04")).rejects.toMatchObject(refusal("advance_not_agreed"));
    const made = await drafted({ advance: true }, "2027-01-04");
    expect(made.attributes.net).toBe(86_400_000);
  });

  it("uses the oldest credit of the client, and gives it back when it is void", async () => {
    const { db } = api.database;
    const client_id = desk.client.id;
    const failed = [await makePlacement(db, desk, now), await makePlacement(db, desk, now)];
    await db
      .insertInto("credits")
      .values(failed.map(({ id }) => ({ client_id, placement_id: id, created_at: now })))
      .execute();
    const made = await drafted();
    expect(made.attributes).toMatchObject({ net: 51_840_000, total: 55_987_200 });
    await issue(made.id, 55_987_200);
    const used = () => db.selectFrom("credits").select("used_on").orderBy("id").execute();
    expect(await used()).toEqual([{ used_on: made.id }, { used_on: null }]);
    await expect(
      (await am())(contract.voidInvoice, { ...at(made), body: { reason: "Sai" } }),
    ).rejects.toMatchObject(refusal("invoice_state_changed"));
    await (await admin())(contract.voidInvoice, { ...at(made), body: { reason: "Sai" } });
    expect([await used(), await statusOf(made.placementId)]).toEqual([
      [{ used_on: null }, { used_on: null }],
      "onboarding",
    ]);
    // Other tests of this client start without a credit.
    await db.updateTable("credits").set({ used_on: made.id }).execute();
  });

  it("is adjusted and replaced, but nothing issued is edited or deleted", async () => {
    const { db } = api.database;
    const made = await drafted();
    await issue(made.id, 93_312_000, { e_symbol: "1C26TAA", e_number: "00000012" });
    await expect(
      (await am())(contract.editInvoice, { ...at(made), body: { lines: [] } }),
    ).rejects.toMatchObject(refusal("invoice_issued"));
    for (const change of [
      sql`UPDATE invoices SET net = 1 WHERE id = ${made.id}`,
      sql`UPDATE invoices SET e_number = '1' WHERE id = ${made.id}`,
      sql`UPDATE invoices SET buyer = '{}' WHERE id = ${made.id}`,
      sql`DELETE FROM invoices WHERE id = ${made.id}`,
      sql`UPDATE invoice_lines SET amount = 1 WHERE invoice_id = ${made.id}`,
      sql`DELETE FROM invoice_lines WHERE invoice_id = ${made.id}`,
    ])
      await expect(change.execute(db)).rejects.toThrow(/not (edited|deleted)/);
    const call = await admin();
    const lines = [{ text: "Hoàn một nửa phí", amount: -43_200_000 }];
    const adjustment = await call(contract.adjustInvoice, {
      ...at(made),
      body: { lines, reason: "Bảo hành" },
    });
    expect(adjustment.data.attributes).toMatchObject({ net: -43_200_000, vat: -3_456_000, vat_bps: 800 });
    api.clock.set(new Date("2027-01-05T03:00:00Z"));
    await issue(Number(adjustment.data.id), -46_656_000, {}, admin);
    const after = (await (await admin())(contract.invoice, at(made))).data.attributes;
    expect(after).toMatchObject({ total: 93_312_000, balance: 46_656_000 });
    const replacing = await (await admin())(contract.replaceInvoice, {
      ...at(made),
      body: { reason: "Sai tên" },
    }).catch((error) => error);
    expect(replacing).toMatchObject(refusal("invoice_state_changed"));
    api.clock.set(now);
  });

  it("is replaced by a request that takes over its payments", async () => {
    const made = await drafted();
    await issue(made.id, 93_312_000);
    await pay(made.id, 10_000_000);
    const { data } = await (await admin())(contract.replaceInvoice, {
      ...at(made),
      body: { reason: "Sai địa chỉ" },
    });
    const replaced = await issue(Number(data.id), 93_312_000, {}, admin);
    expect(replaced.attributes).toMatchObject({ status: "part_paid", balance: 83_312_000 });
    expect((await (await am())(contract.invoice, at(made))).data.attributes).toMatchObject({
      status: "replaced",
      paid: 0,
    });
    expect(await statusOf(made.placementId)).toBe("invoiced");
  });

  it("is a PDF for the agency and for the reader of the signed link", { timeout: 120_000 }, async () => {
    const made = await drafted();
    await issue(made.id, 93_312_000);
    const mails = await api.mails("invoices.requested");
    const token = String(mails.at(-1)?.props.proof);
    const url = `/api/v2/public/payment_requests/pdf?token=${encodeURIComponent(token)}`;
    const pdf = await api.app.inject({ url });
    expect([pdf.statusCode, pdf.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect((await api.app.inject({ url: `${url}x` })).statusCode).toBe(410);
  });

  it("is unseen by others", async () => {
    const { db } = api.database;
    const made = await drafted();
    const colleague = await makeStaff(db, "consultant", { agencyId: desk.agency.id, member: true });
    for (const { id } of [colleague, await makeStaff(db, "consultant")]) {
      const call = await api.as(id);
      await expect(call(contract.invoice, at(made))).rejects.toMatchObject({ status: 404 });
      expect((await call(contract.invoices, { query: {} })).meta.total).toBe(0);
    }
    const client = await api.as((await makeRecruiter(db, { companyId: desk.client.company_id })).id);
    await expect(client(contract.invoice, at(made))).rejects.toMatchObject({ status: 403 });
  });
});

describe("A thousand concurrent acts", () => {
  const tokenOf = async () => "token";
  const actorOf = () =>
    ({
      kind: "consultant",
      accountId: desk.admin.id,
      agencyId: desk.agency.id,
      isAdmin: true,
    }) as ConsultantActor;

  /** Runs acts, ten at a time as the pool has ten connections. @returns the number of acts that succeeded */
  async function succeeded(acts: readonly (() => Promise<void>)[]): Promise<number> {
    const waiting = [...acts];
    let count = 0;
    const work = async () => {
      for (let act = waiting.pop(); act; act = waiting.pop())
        await act().then(
          () => (count += 1),
          () => {},
        );
    };
    await Promise.all(Array.from({ length: 10 }, work));
    return count;
  }

  it("add up to the total exactly, and the rest is refused", { timeout: 120_000 }, async () => {
    const { id } = await makeInvoice(api.database.db, desk, { at: now });
    const payment = { id, asOf: now, amount: 1250, paid_on: "2026-11-27", reference: null };
    const pay = () => inTransaction(api.database, (tx) => payInvoice(tx, actorOf(), payment));
    expect(await succeeded(Array.from({ length: 1000 }, () => pay))).toBe(800);
    const row = await api.database.db
      .selectFrom("invoices")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect([row.paid, row.status]).toEqual([1_000_000, "paid"]);
  });

  it("get numbers without gaps, although some of them fail", { timeout: 120_000 }, async () => {
    const { db } = api.database;
    const drafts = [];
    for (let n = 0; n < 60; n++) drafts.push(await makeInvoice(db, desk, { at: now, status: "draft" }));
    const { last: before } = await db
      .selectFrom("invoice_numbers")
      .select("last")
      .where("agency_id", "=", desk.agency.id)
      .where("year", "=", 2026)
      .executeTakeFirstOrThrow();
    const issuing = drafts.map(
      ({ id }, nth) =>
        () =>
          inTransaction(api.database, async (tx) => {
            await issueInvoice(tx, actorOf(), { id, asOf: now, total: 1_000_000, eInvoice: none, tokenOf });
            if (nth % 3 === 0) throw new Error("after the number");
          }),
    );
    expect(await succeeded(issuing)).toBe(40);
    const rows = await db
      .selectFrom("invoices")
      .select("number")
      .where(
        "id",
        "in",
        drafts.map(({ id }) => id),
      )
      .where("number", "is not", null)
      .orderBy("number")
      .execute();
    const expected = Array.from(
      { length: 40 },
      (_, n) => `HG-2026-${String(before + n + 1).padStart(4, "0")}`,
    );
    expect(rows.map(({ number }) => number)).toEqual(expected);
  });
});
