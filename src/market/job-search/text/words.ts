import { fold } from "#kit/fold.ts";

/** `c++`, `c#` and `.net` are words of their own; everything else is runs of letters, marks and digits. */
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:\+\+|#)?|\.net(?![\p{L}\p{N}])/giu;
/** Limit of characters of a folded word; longer words are cut. */
export const longestWord = 60;

/** A word in the forms that the search compares. */
export interface Word {
  /** The word without case and accents: `kế`, `KẾ` and `ke` are equal. */
  readonly folded: string;
  /** The word with its accents, the tone in any position (hoà = hòa); null for a word without accents. */
  readonly accented: string | null;
}

/** Returns the words of a text in their order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const written of writtenWords(text)) {
    const word = wordOf(written);
    // Marks without a letter fold to nothing.
    if (word.folded !== "") words.push(word);
  }
  return words;
}

/** A cache of words by their spelling, because ads use few distinct words, many times each. */
const known = new Map<string, Word>();
const mostKnown = 20_000;
/** Longer matches are not cached: a substring keeps the whole text in memory. */
const longestKnown = 12;

function wordOf(written: string): Word {
  const before = known.get(written);
  if (before) return before;
  const folded = oneSpelling(fold(written)).slice(0, longestWord);
  const word: Word = { folded, accented: accentedForm(written)?.slice(0, longestWord) ?? null };
  if (written.length <= longestKnown) {
    if (known.size >= mostKnown) known.clear();
    known.set(written, word);
  }
  return word;
}

/** Returns the words of a text in their original spelling. */
export function writtenWords(text: string): string[] {
  return searchedText(text).match(wordPattern) ?? [];
}

/** Returns a text in the form whose words are searched. */
export const searchedText = (text: string): string =>
  text.replaceAll("\0", " ").toWellFormed().normalize("NFKC");

/** A word with its place in `searchedText`. */
export interface Token extends Word {
  readonly from: number;
  readonly to: number;
}

/** @param text as `searchedText` returns it */
export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(wordPattern), (match) => {
    const from = match.index;
    return { ...wordOf(match[0]), from, to: from + match[0].length };
  }).filter(({ folded }) => folded !== "");
}

/** Returns the folded words of a text. */
export function searchWords(text: string): string[] {
  return wordsOf(text).map((word) => word.folded);
}

/** `kỹ` and `kĩ`, `lý` and `lí`, `quý` and `quí` are one word: a lone final y after consonants is an i. */
function oneSpelling(folded: string): string {
  return /^(?:qu|[bcdghklmnprstvx]{1,2})y$/.test(folded) ? `${folded.slice(0, -1)}i` : folded;
}

const toneMarks = /[\u0300\u0301\u0303\u0309\u0323]/g;

/**
 * Returns the letters with their shapes (ă â đ ê ô ơ ư), and the tone at the end (`ke~1`), so that both positions of a tone are equal.
 * @returns null for a word without accents
 */
function accentedForm(written: string): string | null {
  const apart = written.toLowerCase().normalize("NFD");
  if (!/[\p{M}đ]/u.test(apart)) return null;
  const tone = apart.match(toneMarks)?.[0] ?? "";
  const letters = oneAccentedSpelling(apart.replace(toneMarks, "").normalize("NFC"));
  return tone ? `${letters}~${toneNumbers[tone]}` : letters;
}

const toneNumbers: Record<string, string> = {
  "\u0300": "2",
  "\u0301": "1",
  "\u0303": "4",
  "\u0309": "3",
  "\u0323": "5",
};

function oneAccentedSpelling(letters: string): string {
  return /^(?:qu|[bcdđghklmnprstvx]{1,2})y$/.test(letters) ? `${letters.slice(0, -1)}i` : letters;
}

const syllable = /^(?:ngh?|[ckpt]h|gh?|gi|nh|qu|tr|[bcdhklmnprstvx])?[aeiouy]{1,3}(?:ch|ng|nh|[cmnpt])?$/;

/** Returns whether a folded word may be a syllable of Vietnamese. */
export const isSyllable = (folded: string): boolean => syllable.test(folded);
