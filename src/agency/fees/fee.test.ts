import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededPayLaw } from "#platform/reference/factory.ts";
import { type Currency, currencies } from "#platform/reference/terms.ts";
import { dailySeed, examples } from "#test/examples.ts";
import { discountOf, type FeeTerms, feeOf, inVnd, monthlyGross, splitOf, vatOf } from "./fee.ts";

const terms = { fee_type: "percent", fee_months: 12, fee_bps: 1800, fee_min: null, fee_fixed: null } as const;
const percent = (set: Partial<FeeTerms>): FeeTerms => ({ ...terms, ...set });

/** The cases of consoles A.7: monthly salary, months, rate, currency, fee, and what is due after the credit. */
// biome-ignore format: a case, a line
const cases: readonly [monthly: number, months: number, bps: number, currency: Currency, fee: number, due: number][] = [
  [40_000_000, 12, 1800, "VND", 86_400_000, 51_840_000],
  [30_000_000, 12, 1800, "VND", 64_800_000, 38_880_000],
  [30_000_000, 12, 1500, "VND", 54_000_000, 32_400_000],
  [25_500_000, 12, 1500, "VND", 45_900_000, 27_540_000],
  [33_333_000, 12, 1800, "VND", 71_999_000, 43_199_000],
  [17_777_777, 12, 1650, "VND", 35_200_000, 21_120_000],
  [20_000_001, 12, 1775, "VND", 42_600_000, 25_560_000],
  [45_000_000, 12, 1625, "VND", 87_750_000, 52_650_000],
  [12_345_678, 12, 1500, "VND", 22_222_000, 13_333_000],
  [12_345_678, 12, 1800, "VND", 26_667_000, 16_000_000],
  [55_555_555, 12, 1666, "VND", 111_067_000, 66_640_000],
  [83_333_333, 12, 1550, "VND", 155_000_000, 93_000_000],
  [9_999_999, 12, 1800, "VND", 21_600_000, 12_960_000],
  [28_750_000, 12, 1733, "VND", 59_789_000, 35_873_000],
  [10_012_500, 12, 1500, "VND", 18_023_000, 10_814_000],
  [40_000_000, 13, 1800, "VND", 93_600_000, 56_160_000],
  [33_333_000, 13, 1800, "VND", 77_999_000, 46_799_000],
  [1_000_000_000, 14, 5000, "VND", 7_000_000_000, 4_200_000_000],
  [2500, 12, 1800, "USD", 5400, 3240],
  [3333, 12, 1750, "USD", 6999, 4199],
  [9800, 12, 1650, "SGD", 19_404, 11_642],
  [650_000, 12, 1800, "JPY", 1_404_000, 842_400],
  [85_000, 12, 1575, "THB", 160_650, 96_390],
];

