import { referenceRows, synonymGroups } from "#reference/seed.ts";
import { rankWords, tradeWords } from "./trade-words.ts";
import { searchWords } from "./words.ts";

export type Phrase = readonly string[];

/** Short and ambiguous: expanded only when they are the whole keyword (synonyms.json). */
const aloneOnly = new Set(["ba", "po", "ta", "pa", "pm", "bd"]);

interface Known {
  /** By a phrase's words joined: the other ways to say it; none for names of places and ranks. */
  others: Map<string, Phrase[]>;
  ranks: Set<string>;
  places: Set<string>;
  longest: number;
}
let read: Known | null = null;

function known(): Known {
  if (read) return read;
  const others = new Map<string, Phrase[]>();
  const groups = [...synonymGroups(), ...tradeWords.map((group) => group.split("="))];
  for (const group of groups) {
    const phrases = group.map(searchWords).filter((words) => words.length > 0);
    for (const phrase of phrases) {
      const key = phrase.join(" ");
      const before = others.get(key) ?? [];
      const names = new Set([key, ...before.map((other) => other.join(" "))]);
      others.set(key, [...before, ...phrases.filter((other) => !names.has(other.join(" ")))]);
    }
  }
  const ranks = new Set(rankWords.map((text) => searchWords(text).join(" ")));
  const places = new Set(
    referenceRows()
      .locations.filter(({ kind }) => kind !== "bucket")
      .flatMap(({ state, state_vn, aliases }) => [state, state_vn, ...aliases])
      .map((name) => searchWords(name).join(" ")),
  );
  for (const text of [...ranks, ...places]) if (text !== "" && !others.has(text)) others.set(text, []);
  const longest = Math.max(...[...others.keys()].map((key) => key.split(" ").length));
  read = { others, ranks, places, longest };
  return read;
}

/** A part of a keyword: its words, and the other ways to say it, English for Vietnamese and the reverse. */
export interface Part {
  words: Phrase;
  others: Phrase[];
  /** Says a rank or that it is a job ("nhân viên", "developer"), not what trade. */
  isRank: boolean;
  isPlace: boolean;
}

/**
 * Cuts a keyword into what it is made of: known phrases (trades, ranks, places), the longest first, so that "data engineer" is
 * one thing and not also an "engineer"; and single words.
 * @param words folded, as `searchWords` gives them
 */
export function partsOf(words: Phrase): Part[] {
  const { longest } = known();
  const parts: Part[] = [];
  for (let from = 0; from < words.length; ) {
    const part = partAt(words, from, Math.min(longest, words.length - from));
    parts.push(part);
    from += part.words.length;
  }
  return parts;
}

function partAt(words: Phrase, from: number, most: number): Part {
  const { others, ranks, places } = known();
  for (let length = most; length > 0; length--) {
    const phrase = words.slice(from, from + length);
    const key = phrase.join(" ");
    const more = others.get(key);
    if (more && !(aloneOnly.has(key) && length < words.length))
      return { words: phrase, others: more, isRank: ranks.has(key), isPlace: places.has(key) };
  }
  return { words: words.slice(from, from + 1), others: [], isRank: false, isPlace: false };
}
