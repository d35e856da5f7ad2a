import { foldedTerms, hasAccents, searchFields } from "../index/document.ts";
import type { Fact } from "./frames.ts";
import { type Phrase, rankAt, type Segment, type Synonym, sameInTexts, segmentsOf } from "./phrases.ts";
import {
  allOf,
  and,
  asWritten,
  distinct,
  type Form,
  folded,
  inAttributes,
  or,
  type Query,
  wholeTitle,
} from "./query.ts";
import { relatedNames } from "./related-names.ts";
import { type Readings, type Thing, wordsOfThing } from "./things.ts";
import type { Token } from "./words.ts";

/** Minimum number of letters of a prefix; shorter prefixes match nearly every text. */
const minPrefixLength = 3;

/** A way to match a keyword. */
export interface Ways {
  /** The share of the hits of these ways below which the ways before them give way to them. */
  share: number;
  /** Queries that match the words with their accents; empty for words without accents. */
  accented: readonly Query[];
  /** Queries that match the words with any accents; empty for a keyword that no text is searched for. */
  tiers: readonly Query[];
}

/** A fact with the words that name it in the keyword. */
type TypedFact = Fact & { words: Phrase };

/** A search for jobs with some words of a keyword, which are a stretch of it. */
interface Related {
  from: number;
  to: number;
  tiers: readonly Query[];
}

/** The queries of a keyword. */
export interface Queries {
  /** Ways to match the words, from each run as one thing to each concept anywhere in an ad. */
  ways: readonly Ways[];
  /** The tiers of a single thing that match titles, companies and skills; empty for several things. */
  named: readonly Query[];
  /** Queries for titles without the word of rank that the words begin with, when the tiers find fewer jobs than a page has. */
  unranked: readonly Query[];
  /** Queries for fewer things or words in another order, when the tiers find too few jobs. */
  looser: readonly Query[];
  /** Searches for jobs with something in common with a single thing, closest first. Their hits are no hits of the keyword. */
  related: readonly Related[];
}

type Shares = Readonly<Record<keyof Readings, number>>;

/**
 * A keyword of one run is mostly one concept: it is split beside a tool or a language if fewer than a quarter of the ads with both
 * have them side by side, elsewhere only if nearly none has. "kế toán thuế" is one concept, and "bác sĩ phòng khám" asks for two things.
 */
const alone: Shares = { whole: 0, split: 0.25, parts: 0.05, words: 0 };
/** Beside a fact, people name things in any order: "nhân viên kinh doanh phần mềm hà nội". */
const besideFacts: Shares = { whole: 0, split: 0.45, parts: 0.2, words: 0.2 };
/** Who names several things names each of them alone: every ad with all of them is found. */
const besideThings: Shares = { whole: 0, split: 1, parts: 1, words: 1 };
const pair: Shares = { whole: 0, split: alone.split, parts: 1, words: 1 };

function sharesOf({ split, words }: Readings, facts: readonly TypedFact[]): Shares {
  // Three phrases in one run are seldom one concept: "kế toán ngân hàng chuyên viên".
  if (split.length < 2) return facts.length > 0 || words.length > 2 ? besideFacts : alone;
  return split.length === 2 && facts.length === 0 ? pair : besideThings;
}

/** Returns the queries of the things and facts that a keyword asks for. */
export function queriesOf(readings: Readings, facts: readonly TypedFact[]): Queries {
  const { whole, parts } = readings;
  const only = parts.length === 1 && whole.length === 1 ? whole[0]! : null;
  let most = -1;
  const shares = sharesOf(readings, facts);
  const ways = (Object.keys(shares) as (keyof typeof shares)[]).flatMap((how) => {
    const things = readings[how];
    if (things.length <= most) return [];
    most = things.length;
    return [waysOf(things, facts, shares[how])];
  });
  return {
    ways,
    named: only ? tiersOf(whole, facts, folded).named : [],
    unranked: whole.length === 1 ? unrankedOf(whole, facts) : [],
    looser: looserOf(whole, facts),
    related: only ? relatedOf(only, facts) : [],
  };
}

function waysOf(things: readonly Thing[], facts: readonly TypedFact[], share: number): Ways {
  const isWritten = hasAccents(things.flatMap(wordsOfThing));
  return {
    share,
    accented: isWritten ? allTiers(tiersOf(things, facts, asWritten)) : [],
    tiers: allTiers(tiersOf(things, facts, folded)),
  };
}