describe("A service fee", () => {
  it.each(cases)("of %d × %d months at %d bps in %s is %d, and %d after 40% off", (monthly, ...rest) => {
    const [fee_months, fee_bps, currency, fee, due] = rest;
    const lines = feeOf(percent({ fee_months, fee_bps }), monthly, currency);
    expect(lines).toEqual({ computed: fee, raised: false, fee });
    expect(fee - discountOf(fee, currency)).toBe(due);
  });

  it.each([
    [{ amount: 480_000_000, period: "year", netBy: null }, 40_000_000, 86_400_000],
    [{ amount: 200_000, period: "hour", netBy: null }, 41_600_000, 89_856_000],
    [{ amount: 30_000_000, period: "month", netBy: seededPayLaw("2026-07-01") }, 34_698_945, 74_950_000],
  ] as const)("of another salary is computed on its gross month: %j", (salary, monthly, fee) => {
    const gross = monthlyGross({ ...salary, currency: "VND" });
    expect([gross, feeOf(terms, gross, "VND").fee]).toEqual([monthly, fee]);
  });

  it("is at least the minimum, or the fixed amount", () => {
    const least = feeOf(percent({ fee_bps: 1500, fee_min: 60_000_000 }), 20_000_000, "VND");
    expect(least).toEqual({ computed: 36_000_000, raised: true, fee: 60_000_000 });
    const fixed = feeOf(percent({ fee_type: "fixed", fee_fixed: 50_000_000 }), 20_000_000, "VND");
    expect(fixed).toEqual({ computed: null, raised: false, fee: 50_000_000 });
  });

  it.each([
    [86_400_000, 800, 6_912_000],
    [86_400_000, 1000, 8_640_000],
    [71_999_000, 800, 5_759_920],
    [71_999_000, 1000, 7_199_900],
    [-43_200_000, 800, -3_456_000],
  ])("of %d net has VAT at %d bps of %d", (net, bps, vat) => {
    expect(vatOf(net, bps)).toBe(vat);
  });

  it("is converted into VND and rounded to thousands", () => {
    expect(inVnd(5400, 26_300)).toBe(142_020_000);
    expect(inVnd(6999, 26_300)).toBe(184_074_000);
    expect(inVnd(184_074_000, 1) + vatOf(184_074_000, 800)).toBe(198_799_920);
    expect(inVnd(10_000, 171.2345)).toBe(1_712_000);
  });

  it.each([
    [86_400_000, [3333, 3333, 3334], [28_797_000, 28_797_000, 28_806_000]],
    [71_999_000, [4000, 3500, 2500], [28_799_000, 25_200_000, 18_000_000]],
    [43_199_000, [5000, 5000], [21_600_000, 21_599_000]],
    [1000, [5000, 5000], [1000, 0]],
    [86_400_000, [3000, 3000, 4000], [25_920_000, 25_920_000, 34_560_000]],
    [50_000_500, [5000, 5000], [25_000_500, 25_000_000]],
  ])("of %d is split by largest remainder: %j", (fee, shares, amounts) => {
    expect(splitOf(fee, shares, "VND")).toEqual(amounts);
  });
});

/** Returns the nearest integer to a fraction, by comparing it with the middle of its neighbours. */
function nearest(numerator: bigint, denominator: bigint): bigint {
  const floor = numerator / denominator;
  const middle = numerator * 2n < (floor * 2n + 1n) * denominator;
  return middle ? floor : floor + 1n;
}

const salary = fc.integer({ min: 1, max: 1_000_000_000_000 });
const options = { numRuns: 10_000 * examples, seed: dailySeed };

describe("Any fee", () => {
  it("equals exact arithmetic", () => {
    const bps = fc.integer({ min: 100, max: 5000 });
    const months = fc.integer({ min: 12, max: 14 });
    const property = fc.property(
      salary,
      months,
      bps,
      fc.constantFrom(...currencies),
      (monthly, fee_months, fee_bps, currency) => {
        const unit = currency === "VND" ? 1000n : 1n;
        const product = BigInt(monthly) * BigInt(fee_months) * BigInt(fee_bps);
        const fee = nearest(product, 10_000n * unit) * unit;
        const lines = feeOf(percent({ fee_months, fee_bps }), monthly, currency);
        expect(BigInt(lines.fee)).toBe(fee);
        expect(BigInt(discountOf(lines.fee, currency))).toBe(nearest(fee * 2n, 5n * unit) * unit);
        expect(BigInt(vatOf(lines.fee, 800))).toBe(nearest(fee * 2n, 25n));
        expect(vatOf(lines.fee, 800) + vatOf(-lines.fee, 800)).toBe(0);
      },
    );
    fc.assert(property, options);
  });

  it("is divided without remainder, each part within a unit of its share", () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 9 });
    const property = fc.property(salary, cuts, fc.constantFrom(...currencies), (fee, points, currency) => {
      const ends = [...points.sort((a, b) => a - b), 10_000];
      const shares = ends.map((end, index) => end - (ends[index - 1] ?? 0));
      const parts = splitOf(fee, shares, currency);
      expect(parts.reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(fee));
      const unit = currency === "VND" ? 2000n : 1n;
      for (const [index, part] of parts.entries()) {
        const error = BigInt(part) * 10_000n - BigInt(fee) * BigInt(shares[index] ?? 0);
        expect(error <= unit * 10_000n && error >= -unit * 10_000n).toBe(true);
      }
    });
    fc.assert(property, options);
  });
});
