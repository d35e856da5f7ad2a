import { cacheOf } from "#kit/cache.ts";

/**
 * A word of a text: its position, its folded form, its marks (tones, hooks, đ), and whether punctuation
 * separates it from the previous word, so that no phrase spans both.
 */
export type Word = { folded: string; marks: string; start: number; end: number; apart: boolean };
export type PhraseMatch<T> = { value: T; from: number; to: number; start: number; end: number };

const WORD = /\.net(?![\p{L}\p{N}])|c\+\+|[cf]#|[\p{L}\p{N}\p{M}]+/giu;
const MEMORY_LIMIT = 50_000;
const memory = cacheOf<string, { folded: string; marks: string }>(MEMORY_LIMIT);

/** Returns the words of a text in order; hoà and hòa have the same marks, so they are the same word. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let before = 0;
  for (const match of text.matchAll(WORD)) {
    const end = match.index + match[0].length;
    const apart = /[,;:|()[\]\n]/.test(text.slice(before, match.index));
    words.push({ ...compared(match[0]), start: match.index, end, apart });
    before = end;
  }
  return words;
}

/**
 * Creates a finder of many phrases: whole words only, the longest phrase wins, matches do not overlap. A text
 * without marks matches phrases of two words or more ("ke toan"); a word with marks must have the phrase's
 * own ("thuế" is not "Huế"). `loose` phrases of two words or more ignore marks.
 */
export function createPhrases<T>(
  entries: Iterable<readonly [string, T]>,
  options: { loose?: (value: T) => boolean } = {},
) {
  type Entry = { words: Word[]; marked: boolean; loose: boolean; value: T };
  const byFirst = new Map<string, Entry[]>();
  for (const [phrase, value] of entries) {
    const words = wordsOf(phrase);
    const first = words[0];
    if (!first) continue;
    const list = byFirst.get(first.folded) ?? [];
    const marked = words.some((word) => word.marks !== "");
    list.push({ words, marked, loose: options.loose?.(value) ?? false, value });
    byFirst.set(first.folded, list);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);

  return (words: readonly Word[]): PhraseMatch<T>[] => {
    const found: PhraseMatch<T>[] = [];
    for (let at = 0; at < words.length; at++) {
      const candidates = byFirst.get(words[at]!.folded);
      const hit = candidates?.find((entry) => matches(entry, words, at));
      if (!hit) continue;
      const last = at + hit.words.length - 1;
      found.push({ value: hit.value, from: at, to: last, start: words[at]!.start, end: words[last]!.end });
      at = last;
    }
    return found;
  };
}

function matches(
  { words: phrase, marked, loose }: { words: Word[]; marked: boolean; loose: boolean },
  words: readonly Word[],
  at: number,
): boolean {
  let exact = true;
  let bare = true;
  for (let i = 0; i < phrase.length; i++) {
    const word = words[at + i];
    const wanted = phrase[i]!;
    if (!word || word.folded !== wanted.folded || (i > 0 && word.apart && !wanted.apart)) return false;
    if (word.marks !== wanted.marks) exact = false;
    if (word.marks !== "") bare = false;
  }
  if (exact) return true;
  return phrase.length > 1 && (loose || (bare && marked));
}

function compared(word: string): { folded: string; marks: string } {
  const known = memory.get(word);
  if (known) return known;
  const decomposed = word.normalize("NFKD").toLowerCase();
  const marks = (decomposed.match(/\p{M}|[đð]/gu) ?? []).map((mark) => (mark === "ð" ? "đ" : mark)).sort();
  const result = { folded: decomposed.replace(/\p{M}+/gu, "").replace(/[đð]/g, "d"), marks: marks.join("") };
  memory.set(word, result);
  return result;
}
