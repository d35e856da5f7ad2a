import type { LRUCache } from "lru-cache";
import { cacheOf } from "#kit/cache.ts";
import type { Titles } from "./titles.ts";

/** Words that were mended, and how to show them. */
export interface Mended {
  /** Folded, to search with. */
  words: string[];
  /** With the accents that such words usually have. */
  text: string;
}

/** A word that titles do have is only doubted for one that they have so much more often. */
const muchCommoner = 20;
/** A keyword is looked at word by word only so far. */
const mostMended = 3;

/**
 * The likeliest meaning of a keyword that has words which no title, skill or company has: a letter too many, too few, wrong or
 * exchanged (two in a longer word), Telex keys typed without an input method (`kees toans`), two words run together, or one
 * torn apart. A word that stands beside its neighbours in titles is likelier meant than one that does not.
 * @returns null where nothing needs mending, or nothing is near
 */
export function mend(words: readonly string[], titles: Titles): Mended | null {
  const kept = keptFor(titles);
  const key = words.join(" ");
  const known = kept.answers.get(key) ?? { mended: mendAnew(words, titles, kept) };
  kept.answers.set(key, known);
  return known.mended;
}

/** What is worked out once for the titles of a moment. */
interface Kept {
  answers: LRUCache<string, { mended: Mended | null }>;
  byLength: Map<number, [word: string, count: number][]>;
}
const mostKept = 2000;
const keptByTitles = new WeakMap<Titles, Kept>();

function keptFor(titles: Titles): Kept {
  const known = keptByTitles.get(titles);
  if (known) return known;
  const byLength: Kept["byLength"] = new Map();
  for (const [word, { count }] of titles.words) {
    const list = byLength.get(word.length);
    if (list) list.push([word, count]);
    else byLength.set(word.length, [[word, count]]);
  }
  const kept: Kept = { answers: cacheOf(mostKept), byLength };
  keptByTitles.set(titles, kept);
  return kept;
}

function mendAnew(words: readonly string[], titles: Titles, kept: Kept): Mended | null {
  let mended = 0;
  const result: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    const next = words[i + 1];
    if (next && titles.words.has(word + next) && !titles.joined.has(word + next)) {
      result.push(word + next);
      mended++;
      i++;
      continue;
    }
    const beside = { before: result.at(-1), after: next };
    const better = mended < mostMended && !/\d/.test(word) ? betterWord(word, beside, titles, kept) : null;
    if (better) mended++;
    result.push(better ?? word);
  }
  if (mended === 0) return null;
  const parts = result.flatMap((part) => part.split(" "));
  return { words: parts, text: parts.map((part) => titles.words.get(part)?.written ?? part).join(" ") };
}

function betterWord(
  word: string,
  beside: { before: string | undefined; after: string | undefined },
  titles: Titles,
  { byLength }: Kept,
): string | null {
  const count = titles.words.get(word)?.count ?? 0;
  if (count === 0) {
    const telex = withoutTelex(word);
    if (telex !== word && titles.words.has(telex)) return telex;
    const pair = titles.joined.get(word);
    if (pair) return pair;
  }
  const allowed = word.length < 4 ? 0 : word.length < 6 ? 1 : 2;
  let best: string | null = null;
  let bestScore = 0;
  const near = Array.from(
    { length: 2 * allowed + 1 },
    (_, i) => byLength.get(word.length - allowed + i) ?? [],
  );
  for (const [other, times] of allowed === 0 ? [] : near.flat()) {
    if (other === word) continue;
    if (count > 0 && times < count * muchCommoner) continue;
    // Nobody mistypes the first two letters at once.
    if (other[0] !== word[0] && other[1] !== word[1] && other[0] !== word[1]) continue;
    const away = distance(word, other, allowed);
    if (away > allowed || (away === 2 && other[0] !== word[0])) continue;
    const fits =
      (beside.after !== undefined && titles.joined.has(other + beside.after)) ||
      (beside.before !== undefined && titles.joined.has(beside.before + other));
    // One edit less outweighs being a hundred times as common; so does standing beside the same words.
    const score = Math.log10(times + 1) + 2 * (allowed - away) + (fits ? 2 : 0) + 1;
    if (score > bestScore) {
      best = other;
      bestScore = score;
    }
  }
  return best;
}

/** `toans` → `toan`, `kees` → `ke`, `ddieenj` → `dien`: what Telex keys leave when no input method reads them. */
function withoutTelex(word: string): string {
  return word
    .replace(/([aeo])\1/g, "$1")
    .replace(/dd/g, "d")
    .replace(/w/g, "")
    .replace(/(^|[aeiouy])([^aeiouysfrxj]*)[sfrxj]([^aeiouy]*)$/, "$1$2$3");
}

/** Edits between two words, an exchange of neighbours being one; anything above `most` is `most + 1`. */
export function distance(a: string, b: string, most: number): number {
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
