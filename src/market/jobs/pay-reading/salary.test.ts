import { existsSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSalary, readSalary } from "./salary.ts";

const M = 1_000_000;
/** text → type min max currency period, or "text". */
const labelled: readonly [string, string][] = [
  ["8 - 12 triệu", `range ${8 * M} ${12 * M} VND month`],
  ["8,5 - 12 triệu", `range ${8.5 * M} ${12 * M} VND month`],
  ["8 Tr - 17 Tr VND", `range ${8 * M} ${17 * M} VND month`],
  ["2,2 Tr - 2,3 Tr VND", `range ${2.2 * M} ${2.3 * M} VND month`],
  ["15tr-20tr ₫/tháng", `range ${15 * M} ${20 * M} VND month`],
  ["15-20tr", `range ${15 * M} ${20 * M} VND month`],
  ["15 - 20M", `range ${15 * M} ${20 * M} VND month`],
  ["75M – 115M VND", `range ${75 * M} ${115 * M} VND month`],
  ["₫ 8-12 Tr", `range ${8 * M} ${12 * M} VND month`],
  ["₫ 10-30", `range ${10 * M} ${30 * M} VND month`],
  ["₫ 500 N-2 Tr", `range 500000 ${2 * M} VND month`],
  ["20000000 - 40000000 VND", `range ${20 * M} ${40 * M} VND month`],
  ["30,000,000-45,000,000", `range ${30 * M} ${45 * M} VND month`],
  ["60.000.000 - 80.000.000 đồng", `range ${60 * M} ${80 * M} VND month`],
  ["11.000.000 VND to 18.000.000 VND", `range ${11 * M} ${18 * M} VND month`],
  ["12 - 25 triệu VNĐ", `range ${12 * M} ${25 * M} VND month`],
  ["Từ 12 triệu đến 20 triệu", `range ${12 * M} ${20 * M} VND month`],
  ["Lương cứng từ 12 - 22Tr", `range ${12 * M} ${22 * M} VND month`],
  ["15M-18M (gross)", `range ${15 * M} ${18 * M} VND month gross`],
  ["20 - 25 triệu NET", `range ${20 * M} ${25 * M} VND month net`],
  ["60-90m hoặc thỏa thuận", `range ${60 * M} ${90 * M} VND month`],
  ["200tr-500tr ₫/năm", `range ${200 * M} ${500 * M} VND year`],
  ["30 k - 40 k /giờ", "range 30000 40000 VND hour"],
  ["0.0 - 48 triệu", `upto null ${48 * M} VND month`],
  ["Tới 25 triệu", `upto null ${25 * M} VND month`],
  ["Đến 60 triệu VNĐ", `upto null ${60 * M} VND month`],
  ["Lên đến 30 Tr VND", `upto null ${30 * M} VND month`],
  ["Upto 26 tr/tháng (Gross)", `upto null ${26 * M} VND month gross`],
  ["Up to 50.000.000 VND", `upto null ${50 * M} VND month`],
  ["Up-50m VND USD", `upto null ${50 * M} VND month`],
  ["Từ 12 triệu", `from ${12 * M} null VND month`],
  ["Trên 40 Tr VND", `from ${40 * M} null VND month`],
  ["Thu nhập 14Tr+++/ Nghỉ Thứ 7", `from ${14 * M} null VND month`],
  ["15000000 - [phone] VND", `from ${15 * M} null VND month`],
  ["25 Triệu", `fixed ${25 * M} ${25 * M} VND month`],
  ["10 - 10 triệu", `fixed ${10 * M} ${10 * M} VND month`],
  ["25000.000đ-30000.000đ USD", `range ${25 * M} ${30 * M} VND month`],
  ["20000000-30000000 USD", `range ${20 * M} ${30 * M} VND month`],
  ["$ 10tr-15tr /tháng", `range ${10 * M} ${15 * M} VND month`],
  ["700 - 1,000 USD", "range 700 1000 USD month"],
  ["700 - 1.000 USD", "range 700 1000 USD month"],
  ["500 - 1.000 VND", "range 500 1000 USD month"],
  ["1,500-2,000 ₫/tháng Urgent", "range 1500 2000 USD month"],
  ["1000-1500$", "range 1000 1500 USD month"],
  ["1.5-2k USD", "range 1500 2000 USD month"],
  ["$1000 - $2000", "range 1000 2000 USD month"],
  ["$ 1,200-2,000 /tháng", "range 1200 2000 USD month"],
  ["Lên đến 2.000 USD", "upto null 2000 USD month"],
  ["Up-3000 USD", "upto null 3000 USD month"],
  ["Từ $ 2,000 /tháng", "from 2000 null USD month"],
  ["From $350", "from 350 null USD month"],
  ["Tới $ 55,000 /năm", "upto null 55000 USD year"],
  ["$60K-$101K (Glassdoor est.)", "range 60000 101000 USD year"],
  ["Employer Provided Salary:$72K - $98K", "range 72000 98000 USD year"],
  ["Employer Provided Salary:$45 - $65 Per Hour", "range 45 65 USD hour"],
  ["$120,000 - $140,000 a year", "range 120000 140000 USD year"],
  ["$4,476 - $7,861 a month", "range 4476 7861 USD month"],
  ["8.75 - 10.36 USD Hourly", "range 9 10 USD hour"],
  ["42405 - 65485 USD Annual", "range 42405 65485 USD year"],
  ["S$4,000 - S$5,500 per month", "range 4000 5500 SGD month"],
  ["¥ 4.56tr-4.8tr /năm", `range ${4.56 * M} ${4.8 * M} JPY year`],
  ["30,000 - 45,000 THB", "range 30000 45000 THB month"],
  ["Thoả thuận", "negotiable null null VND month"],
  ["Thỏa thuận", "negotiable null null VND month"],
  ["Cạnh tranh", "negotiable null null VND month"],
  ["Thương lượng", "negotiable null null VND month"],
  ["Negotiable + 13th month salary", "negotiable null null VND month"],
  ["Very Attractive!!!", "negotiable null null VND month"],
  ["Competitive salary plus benefits", "negotiable null null VND month"],
  ["0.3 - 0.3 triệu", "text"],
  ["15 - 10 triệu", "text"],
  ["£38,890 - £44,503 per annum", "text"],
  ["‚¬30,000 - ‚¬35,000 per annum", "text"],
  ["10.81 GBP per year", "text"],
  ["277.04 - 322.4 USD Daily", "text"],
  ["Tới 150 k /sp", "text"],
  ["20,000-30,000 ₫/tháng", "text"],
  ["Chuyên Viên Đấu Thầu - Mã Số: Dthau-07", "text"],
  ["3D Sculptor", "text"],
  ["Thợ Hàn (Kinh Nghiệm 3 Năm)", "text"],
  ["", "text"],
];

