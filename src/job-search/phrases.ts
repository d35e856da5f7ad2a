import { referenceRows, synonymGroups } from "#reference/seed.ts";
import { bilingualSynonyms, genericTitleWords } from "./bilingual-synonyms.ts";
import { searchWords } from "./words.ts";

export type Phrase = readonly string[];

/** Short and ambiguous: expanded only when they are the whole keyword (synonyms.json). */
const aloneOnly = new Set(["ba", "po", "ta", "pa", "pm", "bd"]);

interface Lexicon {
  /** By phrase, its words separated by spaces; empty for locations and generic words that have none. */
  synonyms: Map<string, Phrase[]>;
  generic: Set<string>;
  locations: Set<string>;
  longest: number;
}
let cached: Lexicon | null = null;

function lexicon(): Lexicon {
  if (cached) return cached;
  const synonyms = new Map<string, Phrase[]>();
  const groups = [...synonymGroups(), ...bilingualSynonyms.map((group) => group.split("="))];
  for (const group of groups) {
    const phrases = group.map(searchWords).filter((words) => words.length > 0);
    for (const phrase of phrases) {
      const key = phrase.join(" ");
      const before = synonyms.get(key) ?? [];
      const names = new Set([key, ...before.map((other) => other.join(" "))]);
      synonyms.set(key, [...before, ...phrases.filter((other) => !names.has(other.join(" ")))]);
    }
  }
  const generic = new Set(genericTitleWords.map((text) => searchWords(text).join(" ")));
  const locations = new Set(
    referenceRows()
      .locations.filter(({ kind }) => kind !== "bucket")
      .flatMap(({ state, state_vn, aliases }) => [state, state_vn, ...aliases])
      .map((name) => searchWords(name).join(" ")),
  );
  for (const text of [...generic, ...locations])
    if (text !== "" && !synonyms.has(text)) synonyms.set(text, []);
  const longest = Math.max(...[...synonyms.keys()].map((key) => key.split(" ").length));
  cached = { synonyms, generic, locations, longest };
  return cached;
}

/** A segment of a keyword: its words, and their synonyms in both languages. */
export interface Part {
  words: Phrase;
  synonyms: Phrase[];
  /** Names a level or any job ("nhân viên", "developer"), not an occupation. */
  isGeneric: boolean;
  isLocation: boolean;
}

/**
 * Segments a keyword into known phrases (occupations, generic words, locations), longest match first, so that "data engineer" is
 * not also an "engineer", and single words.
 * @param words folded, as `searchWords` returns them
 */
export function partsOf(words: Phrase): Part[] {
  const { longest } = lexicon();
  const parts: Part[] = [];
  for (let from = 0; from < words.length; ) {
    const part = partAt(words, from, Math.min(longest, words.length - from));
    parts.push(part);
    from += part.words.length;
  }
  return parts;
}

function partAt(words: Phrase, from: number, most: number): Part {
  const { synonyms, generic, locations } = lexicon();
  for (let length = most; length > 0; length--) {
    const phrase = words.slice(from, from + length);
    const key = phrase.join(" ");
    const known = synonyms.get(key);
    if (known && !(aloneOnly.has(key) && length < words.length))
      return { words: phrase, synonyms: known, isGeneric: generic.has(key), isLocation: locations.has(key) };
  }
  return { words: words.slice(from, from + 1), synonyms: [], isGeneric: false, isLocation: false };
}
