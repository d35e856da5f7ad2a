import type { Language } from "#kit/i18n.ts";
import { type Pay, shownEnds } from "../salary.ts";

export type SalaryKey =
  | "negotiable"
  | "from"
  | "upto"
  | "million"
  | "billion"
  | "VND"
  | "USD"
  | "SGD"
  | "THB"
  | "JPY"
  | "other"
  | "month"
  | "year"
  | "hour";

/** `useTranslations("jobs.site.salary")`, or a translator of the same group. */
export type SaySalary = (key: SalaryKey, values?: Record<string, string>) => string;

const currencies = ["VND", "USD", "SGD", "THB", "JPY"] as const;
const longestText = 60;

/**
 * Returns the pay as readers of a language write it: "15–20 triệu", "15–20M VND", "$1,000–1,500", "Thỏa thuận". The
 * period "month" is left out unless `period` is set.
 */
export function salaryText(pay: Pay, language: Language, say: SaySalary, period = false): string {
  const { low, high } = shownEnds(pay);
  if (low === null && high === null) return wordsOf(pay) ?? say("negotiable");
  const amount =
    low !== null && high !== null
      ? span(low, high, pay.currency, language, say)
      : one((low ?? high)!, pay.currency, language, say);
  const text = low === null ? say("upto", { amount }) : high === null ? say("from", { amount }) : amount;
  const shownPeriod =
    pay.salary_period === "year" || pay.salary_period === "hour" ? pay.salary_period : "month";
  return period || shownPeriod !== "month" ? say(shownPeriod, { amount: text }) : text;
}

function wordsOf(pay: Pay): string | null {
  const words = pay.salary_text?.trim();
  return words && words.length <= longestText && !/^tho[aả]?[ảa]? ?thu[aậ]n$/i.test(words.normalize("NFC"))
    ? words
    : null;
}

interface Scaled {
  digits: string;
  unit: SalaryKey;
}

const inDigits = { maximumFractionDigits: 2 } as const;
// The formats are created once, because a list formats dozens of amounts.
const numberFormats: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat("en", inDigits),
  vi: new Intl.NumberFormat("vi", inDigits),
};

/** Scales VND to million or billion, as people in Vietnam do. Amounts below a million and other currencies are not scaled. */
function scaled(value: number, currency: string, language: Language): Scaled {
  const digits = (amount: number) => numberFormats[language].format(amount);
  const unit = currencies.find((code) => code === currency) ?? "other";
  if (currency !== "VND" || value < 1_000_000) return { digits: digits(value), unit };
  // 999,999,999 would round to 1,000 million, so it is one billion.
  if (value >= 999_995_000) return { digits: digits(value / 1_000_000_000), unit: "billion" };
  return { digits: digits(value / 1_000_000), unit: "million" };
}

function one(value: number, currency: string, language: Language, say: SaySalary): string {
  const { digits, unit } = scaled(value, currency, language);
  return say(unit, { amount: digits, currency });
}

function span(low: number, high: number, currency: string, language: Language, say: SaySalary): string {
  const from = scaled(low, currency, language);
  const to = scaled(high, currency, language);
  if (from.unit !== to.unit)
    return `${one(low, currency, language, say)} – ${one(high, currency, language, say)}`;
  const amount = from.digits === to.digits ? from.digits : `${from.digits}–${to.digits}`;
  return say(from.unit, { amount, currency });
}
