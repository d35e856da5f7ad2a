import { describe, expect, it } from "vitest";
import { errorText } from "../../app/error-texts.ts";
import { implausiblePay } from "./plausible-pay.ts";

type Given = [min: number | null, max: number | null, currency?: string, period?: string];
const errorsOf = (...[salary_min, salary_max, currency = "VND", salary_period = "month"]: Given) =>
  implausiblePay({ salary_min, salary_max, currency, salary_period }).map(({ code, pointer, values }) => [
    pointer,
    errorText("en", code, values).replace(/^[^?]*\. /, ""),
    errorText("vi", code, values).replace(/^[^?]*\. /, ""),
  ]);

describe("Pay that no work has", () => {
  it.each<[Given, string, string]>([
    [[15, 25], "Did you mean 15–25 million VND?", "Ý bạn là 15–25 triệu đồng?"],
    [[15, null], "Did you mean 15 million VND?", "Ý bạn là 15 triệu đồng?"],
    [[15_000, 25_000], "Did you mean 15–25 million VND?", "Ý bạn là 15–25 triệu đồng?"],
    [[15e9, 25e9], "Did you mean 15–25 million VND?", "Ý bạn là 15–25 triệu đồng?"],
    [[180, 240, "VND", "year"], "Did you mean 180–240 million VND?", "Ý bạn là 180–240 triệu đồng?"],
    [[1000, 1500], "Did you mean 1,000–1,500 USD?", "Ý bạn là 1.000–1.500 USD?"],
    [[25, 30, "VND", "hour"], "Did you mean 25,000–30,000 VND?", "Ý bạn là 25.000–30.000 VND?"],
    [[15e6, 25e6, "VND", "hour"], "Did you mean this for a month?", "Ý bạn là mức này cho một tháng?"],
    [[1, 2, "USD"], "Did you mean 1,000–2,000 USD?", "Ý bạn là 1.000–2.000 USD?"],
    [[15, 25, "USD"], "Did you mean 15–25 million VND?", "Ý bạn là 15–25 triệu đồng?"],
    [[15e6, 25e6, "USD"], "Did you mean 15–25 million VND?", "Ý bạn là 15–25 triệu đồng?"],
    [[120_000, 150_000, "USD"], "Did you mean this for a year?", "Ý bạn là mức này cho một năm?"],
  ])("%j gets one question", (given, en, vi) => {
    expect(errorsOf(...given)).toEqual([["/salary_min", en, vi]]);
  });

  it("is named at its own end where the other one is right, and without a guess where there is none", () => {
    expect(errorsOf(15, 25e6)).toEqual([
      ["/salary_min", "Did you mean 15 million VND?", "Ý bạn là 15 triệu đồng?"],
    ]);
    expect(
      implausiblePay({ salary_min: null, salary_max: 9e14, currency: "VND", salary_period: "month" }),
    ).toEqual([{ code: "salary_implausible", pointer: "/salary_max" }]);
  });

  it.each<Given>([
    [15e6, 25e6],
    [1_500_000, 3_000_000],
    [500e6, 1e9],
    [180e6, 300e6, "VND", "year"],
    [22_500, 40_000, "VND", "hour"],
    [800, 1500, "USD"],
    [50_000, 90_000, "USD", "year"],
    [5, 60, "USD", "hour"],
    [4000, 9000, "SGD"],
    [20_000, 60_000, "THB"],
    [250_000, 600_000, "JPY"],
    [null, 0],
  ])("has no error: %j", (...given) => {
    expect(errorsOf(...(given as Given))).toEqual([]);
  });
});
