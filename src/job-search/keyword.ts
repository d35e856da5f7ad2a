import { cacheOf } from "#kit/cache.ts";
import { type HeadLevel, headLevels, headToken, pairsOf, typedToken } from "./document.ts";
import { type Part, type Phrase, partsOf } from "./phrases.ts";
import { type Word, wordsOf } from "./words.ts";

/**
 * What a job must hold: a token of `searchDocument`, or any or all of several. One that ends in `*` stands for all that begin
 * so. Tokens are made of letters and digits: nothing that a visitor types is an operator.
 */
export type Match = string | { any: readonly Match[] } | { all: readonly Match[] };

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

/** A keyword as it is searched. */
export interface Keyword {
  words: readonly Word[];
  /** The words without accents. */
  folded: readonly string[];
  tiers: readonly Match[];
}

const mostRead = 2000;
const read = cacheOf<string, Keyword>(mostRead);

/**
 * What a visitor typed, read once: most type what others typed before, and each page of a list asks for it again. The same
 * object comes back as long as it is remembered.
 * @param spelling looked for as well, after what was typed
 */
export function readKeyword(typed: string | undefined, spelling?: string): Keyword {
  const text = (typed ?? "").slice(0, longestKeyword);
  const key = spelling === undefined ? text : `${text}\n${spelling}`;
  let keyword = read.get(key);
  if (!keyword) {
    const words = keywordWords(text);
    const mended = spelling === undefined ? [] : tiersOf(keywordWords(spelling));
    keyword = { words, folded: foldedOf(words), tiers: [...tiersOf(words), ...mended] };
    read.set(key, keyword);
  }
  return keyword;
}

/** The words of a keyword that count, in order. */
export function keywordWords(keyword: string | undefined): Word[] {
  return wordsOf((keyword ?? "").slice(0, longestKeyword)).slice(0, mostWords);
}

/**
 * The ways a keyword is matched, best first (see JobIndex for their order); a job ranks by the first that it fits.
 * @returns none for a keyword without a word
 */
export function tiersOf(words: readonly Word[]): Match[] {
  if (words.length === 0) return [];
  const core = withoutFrame(words);
  const trade = withoutRanks(core ?? words);
  const tiers = headTiers(words);
  if (core) tiers.push(...headTiers(core));
  // A trade alone is looked for in titles only: elsewhere one word of many says too little.
  if (trade) tiers.push(...headTiers(trade, true));
  for (const one of core ? [words, core] : [words]) tiers.push(every(foldedOf(one), (word) => word));
  const seen = new Set<string>();
  return tiers.filter((tier) => {
    const key = JSON.stringify(tier);
    return !seen.has(key) && seen.add(key);
  });
}

const foldedOf = (words: readonly Word[]) => words.map((word) => word.folded);

function headTiers(words: readonly Word[], titlesOnly = false): Match[] {
  const folded = foldedOf(words);
  const parts = partsOf(folded);
  const others = parts.some((part) => part.others.length > 0);
  // "kế toán hải phòng": the trade in the title, and the place wherever it is said.
  const placed = !titlesOnly && parts.some((part) => part.isPlace) && parts.some((part) => !part.isPlace);
  const inTitle = downTo(headLevels.title);
  const placedToo: Saying = (said, part) => inHead(said, part.isPlace ? headLevels.fact : headLevels.title);
  const tiers: Match[] = [];
  const phrase = inHead(folded, headLevels.title);
  if (words.some((word) => word.accented)) {
    const typed = all(words.map(typedToken));
    tiers.push(words.length === 1 ? typed : { all: [typed, phrase] }, typed);
  }
  tiers.push(phrase, together(parts, inTitle));
  if (placed) tiers.push(together(parts, placedToo));
  if (others) tiers.push(anyWay(parts, inTitle));
  if (others && placed) tiers.push(anyWay(parts, placedToo));
  if (folded.at(-1)!.length >= shortestPrefix)
    tiers.push(every(folded, (word) => headToken(headLevels.title, [word])));
  if (titlesOnly) return tiers;
  tiers.push(together(parts, downTo(headLevels.fact)));
  if (others) tiers.push(anyWay(parts, downTo(headLevels.fact)));
  tiers.push(together(parts, downTo(headLevels.field)));
  return tiers;
}

/** How a part of a keyword is looked for. */
type Saying = (words: Phrase, part: Part) => Match;

const all = (matches: readonly Match[]): Match => (matches.length === 1 ? matches[0]! : { all: matches });
const any = (matches: readonly Match[]): Match => (matches.length === 1 ? matches[0]! : { any: matches });

/** Every part of the keyword. */
function together(parts: readonly Part[], say: Saying): Match {
  return all(parts.map((part) => say(part.words, part)));
}

/** The same, each part in any way it can be said. */
function anyWay(parts: readonly Part[], say: Saying): Match {
  return all(parts.map((part) => any([part.words, ...part.others].map((way) => say(way, part)))));
}

function downTo(level: HeadLevel): Saying {
  return (words) => inHead(words, level);
}

/** Words beside each other in the head, on this level or a better one. */
function inHead(words: Phrase, level: HeadLevel): Match {
  const levels = Object.values(headLevels).filter((at) => at <= level);
  return all(pairsOf(words).map((pair) => any(levels.map((at) => headToken(at, pair)))));
}

/** All words, the last of which may go on. */
function every(words: Phrase, token: (word: string) => string): Match {
  const last = words.at(-1)!;
  const star = last.length >= shortestPrefix ? "*" : "";
  return all([...new Set(words)].map((word) => (word === last ? token(word) + star : token(word))));
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
