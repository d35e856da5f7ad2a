import { describe, expect, it } from "vitest";
import { expectedFee } from "./expected-fee.ts";

const terms = {
  fee_type: "percent" as const,
  fee_bps: 1800,
  fee_months: 12,
  fee_min: null,
  fee_fixed: null,
  fee_currency: "VND",
};
const pay = (salary_min: number | null, salary_max: number | null, currency: "VND" | "USD" = "VND") => ({
  salary_min,
  salary_max,
  currency,
});

describe("The expected fee of an order", () => {
  it("is the fee at the middle of the salary range, or at its known end", () => {
    expect(expectedFee(pay(35_000_000, 45_000_000), terms)).toEqual({ amount: 86_400_000, currency: "VND" });
    expect(expectedFee(pay(null, 40_000_000), terms)?.amount).toBe(86_400_000);
    expect(expectedFee(pay(40_000_000, null), terms)?.amount).toBe(86_400_000);
    // The middle of an odd sum is rounded half up: 33,333,001 × 12 × 18% = 71,999,282.16.
    expect(expectedFee(pay(33_333_000, 33_333_001), terms)?.amount).toBe(71_999_000);
    expect(expectedFee(pay(null, null), terms)).toBeNull();
  });

  it("has the minimum of the terms in their currency only", () => {
    const least = { ...terms, fee_min: 60_000_000 };
    expect(expectedFee(pay(20_000_000, 20_000_000), least)?.amount).toBe(60_000_000);
    expect(expectedFee(pay(2500, 2500, "USD"), least)).toEqual({ amount: 5400, currency: "USD" });
  });

  it("is a fixed amount in the currency of the terms, without a salary too", () => {
    const fixed = { ...terms, fee_type: "fixed" as const, fee_fixed: 50_000_000 };
    expect(expectedFee(pay(null, null, "USD"), fixed)).toEqual({ amount: 50_000_000, currency: "VND" });
  });
});
