import { synonymGroups } from "#platform/reference/seed.ts";
import { hasAccents } from "../index/document.ts";
import { namesOfJobTypes } from "./attribute-names.ts";
import {
  bilingualSynonyms,
  genericTitleWords,
  occupations,
  ranks,
  titlePrefixes,
} from "./bilingual-synonyms.ts";
import { usualWords } from "./concepts.ts";
import { byLists, type KeywordLists } from "./lists.ts";
import { isSyllable, type Word, wordsOf } from "./words.ts";

export type Phrase = readonly Word[];

export interface Synonym {
  words: Phrase;
  /**
   * True when the synonym has the same meaning in any text; others only in titles, skills and company names.
   */
  inTexts: boolean;
}

/** Returns the words without accents, as the key of a phrase. */
export const keyOf = (words: Phrase): string => words.map((word) => word.folded).join(" ");

/**
 * Short, ambiguous words: they are expanded only as the whole keyword, and no word is expanded to them
 * (synonyms.json).
 */
const aloneOnly = new Set(["ba", "po", "ta", "pa", "pm", "bd"]);
/** Words that in texts outside of titles are everyday words or terms of another occupation. */
const titlesOnly = new Set(
  [
    ...["delivery", "leader", "manager", "director", "supervisor", "no experience"],
    ...["kinh doanh", "thiết kế", "tự do", "linh hoạt", "quản lý", "trưởng phòng", "giám đốc", "giám sát"],
    ...["bảo vệ", "an ninh", "phục vụ", "thủ quỹ", "môi giới", "không yêu cầu kinh nghiệm", "giao nhận"],
  ].map((text) => keyOf(wordsOf(text))),
);

/** A known phrase. */
interface Entry {
  synonyms: Synonym[];
  /** True for words that name a level or any job ("nhân viên", "developer") and not an occupation. */
  isGeneric: boolean;
  /** Names a location or a job type, which an ad has as attributes. */
  attribute: "location" | "type" | null;
  /** True for words that name a level only ("manager", "nhân viên"). */
  isRank: boolean;
  /** True when the phrase belongs to the phrase after it. */
  isPrefix: boolean;
  /** False for words that the lists do not name. */
  isKnown: boolean;
}

const phraseOf = (text: string): Phrase => usualWords(wordsOf(text));

const lexicon = byLists(lexiconOf);

function lexiconOf({ locations, skills }: KeywordLists) {
  const entries = new Map<string, Entry>();
  const entryOf = (words: Phrase): Entry => {
    const key = keyOf(words);
    const entry = entries.get(key) ?? { ...unknownPhrase, synonyms: [], isKnown: true };
    entries.set(key, entry);
    return entry;
  };
  const addGroups = (groups: readonly (readonly string[])[], inTexts: boolean) => {
    for (const group of groups) addGroup(entryOf, group.map(phraseOf), inTexts);
  };
  const split = (groups: readonly string[]) => groups.map((group) => group.split("="));
  addGroups([...synonymGroups(), ...split(occupations)], true);
  addGroups(split(bilingualSynonyms), false);
  for (const { name, name_vn, aliases } of skills)
    for (const skill of [name, name_vn, ...aliases]) entryOf(phraseOf(skill));
  for (const text of genericTitleWords) entryOf(phraseOf(text)).isGeneric = true;
  for (const text of titlePrefixes) entryOf(phraseOf(text)).isPrefix = true;
  for (const text of ranks) entryOf(phraseOf(text)).isRank = true;
  for (const { kind, state, state_vn, aliases } of locations)
    if (kind !== "bucket")
      for (const name of [state, state_vn, ...aliases]) entryOf(phraseOf(name)).attribute = "location";
  for (const name of Object.values(namesOfJobTypes).flat()) entryOf(phraseOf(name)).attribute = "type";
  entries.delete("");
  const longest = Math.max(...[...entries.keys()].map((key) => key.split(" ").length));
  return { entries, longest };
}

