import { usualWords } from "./text/concepts.ts";
import { type Phrase, sameInTexts, segmentsOf } from "./text/phrases.ts";
import { wordsOf, writtenWords } from "./text/words.ts";

/** A part of a text with one meaning. */
export interface TextPhrase {
  /** The part as written; null if short forms were replaced, because the parts then have other words than the text. */
  text: string | null;
  words: string[];
  /** Phrases with the same meaning; those that are not `inTexts` have it in titles, skills and names of companies only. */
  synonyms: { words: string[]; inTexts: boolean }[];
}

const foldedOf = (words: Phrase) => words.map(({ folded }) => folded);

/** Returns the words of a text as the index stores them: without accents, short forms replaced. */
export function indexedWords(text: string): string[] {
  return foldedOf(usualWords(wordsOf(text)));
}

/** Returns the phrases of a text and their synonyms, as the job search reads a keyword. */
export function phrasesOfText(text: string): TextPhrase[] {
  const written = writtenWords(text);
  const words = usualWords(wordsOf(text));
  const isUnchanged = written.length === words.length;
  let from = 0;
  return segmentsOf(words).map((segment) => {
    const length = segment.words.length;
    const own = isUnchanged ? written.slice(from, from + length).join(" ") : null;
    from += length;
    const known = segment.synonyms.map((each) => ({ words: foldedOf(each.words), inTexts: each.inTexts }));
    const ways = sameInTexts(segment.words).slice(1);
    const others = known.length > 0 ? [] : ways.map((way) => ({ words: foldedOf(way), inTexts: true }));
    return { text: own, words: foldedOf(segment.words), synonyms: [...known, ...others] };
  });
}
