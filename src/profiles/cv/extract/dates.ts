/** A date as a CV gives it: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
export interface FoundDates {
  from: string | null;
  to: string | null;
  /** True if the range ends at present: "present", "nay". */
  current: boolean;
  /** True for a single date: a CV does not state whether it is a beginning or an end. */
  single: boolean;
  start: number;
  end: number;
}

const months: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  nov: 11,
  dec: 12,
};
const month =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const year = "(?:19[4-9]|20[0-7])\\d";
const before = "(?<![\\p{L}\\p{N}])";
const after = "(?![\\p{L}\\p{N}])";

const atoms = new RegExp(
  `${before}(?:${[
    `(?<d1>\\d{1,2})(?:(?<s1>[/.-])|(?:st|nd|rd|th)?,?\\s)(?:(?<m1>\\d{1,2})\\k<s1>|(?<n1>${month})\\.?,?\\s)(?<y1>${year})`,
    `(?<y2>${year})(?<s2>[/.-])(?<m2>\\d{1,2})(?:\\k<s2>(?<d2>\\d{1,2}))?`,
    `(?:tháng\\s?|thg\\s?|t\\s?)?(?<m3>\\d{1,2})(?:\\s?[/.-]\\s?|,?\\snăm\\s)(?<y3>${year})`,
    `tháng\\s?(?<m4>\\d{1,2}),?\\s(?<y4>${year})`,
    `(?<n5>${month})\\.?,?(?:\\s(?<d5>\\d{1,2})(?:st|nd|rd|th)?,)?\\s?[-/']?(?<y5>${year})`,
    `(?:spring|summer|fall|autumn|winter)\\s(?<y6>${year})`,
    `(?<y7>${year})`,
    `(?<n8>${month})\\.?(?=\\s?[-–—]\\s?(?:${month})\\.?,?\\s${year})`,
    "(?<now>present|current(?:ly)?|now|today|ongoing|hiện\\snay|hiện\\stại|nay|bây\\sgiờ)",
  ].join("|")})${after}`,
  "giu",
);

const between = /^\s?(?:[-–—−~→]|to|until|till|đến|tới|-->?|đến)?\s?(?:[-–—−~→]|đến|tới)?\s?$/iu;

interface Atom {
  value: string | null;
  now: boolean;
  month: number | null;
  start: number;
  end: number;
}

/** Finds all dates and ranges of dates in a line, in order. */
export function findDates(line: string): FoundDates[] {
  const found: FoundDates[] = [];
  const text = line.slice(0, 400);
  const all = [...text.matchAll(atoms)].map(atomOf).filter((atom) => atom !== null);
  for (let i = 0; i < all.length; i += 1) {
    const first = all[i]!;
    const second = all[i + 1];
    const { start } = first;
    if (first.now) continue;
    if (second && joins(text.slice(first.end, second.start)) && follows(first, second)) {
      found.push({
        from: first.value ?? monthOf(first, second),
        to: second.now ? null : second.value,
        current: second.now,
        single: false,
        start,
        end: second.end,
      });
      i += 1;
    } else if (first.value !== null) {
      const since = /(?:since|from|từ)\s$/iu.test(text.slice(0, start));
      const { value, end } = first;
      found.push({
        from: since ? value : null,
        to: since ? null : value,
        current: false,
        single: !since,
        start,
        end,
      });
    }
  }
  return found;
}

const joins = (text: string) => text.trim() !== "" && between.test(text.replace(/\s+/gu, " "));

/** "03/2019 – 2021" is a range; "2021 – 2019" are two unrelated numbers. */
function follows(first: Atom, second: Atom): boolean {
  if (second.now) return true;
  const from = first.value ?? monthOf(first, second);
  if (from === null || second.value === null) return false;
  const length = Math.min(from.length, second.value.length);
  return from.slice(0, length) <= second.value.slice(0, length);
}

const monthOf = (first: Atom, second: Atom) =>
  first.month && second.value ? `${second.value.slice(0, 4)}-${two(first.month)}` : null;

function atomOf(match: RegExpMatchArray): Atom | null {
  const g = match.groups!;
  const start = match.index!;
  const at = { start, end: start + match[0].length };
  if (g.now) return { ...at, value: null, now: true, month: null };
  if (g.n8) return { ...at, value: null, now: false, month: numberOf(g.n8) };
  const y = g.y1 ?? g.y2 ?? g.y3 ?? g.y4 ?? g.y5 ?? g.y6 ?? g.y7 ?? "";
  const name = g.n1 ?? g.n5;
  const m = name ? numberOf(name) : Number(g.m1 ?? g.m2 ?? g.m3 ?? g.m4 ?? 0);
  const d = Number(g.d1 ?? g.d2 ?? g.d5 ?? 0);
  if (m === 0) return { ...at, value: y, now: false, month: null };
  if (m > 12) return null;
  const value = d === 0 ? `${y}-${two(m)}` : `${y}-${two(m)}-${two(d)}`;
  return isDate(value) ? { ...at, value, now: false, month: m } : null;
}

const numberOf = (name: string) => months[name.slice(0, 3).toLowerCase()] ?? 0;
const two = (value: number) => String(value).padStart(2, "0");

function isDate(value: string): boolean {
  if (value.length < 10) return true;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Removes the dates of a line, with the brackets and marks around them. */
export function withoutDates(line: string, dates: readonly FoundDates[]): string {
  let text = "";
  let at = 0;
  for (const { start, end } of dates) {
    text += `${line.slice(at, start)}\t`;
    at = end;
  }
  text += line.slice(at);
  return text
    .replace(/[([]\s?\t\s?[)\]]/gu, "\t")
    .split("\t")
    .map((part) => part.replace(/^[\s,;:|•·)–—-]+/u, "").replace(/(?<![\s,;:|•·(–—-])[\s,;:|•·(–—-]+$/u, ""))
    .filter((part) => part !== "")
    .join("\t");
}
