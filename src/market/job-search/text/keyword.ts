import { cacheOf } from "#kit/cache.ts";
import {
  foldedTerms,
  hasAccents,
  plainTitleTerms,
  searchFields,
  titleTerms,
  writtenTerms,
} from "../index/document.ts";
import { usualWords } from "./concepts.ts";
import {
  isKnownPhrase,
  type Phrase,
  type Segment,
  type Synonym,
  sameInTexts,
  segmentsOf,
} from "./phrases.ts";
import { type Word, wordsOf, writtenWords } from "./words.ts";

/**
 * A boolean query over the terms of `searchDocument`: terms joined by `&`, all of which a job must have (a
 * single term may end in `*`: a prefix), or a combination. Terms consist of letters, digits and marks of
 * fields, so a visitor's text contains no operator.
 */
export type Query = string | { or: readonly Query[] } | { and: readonly Query[] };

const maxWords = 12;
const maxKeywordLength = 500;
/** Minimum number of letters of a prefix; shorter prefixes match nearly every text. */
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
/** Filler at the end of keywords: "kế toán jobs". */
const trailingFiller = ["viec lam", "jobs", "job"];

/**
 * A parsed keyword. Each way to match it is a list of queries, best first; a job is ranked by the first query
 * that it matches.
 */
export interface Keyword {
  /** The words of the keyword, without accents. */
  folded: readonly string[];
  /** The words of the keyword, with accents. */
  typed: readonly string[];
  /** Queries that match the keyword with its accents; empty for a keyword without accents. */
  accented: readonly Query[];
  /** Queries that match the keyword with any accents; empty for a keyword without words. */
  tiers: readonly Query[];
  /** Queries for all words in the title: in any order, or with the last word as a prefix. */
  looser: readonly Query[];
  /**
   * Queries for the keyword's parts or words in any text. Their hits are related jobs, not hits of the
   * keyword.
   */
  related: readonly Query[];
}

const maxParsed = 2000;
const parsed = cacheOf<string, Keyword>(maxParsed);

/**
 * Parses a keyword, with a cache: many visitors search for the same, and each page of a list parses it again.
 */
export function parseKeyword(typed: string | undefined): Keyword {
  const text = (typed ?? "").slice(0, maxKeywordLength);
  const known = parsed.get(text);
  if (known) return known;
  const words = wordsOf(text).slice(0, maxWords);
  const typedWords = writtenWords(text).slice(0, maxWords);
  const keyword = { folded: words.map(({ folded }) => folded), typed: typedWords, ...queriesOf(words) };
  parsed.set(text, keyword);
  return keyword;
}

function queriesOf(typed: readonly Word[]): Omit<Keyword, "folded" | "typed"> {
  if (typed.length === 0) return { accented: [], tiers: [], looser: [], related: [] };
  const words = withoutFiller(usualWords(typed));
  const segments = segmentsOf(words);
  return {
    accented: hasAccents(typed) ? distinct(tiersOf(segments, asWritten)) : [],
    tiers: distinct(tiersOf(segments, folded)),
    looser: looserOf(words),
    related: distinct(relatedOf(words, segments)),
  };
}

/** Functions that match the words of a keyword in different fields. */
interface Form {
  inTitle(words: Phrase): Query;
  inNames(words: Phrase): Query;
  /** Matches words in title, company, skills or body. */
  inTexts(words: Phrase): Query;
}

const allOf = (terms: readonly string[]): Query => terms.join("&");

const folded: Form = {
  inTitle: (words) => allOf(foldedTerms(words, searchFields.title)),
  inNames: (words) => allOf(foldedTerms(words, searchFields.companyAndSkills)),
  inTexts: (words) => allOf(foldedTerms(words)),
};

const asWritten: Form = {
  inTitle: (words) => or([allOf(titleTerms(words)), ...inPlainTitle(words)]),
  inNames: (words) => allOf([...foldedTerms(words, searchFields.companyAndSkills), ...writtenTerms(words)]),
  inTexts: (words) => or([allOf(writtenTerms(words)), ...inPlainTitle(words)]),
};

/** A title without accents matches every spelling. */
const inPlainTitle = (words: Phrase): Query[] => (hasAccents(words) ? [allOf(plainTitleTerms(words))] : []);

const inAttributes = (words: Phrase): Query => allOf(foldedTerms(words, searchFields.attributes));

const and = (queries: readonly Query[]): Query => (queries.length === 1 ? queries[0]! : { and: queries });
const or = (queries: readonly Query[]): Query => (queries.length === 1 ? queries[0]! : { or: queries });

