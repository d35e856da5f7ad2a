import { usualWords } from "./concepts.ts";
import { type Word, wordsOf } from "./words.ts";

export interface DocumentText {
  title: string;
  company: string;
  skills: readonly string[];
  /** Names of its attributes: locations, job type, "remote". */
  attributes: readonly string[];
  /** Plain text or HTML: description and requirement. */
  body: readonly string[];
}

/** Increase it when `searchDocument` changes: rows of `job_search` with another version are then written again. */
export const indexVersion = 2;

/** In words; the ad form and the import limit titles to less. */
const maxTitleWords = 200;

/** Fields whose words and bigrams are marked with them. */
export const searchFields = { title: "1:", companyAndSkills: "2:", attributes: "3:" } as const;
/** Marks the words and bigrams of the title as they are written. */
const writtenTitle = "0:";
/** Marks words and bigrams of any text as they are written, where that is with accents. */
const written = "=";

type Field = (typeof searchFields)[keyof typeof searchFields];

const foldedOf = (words: readonly Word[]) => words.map((word) => word.folded).join("_");
const writtenOf = (words: readonly Word[]) => words.map((word) => word.accented ?? word.folded).join("_");
const isAccented = (word: Word) => word.accented !== null;
export const hasAccents = (words: readonly Word[]): boolean => words.some(isAccented);

/** Pairs of adjacent words; a single word alone. */
function bigramsOf(words: readonly Word[]): Word[][] {
  return words.length === 1 ? [[words[0]!]] : words.slice(1).map((word, i) => [words[i]!, word]);
}

/** Three adjacent words each: "kế toán" and "toán thuế" are in many texts without "kế toán thuế", beside "quyết toán thuế". */
function trigramsOf(words: readonly Word[]): Word[][] {
  return words.slice(2).map((_, i) => words.slice(i, i + 3));
}

/** The terms of a phrase, without accents: in one field, or in the title, company, skills or body where none is named. */
export function foldedTerms(words: readonly Word[], field: Field | "" = ""): string[] {
  const runs = field === "" && words.length > 2 ? trigramsOf(words) : bigramsOf(words);
  return runs.map((run) => field + foldedOf(run));
}

/** The same in any text, with the accents of the words that have some. */
export function writtenTerms(words: readonly Word[]): string[] {
  const terms = bigramsOf(words).flatMap((pair) => accentedTerms(pair, written, ""));
  return words.length > 2 ? [...foldedTerms(words), ...terms] : terms;
}

/** The same in the title. */
export function titleTerms(words: readonly Word[]): string[] {
  return bigramsOf(words).flatMap((pair) => accentedTerms(pair, writtenTitle, searchFields.title));
}

/** The same in a title that has none of their accents. */
export function plainTitleTerms(words: readonly Word[]): string[] {
  return bigramsOf(words).map((pair) => writtenTitle + foldedOf(pair));
}

function accentedTerms(pair: readonly Word[], mark: string, field: Field | ""): string[] {
  if (pair.every(isAccented)) return [mark + writtenOf(pair)];
  return [field + foldedOf(pair), ...pair.filter(isAccented).map((word) => mark + writtenOf([word]))];
}

/** What ends a run of neighbours in a body: the end of a sentence, a line, a tag of its own line. */
const sentenceEnd = /[.;:!?](?=\s|$)|[\n\r•·|]/u;
const inlineTag = /<\/?(?:a|b|em|i|mark|small|span|strong|sub|sup|u)\b[^<>]*>|&[a-z#\d]+;/gi;

/** The runs of neighbours in a body. */
function sentencesOf(body: string): Word[][] {
  return body
    .replace(inlineTag, " ")
    .replace(/<[^<>]*>/g, "\n")
    .split(sentenceEnd)
    .map((sentence) => usualWords(wordsOf(sentence)));
}

/**
 * The terms of a job as the text of a `tsvector` without positions: the words and bigrams of its texts, folded and as written, and
 * those of each field marked with it. So one index answers words, phrases and ranking, without reading a row. It is built here and
 * not by `to_tsvector`, so that texts and keywords are tokenized alike.
 */
export function searchDocument(text: DocumentText): string {
  const terms = new Set<string>();
  const title = usualWords(wordsOf(text.title)).slice(0, maxTitleWords);
  addText(terms, title, searchFields.title);
  for (const some of runsOf(title)) {
    // A pair with the accents of one word only is found by its folded form and that word.
    if (some.every(isAccented) || !hasAccents(some)) terms.add(writtenTitle + writtenOf(some));
  }
  for (const name of [text.company, ...text.skills])
    addText(terms, usualWords(wordsOf(name)), searchFields.companyAndSkills);
  for (const name of text.attributes)
    for (const some of runsOf(usualWords(wordsOf(name)))) terms.add(searchFields.attributes + foldedOf(some));
  for (const part of text.body) for (const sentence of sentencesOf(part)) addText(terms, sentence);
  return [...terms].map((term) => `'${term}'`).join(" ");
}

/** Each word, and each pair of neighbours. */
function runsOf(words: readonly Word[]): Word[][] {
  return [...words.map((word) => [word]), ...(words.length > 1 ? bigramsOf(words) : [])];
}

/** Each word, with the one and the two after it. Without lists of them: a market has a hundred million such runs. */
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