/** The tiers of a keyword, best first: those of titles, companies and skills, and those of any text. */
interface Tiers {
  named: Query[];
  texts: Query[];
}

const allTiers = ({ named, texts }: Tiers): Query[] => distinct([...named, ...texts]);

function tiersOf(things: readonly Thing[], facts: readonly TypedFact[], form: Form): Tiers {
  const [only] = things;
  if (!only) return facts.length === 0 ? { named: [], texts: [] } : tiersOfFacts(facts);
  const { named, texts } =
    things.length === 1 ? tiersOfThing(only.segments, form) : tiersOfThings(things, form);
  if (facts.length === 0) return { named, texts };
  const inTitles = facts.map(factInTitle);
  const present = facts.map(factOfJob);
  return {
    named: [
      ...named.slice(0, 1).map((tier) => and([tier, ...inTitles])),
      ...named.map((tier) => and([tier, ...present])),
    ],
    texts: [
      ...texts.map((tier) => and([tier, ...present])),
      // "kế toán hải phòng" in an ad that names the place in its text only
      and([or([...named, ...texts]), ...facts.map(factSaid)]),
    ],
  };
}

function tiersOfFacts(facts: readonly TypedFact[]): Tiers {
  const isPlace = facts.every(({ kind }) => kind === "place");
  return {
    named: [and(facts.map(factInTitle)), and(facts.map(factOfJob))],
    texts: isPlace ? [] : [and(facts.map(factSaid))],
  };
}

const factInTitle = ({ ways }: Fact): Query => or(ways.map(folded.inTitle));
/** A place, a kind of work, a level or an experience is an attribute of a job, or is named in its title. */
const factOfJob = ({ ways, words, kind }: TypedFact): Query =>
  or([
    ...ways.map(folded.inTitle),
    ...(kind === "district" ? ways.map(folded.inTexts) : [inAttributes(words)]),
  ]);
const factSaid = (fact: TypedFact): Query => or([factOfJob(fact), ...fact.ways.map(folded.inTexts)]);

/** Returns queries for a single thing and its synonyms: in the title, then in company and skills, then in any text. */
function tiersOfThing(segments: readonly Segment[], form: Form): Tiers & { titles: Query[] } {
  const words = segments.flatMap((segment) => segment.words);
  const each = (inField: (words: Phrase) => Query, synonymsIn?: (synonym: Synonym) => Query[]) =>
    and(
      segments.map((segment) =>
        or([inField(segment.words), ...(synonymsIn ? segment.synonyms.flatMap(synonymsIn) : [])]),
      ),
    );
  // In titles of several parts, only synonyms with the same meaning in any text count.
  const synonymInTitle = ({ words, inTexts }: Synonym) =>
    segments.length === 1 || inTexts ? [folded.inTitle(words)] : [];
  const synonymInTexts = ({ words, inTexts }: Synonym) => (inTexts ? [asWritten.inTexts(words)] : []);
  const titles = [
    ...(form === asWritten ? [wholeTitle(words)] : []),
    form.inTitle(words),
    each(form.inTitle),
    each(form.inTitle, synonymInTitle),
  ];
  return {
    titles,
    named: [
      ...titles,
      form.inNames(words),
      // Words that no list names may be in different fields.
      ...(segments.length > 1 && !segments.some(({ isKnown }) => isKnown)
        ? [each((some) => or([form.inTitle(some), form.inNames(some)]))]
        : []),
      phraseIn(segments, form.inNames, ({ words }) => [folded.inNames(words)]),
    ],
    texts: [form.inTexts(words), phraseIn(segments, form.inTexts, synonymInTexts)],
  };
}

/** Returns a query for a thing as one phrase or a synonym of it. */
function phraseIn(
  segments: readonly Segment[],
  inField: (words: Phrase) => Query,
  synonymsIn: (synonym: Synonym) => Query[],
): Query {
  const words = segments.flatMap((segment) => segment.words);
  const ways = sameInTexts(words).slice(1).map(asWritten.inTexts);
  const synonyms = segments.length === 1 ? segments[0]!.synonyms.flatMap(synonymsIn) : [];
  return or([inField(words), ...synonyms, ...ways]);
}

/** The most things whose orders are tried as one phrase. */
const mostOrdered = 3;

/**
 * Returns queries for several things, each anywhere in an ad: all in the title, side by side first; then in title, company and
 * skills; then one of them in the title and the others in any text; then all in any text.
 */
