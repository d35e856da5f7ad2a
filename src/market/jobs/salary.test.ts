import { describe, expect, it } from "vitest";
import { idOf, type SalaryTypeKey, salaryTypes } from "#platform/reference/terms.ts";
import { endsOf, publicPay, shownEnds, wrongEnds } from "./salary.ts";

const type = (key: SalaryTypeKey) => idOf(salaryTypes, key);
const of = (key: SalaryTypeKey, salary_min: number | null, salary_max: number | null) => ({
  salary_type: type(key),
  salary_min,
  salary_max,
});

describe("A type of salary", () => {
  it.each([
    // Each row has, for amounts 10 and 20, the stored ends, the errors without amounts, and the ends in an ad.
    ["range", [10, 20], ["salary_min", "salary_max"], [10, 20]],
    ["negotiable", [10, 20], [], [null, null]],
    ["upto", [null, 20], ["salary_max"], [null, 20]],
    ["from", [10, null], ["salary_min"], [10, null]],
    ["fixed", [10, 10], ["salary_min"], [10, 20]],
  ] as const)(
    "%s has its ends, needs them when it is submitted, and shows them",
    (key, stored, missing, shown) => {
      const { min, max } = endsOf(type(key), 10, 20);
      expect([min, max]).toEqual(stored);
      expect(endsOf(String(type(key)), 10, 20)).toEqual({ min, max });
      expect(wrongEnds(type(key), { min: null, max: null }, true)).toEqual(missing);
      expect(wrongEnds(type(key), { min: null, max: null }, false)).toEqual([]);
      expect(wrongEnds(type(key), { min, max }, true)).toEqual([]);
      expect(Object.values(shownEnds(of(key, 10, 20)))).toEqual(shown);
    },
  );

  it("with one amount takes it from either field, and passes invalid text on to the API", () => {
    expect(endsOf(type("fixed"), null, 20)).toEqual({ min: 20, max: 20 });
    expect(endsOf(type("fixed"), undefined, null)).toEqual({ min: undefined, max: undefined });
  });

  it("has a wrong upper end where it is below the lower one, also in a draft", () => {
    for (const submitted of [true, false])
      expect(wrongEnds(type("negotiable"), { min: 20, max: 10 }, submitted)).toEqual(["salary_max"]);
    expect(wrongEnds(type("range"), { min: 10, max: 10 }, true)).toEqual([]);
  });

  it("that is negotiable keeps its numbers from the public", () => {
    expect(publicPay(of("negotiable", 10, 20))).toEqual(of("negotiable", null, null));
    expect(publicPay(of("upto", null, 20))).toEqual(of("upto", null, 20));
  });

  it("of an imported ad is shown with the end that the ad has", () => {
    expect(shownEnds(of("upto", 10, null))).toEqual({ low: null, high: 10 });
    expect(shownEnds(of("from", null, 20))).toEqual({ low: 20, high: null });
    expect(shownEnds(of("range", 0, 20))).toEqual({ low: null, high: 20 });
  });
});
