import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { feePreview } from "#agency/fees/contract.ts";
import * as invoices from "#agency/invoices/contract.ts";
import { makeInvoice } from "#agency/invoices/factory.ts";
import { create as createOrder } from "#agency/job-orders/contract.ts";
import * as placements from "#agency/placements/contract.ts";
import { makeAgencyWithClient, makePlacement } from "#agency/placements/factory.ts";
import type { ApiError, Caller } from "#kit/call.ts";
import type { ReplyOf } from "#kit/contract.ts";
import { editClient, setClientActive } from "#people/clients/contract.ts";
import { type TestApi, testApi } from "#test/api.ts";

let api: TestApi;
let desk: Awaited<ReturnType<typeof makeAgencyWithClient>>;
const now = new Date("2026-12-31T03:00:00Z");
beforeAll(async () => {
  api = await testApi();
  api.clock.set(now);
  desk = await makeAgencyWithClient(api.database.db);
});

const at = ({ id }: { id: number | string }) => ({ params: { id: Number(id) } });
const client = () => at(desk.client);
const none = { e_symbol: null, e_number: null, e_code: null };
const reasoned = { reason_id: 1, note: null };

/** The tables that a half-done act would leave changed. */
const tables = [
  ...["clients", "job_orders", "jobs", "placements", "check_ins", "credits", "invoices", "invoice_lines"],
  ...["invoice_numbers", "payments", "activities", "client_events", "notifications", "mails"],
];
const stored = async () => {
  const rows = tables.map(
    (table) => sql`(SELECT coalesce(json_agg(t ORDER BY t::text), '[]') FROM ${sql.table(table)} t)`,
  );
  const { rows: all } = await sql`SELECT ${sql.join(rows)}`.execute(api.database.db);
  return JSON.stringify(all);
};

interface Refusal {
  status: number;
  /** The field at which the text stands. */
  at?: string;
  en: string;
  vi: string;
}

/** Makes a call in both languages. The API refuses both with the text of the language, and stores nothing. */
async function refuses(call: (caller: Caller) => Promise<unknown>, { status, at: field, en, vi }: Refusal) {
  const before = await stored();
  for (const [number, detail] of [en, vi].entries()) {
    const caller = await api.as(desk.admin.id, { "x-language": String(number) });
    const error: ApiError = await call(caller).then(
      () => expect.fail(`The API accepts what it refuses with: ${detail}`),
      (reason) => reason,
    );
    expect(error.status).toBe(status);
    expect(error.errors).toHaveLength(1);
    expect(error.errors[0]).toMatchObject({ detail });
    const { source } = error.errors[0]!;
    expect(source?.pointer ?? source?.parameter).toBe(field);
  }
  expect(await stored()).toBe(before);
}

const rate = { en: "Please enter a rate from 1% to 50%", vi: "Vui lòng nhập tỷ lệ từ 1% đến 50%" };
const whole = {
  en: "Please enter a whole amount in digits, without decimals",
  vi: "Vui lòng nhập số tiền nguyên bằng chữ số, không có phần thập phân",
};