function tiersOfThings(things: readonly Thing[], form: Form): Tiers {
  const tiers = things.map(({ segments }) => ({ segments, ...tiersOfThing(segments, form) }));
  const inTitle = tiers.map(({ titles }) => or(titles));
  const inNames = tiers.map(({ named }) => or(named));
  const anywhere = tiers.map(({ segments, named, texts }) => {
    const words = segments.flatMap((segment) => segment.words);
    // A rank in a text is mostly that of a colleague.
    if (segments.every(({ isRank }) => isRank)) return or([...named, inAttributes(words)]);
    // Beside other things a synonym means the same in any text: "bank" is "ngân hàng" in an ad for a business analyst.
    const synonyms = segments.length === 1 ? segments[0]!.synonyms.map((one) => one.words) : [];
    return or([...named, ...texts, ...[...synonyms, ...relatedNames(words)].map(asWritten.inTexts)]);
  });
  return {
    named: [
      ...(things.length <= mostOrdered ? [or(ordersOf(things).map((words) => form.inTitle(words)))] : []),
      and(inTitle),
      and(inNames),
    ],
    texts: [
      or(inTitle.map((query, i) => and([query, ...anywhere.filter((_, other) => other !== i)]))),
      and(anywhere),
    ],
  };
}

/** Returns the words of things in all their orders. */
function ordersOf(things: readonly Thing[]): Phrase[] {
  if (things.length < 2) return things.map(wordsOfThing);
  return things.flatMap((first) =>
    ordersOf(things.filter((thing) => thing !== first)).map((rest) => [...wordsOfThing(first), ...rest]),
  );
}

/** Returns queries for titles with the words after a word of rank: "nhân viên marketing" is also a "marketing executive". */
function unrankedOf([only]: readonly Thing[], facts: readonly TypedFact[]): Query[] {
  const words = only ? wordsOfThing(only) : [];
  const rank = words.length > 0 ? rankAt(words) : 0;
  if (rank === 0 || rank === words.length) return [];
  const { titles } = tiersOfThing(segmentsOf(words.slice(rank)), folded);
  return distinct(facts.length === 0 ? titles : titles.map((tier) => and([tier, ...facts.map(factOfJob)])));
}

/** Returns queries for the words in another order, or the last one as a prefix. */
function looserOf(things: readonly Thing[], facts: readonly TypedFact[]): Query[] {
  const present = facts.map(factOfJob);
  const words = things.flatMap(wordsOfThing);
  const queries: Query[] = [];
  const last = words.at(-1)?.folded ?? "";
  if (last.length >= minPrefixLength) {
    const terms = foldedTerms(words, searchFields.title);
    const prefix = `${terms.at(-1)!}*`;
    queries.push(terms.length === 1 ? prefix : and([allOf(terms.slice(0, -1)), prefix]));
  }
  if (things.length === 1 && words.length > 1) {
    // Matches "Embedded Software Engineer" for the keyword "embedded engineer".
    const parts = segmentsOf(words, words.length - 1);
    queries.push(
      and(parts.map((part) => or([part, ...part.synonyms].map(({ words }) => folded.inTitle(words))))),
    );
  }
  return distinct(queries.map((query) => (present.length > 0 ? and([query, ...present]) : query)));
}

/** Returns the searches for jobs with all words of a thing apart from each other, and for those of each of its concepts. */
function relatedOf(thing: Thing, facts: readonly TypedFact[]): Related[] {
  const words = wordsOfThing(thing);
  const segments = segmentsOf(words);
  const specific = segments.filter(({ isGeneric }) => !isGeneric);
  const inTitle = ({ words, synonyms }: Segment) =>
    or([words, ...synonyms.map((synonym) => synonym.words)].map(folded.inTitle));
  const present = facts.map(factOfJob);
  const shared = (some: Phrase, tiers: readonly Query[]): Related => ({
    from: (some[0] as Token).from,
    to: (some.at(-1) as Token).to,
    tiers: distinct(tiers.map((tier) => (present.length > 0 ? and([tier, ...present]) : tier))),
  });
  const apart = [
    ...(specific.length === segments.length ? [and(specific.map(inTitle))] : []),
    and(segments.map((segment) => folded.inTexts(segment.words))),
    allOf([...new Set(words.map((word) => word.folded))]),
  ];
  const concepts = segments.length > 1 ? specific : [];
  return [
    shared(words, [...allTiers(tiersOf([thing], [], folded)), ...apart]),
    ...concepts.map((segment) => shared(segment.words, [inTitle(segment)])),
  ];
}
