import type { Currency, SalaryBasis, SalaryPeriod, SalaryTypeKey } from "#platform/reference/terms.ts";
import { type Amount, amountsOf } from "./amounts.ts";

export type Salary = {
  type: SalaryTypeKey;
  min: number | null;
  max: number | null;
  currency: Currency;
  period: SalaryPeriod;
  basis?: SalaryBasis;
};
/** Pay that cannot be expressed in numbers of this market, stored as text. */
export type SalaryText = { text: string };

/** Maximum length of the text to read: pay is in the first words. */
const READ = 400;

type Sum = { amount: Amount; mate: Amount | null };
type Period = SalaryPeriod | "other";

/** Plausible monthly pay; yearly and hourly pay are converted. */
const sane: Record<Currency, Record<SalaryPeriod, readonly [number, number]>> = {
  VND: { month: [1_000_000, 1_000_000_000], year: [12_000_000, 12_000_000_000], hour: [10_000, 5_000_000] },
  USD: { month: [50, 60_000], year: [3_000, 2_000_000], hour: [1, 1_000] },
  SGD: { month: [200, 80_000], year: [6_000, 2_000_000], hour: [3, 1_000] },
  THB: { month: [3_000, 2_000_000], year: [50_000, 20_000_000], hour: [30, 20_000] },
  JPY: { month: [30_000, 10_000_000], year: [500_000, 100_000_000], hour: [500, 100_000] },
};
/**
 * Limits for amounts without a period: yearly ones below them count as monthly, monthly ones above them as
 * yearly.
 */
const YEARLY_FROM: Record<Currency, number> = {
  VND: Number.POSITIVE_INFINITY,
  USD: 12_000,
  SGD: 30_000,
  THB: 600_000,
  JPY: 1_500_000,
};
const NEGOTIABLE =
  /tho[ảa]\s*thu[ậa]n|th[ỏo]a\s*thu[ậa]n|th[ươu]+ng\s*l[ượu]+ng|c[ạa]nh\s*tranh|negotia|compet[aei]*ti|attractive|h[ấa]p\s*d[ẫa]n|\bdeal\b|depend[ae]nt on|depending on|\btbc\b|theo năng lực|trao đổi/iu;
const UPTO =
  /(?:up ?(?:- ?)?to|\bup ?-|\bup|lên đến|lên tới|lên đến|tới|đến|toi|den|dưới|tối đa|max(?:imum)?|under|less than|<) ?(?:: ?)?$/iu;
const FROM =
  /(?:từ|tu|trên|tren|from|over|above|more than|hơn|tối thiểu|ít nhất|min(?:imum)?|starting(?: at)?|khởi điểm|>) ?(?:: ?)?$/iu;
const JOIN =
  /^ ?(?:(?:\/ ?)?(?:tháng|month|năm|year|giờ|hour|p\/?h|ph|p\.?a\.?) ?)?(?:-|~|to|đến|den|tới|->|→|and|và) ?$/iu;
const BARE =
  /^[\s\d.,:$+()/-]*(?:(?:lương|salary|up ?(?:- ?)?to|from|từ|tới|đến|lên|month|tháng|gross|net|per)[\s\d.,:$+()/-]*)*$/iu;

/**
 * Reads pay in the notations of boards and advertisers. Unreadable, implausible and foreign amounts stay
 * text.
 */
export function readSalary(raw: string): Salary | SalaryText {
  const text = plain(raw);
  const kept: SalaryText = { text: raw.normalize("NFC").trim() };
  const sums = amountsOf(text);
  const sum = chosen(sums, text);
  if (!sum) {
    if (!NEGOTIABLE.test(text)) return kept;
    return { type: "negotiable", min: null, max: null, currency: "VND", period: "month" };
  }
  const money = moneyOf(sum, text, sums);
  if (money === null) return kept;
  const { low, high } = scaled(sum);
  if (high !== null && low > high) return kept;
  const { currency, factor } = relabelled(money, low, high);
  const from = low * factor;
  const to = high === null ? null : high * factor;
  const period = periodOf(text, currency, to ?? from);
  if (period === "other") return kept;
  const [least, most] = sane[currency][period];
  if ((to ?? from) < least || (to ?? from) > most || (from > 0 && from < least / 5)) return kept;
  const basis = basisOf(text);
  const common = { currency, period, ...(basis ? { basis } : {}) };
  const [min, max] = [Math.round(from), to === null ? null : Math.round(to)];
  if (max !== null && min === 0) return { type: "upto", min: null, max, ...common };
  if (max !== null && min < max) return { type: "range", min, max, ...common };
  return { ...single(min, sum, text), ...common };
}

/** Returns whether pay was read as numbers or as negotiable, and not kept as text. */
export function isSalary(read: Salary | SalaryText): read is Salary {
  return "type" in read;
}

