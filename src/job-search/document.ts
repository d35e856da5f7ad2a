import { searchWords, type Word, wordsOf } from "./words.ts";

export interface SearchedText {
  title: string;
  company: string;
  skills: readonly string[];
  /** Other names that the ad is looked for by: its places and trades, "remote", "part time". */
  facts: readonly string[];
  /** Names of the wider fields that it belongs to. */
  fields: readonly string[];
  /** Plain text or HTML: description, requirement, benefits. */
  body: readonly string[];
}

/** Counted up when `searchDocument` changes: rows of `job_search` that bear another form are written again. */
export const documentForm = 1;

/** Titles are cut by the ad form and the import long before. */
const longestTitle = 200;
/** The title as it writes its accents; then where a word or a pair of a head stands: a keyword asks for it down to a level. */
const asTyped = 0;
export const headLevels = { title: 1, said: 2, fact: 3, field: 4 } as const;
export type HeadLevel = (typeof headLevels)[keyof typeof headLevels];

/** A word of a head, or two neighbours, as `job_search.words` has it: `2:ke_toan`. */
export const headToken = (level: HeadLevel, words: readonly string[]): string =>
  `${level}:${words.join("_")}`;

/** A word of a title with the accents it was typed with: `0:kê~1`; without any it is the title's own token. */
export const typedToken = ({ folded, accented }: Word): string =>
  accented === null ? headToken(headLevels.title, [folded]) : `${asTyped}:${accented}`;

/** Each word with the one after it; a lone word alone. */
export function pairsOf<W>(words: readonly W[]): W[][] {
  return words.length === 1 ? [[words[0]!]] : words.slice(1).map((word, i) => [words[i]!, word]);
}

/**
 * What a job is found by, as a `tsvector` without positions, written out: the words of the whole ad; those of its head (title,
 * what it says of company and skills, facts, fields) and pairs of neighbours there, each once at its best level; and the
 * title's once more with their accents. So words, phrases and ranks are all found by one index, without reading a row. Making
 * it here rather than with `to_tsvector` keeps one idea of a word for texts and keywords.
 */
export function searchDocument(text: SearchedText): string {
  const title = wordsOf(text.title).slice(0, longestTitle);
  const head = new Map<string, HeadLevel>();
  const tokens = new Set<string>();
  const add = (words: readonly string[], level: HeadLevel) => {
    words.forEach((word, i) => {
      tokens.add(word);
      const after = words[i + 1];
      for (const token of after === undefined ? [word] : [word, `${word}_${after}`])
        if (!head.has(token)) head.set(token, level);
    });
  };
  add(
    title.map((word) => word.folded),
    headLevels.title,
  );
  for (const name of [text.company, ...text.skills]) add(searchWords(name), headLevels.said);
  for (const name of text.facts) add(searchWords(name), headLevels.fact);
  for (const name of text.fields) add(searchWords(name), headLevels.field);
  for (const part of text.body)
    for (const word of searchWords(part.replace(/<[^<>]*>|&[a-z#\d]+;/gi, " "))) tokens.add(word);
  for (const [token, level] of head) tokens.add(headToken(level, [token]));
  for (const word of title) tokens.add(typedToken(word));
  return [...tokens].map((token) => `'${token}'`).join(" ");
}
