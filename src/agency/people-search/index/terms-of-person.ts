import { fold } from "#kit/fold.ts";
import { indexedWords } from "#market/job-search/phrases-of-text.ts";
import { proficiencies } from "#platform/reference/terms.ts";
import type { QueryField } from "../grammar/tree.ts";

/** What the index has of a person. */
export interface IndexedPerson {
  title: readonly string[];
  skill: readonly string[];
  company: readonly string[];
  school: readonly string[];
  /** All names of the location. */
  place: readonly string[];
  /** Texts without a field: name, tags and the texts of CV files. */
  texts: readonly string[];
  locationId: number | null;
  ownerId: number | null;
  languages: readonly { language: number; proficiency: number }[];
}

/** Limit of words of a text in the index. */
const mostWords = 4000;
/** Limit of bytes of a person's terms. PostgreSQL stores the places of terms in 20 bits and does not check that they fit. */
const mostBytes = 1_000_000;

/** The terms of one agency. Each begins with the agency's id, so that no search reads those of another agency. */
export const termsOf = (agencyId: number) => ({
  /** A term that every person of the agency has. */
  all: `${agencyId}@`,
  word: (field: QueryField | null, word: string) => `${agencyId}${field ?? ""}:${word}`,
  skill: (name: string) => `${agencyId}@skill:${fold(name)}`,
  location: (id: number) => `${agencyId}@location:${id}`,
  owner: (id: number) => `${agencyId}@owner:${id}`,
  language: (id: number, level: number) => `${agencyId}@language:${id}:${level}`,
});

/**
 * Returns the terms that a phrase has in the index: the word, the pair, or all runs of three words. Pairs alone would find
 * "kế toán thuế" in a text with "kế toán" and "quyết toán thuế".
 */
export function runsOf(words: readonly string[]): string[] {
  if (words.length < 3) return [wordsTerm(words)];
  return words.slice(2).map((_, at) => wordsTerm(words.slice(at, at + 3)));
}

/** Returns a term of adjacent words. The sign before them keeps `word*` from reading runs. */
const wordsTerm = (words: readonly string[]) => (words.length === 1 ? words[0]! : `~${words.join("_")}`);

/** Returns the terms by which an agency finds a person, those of texts without a field last, up to `mostBytes`. */
export function personTerms(agencyId: number, person: IndexedPerson): string[] {
  const terms = termsOf(agencyId);
  const all = new Set([terms.all]);
  for (const skill of person.skill) all.add(terms.skill(skill));
  if (person.locationId !== null) all.add(terms.location(person.locationId));
  if (person.ownerId !== null) all.add(terms.owner(person.ownerId));
  for (const { language, proficiency } of person.languages)
    for (const { id } of proficiencies) if (id <= proficiency) all.add(terms.language(language, id));
  const add = (field: QueryField | null, text: string) => {
    const words = indexedWords(text).slice(0, mostWords);
    for (const [at] of words.entries())
      for (let length = 1; length <= 3 && at + length <= words.length; length++) {
        const run = wordsTerm(words.slice(at, at + length));
        all.add(terms.word(null, run));
        if (field) all.add(terms.word(field, run));
      }
  };
  for (const field of ["title", "skill", "company", "school", "place"] as const)
    for (const text of person[field]) add(field, text);
  for (const text of person.texts) add(null, text);
  return firstBytes([...all], mostBytes);
}

/** Returns the first of the texts whose UTF-8 has at most `limit` bytes together. */
function firstBytes(texts: string[], limit: number): string[] {
  let bytes = 0;
  const end = texts.findIndex((text) => {
    bytes += Buffer.byteLength(text);
    return bytes > limit;
  });
  return end === -1 ? texts : texts.slice(0, end);
}
