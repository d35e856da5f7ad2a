import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutContact } from "./contact-data.ts";
import { account, contactSpellings, phone, plantedTexts, squashed } from "./testing/planted-contact.ts";

const dataFolder = join(import.meta.dirname, "../../../../shared/data");

describe("A text without contact data", () => {
  it("has none in any of 200 texts", () => {
    expect(plantedTexts).toHaveLength(200);
    const leaks = plantedTexts.filter((text) => {
      const shown = squashed(withoutContact(text));
      return shown.includes(phone) || shown.includes(account);
    });
    expect(leaks).toEqual([]);
  });

  it.each([
    ["Gọi 0912 345 678 hoặc 0987.654.321 nhé", "Gọi … hoặc … nhé"],
    ["(028) 3822 1999, +65 8123 4567, (416) 555-0100", "…, …, …"],
    ["Email: duyen.tran@gmail.com. Trân trọng", "Email: … Trân trọng"],
    ["Zalo: duyentran, Hà Nội", "Zalo: …, Hà Nội"],
    ["Facebook: Duyên Trần | LinkedIn: /in/duyen", "Facebook: … | LinkedIn: …"],
  ])("%j is %j", (text, shown) => {
    expect(withoutContact(text)).toBe(shown);
  });

  it.each([
    "15.000.000 - 20.000.000 đ, 15,000,000-20,000,000 VND",
    "Lương 350.000.000 đ/năm, thưởng 900000000 đồng, $ 1,000-1,500",
    "2018 - 2022, 01/2018 - 03/2022, 05.2019–08.2021, 01.06.2019 - 31.12.2020",
    "Sinh năm 1996, từ 09/2015, 2019-05-01, 08:00 - 17:30, 08.00 - 12.00, 13.00 - 17.00",
    "Mã số thuế: 0314409058, MST 0900276930-001",
    "Node.js 20.11.1, Java 17, ASP.NET, .NET 8, Python 3.10.4, v1.2.3, IP 10.0.0.1",
    "ISO 9001:2015, TOEIC 850/990, GPA 3.6/4.0, TP.HCM, Th.S, v.v.",
    "Giá 5 @ 10k, 8.500 - 12.500 USD, 35 - 40 triệu, 1.200 người",
    "Quản lý 12 nhân viên tại 03 chi nhánh; Facebook Ads, Zalo OA, GitHub Actions",
    "m² và ½, cà\u00a0phê – trà",
  ])("keeps %j as it is", (text) => {
    expect(withoutContact(text)).toBe(text);
  });

  it("keeps every range of amounts, of years and of months", () => {
    const amount = fc.integer({ min: 1, max: 999 }).map((n) => n * 1_000_000);
    const written = (sign: string) =>
      fc
        .tuple(amount, amount)
        .map(([low, high]) =>
          [low, high].map((n) => n.toLocaleString("en").replaceAll(",", sign)).join(" - "),
        );
    const year = fc.integer({ min: 1970, max: 2030 });
    const month = fc.integer({ min: 1, max: 12 }).map((n) => String(n).padStart(2, "0"));
    const months = fc
      .tuple(month, year, month, year, fc.constantFrom(" - ", "-", " – "), fc.constantFrom("/", "."))
      .map(([a, b, c, d, dash, sign]) => `${a}${sign}${b}${dash}${c}${sign}${d}`);
    const years = fc.tuple(year, year).map(([a, b]) => `${a} - ${b}`);
    fc.assert(
      fc.property(fc.oneof(written("."), written(","), years, months), (text) => {
        expect(withoutContact(`Từ ${text} tại Huế`)).toBe(`Từ ${text} tại Huế`);
      }),
      { numRuns: 500 },
    );
  });

  it("has no phone number of Vietnam, whatever stands between its figures", () => {
    const figures = fc
      .tuple(
        fc.constantFrom("032", "056", "070", "083", "090", "0907"),
        fc.integer({ min: 0, max: 9_999_999 }),
      )
      .map(([start, rest]) => (start + String(rest).padStart(7, "0")).slice(0, 10));
    const signs = fc.constantFrom("", " ", ".", "-", "\u00a0", "\u2009", "–", "/", "_", "·", " - ", "\u200b");
    const words = fc.string({ unit: fc.constantFrom(..."ab ,;ễ"), maxLength: 20 });
    fc.assert(
      fc.property(
        figures,
        signs,
        fc.constantFrom([4, 3], [3, 3], [2, 4], [5, 5]),
        words,
        (number, sign, cuts, word) => {
          const [one = 4, two = 3] = cuts;
          const parts = [number.slice(0, one), number.slice(one, one + two), number.slice(one + two)];
          const text = `${word} ${parts.filter(Boolean).join(sign)} ${word}`;
          expect(squashed(withoutContact(text))).not.toContain(number);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("of a long text costs little", () => {
    for (const part of ["0907 ", "1.", "a@", "a.", "zalo ", "facebook: ", "x (at) ", "0-", "www."]) {
      const from = performance.now();
      withoutContact(part.repeat(8000));
      expect(performance.now() - from, part).toBeLessThan(1000);
    }
  });

  it("of the spellings tried is each different", () => {
    expect(new Set(contactSpellings).size).toBe(contactSpellings.length);
  });

  // Real ads, which are not part of the project. Contact data in them is checked by hand.
  it.skipIf(!existsSync(dataFolder))("keeps all amounts, dates and years of real ads", () => {
    const lines = gunzipSync(readFileSync(join(dataFolder, "jobs-vi.jsonl.gz")))
      .toString()
      .split("\n");
    const lost: string[] = [];
    for (const line of lines.slice(0, 1500)) {
      const known =
        /(?<![\d.,+/-])(?:\d{1,3}(?:[.,]\d{3}){1,3} ?(?:-|–|đến) ?\d{1,3}(?:[.,]\d{3}){1,3}|\d\d?\/\d\d?\/20\d\d|20\d\d ?- ?20\d\d)(?![\d.,/-])/g;
      for (const { 0: amount, index } of line.matchAll(known)) {
        const context = line.slice(Math.max(0, index - 40), index + amount.length + 40);
        if (!withoutContact(context).includes(amount)) lost.push(context);
      }
    }
    expect(lost).toEqual([]);
  });
});