function single(value: number, { amount, mate }: Sum, text: string): Pick<Salary, "type" | "min" | "max"> {
  const before = text.slice(0, amount.start);
  const after = text.slice((mate ?? amount).end);
  if (!mate && UPTO.test(before)) return { type: "upto", min: null, max: value };
  const open = !mate && (FROM.test(before) || /^\s*(?:\+|-\s*\[|trở lên|and above|or more)/iu.test(after));
  if (open) return { type: "from", min: value, max: null };
  return { type: "fixed", min: value, max: value };
}

/** Unifies dashes and spaces, and removes amounts that are not the pay. */
function plain(raw: string): string {
  return raw
    .slice(0, READ)
    .normalize("NFC")
    .replace(/[\u2010-\u2015\u2212]/gu, "-")
    .replace(/\s+/gu, " ")
    .replace(
      /(?:lương |thưởng )?tháng (?:thứ )?1[34]\b|1[34](?:th)? (?:month|tháng)\w*( salary| lương)?/giu,
      " ",
    )
    .replace(/ {2,}/g, " ")
    .trim();
}

/**
 * Returns the pay among the amounts: the first pair that belongs together, else the first amount with a unit
 * or currency.
 */
function chosen(sums: readonly Amount[], text: string): Sum | null {
  const marked = (amount: Amount) => amount.unit !== null || amount.money !== null;
  for (const [index, amount] of sums.entries()) {
    const mate = sums[index + 1];
    if (!mate || !JOIN.test(text.slice(amount.end, mate.start))) continue;
    if (marked(amount) || marked(mate)) return { amount, mate };
  }
  const first = sums.find(marked);
  if (first) return { amount: first, mate: null };
  const [amount, mate] = sums;
  if (!amount || !(BARE.test(text) || /\b(?:vn[dđ]|usd)\b/iu.test(text))) return null;
  const joined = mate && JOIN.test(text.slice(amount.end, mate.start));
  return { amount, mate: joined ? mate : null };
}

/** Reads "net" and "gross" beside the pay; ".NET" is a skill. */
function basisOf(text: string): SalaryBasis | undefined {
  if (/(?<![.\p{L}])net(?![\p{L}.])/iu.test(text)) return "net";
  return /(?<!\p{L})gross(?!\p{L})/iu.test(text) ? "gross" : undefined;
}

/**
 * Returns the intended currency. "Triệu" means VND with any currency sign; a small number without unit is in
 * millions of VND.
 */
function moneyOf({ amount, mate }: Sum, text: string, sums: readonly Amount[]): Currency | null {
  const signs = [amount.money, mate?.money ?? null];
  if (signs.includes("foreign")) return null;
  if (/\b(?:gbp|eur|aud|cad)\b/iu.test(text) && !signs.includes("USD")) return null;
  const millions = amount.unit === "million" || mate?.unit === "million";
  if (signs.includes("JPY")) return "JPY";
  if (millions) return "VND";
  if (signs[0] === "VND" || (signs[1] === "VND" && signs[0] !== "USD")) return "VND";
  const known = signs.find((sign) => sign !== null);
  if (known && known !== "foreign") return known;
  const elsewhere = sums.find(({ money }) => money)?.money;
  if (elsewhere) return elsewhere === "foreign" ? null : elsewhere;
  return /\busd\b|\$/iu.test(text) ? "USD" : "VND";
}

function scaled({ amount, mate }: Sum): { low: number; high: number | null } {
  const factor = { million: 1_000_000, thousand: 1_000 } as const;
  // "15 - 20 triệu": the unit of the second number also applies to the first, unless the first would exceed
  // the second.
  const unit = amount.unit ?? (mate?.unit && amount.value <= mate.value ? mate.unit : null);
  const low = amount.value * (unit ? factor[unit] : 1);
  if (!mate) return { low, high: null };
  const mateUnit =
    mate.unit ?? (amount.unit && mate.value >= amount.value && mate.value < 1_000 ? amount.unit : null);
  const high = mate.value * (mateUnit ? factor[mateUnit] : 1);
  return { low, high };
}

/**
 * Corrects dollars labelled as VND ("500 - 1.000 VND"), VND labelled as dollars, and missing "million" ("₫
 * 10-30").
 */
function relabelled(
  money: Currency,
  low: number,
  high: number | null,
): { currency: Currency; factor: number } {
  const top = high ?? low;
  if (money === "USD" && low >= 3_000_000) return { currency: "VND", factor: 1 };
  if (money !== "VND") return { currency: money, factor: 1 };
  if (low >= 1 && top <= 300) return { currency: "VND", factor: 1_000_000 };
  if (low >= 200 && top <= 10_000) return { currency: "USD", factor: 1 };
  return { currency: "VND", factor: 1 };
}

function periodOf(text: string, currency: Currency, top: number): Period {
  if (
    /\/ ?(?:sp|sản phẩm|ngày|buổi|tuần|ca|đơn|đêm)|\bper (?:day|week)|\b(?:daily|weekly|a day|a week)\b/iu.test(
      text,
    )
  ) {
    return "other";
  }
  if (
    /\/ ?(?:giờ|h\b|hr|hour)|\bhourly\b|\b(?:per|an) hour\b|\/tiếng|một giờ|(?<!\p{L})p\/?h(?!\p{L})/iu.test(
      text,
    )
  )
    return "hour";
  if (
    /\/ ?(?:năm|year|yr)|\bannual|\bper (?:year|annum)\b|\ba year\b|\byearly\b|(?<!\p{L})p\.?a(?!\p{L})/iu.test(
      text,
    )
  )
    return "year";
  if (/\/ ?(?:tháng|month|mo\b|th\b)|\bmonthly\b|\b(?:per|a) month\b/iu.test(text)) return "month";
  return top >= YEARLY_FROM[currency] ? "year" : "month";
}
