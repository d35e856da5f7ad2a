import { expect, it } from "vitest";
import { displayLink, paragraphs, webAddress } from "./clean.ts";
import { dayText, phoneText, salaryText, spanText } from "./facts.ts";
import { cvWords } from "./words.ts";

const [en, vi] = await Promise.all([cvWords("en"), cvWords("vi")]);

it("writes dates as each language does, as precise as they were given", () => {
  const work = { from: "2021-03-15", to: null, isNow: true };
  expect([spanText(work, vi), spanText(work, en)]).toEqual(["03/2021 – nay", "Mar 2021 – present"]);
  expect(spanText({ from: "2014", to: "2018", isNow: false }, en)).toBe("2014 – 2018");
  expect(spanText({ from: "2020-09", to: "2020-09", isNow: false }, en)).toBe("Sep 2020");
  expect(spanText({ from: null, to: null, isNow: false }, en)).toBeNull();
  expect([dayText("1994-03-08", "vi"), dayText("1994-03-08", "en"), dayText("1994", "en")]).toEqual([
    "08/03/1994",
    "8 Mar 1994",
    "1994",
  ]);
});

it("writes salaries and telephone numbers in the reader's habit", () => {
  const range = { min: 15_000_000, max: 20_000_000, currency: "VND" } as const;
  expect([salaryText(range, vi), salaryText(range, en)]).toEqual(["15–20 triệu", "15–20M VND"]);
  const dollars = { min: 1000, max: null, currency: "USD" } as const;
  expect([salaryText(dollars, vi), salaryText(dollars, en)]).toEqual(["Từ 1.000 USD", "From $1,000"]);
  expect(salaryText({ min: null, max: 300_000, currency: "JPY" }, en)).toBe("Up to 300,000 JPY");
  expect([phoneText("+84912345678", "vi"), phoneText("+84912345678", "en")]).toEqual([
    "0912 345 678",
    "+84 912 345 678",
  ]);
  expect(phoneText("+6591234567", "vi")).toBe("+6591234567");
});

it("tells items of lists from other lines, and addresses from other texts", () => {
  expect(paragraphs("Việc chính:\n- một\n• hai\n\n-5% chi phí")).toEqual([
    { text: "Việc chính:", isBullet: false },
    { text: "một", isBullet: true },
    { text: "hai", isBullet: true },
    { text: "-5% chi phí", isBullet: false },
  ]);
  expect(displayLink("https://www.linkedin.com/in/an/")).toBe("linkedin.com/in/an");
  expect(webAddress("github.com/an")).toBe("https://github.com/an");
  expect(webAddress("javascript:alert(1)")).toBeNull();
  expect(webAddress("nonsense")).toBeNull();
});
