import { searchWords, wordsOf } from "./words.ts";

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
/** Between two texts of a head, so that no phrase reaches from one into the next. */
const gap = 2;

/**
 * The `tsvector`s of a job, written out: its title, each word folded and with its accents; its head (title A, company and
 * skills B, facts C, fields without), both with positions, so that phrases are found; and the words of the whole ad. Making them here rather
 * than with `to_tsvector` keeps one idea of a word for texts and keywords.
 */
export function searchDocument(text: SearchedText): SearchDocument {
  const title = new Vector();
  const head = new Vector();
  for (const { folded, accented } of wordsOf(text.title).slice(0, longestTitle)) {
    title.add([folded, ...(accented ? [accented] : [])], "");
    head.add([folded], "A");
  }
  for (const [names, weight] of [
    [[text.company, ...text.skills], "B"],
    [new Set(text.facts), "C"],
    [new Set(text.fields), ""],
  ] as const) {
    for (const name of names) {
      head.skip(gap);
      for (const word of searchWords(name)) head.add([word], weight);
    }
  }
  const all = new Set(head.words());
  for (const part of text.body)
    for (const word of searchWords(part.replace(/<[^>]*>|&[a-z#\d]+;/gi, " "))) all.add(word);
  return {
    title_words: title.written(),
    head_words: head.written(),
    words: [...all].map((word) => `'${word}'`).join(" "),
  };
}

class Vector {
  #at = 0;
  #places = new Map<string, string[]>();

  add(forms: readonly string[], weight: string): void {
    this.#at++;
    for (const form of forms)
      this.#places.set(form, [...(this.#places.get(form) ?? []), `${this.#at}${weight}`]);
  }
  skip(places: number): void {
    this.#at += places;
  }
  words(): Iterable<string> {
    return this.#places.keys();
  }
  written(): string {
    return [...this.#places].map(([word, at]) => `'${word}':${at.join(",")}`).join(" ");
  }
}
