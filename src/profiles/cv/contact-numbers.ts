import { fold } from "#kit/fold.ts";

/** A group of adjacent digits in a text. */
export interface Figures {
  digits: string;
  start: number;
  end: number;
  /** The text between these digits and the previous ones. */
  before: string;
}

/** Separators within a number: at most three signs, one of which may be a line break. */
const between = /^(?:[ .()\-·/_]{0,3}|[ .()\-·/_]{0,2}\n[ .()\-·/_]{0,2}|,)$/u;
const most = 15;

/** Dates, which are not part of a number: 01/2018, 12.05.2019, 2018 - 2022. */
const dates = [
  /(?<![\d./-])\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d(?![./-]?\d)/g,
  /(?<![\d./-])(?:19|20)\d\d[./-](?:1[0-2]|0?[1-9])[./-](?:3[01]|[12]\d|0?[1-9])(?![./-]?\d)/g,
  /(?<![\d./-])(?:1[0-2]|0?[1-9])[./-](?:19|20)\d\d(?![./-]?\d)/g,
  /(?<![\d./-])(?:19|20)\d\d[./-](?:1[0-2]|0[1-9])(?![./-]?\d)/g,
  /(?<![\d./-])(?:19|20)\d\d ?[-/] ?(?:19|20)\d\d(?![./-]?\d)/g,
];

/** Returns the digits of a text in runs that may be one number each. */
export function phoneRuns(text: string): Figures[][] {
  const undated = dates.reduce((rest, date) => rest.replace(date, (found) => "#".repeat(found.length)), text);
  const runs: Figures[][] = [];
  let last = -1;
  for (const { 0: digits, index } of undated.matchAll(/\d{1,60}/g)) {
    const before = last < 0 ? "" : undated.slice(last, Math.min(index, last + 8));
    const figures = { digits, start: index, end: index + digits.length, before };
    const run = runs.at(-1);
    if (run && index - last < 8 && between.test(before)) run.push(figures);
    else runs.push([figures]);
    last = figures.end;
  }
  return runs;
}

const mobile = /^(?:3[2-9]|5[25689]|7[06-9]|8\d|9\d)/;
const landline = /^2\d/;
/** Labels of similar numbers, such as tax numbers. */
const otherNumbers =
  /(?:mst|ma so thue|tax (?:code|id|number|no)|vat (?:code|id|number|no)|ma so doanh nghiep)[^a-z0-9]{0,8}$/;
const currencies = /^ ?(?:d\b|vnd|dong|usd|trieu|tr\b|ty\b|k\b|\$|%|m\b)/;

/** Returns the index of the last digits of the phone number that begins at `from`, or null. */
export function isPhone(text: string, run: readonly Figures[], from: number): number | null {
  const first = run[from];
  if (!first || otherNumbers.test(fold(text.slice(Math.max(0, first.start - 40), first.start)))) return null;
  const hasPlus = /\+ ?\(?$/.test(text.slice(Math.max(0, first.start - 3), first.start));
  const inside = from > 0 && /^[.,]$/.test(first.before) && first.digits.length < 4;
  if (inside && !hasPlus) return null;
  let digits = "";
  let lines = 0;
  let longest: number | null = null;
  for (let to = from; to < run.length; to++) {
    const figures = run[to] as Figures;
    if (to > from && figures.before.includes("\n") && ++lines > 1) break;
    digits += figures.digits;
    if (digits.length > most) break;
    const parts = run.slice(from, to + 1);
    if (isNumber(digits, parts, hasPlus) && !isAmount(text, digits, parts)) {
      // Vietnamese numbers have a known length; other numbers take as many digits as possible.
      if (!hasPlus || digits.startsWith("84")) return to;
      longest = to;
    }
  }
  return longest;
}

function isNumber(digits: string, parts: readonly Figures[], hasPlus: boolean): boolean {
  const { length } = digits;
  if (hasPlus) return digits.startsWith("84") ? isNational(digits.slice(2)) : length >= 8;
  if (digits.startsWith("0084")) return isNational(digits.slice(4));
  if (digits.startsWith("84") && isNational(digits.slice(2))) return true;
  if (parts.length === 1) return digits.startsWith("0") ? length >= 9 : isWithoutZero(digits, parts);
  if (digits.startsWith("00")) return length >= 11;
  if (digits.startsWith("0")) return isDomestic(digits.slice(1), parts);
  return isWithoutZero(digits, parts) || isAmerican(parts);
}

/** Returns whether the digits after the country code are valid; they may begin with a zero. */
function isNational(digits: string): boolean {
  const rest = digits.replace(/^0/, "");
  return (mobile.test(rest) && rest.length === 9) || (landline.test(rest) && rest.length === 10);
}

/**
 * Returns whether the digits after the zero are a number in today's format, or in the former formats with
 * eleven digits and of cities.
 */
function isDomestic(rest: string, parts: readonly Figures[]): boolean {
  // In lists of days and hours, each number has at most two digits.
  const isList = parts.every(({ digits }) => digits.length <= 2);
  if (mobile.test(rest) && rest.length === 9) return true;
  if (isList || /^0/.test(rest)) return false;
  return rest.length === 10 ? /^(?:2|1[2689]|[3-8]\d)/.test(rest) : rest.length === 9 && /^[2-8]/.test(rest);
}

/**
 * Returns whether digits are a phone number without its leading zero, as in tables or abroad: 907654321,
 * 907 654 321. The groups of digits have the same separator.
 */
function isWithoutZero(digits: string, parts: readonly Figures[]): boolean {
  const signs = new Set(parts.slice(1).map(({ before }) => before));
  const isEven = signs.size === 0 || (signs.size === 1 && /^[ .\-·]$/.test([...signs][0] ?? ""));
  return (
    digits.length === 9 && mobile.test(digits) && isEven && parts.every((part) => part.digits.length > 1)
  );
}

/** Returns whether groups of digits are an American phone number: (416) 555-0100. */
function isAmerican(parts: readonly Figures[]): boolean {
  return parts.map(({ digits }) => digits.length).join() === "3,3,4" && /^[.-]$/.test(parts[2]?.before ?? "");
}

/** Returns whether the digits are an amount: whole thousands in groups, or a currency beside them. */
function isAmount(text: string, digits: string, parts: readonly Figures[]): boolean {
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last || digits.startsWith("0")) return false;
  const isGrouped = parts.slice(1).every((part) => part.digits.length === 3);
  const after = fold(text.slice(last.end, last.end + 8));
  return (
    (isGrouped && digits.endsWith("000")) ||
    currencies.test(after) ||
    /[$€¥] ?$/.test(text.slice(Math.max(0, first.start - 2), first.start))
  );
}