describe("A fee", () => {
  it.each([0, 5100, -1800])("of %d basis points is refused at its field", async (fee_bps) => {
    const edit = (call: Caller) => call(editClient, { ...client(), body: { fee_bps } });
    await refuses(edit, { status: 422, at: "/fee_bps", ...rate });
    const preview = (call: Caller) => call(feePreview, { query: { monthly: 1, fee_bps } });
    await refuses(preview, { status: 400, at: "fee_bps", ...rate });
  });

  it("of a fixed 0 is refused at its field", async () => {
    const body = { fee_type: "fixed", fee_fixed: 0 } as const;
    const text = { en: "Please enter an amount above 0", vi: "Vui lòng nhập số tiền lớn hơn 0" };
    await refuses((call) => call(editClient, { ...client(), body }), {
      status: 422,
      at: "/fee_fixed",
      ...text,
    });
  });

  it("in yen with decimals is refused at its field", async () => {
    const body = { currency: "JPY", fee_type: "fixed", fee_fixed: 650_000.5 } as const;
    await refuses((call) => call(editClient, { ...client(), body }), {
      status: 422,
      at: "/fee_fixed",
      ...whole,
    });
    const query = { monthly: 650_000.5, currency: "JPY" } as const;
    await refuses((call) => call(feePreview, { query }), { status: 400, at: "monthly", ...whole });
  });

  it("of an order in yen is not based on a salary with decimals", async () => {
    const body = {
      client_id: desk.client.id,
      title: "Kế toán",
      currency: "JPY",
      salary_min: 650_000.5,
    } as const;
    const text = { en: "Please enter a whole amount above 0", vi: "Vui lòng nhập số nguyên lớn hơn 0" };
    await refuses((call) => call(createOrder, { body }), { status: 422, at: "/salary_min", ...text });
  });
});

describe("A placement", () => {
  it("does not start before its offer", async () => {
    const made = await makePlacement(api.database.db, desk, now, "2027-01-10");
    const start = (call: Caller) =>
      call(placements.startPlacement, { ...at(made), body: { start_date: "2026-12-10" } });
    await refuses(start, {
      status: 422,
      at: "/start_date",
      en: "The first day of work is before the offer of 11 Dec 2026",
      vi: "Ngày đi làm đầu tiên trước ngày của thư mời nhận việc (11/12/2026)",
    });
  });

  it("has a warranty that leaves out Tết, and says its last day", async () => {
    const made = await makePlacement(api.database.db, desk, now, "2027-01-10");
    await api.database.db
      .updateTable("placements")
      .set({ warranty_basis: "without_holidays", start_date: "2026-12-15" })
      .where("id", "=", made.id)
      .execute();
    await (await api.as(desk.admin.id))(placements.startPlacement, { ...at(made), body: {} });
    api.clock.set(new Date("2027-02-22T03:00:00Z"));
    const fail = (left_on: string) => (call: Caller) =>
      call(placements.failPlacement, { ...at(made), body: { ...reasoned, left_on } });
    await refuses(fail("2027-02-21"), {
      status: 409,
      en: "The warranty ended on 20 Feb 2027",
      vi: "Bảo hành đã kết thúc ngày 20/02/2027",
    });
    const { data } = (await fail("2027-02-20")(await api.as(desk.admin.id))) as {
      data: { attributes: { status: string } };
    };
    expect(data.attributes.status).toBe("failed_probation");
    api.clock.set(now);
  });

  it("that failed has one remedy, and a fee uses one credit", async () => {
    const { db } = api.database;
    const made = await makePlacement(db, desk, now);
    const failed = { status: "failed_probation", left_on: "2026-12-20" } as const;
    await db.updateTable("placements").set(failed).where("id", "=", made.id).execute();
    const credit = (call: Caller) => call(placements.creditPlacement, at(made));
    await credit(await api.as(desk.admin.id));
    const text = {
      en: "40% off the next fee was already chosen for this placement",
      vi: "Đã chọn giảm 40% phí lần sau cho ca tuyển dụng này",
    };
    await refuses(credit, { status: 409, ...text });
    await refuses((call) => call(placements.replacePlacement, at(made)), { status: 409, ...text });
    const drafts: ReplyOf<typeof invoices.requestFee>["data"][] = [];
    for (const fee of [await makePlacement(db, desk, now), await makePlacement(db, desk, now)]) {
      const { data } = await (await api.as(desk.admin.id))(invoices.requestFee, { ...at(fee), body: {} });
      drafts.push(data);
    }
    expect(drafts.map(({ attributes }) => attributes.lines.length)).toEqual([2, 1]);
    // A draft that was made before another request used the credit.
    const { credit_id } = await db
      .selectFrom("invoices")
      .select("credit_id")
      .where("id", "=", Number(drafts[0]?.id))
      .executeTakeFirstOrThrow();
    await db.updateTable("invoices").set({ credit_id }).where("id", "=", Number(drafts[1]?.id)).execute();
    const issue = (draft: (typeof drafts)[0] | undefined) => (call: Caller) =>
      call(invoices.issueInvoice, {
        ...at({ id: Number(draft?.id) }),
        body: { ...none, total: draft?.attributes.total as number },
      });
    await issue(drafts[0])(await api.as(desk.admin.id));
    await refuses(issue(drafts[1]), {
      status: 409,
      en: "Another request has just used the credit. Please draft this one again.",
      vi: "Đề nghị khác vừa dùng phần giảm 40%. Vui lòng lập lại đề nghị này.",
    });
  });
});

