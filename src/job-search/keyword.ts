import { cacheOf } from "#kit/cache.ts";
import { accentedTerm, bigramsOf, fieldTerm, type SearchField, searchFields } from "./document.ts";
import { type Part, type Phrase, partsOf } from "./phrases.ts";
import { type Word, wordsOf } from "./words.ts";

/**
 * A boolean query over the terms of `searchDocument`: a term, a prefix (ends in `*`), or a combination. Terms consist of letters
 * and digits: nothing that a visitor types is an operator.
 */
export type Query = string | { or: readonly Query[] } | { and: readonly Query[] };

const maxWords = 12;
const maxKeywordLength = 500;
/** Shorter prefixes match nearly every text. */
const minPrefixLength = 3;

/** Filler at the start of keywords: "việc làm kế toán", "tuyển dụng …", "jobs in …". Longest first. */
const leadingFiller = [
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
/** Filler at the end. */
const trailingFiller = ["viec lam", "tuyen dung", "jobs", "job"];

/** A parsed keyword. */
export interface Keyword {
  words: readonly Word[];
  /** The words without accents. */
  folded: readonly string[];
  tiers: readonly Query[];
}

const maxParsed = 2000;
const parsed = cacheOf<string, Keyword>(maxParsed);

/**
 * Parses what a visitor typed, cached: many visitors type the same, and each page of a list parses it again. A cached keyword is
 * the same object, by which matches are cached.
 * @param spelling corrected spelling, matched as well, after what was typed
 */
export function parseKeyword(typed: string | undefined, spelling?: string): Keyword {
  const text = (typed ?? "").slice(0, maxKeywordLength);
  const key = spelling === undefined ? text : `${text}\n${spelling}`;
  let keyword = parsed.get(key);
  if (!keyword) {
    const words = keywordWords(text);
    const corrected = spelling === undefined ? [] : tiersOf(keywordWords(spelling));
    keyword = { words, folded: foldedOf(words), tiers: [...tiersOf(words), ...corrected] };
    parsed.set(key, keyword);
  }
  return keyword;
}

/** The words of a keyword, up to the limit. */
export function keywordWords(keyword: string | undefined): Word[] {
  return wordsOf((keyword ?? "").slice(0, maxKeywordLength)).slice(0, maxWords);
}

/**
 * The queries of a keyword, best first (see JobIndex for their order); a job ranks by the first one that it matches.
 * @returns none for a keyword without a word
 */
export function tiersOf(words: readonly Word[]): Query[] {
  if (words.length === 0) return [];
  const core = withoutFiller(words);
  const occupation = withoutGenericWords(core ?? words);
  const tiers = fieldTiers(words);
  if (core) tiers.push(...fieldTiers(core));
  // The occupation alone is matched in titles only: one word of a keyword means too little in other fields.
  if (occupation) tiers.push(...fieldTiers(occupation, true));
  for (const one of core ? [words, core] : [words]) tiers.push(allWords(foldedOf(one), (word) => word));
  const seen = new Set<string>();
  return tiers.filter((tier) => {
    const key = JSON.stringify(tier);
    return !seen.has(key) && seen.add(key);
  });
}

const foldedOf = (words: readonly Word[]) => words.map((word) => word.folded);

function fieldTiers(words: readonly Word[], titlesOnly = false): Query[] {
  const folded = foldedOf(words);
  const parts = partsOf(folded);
  const hasSynonyms = parts.some((part) => part.synonyms.length > 0);
  // "kế toán hải phòng": the occupation in the title, and the location in any field.
  const hasLocation =
    !titlesOnly && parts.some((part) => part.isLocation) && parts.some((part) => !part.isLocation);
  const inTitle = upToField(searchFields.title);
  const titleAndLocation: PartQuery = (words, part) =>
    inFields(words, part.isLocation ? searchFields.attributes : searchFields.title);
  const tiers: Query[] = [];
  const phrase = inFields(folded, searchFields.title);
  if (words.some((word) => word.accented)) {
    const typed = and(words.map(accentedTerm));
    tiers.push(words.length === 1 ? typed : { and: [typed, phrase] }, typed);
  }
  tiers.push(phrase, allParts(parts, inTitle));
  if (hasLocation) tiers.push(allParts(parts, titleAndLocation));
  if (hasSynonyms) tiers.push(withSynonyms(parts, inTitle));
  if (hasSynonyms && hasLocation) tiers.push(withSynonyms(parts, titleAndLocation));
  if (folded.at(-1)!.length >= minPrefixLength)
    tiers.push(allWords(folded, (word) => fieldTerm(searchFields.title, [word])));
  if (titlesOnly) return tiers;
  tiers.push(allParts(parts, upToField(searchFields.attributes)));
  if (hasSynonyms) tiers.push(withSynonyms(parts, upToField(searchFields.attributes)));
  tiers.push(allParts(parts, upToField(searchFields.parentCategories)));
  return tiers;
}

/** The query of a part of a keyword. */
type PartQuery = (words: Phrase, part: Part) => Query;

const and = (queries: readonly Query[]): Query => (queries.length === 1 ? queries[0]! : { and: queries });
const or = (queries: readonly Query[]): Query => (queries.length === 1 ? queries[0]! : { or: queries });

/** Every part of the keyword. */
function allParts(parts: readonly Part[], queryOf: PartQuery): Query {
  return and(parts.map((part) => queryOf(part.words, part)));
}

/** The same, each part or one of its synonyms. */
function withSynonyms(parts: readonly Part[], queryOf: PartQuery): Query {
  return and(parts.map((part) => or([part.words, ...part.synonyms].map((phrase) => queryOf(phrase, part)))));
}

function upToField(last: SearchField): PartQuery {
  return (words) => inFields(words, last);
}

/** Adjacent words, each pair in this field or a better one. */
function inFields(words: Phrase, last: SearchField): Query {
  const fields = Object.values(searchFields).filter((field) => field <= last);
  return and(bigramsOf(words).map((pair) => or(fields.map((field) => fieldTerm(field, pair)))));
}

/** All words, the last one as a prefix. */
function allWords(words: Phrase, term: (word: string) => string): Query {
  const last = words.at(-1)!;
  const star = last.length >= minPrefixLength ? "*" : "";
  return and([...new Set(words)].map((word) => (word === last ? term(word) + star : term(word))));
}

/** A keyword without generic words of titles: "frontend" of "lập trình viên frontend". */
function withoutGenericWords(words: readonly Word[]): Word[] | null {
  const left: Word[] = [];
  let from = 0;
  for (const part of partsOf(foldedOf(words))) {
    if (!part.isGeneric) left.push(...words.slice(from, from + part.words.length));
    from += part.words.length;
  }
  return left.length > 0 && left.length < words.length ? left : null;
}

function withoutFiller(words: readonly Word[]): Word[] | null {
  const text = ` ${foldedOf(words).join(" ")} `;
  const first = leadingFiller.find((filler) => text.startsWith(` ${filler} `))?.split(" ").length ?? 0;
  const last = trailingFiller.find((filler) => text.endsWith(` ${filler} `))?.split(" ").length ?? 0;
  const left = words.slice(first, words.length - last);
  return left.length > 0 && left.length < words.length ? left : null;
}
