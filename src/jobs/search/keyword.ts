import { type HeadLevel, headLevels, headToken } from "./document.ts";
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
  if (core) tiers.push(...headTiers(core));
  // A trade alone is looked for in titles only: elsewhere one word of many says too little.
  if (trade) tiers.push(...headTiers(trade).filter(({ column }) => column === "title_words"));
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
  title(together(parts, phrase));
  // "kế toán hải phòng": the trade in the title, and the place wherever it is said.
  const placed = parts.some((part) => part.isPlace) && parts.some((part) => !part.isPlace);
  const inTitle: Saying = (words, { isPlace }) => inHead(words, isPlace ? headLevels.fact : headLevels.title);
  if (placed) head(together(parts, inTitle));
  const others = parts.some((part) => part.others.length > 0);
  if (others) title(anyWay(parts, phrase));
  if (others && placed) head(anyWay(parts, inTitle));
  if ((folded.at(-1) ?? "").length >= shortestPrefix) title(every(folded, true));
  const downTo =
    (level: HeadLevel): Saying =>
    (words) =>
      inHead(words, level);
  head(together(parts, downTo(headLevels.fact)));
  if (others) head(anyWay(parts, downTo(headLevels.fact)));
  head(together(parts, downTo(headLevels.field)));
  return tiers;
}

/** How a part of a keyword is looked for. */
type Saying = (words: Phrase, part: Part) => string;

/** Every part of the keyword. */
function together(parts: readonly Part[], say: Saying): string {
  return parts.map((part) => say(part.words, part)).join(" & ");
}

/** The same, each part in any way it can be said. */
function anyWay(parts: readonly Part[], say: Saying): string {
  return parts
    .map((part) => [part.words, ...part.others].map((way) => `(${say(way, part)})`).join(" | "))
    .map((ways) => `(${ways})`)
    .join(" & ");
}

/** Words beside each other in the title. */
function phrase(words: Phrase): string {
  return words.map((word) => `'${word}'`).join(" <-> ");
}

/** Words beside each other in the head, on this level or a better one. */
function inHead(words: Phrase, level: HeadLevel): string {
  const pairs = words.length === 1 ? [words] : words.slice(1).map((word, i) => [words[i]!, word]);
  return pairs
    .map((pair) =>
      Object.values(headLevels).flatMap((at) => (at <= level ? [`'${headToken(at, pair)}'`] : [])),
    )
    .map((tokens) => `(${tokens.join(" | ")})`)
    .join(" & ");
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
