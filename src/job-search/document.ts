import { searchWords, type Word, wordsOf } from "./words.ts";

export interface DocumentText {
  title: string;
  company: string;
  skills: readonly string[];
  /** Names of its attributes: locations, categories, "remote", "part time". */
  attributes: readonly string[];
  /** Names of the top-level categories of its categories. */
  parentCategories: readonly string[];
  /** Plain text or HTML: description, requirement, benefits. */
  body: readonly string[];
}

/** Increase it when `searchDocument` changes: rows of `job_search` with another version are then written again. */
export const indexVersion = 1;

/** In words; the ad form and the import limit titles to less. */
const maxTitleWords = 200;
/** Field of the title's words with their accents. */
const accentedTitle = 0;
/** Fields by relevance: a word or pair is indexed in the best field that contains it. */
export const searchFields = { title: 1, companyAndSkills: 2, attributes: 3, parentCategories: 4 } as const;
export type SearchField = (typeof searchFields)[keyof typeof searchFields];

/** The term of a word or bigram in a field, as in `job_search.words`: `2:ke_toan`. */
export const fieldTerm = (field: SearchField, words: readonly string[]): string =>
  `${field}:${words.join("_")}`;

/** The term of a title's word with its accents: `0:kê~1`; a word without accents is the plain term. */
export const accentedTerm = ({ folded, accented }: Word): string =>
  accented === null ? fieldTerm(searchFields.title, [folded]) : `${accentedTitle}:${accented}`;

/** Pairs of adjacent words; a single word alone. */
export function bigramsOf<W>(words: readonly W[]): W[][] {
  return words.length === 1 ? [[words[0]!]] : words.slice(1).map((word, i) => [words[i]!, word]);
}

/**
 * The terms of a job as the text of a `tsvector` without positions: the words of the whole ad; the words and bigrams of its fields
 * (title, company and skills, attributes, parent categories), each in its best field; and the title's words with their accents. So
 * one index answers words, phrases and ranking, without reading a row. It is built here and not by `to_tsvector`, so that texts and
 * keywords are tokenized alike.
 */
export function searchDocument(text: DocumentText): string {
  const title = wordsOf(text.title).slice(0, maxTitleWords);
  const fieldOf = new Map<string, SearchField>();
  const terms = new Set<string>();
  const add = (words: readonly string[], field: SearchField) => {
    words.forEach((word, i) => {
      terms.add(word);
      const after = words[i + 1];
      for (const term of after === undefined ? [word] : [word, `${word}_${after}`])
        if (!fieldOf.has(term)) fieldOf.set(term, field);
    });
  };
  add(
    title.map((word) => word.folded),
    searchFields.title,
  );
  for (const name of [text.company, ...text.skills]) add(searchWords(name), searchFields.companyAndSkills);
  for (const name of text.attributes) add(searchWords(name), searchFields.attributes);
  for (const name of text.parentCategories) add(searchWords(name), searchFields.parentCategories);
  for (const part of text.body)
    for (const word of searchWords(part.replace(/<[^<>]*>|&[a-z#\d]+;/gi, " "))) terms.add(word);
  for (const [term, field] of fieldOf) terms.add(fieldTerm(field, [term]));
  for (const word of title) terms.add(accentedTerm(word));
  return [...terms].map((term) => `'${term}'`).join(" ");
}
