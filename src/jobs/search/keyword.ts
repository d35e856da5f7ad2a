import { type Part, type Phrase, partsOf } from "./phrases.ts";
import { type Word, wordsOf } from "./words.ts";

/** One way to match a keyword; a job ranks by the first tier that it is in. */
export interface Tier {
  column: "title_words" | "head_words" | "words";
  /** A `tsquery`. Words hold letters and digits only, so nothing a visitor types is an operator. */
  query: string;
}

const mostWords = 12;
const longestKeyword = 500;
/** Shorter beginnings stand in nearly every text. */
const shortestPrefix = 3;

/** What people write around what they look for: "việc làm kế toán", "tuyển dụng …", "jobs in …". The longer first. */
const before = [
  "tim viec lam",
  "can tuyen",
  "tuyen dung",
  "tim viec",
  "viec lam",
  "jobs for",
  "jobs in",
  "tuyen",
  "viec",
  "job",
  "jobs",
  "hiring",
];
const after = ["viec lam", "tuyen dung", "jobs", "job"];

/** The words of a keyword that count, in order. */
export function keywordWords(keyword: string | undefined): Word[] {
  return wordsOf((keyword ?? "").slice(0, longestKeyword)).slice(0, mostWords);
}

/**
 * The ways a keyword is matched, best first (see JobIndex for their order).
 * @returns no tier for a keyword without a word
 */
export function tiersOf(words: readonly Word[]): Tier[] {
  if (words.length === 0) return [];
  const core = withoutFrame(words);
  const trade = withoutRanks(core ?? words);
  const tiers = headTiers(words);
  for (const less of [core, trade]) if (less) tiers.push(...headTiers(less));
  for (const one of [words, core])
    if (one) tiers.push({ column: "words", query: every(foldedOf(one), true) });
  const seen = new Set<string>();
  return tiers.filter(({ column, query }) => {
    const key = `${column} ${query}`;
    return !seen.has(key) && seen.add(key);
  });
}

const foldedOf = (words: readonly Word[]) => words.map((word) => word.folded);

function headTiers(words: readonly Word[]): Tier[] {
  const folded = foldedOf(words);
  const parts = partsOf(folded);
  const tiers: Tier[] = [];
  const title = (query: string) => tiers.push({ column: "title_words", query });
  const head = (query: string) => tiers.push({ column: "head_words", query });
  if (words.some((word) => word.accented)) {
    const written = words.map((word) => word.accented ?? word.folded);
    title(phrase(written));
    title(every(written));
  }
  title(phrase(folded));
  title(together(parts, () => ""));
  // "kế toán hải phòng": the trade in the title, and the place wherever it is said.
  const placed = parts.some((part) => part.isPlace) && parts.some((part) => !part.isPlace);
  const inTitle = ({ isPlace }: Part) => (isPlace ? "" : "A");
  if (placed) head(together(parts, inTitle));
  const others = parts.some((part) => part.others.length > 0);
  if (others) title(anyWay(parts, () => ""));
  if (others && placed) head(anyWay(parts, inTitle));
  if ((folded.at(-1) ?? "").length >= shortestPrefix) title(every(folded, true));
  head(together(parts, () => "ABC"));
  if (others) head(anyWay(parts, () => "ABC"));
  head(together(parts, () => ""));
  return tiers;
}

type Weights = (part: Part) => string;

/** Every part of the keyword as a phrase. */
function together(parts: readonly Part[], weights: Weights): string {
  return parts.map((part) => phrase(part.words, weights(part))).join(" & ");
}

/** The same, each part in any way it can be said. */
function anyWay(parts: readonly Part[], weights: Weights): string {
  return parts
    .map((part) => [part.words, ...part.others].map((way) => `(${phrase(way, weights(part))})`).join(" | "))
    .map((ways) => `(${ways})`)
    .join(" & ");
}

function phrase(words: Phrase, weights = ""): string {
  return words.map((word) => (weights ? `'${word}':${weights}` : `'${word}'`)).join(" <-> ");
}

function every(words: Phrase, lastMayGoOn = false): string {
  const last = words.at(-1) ?? "";
  const goesOn = lastMayGoOn && last.length >= shortestPrefix;
  return [...new Set(words)]
    .map((word) => (goesOn && word === last ? `'${word}':*` : `'${word}'`))
    .join(" & ");
}

/** What is left of a keyword without words of rank: "frontend" of "lập trình viên frontend". */
function withoutRanks(words: readonly Word[]): Word[] | null {
  const left: Word[] = [];
  let from = 0;
  for (const part of partsOf(foldedOf(words))) {
    if (!part.isRank) left.push(...words.slice(from, from + part.words.length));
    from += part.words.length;
  }
  return left.length > 0 && left.length < words.length ? left : null;
}

function withoutFrame(words: readonly Word[]): Word[] | null {
  const text = ` ${foldedOf(words).join(" ")} `;
  const first = before.find((frame) => text.startsWith(` ${frame} `))?.split(" ").length ?? 0;
  const last = after.find((frame) => text.endsWith(` ${frame} `))?.split(" ").length ?? 0;
  const left = words.slice(first, words.length - last);
  return left.length > 0 && left.length < words.length ? left : null;
}
