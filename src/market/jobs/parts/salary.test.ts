import fc from "fast-check";
import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import type { Language } from "#kit/i18n.ts";
import { site as en } from "../messages.en.ts";
import { site as vi } from "../messages.vi.ts";
import { hasSalary, type Pay } from "../salary.ts";
import { type SaySalary, salaryText } from "./salary.ts";

const say = {
  en: createTranslator({
    locale: "en",
    messages: en.salary as Record<string, string>,
  }) as unknown as SaySalary,
  vi: createTranslator({
    locale: "vi",
    messages: vi.salary as Record<string, string>,
  }) as unknown as SaySalary,
};
const none: Pay = {
  salary_type: 0,
  salary_min: null,
  salary_max: null,
  currency: "VND",
  salary_period: "month",
  salary_text: null,
};
const both = (pay: Partial<Pay>, period = false) =>
  (["vi", "en"] as Language[]).map((language) =>
    salaryText({ ...none, ...pay }, language, say[language], period),
  );

describe("pay in the reader's habit", () => {
  it("counts VND in million, as people do", () => {
    expect(both({ salary_min: 15e6, salary_max: 20e6 })).toEqual(["15–20 triệu", "15–20M VND"]);
    expect(both({ salary_min: 12.5e6, salary_max: 18e6 })).toEqual(["12,5–18 triệu", "12.5–18M VND"]);
  });
  it("counts a thousand million as a billion, and says both units where they differ", () => {
    expect(both({ salary_min: 800e6, salary_max: 1.2e9, salary_period: "year" })).toEqual([
      "800 triệu – 1,2 tỷ/năm",
      "800M VND – 1.2B VND/year",
    ]);
    expect(both({ salary_min: 999_999_999, salary_max: 999_999_999 })).toEqual(["1 tỷ", "1B VND"]);
  });
  it("writes foreign pay as its readers do", () => {
    expect(both({ salary_min: 1000, salary_max: 1500, currency: "USD" })).toEqual([
      "1.000–1.500 USD",
      "$1,000–1,500",
    ]);
    expect(both({ salary_min: 300_000, salary_max: 400_000, currency: "JPY" })[1]).toBe("¥300,000–400,000");
  });
  it("writes hourly pay in full", () => {
    expect(both({ salary_min: 25_000, salary_max: 30_000, salary_period: "hour" })).toEqual([
      "25.000–30.000 đ/giờ",
      "VND 25,000–30,000/hour",
    ]);
  });
  it("writes open ends and single numbers", () => {
    expect(both({ salary_type: 3, salary_min: 15e6 })).toEqual(["Từ 15 triệu", "From 15M VND"]);
    expect(both({ salary_type: 2, salary_max: 2000, currency: "USD" })).toEqual([
      "Đến 2.000 USD",
      "Up to $2,000",
    ]);
    expect(both({ salary_type: 4, salary_min: 9e6, salary_max: 9e6 })).toEqual(["9 triệu", "9M VND"]);
    expect(both({ salary_type: 0, salary_min: 9e6 })).toEqual(["Từ 9 triệu", "From 9M VND"]);
  });
  it("names the period on request", () => {
    expect(both({ salary_min: 15e6, salary_max: 20e6 }, true)).toEqual([
      "15–20 triệu/tháng",
      "15–20M VND/month",
    ]);
  });
  it("does not show the range of a negotiable pay", () => {
    expect(both({ salary_type: 1, salary_min: 15e6, salary_max: 20e6 })).toEqual([
      "Thỏa thuận",
      "Negotiable",
    ]);
    expect(hasSalary({ ...none, salary_type: 1, salary_min: 15e6 })).toBe(false);
  });
  it("shows the words of an imported ad without numbers", () => {
    expect(both({ salary_text: "0.3 - 0.3 triệu" })[0]).toBe("0.3 - 0.3 triệu");
    expect(both({ salary_text: "Thoả thuận" })).toEqual(["Thỏa thuận", "Negotiable"]);
    expect(both({ salary_text: "x".repeat(200) })[1]).toBe("Negotiable");
  });
  it("is never empty and has no broken number", () => {
    const amount = fc.option(fc.integer({ min: 0, max: 1_000_000_000_000 }), { nil: null });
    fc.assert(
      fc.property(
        fc.record({
          salary_type: fc.integer({ min: 0, max: 4 }),
          salary_min: amount,
          salary_max: amount,
          currency: fc.constantFrom("VND", "USD", "SGD", "THB", "JPY", "EUR"),
          salary_period: fc.constantFrom("month", "year", "hour"),
          salary_text: fc.constant(null),
        }),
        (pay) => {
          for (const text of both(pay)) {
            expect(text).not.toMatch(/NaN|undefined|null|\{|(?<![\d.,])0(?![\d.,])/);
            expect(text.length).toBeGreaterThan(0);
          }
        },
      ),
    );
  });
});
