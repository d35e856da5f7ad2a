import { usualWords } from "../text/concepts.ts";
import { type Word, wordsOf } from "../text/words.ts";

export interface DocumentText {
  title: string;
  company: string;
  skills: readonly string[];
  /** The names of the job's attributes: its locations, its type, "remote". */
  attributes: readonly string[];
  /** Plain text or HTML: description and requirement. */
  body: readonly string[];
}

/** Version of the terms. Increase it when `searchDocument` changes: rows of `job_search` with another version are rebuilt. */
export const indexVersion = 4;

/** Maximum number of words of a title in the index. The ad form and the import allow shorter titles only. */
const maxTitleWords = 200;

/** Prefixes of the terms of each field. */
export const searchFields = { title: "1:", companyAndSkills: "2:", attributes: "3:" } as const;
/** Prefix of the title's words and bigrams with their original accents. */
const writtenTitle = "0:";
/** Prefix of words and bigrams of any text with their original accents, for texts that have accents. */
const written = "=";

type Field = (typeof searchFields)[keyof typeof searchFields];

const foldedOf = (words: readonly Word[]) => words.map((word) => word.folded).join("_");
const writtenOf = (words: readonly Word[]) => words.map((word) => word.accented ?? word.folded).join("_");
const isAccented = (word: Word) => word.accented !== null;
export const hasAccents = (words: readonly Word[]): boolean => words.some(isAccented);

/** Returns the pairs of adjacent words; a single word is returned alone. */
function bigramsOf(words: readonly Word[]): Word[][] {
  return words.length === 1 ? [[words[0]!]] : words.slice(1).map((word, i) => [words[i]!, word]);
}

/**
 * Returns the runs of three adjacent words. Pairs are not enough for a phrase: a text with "kế toán" and
 * "quyết toán thuế" has both pairs of "kế toán thuế" without the phrase.
 */
function trigramsOf(words: readonly Word[]): Word[][] {
  return words.slice(2).map((_, i) => words.slice(i, i + 3));
}

/**
 * Returns the terms of a phrase without accents: in one field, or in title, company, skills or body when no
 * field is named.
 */
export function foldedTerms(words: readonly Word[], field: Field | "" = ""): string[] {
  const runs = field === "" && words.length > 2 ? trigramsOf(words) : bigramsOf(words);
  return runs.map((run) => field + foldedOf(run));
}

/** Returns the terms of a phrase in any text, with the accents of the words that have some. */
export function writtenTerms(words: readonly Word[]): string[] {
  const terms = bigramsOf(words).flatMap((pair) => accentedTerms(pair, written, ""));
  return words.length > 2 ? [...foldedTerms(words), ...terms] : terms;
}

/** Returns the terms of a phrase in the title, with accents. */
export function titleTerms(words: readonly Word[]): string[] {
  return bigramsOf(words).flatMap((pair) => accentedTerms(pair, writtenTitle, searchFields.title));
}

/** Returns the terms of a phrase in a title without any of its accents. */
export function plainTitleTerms(words: readonly Word[]): string[] {
  return bigramsOf(words).map((pair) => writtenTitle + foldedOf(pair));
}

function accentedTerms(pair: readonly Word[], mark: string, field: Field | ""): string[] {
  if (pair.every(isAccented)) return [mark + writtenOf(pair)];
  return [field + foldedOf(pair), ...pair.filter(isAccented).map((word) => mark + writtenOf([word]))];
}

/** The end of a sentence, a line or a block element ends a run of adjacent words in a body. */
const sentenceEnd = /[.;:!?](?=\s|$)|[\n\r•·|]/u;
const inlineTag = /<\/?(?:a|b|em|i|mark|small|span|strong|sub|sup|u)\b[^<>]*>|&[a-z#\d]+;/gi;

/** Returns the runs of adjacent words in a body. */
function sentencesOf(body: string): Word[][] {
  return body
    .replace(inlineTag, " ")
    .replace(/<[^<>]*>/g, "\n")
    .split(sentenceEnd)
    .map((sentence) => usualWords(wordsOf(sentence)));
}

/**
 * Returns the terms of a job as the text of a `tsvector` without positions: the words and bigrams of its texts, folded and as
 * written, and the same with the prefix of their field. One index thus answers words, phrases and ranking, without reading rows.
 * The text is built here and not by `to_tsvector`, so that texts and keywords are tokenized alike.
 */
export function searchDocument(text: DocumentText): string {
  const terms = new Set<string>();
  const title = usualWords(wordsOf(text.title)).slice(0, maxTitleWords);
  addText(terms, title, searchFields.title);
  for (const some of runsOf(title)) {
    // A pair in which one word has accents is found by its folded form and that word.
    if (some.every(isAccented) || !hasAccents(some)) terms.add(writtenTitle + writtenOf(some));
  }
  for (const name of [text.company, ...text.skills])
    addText(terms, usualWords(wordsOf(name)), searchFields.companyAndSkills);
  for (const name of text.attributes)
    for (const some of runsOf(usualWords(wordsOf(name)))) terms.add(searchFields.attributes + foldedOf(some));
  for (const part of text.body) for (const sentence of sentencesOf(part)) addText(terms, sentence);
  return [...terms].map((term) => `'${term}'`).join(" ");
}

/** Returns each word and each pair of adjacent words. */
function runsOf(words: readonly Word[]): Word[][] {
  return [...words.map((word) => [word]), ...(words.length > 1 ? bigramsOf(words) : [])];
}

/**
 * Adds each word alone, with the next word, and with the next two. It allocates no lists, because a large
 * market has a hundred million such runs.
 */
function addText(terms: Set<string>, words: readonly Word[], field?: Field): void {
  const add = (folded: string, accented: string | null) => {
    terms.add(folded);
    if (field) terms.add(field + folded);
    if (accented !== null) terms.add(written + accented);
  };
  words.forEach((word, index) => {
    add(word.folded, word.accented);
    const next = words[index + 1];
    if (!next) return;
    const pair = `${word.folded}_${next.folded}`;
    const accented = word.accented !== null && next.accented !== null;
    add(pair, accented ? `${word.accented}_${next.accented}` : null);
    const third = words[index + 2];
    if (third) terms.add(`${pair}_${third.folded}`);
  });
}
