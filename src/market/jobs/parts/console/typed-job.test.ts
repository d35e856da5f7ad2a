import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountOf, missingParts, newJob, typedJob, typedPay } from "./typed-job.ts";

describe("an amount as recruiters type it", () => {
  it("reads every way of grouping digits", () => {
    for (const typed of ["15000000", "15.000.000", "15,000,000", "15 000 000", "15.000.000 đ", "15.000.000₫"])
      expect(amountOf(typed)).toBe(15_000_000);
    expect(amountOf("$1,500.50")).toBe(1500);
  });
  it("reads the short forms that ads and searches use", () => {
    const short = ["25tr", "25 tr", "25 triệu", "25Tr", "25M", "25 trieu"];
    expect(short.map(amountOf)).toEqual(short.map(() => 25_000_000));
    expect(["12,5tr", "12.5 triệu", "30k", "1.5k"].map(amountOf)).toEqual([
      12_500_000, 12_500_000, 30_000, 1500,
    ]);
    expect(amountOf("25 tấn")).toBeUndefined();
  });
  it("distinguishes an empty text from one that is no amount", () => {
    expect(amountOf("  ")).toBeNull();
    expect(amountOf("thoả thuận")).toBeUndefined();
    expect(amountOf("-5")).toBeUndefined();
  });
  it("reads back what either language writes", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000_000 }),
        fc.constantFrom("en", "vi"),
        (n, language) => {
          expect(amountOf(new Intl.NumberFormat(language).format(n))).toBe(n);
        },
      ),
    );
  });
});

describe("pay by its kind", () => {
  const pay = (salary_type: string) =>
    typedPay(typedJob({ salary_type, salary_min: "10.000.000", salary_max: "20.000.000" }));
  it("has only the amounts of its type", () => {
    expect(pay("0")).toEqual({ min: 10_000_000, max: 20_000_000 });
    expect(pay("2")).toEqual({ min: null, max: 20_000_000 });
    expect(pay("3")).toEqual({ min: 10_000_000, max: null });
    expect(pay("4")).toEqual({ min: 10_000_000, max: 10_000_000 });
  });
});

describe("the missing parts of a job", () => {
  it("are all parts at first, without the pay once it is negotiable", () => {
    expect(missingParts(typedJob(newJob))).toHaveLength(8);
    expect(missingParts(typedJob({ ...newJob, salary_type: 1 })).map(({ key }) => key)).not.toContain(
      "salary",
    );
  });
  it("include a description that is short without its tags", () => {
    const lacks = (description: string) =>
      missingParts(typedJob({ ...newJob, description })).some(({ key }) => key === "description");
    expect(lacks(`<p>${"<strong>a</strong>".repeat(99)}</p>`)).toBe(true);
    expect(lacks(`<p>${"a".repeat(100)}</p>`)).toBe(false);
    expect(lacks("a".repeat(100))).toBe(false);
  });
  it("include both ends of a range, in their order", () => {
    const lacks = (salary_min: string, salary_max: string) =>
      missingParts(typedJob({ ...newJob, salary_min, salary_max })).some(({ key }) => key === "salary");
    expect(lacks("15.000.000", "20.000.000")).toBe(false);
    expect(lacks("15.000.000", "")).toBe(true);
    expect(lacks("20.000.000", "15.000.000")).toBe(true);
  });
});
