const dongOfDollar = 0.025;
const number = /\d+(?:[.,]\d+)*/g;

/**
 * Returns the least and the most pay of a month in millions of dong, or null where the board prints none.
 * Sums of a year are divided by twelve; sums of an hour are none.
 */
export function monthlyPay(text: string): [number, number] | null {
  const low = text.toLowerCase();
  if (/hour|giờ|giảng/.test(low)) return null;
  const sums = (low.match(number) ?? []).map(sumOf).filter((sum) => sum > 0);
  if (sums.length === 0) return null;
  const unit = unitOf(low, Math.max(...sums));
  if (unit === 0) return null;
  const perYear = /year|năm|\bnam\b|est\.|\d ?k\b/.test(low) ? 12 : 1;
  const millions = sums.slice(0, 2).map((sum) => (sum * unit) / perYear);
  const [least, most] = [Math.min(...millions), Math.max(...millions)];
  if (/tới|lên đến|up ?to|up-|dưới|upto/.test(low)) return [0, most];
  if (/từ|trên|from|over/.test(low) && millions.length === 1) return [least, least * 2];
  return [least, most];
}

/** Millions of dong of one unit as printed; 0 for words that are no pay. */
function unitOf(low: string, most: number): number {
  if (/\$|usd/.test(low)) return /\d ?k\b/.test(low) ? dongOfDollar * 1000 : dongOfDollar;
  if (/triệu|tr\b|\dtr|mil|\dm\b|trieu/.test(low)) return 1;
  if (/vnd|vnđ|₫|đ/.test(low)) return most >= 100_000 ? 1e-6 : 0;
  return 0;
}

/** "1,000" and "35.000.000" group thousands; "7,5" and "2.8" have decimals. */
function sumOf(digits: string): number {
  return Number(
    /^\d{1,3}(?:[.,]\d{3})+$/.test(digits) ? digits.replace(/[.,]/g, "") : digits.replace(",", "."),
  );
}