describe("A payment request", () => {
  it("takes no payment above its balance, and none from tomorrow", async () => {
    const { id } = await makeInvoice(api.database.db, desk, { at: now });
    const { total } = (await (await api.as(desk.admin.id))(invoices.invoice, at({ id }))).data.attributes;
    const pay =
      (amount: number, paid_on = "2026-12-31") =>
      (call: Caller) =>
        call(invoices.payInvoice, { ...at({ id }), body: { amount, paid_on, reference: null } });
    const written = (locale: string) => new Intl.NumberFormat(locale).format(total);
    await refuses(pay(total + 1), {
      status: 422,
      at: "/amount",
      en: `More than the open ${written("en")}`,
      vi: `Lớn hơn số còn phải thu ${written("vi")}`,
    });
    await refuses(pay(1, "2027-01-01"), {
      status: 422,
      at: "/paid_on",
      en: "The payment cannot be later than today",
      vi: "Ngày thanh toán không được sau hôm nay",
    });
  });

  it("has on New Year's Eve the VAT of the old year, and names the rate of the day after", async () => {
    const made = await makePlacement(api.database.db, desk, now);
    const admin = await api.as(desk.admin.id);
    const { data } = await admin(invoices.requestFee, { ...at(made), body: { without_credit: true } });
    const issue = (tax_date: string) => (call: Caller) =>
      call(invoices.issueInvoice, {
        ...at(data),
        body: { ...none, tax_date, total: data.attributes.total },
      });
    await refuses(issue("2027-01-01"), {
      status: 409,
      en: "VAT on 01 Jan 2027 is 10%. Please check the total.",
      vi: "Thuế GTGT ngày 01/01/2027 là 10%. Vui lòng kiểm tra lại.",
    });
    await issue("2026-12-31")(admin);
    const issued = (await admin(invoices.invoice, at(data))).data.attributes;
    expect(issued).toMatchObject({
      vat_bps: 800,
      tax_date: "2026-12-31",
      number: expect.stringMatching(/-2026-\d{4}$/),
    });
  });

  it("is not issued for a client without a tax code, which is not activated either", async () => {
    const { db } = api.database;
    const { id } = await makeInvoice(db, desk, { at: now, status: "draft" });
    const { total } = (await (await api.as(desk.admin.id))(invoices.invoice, at({ id }))).data.attributes;
    await db.updateTable("clients").set({ tax_code: null }).where("id", "=", desk.client.id).execute();
    await refuses((call) => call(invoices.issueInvoice, { ...at({ id }), body: { ...none, total } }), {
      status: 422,
      at: "/client",
      en: "The client’s tax code, billing name and billing address are needed",
      vi: "Cần mã số thuế, tên và địa chỉ thanh toán của khách hàng",
    });
    await db.updateTable("clients").set({ status: 0 }).where("id", "=", desk.client.id).execute();
    await refuses((call) => call(setClientActive, { ...client(), body: { active: true } }), {
      status: 422,
      en: "Contract, signed date and tax code are needed",
      vi: "Cần hợp đồng, ngày ký và mã số thuế",
    });
    await db
      .updateTable("clients")
      .set({ status: 1, tax_code: desk.client.tax_code })
      .where("id", "=", desk.client.id)
      .execute();
  });
});
