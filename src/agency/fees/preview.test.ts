import { beforeAll, describe, expect, it } from "vitest";
import type { CallInput } from "#kit/contract.ts";
import { makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { feePreview } from "./contract.ts";

type Query = NonNullable<CallInput<typeof feePreview>["query"]>;

let api: TestApi;
let adminId: number;
let memberId: number;
beforeAll(async () => {
  api = await testApi();
  const { db } = api.database;
  adminId = (await makeStaff(db, "consultant")).id;
  memberId = (await makeStaff(db, "consultant", { member: true })).id;
});

/** Each call opens a session, because the tests move the clock past the end of sessions. */
const preview = async (accountId: number | null, query: Query) =>
  (await (await api.as(accountId))(feePreview, { query })).data.attributes;
const linesOf = (query: Query) => preview(memberId, query);

describe("The preview of a fee", () => {
  it("has each line of the arithmetic", async () => {
    expect(await linesOf({ monthly: 33_333_000, credit: true, tax_date: "2026-12-31" })).toEqual({
      currency: "VND",
      monthly_gross: 33_333_000,
      months: 12,
      fee_bps: 1800,
      computed: 71_999_000,
      raised: false,
      fee: 71_999_000,
      discount: 28_800_000,
      due: 43_199_000,
      tax_date: "2026-12-31",
      vat: {
        bps: 800,
        amount: 3_455_920,
        from_day: "2025-07-01",
        to_day: "2026-12-31",
        source: "Resolution 204/2025/QH15; Decree 174/2025/NĐ-CP",
      },
      total: 46_654_920,
      in_vnd: null,
    });
  });

  it("uses the rate of tax of the day, which changes on 1 January 2027 by itself", async () => {
    api.clock.set(new Date("2026-12-31T16:59:00Z"));
    const before = await linesOf({ monthly: 40_000_000 });
    api.clock.set(new Date("2026-12-31T17:00:00Z"));
    const after = await linesOf({ monthly: 40_000_000 });
    expect([before.total, after.total]).toEqual([93_312_000, 95_040_000]);
    expect(after.vat).toMatchObject({ bps: 1000, from_day: "2027-01-01", to_day: null });
    const late = await linesOf({ monthly: 40_000_000, tax_date: "2026-12-31" });
    expect(late.total).toBe(93_312_000);
    const export0 = await linesOf({ monthly: 40_000_000, vat_kind: "export_0" });
    expect([export0.vat.bps, export0.total]).toEqual([0, 86_400_000]);
    await expect(linesOf({ monthly: 1, tax_date: "2020-01-01" })).rejects.toMatchObject({ status: 422 });
  });

  it("converts net, yearly and hourly salaries, and fees in other currencies", async () => {
    const net = await linesOf({ monthly: 30_000_000, basis: "net", start_date: "2026-07-01" });
    expect([net.monthly_gross, net.fee]).toEqual([34_698_945, 74_950_000]);
    expect((await linesOf({ monthly: 480_000_000, period: "year" })).fee).toBe(86_400_000);
    expect((await linesOf({ monthly: 200_000, period: "hour" })).fee).toBe(89_856_000);
    const dollars = { monthly: 2500, currency: "USD", tax_date: "2026-12-31" } as const;
    const sums = { rate: 26_300, net: 142_020_000, vat: 11_361_600, total: 153_381_600 };
    expect((await linesOf(dollars)).in_vnd).toEqual(sums);
    expect((await linesOf({ ...dollars, rate: 26_000.5 })).in_vnd?.net).toBe(140_403_000);
    await expect(linesOf({ ...dollars, basis: "net" })).rejects.toMatchObject({ status: 422 });
  });

  it("refuses a rate of 51%, an amount of 0 and Japanese yen with decimals, each in its own words", async () => {
    const detailOf = (query: Query) =>
      preview(adminId, query).catch((error) => [
        error.status,
        error.errors[0].source,
        error.errors[0].detail,
      ]);
    expect(await detailOf({ monthly: 20_000_000, fee_bps: 5100 })).toEqual([
      400,
      { parameter: "fee_bps" },
      "Please enter a rate from 1% to 50%",
    ]);
    expect(await detailOf({ monthly: 0 })).toEqual([
      400,
      { parameter: "monthly" },
      "Please enter an amount above 0",
    ]);
    expect(await detailOf({ monthly: 650_000.5, currency: "JPY" })).toEqual([
      400,
      { parameter: "monthly" },
      "Please enter a whole amount in digits, without decimals",
    ]);
  });

  it("refuses members a rate outside of 15–18%", async () => {
    const query = { monthly: 20_000_000, fee_bps: 1499 };
    await expect(preview(memberId, query)).rejects.toMatchObject({
      status: 403,
      errors: [{ code: "rate_out_of_range" }],
    });
    expect((await preview(adminId, query)).fee).toBe(35_976_000);
    const least = await linesOf({ monthly: 20_000_000, fee_bps: 1500, fee_min: 60_000_000 });
    expect(least).toMatchObject({ computed: 36_000_000, raised: true, fee: 60_000_000 });
  });

  it("is for consultants only", async () => {
    const recruiter = await makeRecruiter(api.database.db);
    const query = { monthly: 20_000_000 };
    await expect(preview(recruiter.id, query)).rejects.toMatchObject({ status: 403 });
    await expect(preview(null, query)).rejects.toMatchObject({ status: 401 });
  });
});
