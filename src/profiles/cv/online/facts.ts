import type { Language } from "#kit/i18n.ts";
import type { ExpectedSalary } from "#profiles/candidates/document.ts";
import { type CvWords, filled } from "./words.ts";

const months = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });

/** Returns a month: Vietnamese "03/2021", English "Mar 2021", or the year alone for a date without month. */
export function monthText(date: string, language: Language): string {
  const [year = "", month] = date.split("-");
  if (!month) return year;
  return language === "vi"
    ? `${month}/${year}`
    : `${months.format(Date.UTC(2000, Number(month) - 1))} ${year}`;
}

/** Returns a day: Vietnamese "21/11/1996", English "21 Nov 1996". */
export function dayText(date: string, language: Language): string {
  const day = date.split("-")[2];
  if (!day) return monthText(date, language);
  return language === "vi"
    ? `${day}/${monthText(date, language)}`
    : `${Number(day)} ${monthText(date, language)}`;
}

/** Returns a period: "03/2021 – nay", "2014 – 2018"; null without dates. */
export function spanText(
  { from, to, isNow }: { from: string | null; to: string | null; isNow: boolean },
  { language, cv }: CvWords,
): string | null {
  const end = isNow ? cv.document.present : to && monthText(to, language);
  const start = from && monthText(from, language);
  return start && end && start !== end ? `${start} – ${end}` : start || end || null;
}

/** Groups the digits of a Vietnamese number as it is dialled; others stay unchanged. */
export function phoneText(phone: string, language: Language): string {
  const parts = /^(?:\+84|0)(\d{3})(\d{3})(\d{3})$/.exec(phone);
  if (!parts) return phone;
  const groups = `${parts[1]} ${parts[2]} ${parts[3]}`;
  return language === "vi" ? `0${groups}` : `+84 ${groups}`;
}

/** Returns a salary: "15–20 triệu", "$1,000–1,500", "Từ 15 triệu"; null without an amount. */
export function salaryText({ min, max, currency }: ExpectedSalary, words: CvWords): string | null {
  if (min === null && max === null) return null;
  const inMillions = currency === "VND" && [min, max].every((sum) => sum === null || sum >= 1_000_000);
  const format = new Intl.NumberFormat(words.language, { maximumFractionDigits: 2 });
  const number = (sum: number) => format.format(inMillions ? sum / 1_000_000 : sum);
  const digits = [min, max]
    .filter((sum, index, sums) => sum !== null && sums.indexOf(sum) === index)
    .map((sum) => number(sum!))
    .join("–");
  const { salary } = words.cv.document;
  const amount = filled(inMillions ? salary.million : currency === "USD" ? salary.dollars : salary.other, {
    amount: digits,
    currency,
  });
  if (min === null) return filled(salary.upto, { amount });
  return max === null ? filled(salary.from, { amount }) : amount;
}
