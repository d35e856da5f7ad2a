import {
  foldedTerms,
  hasAccents,
  plainTitleTerms,
  searchFields,
  titleTerms,
  writtenTerms,
} from "../index/document.ts";
import type { Phrase } from "./phrases.ts";

/**
 * A boolean query over the terms of `searchDocument`: terms joined by `&`, all of which a job must have (a
 * single term may end in `*`: a prefix), or a combination. Terms consist of letters, digits and marks of
 * fields, so a visitor's text contains no operator.
 */
export type Query = string | { or: readonly Query[] } | { and: readonly Query[] };

/** Functions that match words in the title, in company and skills, and in any text. */
export interface Form {
  inTitle(words: Phrase): Query;
  inNames(words: Phrase): Query;
  inTexts(words: Phrase): Query;
}

/** Returns a query for all of the terms. */
export const allOf = (terms: readonly string[]): Query => terms.join("&");

/** Matches words without their accents. */
export const folded: Form = {
  inTitle: (words) => allOf(foldedTerms(words, searchFields.title)),
  inNames: (words) => allOf(foldedTerms(words, searchFields.companyAndSkills)),
  inTexts: (words) => allOf(foldedTerms(words)),
};

/** Matches words with their accents. */
export const asWritten: Form = {
  inTitle: (words) => or([allOf(titleTerms(words)), ...inPlainTitle(words)]),
  inNames: (words) => allOf([...foldedTerms(words, searchFields.companyAndSkills), ...writtenTerms(words)]),
  inTexts: (words) => or([allOf(writtenTerms(words)), ...inPlainTitle(words)]),
};

/** A title without accents matches every spelling. */
const inPlainTitle = (words: Phrase): Query[] => (hasAccents(words) ? [allOf(plainTitleTerms(words))] : []);

/** Matches words in the attributes of a job. */
export const inAttributes = (words: Phrase): Query => allOf(foldedTerms(words, searchFields.attributes));

export const and = (queries: readonly Query[]): Query => combined("and", queries);

export function or(queries: readonly Query[]): Query {
  return combined("or", distinct(queries.flatMap((query) => (isAny(query) ? query.or : query))));
}

const isAny = (query: Query): query is { or: readonly Query[] } => typeof query === "object" && "or" in query;

/** Combinations by the numbers of their parts: equal ones are one object, so that a search evaluates each only once. */
const combinations = new Map<string, Query>();
const numbers = new Map<Query, number>();
const mostNumbers = 30_000;
let numbered = 0;

function combined(kind: "and" | "or", queries: readonly Query[]): Query {
  if (queries.length === 1) return queries[0]!;
  let key: string = kind;
  for (const query of queries) key += ` ${numberOf(query)}`;
  const known = combinations.get(key);
  if (known) return known;
  const query = kind === "and" ? { and: queries } : { or: queries };
  combinations.set(key, query);
  return query;
}

function numberOf(query: Query): number {
  const known = numbers.get(query);
  if (known) return known;
  if (numbers.size >= mostNumbers) {
    // Later numbers are new ones, so that no key has two meanings.
    numbers.clear();
    combinations.clear();
  }
  numbers.set(query, ++numbered);
  return numbered;
}

/** Matches words in a title with their accents; none for a title without accents. */
export const wholeTitle = (words: Phrase): Query => allOf(titleTerms(words));

/** Returns queries without repeated ones, in their order. */
export const distinct = (queries: readonly Query[]): Query[] => [...new Set(queries)];
