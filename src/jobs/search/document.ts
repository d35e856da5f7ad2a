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

export interface SearchDocument {
  title_words: string;
  head_words: string;
  words: string;
}

/** Titles are cut by the ad form and the import long before. */
const longestTitle = 200;
/** Where a word or a pair of a head stands; a keyword asks for it down to a level. */
export const headLevels = { title: 1, said: 2, fact: 3, field: 4 } as const;
export type HeadLevel = (typeof headLevels)[keyof typeof headLevels];

/** A word of a head, or two neighbours, as `job_search.head_words` has it: `2:ke_toan`. */
export const headToken = (level: HeadLevel, words: readonly string[]): string =>
  `${level}:${words.join("_")}`;

/**
 * The `tsvector`s of a job, written out: its title with positions, so that phrases are found, each word folded and with its
 * accents; its head (title, what it says of company and skills, facts, fields) as words and pairs of neighbours, each once at
 * its best level, so that phrases are found by the index alone; and the words of the whole ad. Making them here rather than
 * with `to_tsvector` keeps one idea of a word for texts and keywords.
 */
export function searchDocument(text: SearchedText): SearchDocument {
  const title = wordsOf(text.title).slice(0, longestTitle);
  const head = new Map<string, HeadLevel>();
  const words = new Set<string>();
  const add = (list: readonly string[], level: HeadLevel) => {
    list.forEach((word, i) => {
      words.add(word);
      const after = list[i + 1];
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
    for (const word of searchWords(part.replace(/<[^>]*>|&[a-z#\d]+;/gi, " "))) words.add(word);
  return {
    title_words: positioned(title),
    head_words: [...head].map(([token, level]) => `'${headToken(level, [token])}'`).join(" "),
    words: [...words].map((word) => `'${word}'`).join(" "),
  };
}

function positioned(words: readonly Word[]): string {
  const places = new Map<string, number[]>();
  words.forEach(({ folded, accented }, i) => {
    for (const form of accented ? [folded, accented] : [folded]) {
      const at = places.get(form);
      if (at) at.push(i + 1);
      else places.set(form, [i + 1]);
    }
  });
  return [...places].map(([word, at]) => `'${word}':${at.join(",")}`).join(" ");
}