/** Returns queries for a keyword and its synonyms, best first: in the title, then in company and skills, then in any text. */
function tiersOf(segments: readonly Segment[], form: Form): Query[] {
  const words = segments.flatMap((segment) => segment.words);
  const subjects = segments.filter(({ attribute }) => attribute === null);
  // "kế toán hải phòng": the occupation in a field, and the location there or among the attributes.
  const each = (inField: (words: Phrase) => Query, synonymsIn?: (synonym: Synonym) => Query[]) =>
    and(
      segments.map((segment) =>
        or([
          inField(segment.words),
          ...(segment.attribute ? [inAttributes(segment.words)] : []),
          ...(synonymsIn ? segment.synonyms.flatMap(synonymsIn) : []),
        ]),
      ),
    );
  // In titles of several parts, only synonyms with the same meaning in any text count.
  const synonymInTitle = ({ words, inTexts }: Synonym) =>
    segments.length === 1 || inTexts ? [folded.inTitle(words)] : [];
  const tiers: Query[] = [
    ...(form === asWritten ? [allOf(titleTerms(words))] : []),
    form.inTitle(words),
    each(form.inTitle),
    each(form.inTitle, synonymInTitle),
  ];
  if (subjects.length === 0) {
    const isPlace = segments.every(({ attribute }) => attribute === "location");
    return [...tiers, form.inNames(words), ...(isPlace ? [] : [form.inTexts(words)])];
  }
  tiers.push(form.inNames(words));
  // "kế toán samsung": the words may be in different fields, unless one is generic. A generic word only qualifies its neighbour:
  // for "java developer", an ad for a developer that mentions Java elsewhere is no match.
  if (segments.length > 1 && !segments.some(({ isGeneric }) => isGeneric))
    tiers.push(each((some) => or([form.inTitle(some), form.inNames(some)])));
  tiers.push(inTexts(segments, form.inNames, ({ words }) => [folded.inNames(words)]));
  tiers.push(inTexts(segments, form.inTexts));
  const synonymInTexts = ({ words, inTexts }: Synonym) => (inTexts ? [asWritten.inTexts(words)] : []);
  tiers.push(inTexts(segments, form.inTexts, synonymInTexts));
  return tiers;
}

/** Returns a query for the subject of a keyword as one phrase or a synonym of it, together with all attributes of the keyword. */
function inTexts(
  segments: readonly Segment[],
  inField: (words: Phrase) => Query,
  synonymsIn?: (synonym: Synonym) => Query[],
): Query {
  const runs: Segment[][] = [[]];
  for (const segment of segments)
    if (segment.attribute) runs.push([]);
    else runs.at(-1)!.push(segment);
  const subjects = runs
    .filter((run) => run.length > 0)
    .map((run) => {
      const words = run.flatMap((segment) => segment.words);
      const ways = synonymsIn ? sameInTexts(words).slice(1).map(asWritten.inTexts) : [];
      const synonyms = synonymsIn && run.length === 1 ? run[0]!.synonyms.flatMap(synonymsIn) : [];
      return or([inField(words), ...synonyms, ...ways]);
    });
  const attributes = segments
    .filter(({ attribute }) => attribute !== null)
    .map(({ words }) => or([folded.inTitle(words), inAttributes(words)]));
  return and([...subjects, ...attributes]);
}

function looserOf(words: Phrase): Query[] {
  const queries: Query[] = [];
  const last = words.at(-1)!.folded;
  if (last.length >= minPrefixLength) {
    const terms = foldedTerms(words, searchFields.title);
    const prefix = `${terms.at(-1)!}*`;
    queries.push(terms.length === 1 ? prefix : and([allOf(terms.slice(0, -1)), prefix]));
  }
  // Matches "Embedded Software Engineer" for the keyword "embedded engineer".
  if (words.length > 1) {
    const parts = segmentsOf(words, words.length - 1);
    queries.push(
      and(parts.map((part) => or([part, ...part.synonyms].map(({ words }) => folded.inTitle(words))))),
    );
  }
  return queries;
}

function relatedOf(words: Phrase, segments: readonly Segment[]): Query[] {
  const specific = segments.filter(({ isGeneric, attribute }) => !isGeneric && attribute === null);
  const inTitle = ({ words, synonyms }: Segment) =>
    or([words, ...synonyms.map((synonym) => synonym.words)].map(folded.inTitle));
  return [
    ...tiersOf(segments, folded),
    ...(specific.length > 0 ? [and(specific.map(inTitle))] : []),
    and(segments.map((segment) => or([folded.inTexts(segment.words), inAttributes(segment.words)]))),
    allOf([...new Set(words.map((word) => word.folded))]),
    ...(specific.length > 1 ? [or(specific.map(inTitle))] : []),
  ];
}

/** Filler is removed only beside other words, and not inside a known phrase: "tuyển dụng nhân tài". */
function withoutFiller(words: Word[]): Word[] {
  if (isKnownPhrase(words)) return words;
  const text = ` ${words.map((word) => word.folded).join(" ")} `;
  const first = leadingFiller.find((filler) => text.startsWith(` ${filler} `))?.split(" ").length ?? 0;
  const last = trailingFiller.find((filler) => text.endsWith(` ${filler} `))?.split(" ").length ?? 0;
  const left = words.slice(first, words.length - last);
  return left.length > 0 ? left : words;
}

function distinct(queries: readonly Query[]): Query[] {
  const seen = new Set<string>();
  return queries.filter((query) => {
    const key = JSON.stringify(query);
    return !seen.has(key) && seen.add(key);
  });
}
