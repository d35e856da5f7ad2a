import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Currency } from "#platform/reference/terms.ts";
import { discountOf, feeOf, inVnd, splitOf, vatOf } from "./fee.ts";
import { lastWarrantyDay } from "./warranty.ts";

const path = "../shared/reference/consoles-cases.json";

interface Cases {
  holidays: string[];
  fees: ({ monthly: number; months: number; bps: number; currency: Currency } & Record<string, number>)[];
  splits: { fee: number; bps: number[]; amounts: number[] }[];
  vat: { net: number; bps: number; total?: number; vat?: number }[];
  converted: ({ fee: number; rate: number; vnd: number } & Record<string, number>)[];
  warranty: { start: string; days: number; calendar: string; without_holidays: string }[];
}

/** The shared vectors, where they are at hand; the tests of each function have a copy of them. */
describe.skipIf(!existsSync(path))("The shared cases of money and days", () => {
  const cases: Cases = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};

  it("agree on fees, credits and totals", () => {
    for (const { monthly, months, bps, currency, ...expected } of cases.fees) {
      const terms = { fee_type: "percent" as const, fee_months: months, fee_bps: bps };
      const { fee } = feeOf({ ...terms, fee_min: null, fee_fixed: null }, monthly, currency);
      const discount = discountOf(fee, currency);
      const due = fee - discount;
      const withVat = (net: number, rate: number) => net + vatOf(net, rate);
      const totals = {
        total_8: withVat(fee, 800),
        total_10: withVat(fee, 1000),
        due_total_8: withVat(due, 800),
      };
      expect({ fee, discount, due, ...("total_8" in expected ? totals : {}) }).toEqual(expected);
    }
  });

  it("agree on splits, VAT and conversion", () => {
    for (const { fee, bps, amounts } of cases.splits) expect(splitOf(fee, bps, "VND")).toEqual(amounts);
    for (const { net, bps, total, vat } of cases.vat)
      expect(vatOf(net, bps)).toBe(vat ?? (total as number) - net);
    for (const { fee, rate, vnd, vat_8, total_8 } of cases.converted) {
      expect(inVnd(fee, rate)).toBe(vnd);
      expect(vatOf(vnd, 800)).toBe(vat_8 ?? (total_8 as number) - vnd);
    }
  });

  it("agree on the last days of warranties", () => {
    const holidays = new Set(cases.holidays);
    for (const { start, days, ...expected } of cases.warranty) {
      const last = (basis: "calendar" | "without_holidays") =>
        lastWarrantyDay(start, { days, basis, holidays });
      const result = { calendar: last("calendar"), without_holidays: last("without_holidays") };
      expect(result).toEqual(expected);
    }
  });
});