function said(text: string): string {
  const read = readSalary(text);
  if (!isSalary(read)) return "text";
  return [read.type, `${read.min}`, `${read.max}`, read.currency, read.period, read.basis ?? ""]
    .join(" ")
    .trim();
}

describe("pay as boards and advertisers write it", () => {
  it.each(labelled)("%s", (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  it("keeps what it cannot say in numbers as it was written", () => {
    expect(readSalary("  £9.50 per hour ")).toEqual({ text: "£9.50 per hour" });
  });

  it("says nothing impossible, whatever the text", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^[\d., $trmkđ-]{0,24}(?:VND|USD|triệu)?$/)),
        (text) => {
          const read = readSalary(text);
          if (!isSalary(read) || read.type === "negotiable") return;
          for (const sum of [read.min, read.max])
            if (sum !== null) expect(Number.isSafeInteger(sum) && sum > 0).toBe(true);
          if (read.min !== null && read.max !== null) expect(read.min).toBeLessThanOrEqual(read.max);
        },
      ),
    );
  });
});

const folder = "../shared/data";
describe.skipIf(!existsSync(folder))("real patterns", () => {
  /** Titles in the wrong column: their numbers are codes, versions and years. */
  const noPay = /B2B|[23]D\b|ID\d|JP\d|Mã Số|\dTD\d|\d[A-Z]\d|Năm\)|Yoe|M365|T24|N2\)|1C|_ITD|Band|\/sp/u;
  const foreign = /£|‚¬|GBP/u;

  it("reads at least 97 % by count of those whose number is pay, and no number out of the others", () => {
    const own = { all: 0, read: 0 };
    const unread: string[] = [];
    const wrong: string[] = [];
    for (const name of ["vi", "en"]) {
      const rows = JSON.parse(readFileSync(`${folder}/salary-formats-${name}.json`, "utf8")) as unknown[];
      for (const row of rows) {
        const [, count, example] = Object.values(row as object) as [string, number, string];
        if (!/\d/.test(example)) continue;
        const read = readSalary(example);
        const numbers = isSalary(read) && read.type !== "negotiable";
        if (foreign.test(example) || (noPay.test(example) && !/triệu|\dM|tr\+/iu.test(example))) {
          if (numbers && !/\$/.test(example)) wrong.push(example);
          continue;
        }
        own.all += count;
        if (numbers) own.read += count;
        else unread.push(example);
      }
    }
    const share = own.read / own.all;
    console.info(
      `salary patterns: ${(share * 100).toFixed(2)} % of ${own.all}; kept as text: ${unread.join(" | ")}`,
    );
    expect(share).toBeGreaterThan(0.97);
    expect(wrong).toEqual([]);
  });
});