/** Makes each member of a group a synonym of all others; everyday words only in titles. */
function addGroup(entryOf: (words: Phrase) => Entry, group: readonly Phrase[], inTexts: boolean): void {
  for (const phrase of group) {
    const { synonyms } = entryOf(phrase);
    for (const other of group) {
      const key = keyOf(other);
      if (key === keyOf(phrase) || aloneOnly.has(key)) continue;
      const known = synonyms.find(({ words }) => keyOf(words) === key);
      const saysSame = inTexts && !titlesOnly.has(key);
      if (known) known.inTexts ||= saysSame;
      else synonyms.push({ words: other, inTexts: saysSame });
    }
  }
}

/** Returns whether the words have accents, or are Vietnamese syllables without accents ("thu mua", "kho"). */
export function isVietnamese(words: Phrase): boolean {
  return hasAccents(words) || words.every(({ folded }) => isSyllable(folded));
}

/** A part of a keyword with one meaning, and its synonyms. */
export interface Segment extends Entry {
  words: Phrase;
}

/**
 * Returns the segments of a keyword: known phrases (occupations, skills, generic words, attributes), longest match first, so that "data
 * engineer" is not also an "engineer", and single words. A syllable that is not known alone belongs to the phrase before it, or
 * to the one after it at the start: "hàn" of "thợ hàn".
 * @param longest words of a known phrase
 */
export function segmentsOf(words: Phrase, longest = words.length): Segment[] {
  const segments: Segment[] = [];
  /** Words that belong to the next phrase. */
  let open: Word[] = [];
  for (let from = 0; from < words.length; ) {
    const { segment, isSyllable } = segmentAt(words, from, longest);
    from += segment.words.length;
    const last = segments.at(-1);
    if (segment.isPrefix) open.push(...segment.words);
    else if (isSyllable && open.length === 0 && last && !last.attribute)
      segments[segments.length - 1] = { ...unknownPhrase, words: [...last.words, ...segment.words] };
    else if (isSyllable) open.push(...segment.words);
    else {
      if (open.length > 0 && segment.attribute) segments.push({ ...unknownPhrase, words: open });
      const isWhole = open.length === 0 || segment.attribute !== null;
      segments.push(isWhole ? segment : { ...unknownPhrase, words: [...open, ...segment.words] });
      open = [];
    }
  }
  return open.length > 0 ? [...segments, { ...unknownPhrase, words: open }] : segments;
}

/**
 * Returns the phrase, and its variants with one known part replaced by a synonym that has the same meaning in
 * any text.
 */
export function sameInTexts(words: Phrase): Phrase[] {
  const found = new Map([[keyOf(words), words]]);
  for (let from = 0; from < words.length; ) {
    const { segment } = segmentAt(words, from, words.length - 1);
    for (const synonym of segment.synonyms)
      if (synonym.inTexts) {
        const way = [...words.slice(0, from), ...synonym.words, ...words.slice(from + segment.words.length)];
        found.set(keyOf(way), way);
      }
    from += segment.words.length;
  }
  return [...found.values()].slice(0, mostWays);
}

const mostWays = 8;

/** The entry of words that the lists do not name. */
export const unknownPhrase: Entry = {
  synonyms: [],
  isGeneric: false,
  isRank: false,
  attribute: null,
  isPrefix: false,
  isKnown: false,
};

function segmentAt(words: Phrase, from: number, most: number): { segment: Segment; isSyllable: boolean } {
  const { entries, longest } = lexicon();
  for (let length = Math.min(longest, most, words.length - from); length > 0; length--) {
    const phrase = words.slice(from, from + length);
    const key = keyOf(phrase);
    const known = entries.get(key);
    if (known && !(aloneOnly.has(key) && length < words.length))
      return { segment: { ...known, words: phrase }, isSyllable: false };
  }
  const word = words.slice(from, from + 1);
  return { segment: { ...unknownPhrase, words: word }, isSyllable: isVietnamese(word) };
}

/** Returns the longest known phrase at a position, or one unknown word. */
export const phraseAt = (words: Phrase, from: number): Segment =>
  segmentAt(words, from, words.length).segment;

/** Returns the number of words of rank at the beginning: "nhân viên" of "nhân viên marketing". */
export function rankAt(words: Phrase): number {
  const { segment } = segmentAt(words, 0, words.length);
  return segment.isPrefix ? segment.words.length : 0;
}

/** Returns whether the words are one known phrase. */
export const isKnownPhrase = (words: Phrase): boolean => lexicon().entries.has(keyOf(words));
