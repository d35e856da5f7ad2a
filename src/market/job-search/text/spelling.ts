import type { LRUCache } from "lru-cache";
import { cacheOf } from "#kit/cache.ts";
import type { SuggestionDictionary } from "./suggestion-dictionary.ts";
import { isSyllable } from "./words.ts";

/** A keyword with corrected spelling. */
export interface Correction {
  /** The corrected keyword without accents, for the search. */
  words: string[];
  /** The corrected keyword for display: with the accents that its words usually have. */
  text: string;
}

/** A known word is replaced only by a word that is at least this many times as frequent. */
const frequencyRatio = 20;
/** The maximum number of corrected words of a keyword. */
const maxCorrections = 3;

/**
 * Corrects words of a keyword that no title, skill or company contains: a letter too many, missing, wrong or transposed (two in a
 * longer word), Telex keys typed without an input method (`kees toans`), two words joined, or one split. Candidates that form a
 * bigram of the dictionary with their neighbours score higher.
 * @returns null when nothing needs correction, or there is no candidate
 */
export function correctSpelling(
  words: readonly string[],
  dictionary: SuggestionDictionary,
): Correction | null {
  const cache = cacheFor(dictionary);
  const key = words.join(" ");
  const known = cache.answers.get(key) ?? { correction: correctWords(words, dictionary, cache) };
  cache.answers.set(key, known);
  return known.correction;
}

/** Lookups that are computed once for each version of the dictionary. */
interface Cache {
  answers: LRUCache<string, { correction: Correction | null }>;
  /** Words by their length, the most frequent first. */
  byLength: Map<number, { word: string; count: number }[]>;
}
const maxAnswers = 2000;
const caches = new WeakMap<SuggestionDictionary, Cache>();

function cacheFor(dictionary: SuggestionDictionary): Cache {
  const known = caches.get(dictionary);
  if (known) return known;
  const byLength: Cache["byLength"] = new Map();
  for (const [word, { count }] of dictionary.words) {
    const list = byLength.get(word.length);
    if (list) list.push({ word, count });
    else byLength.set(word.length, [{ word, count }]);
  }
  for (const list of byLength.values()) list.sort((a, b) => b.count - a.count);
  const cache: Cache = { answers: cacheOf(maxAnswers), byLength };
  caches.set(dictionary, cache);
  return cache;
}

function correctWords(
  words: readonly string[],
  dictionary: SuggestionDictionary,
  cache: Cache,
): Correction | null {
  let corrections = 0;
  const result: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    const next = words[i + 1];
    if (next && dictionary.words.has(word + next) && !dictionary.bigrams.has(word + next)) {
      result.push(word + next);
      corrections++;
      i++;
      continue;
    }
    const neighbours = { before: result.at(-1), after: next };
    const better =
      corrections < maxCorrections && !/\d/.test(word)
        ? bestCandidate(word, neighbours, dictionary, cache)
        : null;
    if (better) corrections++;
    result.push(better ?? word);
  }
  if (corrections === 0) return null;
  const parts = result.flatMap((part) => part.split(" "));
  return { words: parts, text: parts.map((part) => dictionary.words.get(part)?.written ?? part).join(" ") };
}

function bestCandidate(
  word: string,
  neighbours: { before: string | undefined; after: string | undefined },
  dictionary: SuggestionDictionary,
  { byLength }: Cache,
): string | null {
  const count = dictionary.words.get(word)?.count ?? 0;
  if (count === 0) {
    const telex = withoutTelex(word);
    if (telex !== word && isSyllable(telex) && dictionary.words.has(telex)) return telex;
    const apart = splitJoined(word, dictionary);
    if (apart) return apart.join(" ");
  }
  const allowed = word.length < 4 ? 0 : word.length < 6 ? 1 : 2;
  let best: string | null = null;
  let bestScore = 0;
  const [first, second] = [word[0], word[1]];
  for (let length = word.length - allowed; allowed > 0 && length <= word.length + allowed; length++)
    for (const { word: other, count: frequency } of byLength.get(length) ?? []) {
      const known = Math.log10(frequency + 1);
      // The words after this one are less frequent.
      if (frequency < count * frequencyRatio || mostScore(known, allowed) <= bestScore) break;
      // The first two letters are rarely both wrong.
      if (other[0] !== first && other[1] !== second && other[0] !== second) continue;
      if (other === word) continue;
      const distance = editDistance(word, other, allowed);
      if (distance > allowed || (distance === 2 && other[0] !== first)) continue;
      const fits =
        (neighbours.after !== undefined && dictionary.bigrams.has(other + neighbours.after)) ||
        (neighbours.before !== undefined && dictionary.bigrams.has(neighbours.before + other));
      const score = scoreOf(known, allowed - distance, fits);
      if (score > bestScore) {
        best = other;
        bestScore = score;
      }
    }
  return best;
}

/** One edit less weighs as much as a hundredfold frequency, and so does a known bigram. */
const scoreOf = (known: number, savedEdits: number, fits: boolean) =>
  known + 2 * savedEdits + (fits ? 2 : 0) + 1;
const mostScore = (known: number, allowed: number) => scoreOf(known, allowed - 1, true);

const longestJoined = 40;

/**
 * Splits joined words: `ketoanthue` → `ke toan thue`. The parts are known words, each a bigram with the
 * next, and as few as possible.
 */
function splitJoined(word: string, { words, bigrams }: SuggestionDictionary): string[] | null {
  if (word.length > longestJoined) return null;
  /** By the length of a beginning of the word: the best split of this beginning, for each possible last part. */
  const ways: Map<string, string[]>[] = [new Map([["", []]])];
  for (let end = 1; end <= word.length; end++) {
    const here = new Map<string, string[]>();
    for (let from = 0; from < end; from++) {
      const last = word.slice(from, end);
      if (!words.has(last)) continue;
      for (const [before, way] of ways[from]!) {
        const known = here.get(last);
        if (before !== "" && !bigrams.has(before + last)) continue;
        if (!known || way.length + 1 < known.length) here.set(last, [...way, last]);
      }
    }
    ways.push(here);
  }
  const [best] = [...ways.at(-1)!.values()].sort((a, b) => a.length - b.length);
  return best ?? null;
}

/**
 * Removes Telex keys that were typed without an input method: `toans` → `toan`, `kees` → `ke`, `ddieenj`
 * → `dien`.
 */
function withoutTelex(word: string): string {
  return word
    .replace(/([aeo])\1/g, "$1")
    .replace(/dd/g, "d")
    .replace(/w/g, "")
    .replace(/(^|[aeiouy])([^aeiouysfrxj]*)[sfrxj]([^aeiouy]*)$/, "$1$2$3");
}

/** Returns the Damerau-Levenshtein distance (optimal string alignment), at most `most + 1`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let edits = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, beforeLast[j - 2]! + 1);
      row.push(edits);
      least = Math.min(least, edits);
    }
    if (least > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length]!, most + 1);
}
