import { describe, expect, it } from "vitest";
import { monthlyPay } from "../bench/several/monthly-pay.ts";
import { several } from "../bench/several/query.ts";
import type { RawAd } from "../bench/several/raw-ads.ts";
import { says } from "../bench/several/thing.ts";
import { kinds, places } from "../bench/several/things.ts";
import { trades } from "../bench/several/trades.ts";
import { wordsOf } from "../bench/several/words.ts";

const ad = (title: string, rest: Partial<RawAd> = {}): RawAd => {
  const none = { id: "1", company: "", body: "", place: "", level: "", experience: "", category: "" };
  const named = { title: wordsOf(title), all: wordsOf(title), kind: "", pay: "" };
  return Object.assign(none, named, rest);
};

describe("The judge of several things", () => {
  it.each([
    ["kế toán", "Nhân viên KẾ TOÁN, kho", true],
    ["kế toán", "Nhan vien ke toan", true],
    ["kế toán", "kề toán", false],
    ["hóa đơn", "hoá đơn", true],
    ["accountant", "two accountants", true],
    ["java", "JavaScript", false],
    ["c#", "C# / C++", true],
    ["c++", "C# and C", false],
    [".net", "ASP.NET Core", true],
    [".net", "net salary", false],
  ])("finds %s in %s: %s", (phrase, text, isSaid) => {
    expect(says([phrase])(wordsOf(text))).toBe(isSaid);
  });

  it("places an ad by its board, and accepts the texts", () => {
    const inHanoi = ad("Kế toán", { place: wordsOf("Hà Nội: Cầu Giấy") });
    expect(places.hanoi.says(inHanoi)).toBe(true);
    const elsewhere = ad("Kế toán", { all: wordsOf("chi nhánh Hà Nội"), place: wordsOf("Đà Nẵng") });
    expect(places.hanoi.says(elsewhere)).toBe(false);
    expect(places.hanoi.accepts(elsewhere)).toBe(true);
  });

  it("accepts an ad without a form of work as full-time", () => {
    expect(kinds.fullTime.accepts(ad("Kế toán"))).toBe(true);
    expect(kinds.fullTime.says(ad("Kế toán"))).toBe(false);
    expect(kinds.fullTime.accepts(ad("Thực tập sinh kế toán"))).toBe(false);
  });

  it.each([
    ["10 - 15 triệu", [10, 15]],
    ["15 Tr - 20 Tr VND", [15, 20]],
    ["18000000 - 28000000 VND", [18, 28]],
    ["$ 1,000-2,000 /tháng", [25, 50]],
    ["Tới 25 triệu", [0, 25]],
    ["Từ 30tr ₫/tháng", [30, 60]],
    ["Thoả thuận", null],
    ["$75.00 - $100.00 Per Hour", null],
  ])("reads the pay of %s", (text, range) => {
    expect(monthlyPay(text)).toEqual(range);
  });

  it("needs a thing for each part of a query", () => {
    expect(several("kế toán | hà nội", trades.accountant, places.hanoi).parts).toEqual(["kế toán", "hà nội"]);
    expect(() => several("kế toán | hà nội", trades.accountant)).toThrow();
  });
});
