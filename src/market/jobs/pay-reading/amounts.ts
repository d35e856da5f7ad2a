/** A number in a text that may be pay, before its currency and period are known. */
export type Amount = {
  value: number;
  unit: "million" | "thousand" | null;
  money: Money | null;
  start: number;
  end: number;
};
export type Money = "VND" | "USD" | "SGD" | "THB" | "JPY" | "foreign";

const NUMBER = String.raw`\d{1,3}(?: \d{3})+(?!\d)|\d+(?:[.,]\d+)*`;
const UNIT = `tri[eệ]u|trđ|tr|mil(?:lion|s)?|m|củ|ngh[iì]n|ngàn|k|n`;
const MONEY = String.raw`us\$|s\$|a\$|c\$|hk\$|nt\$|\$|£|€|‚¬|¥|₩|₫|฿|usd|đô(?: la)?|dollars?|vn[dđ]|đồng|đ|sgd|thb|baht|jpy|yên|yen|gbp|eur|euro|aud|cad|hkd|krw|inr|cny|rmb|myr`;
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\p{N}._])(?:(${MONEY})\s*)?(${NUMBER})(?:\s*(${UNIT})(?!\p{L}))?(?:\s*(${MONEY})(?!\p{L}))?(?![\p{N}])`,
  "giu",
);

/**
 * Returns every amount in the text, in order. Numbers in words and codes ("B2B", "2D", "Anbm-03") are not
 * amounts.
 */
export function amountsOf(text: string): Amount[] {
  const amounts: Amount[] = [];
  for (const match of text.matchAll(AMOUNT)) {
    const [whole, before, number, unit, after] = match;
    const end = match.index + whole.length;
    const rest = text.slice(end);
    const bare = !before && !unit && !after;
    if (bare && (/^\p{L}/u.test(rest) || /\p{L}-$/u.test(text.slice(0, match.index)))) {
      if (!/(?:^|\s)up-$/iu.test(text.slice(0, match.index)) && !/^(?:p\/?[ha]|ph|pa)\b/iu.test(rest))
        continue;
    }
    if (!unit && !after && before && /^\p{L}{3,}/u.test(rest) && !/^(?:p|per)/iu.test(rest)) continue;
    if (/^\s*%/.test(rest)) continue;
    const size = unitOf(unit);
    amounts.push({
      value: numberOf(number!, size !== null),
      unit: size,
      money: moneyOf(before) ?? moneyOf(after),
      start: match.index,
      end,
    });
  }
  return amounts;
}

/**
 * Parses a number: 1.000 and 1,000 are a thousand, and 2,2 is two and a fifth. With a unit after it, 2.500 is
 * two and a half.
 */
function numberOf(text: string, withUnit = false): number {
  const plain = text.replaceAll(" ", "");
  const separators = plain.match(/[.,]/g) ?? [];
  const last = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","));
  if (separators.length === 0) return Number(plain);
  const tail = plain.slice(last + 1);
  const digits = (part: string) => part.replace(/[.,]/g, "");
  const grouped = new Set(separators).size === 1 && tail.length === 3;
  if (grouped && (separators.length > 1 || !withUnit)) return Number(digits(plain));
  if (tail.length === 3 && separators.length > 1) return Number(digits(plain));
  return Number(`${digits(plain.slice(0, last))}.${tail}`);
}

function unitOf(word: string | undefined): Amount["unit"] {
  if (!word) return null;
  return /^(?:tr|m|c)/iu.test(word) ? "million" : "thousand";
}

function moneyOf(sign: string | undefined): Money | null {
  if (!sign) return null;
  const word = sign.toLowerCase();
  if (/^(?:₫|đồng|đ$|vn)/u.test(word)) return "VND";
  if (/^(?:s\$|sgd)/u.test(word)) return "SGD";
  if (/^(?:฿|thb|baht)/u.test(word)) return "THB";
  if (/^(?:¥|jpy|yên|yen)/u.test(word)) return "JPY";
  return /^(?:us|\$|đô|doll)/u.test(word) ? "USD" : "foreign";
}
