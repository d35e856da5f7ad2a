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

export const and = (queries: readonly Query[]): Query =>
  queries.length === 1 ? queries[0]! : { and: queries };

export function or(queries: readonly Query[]): Query {
  const any = distinct(
    queries.flatMap((query) => (typeof query === "object" && "or" in query ? query.or : query)),
  );
  return any.length === 1 ? any[0]! : { or: any };
}

/** Matches words in a title with their accents; none for a title without accents. */
export const wholeTitle = (words: Phrase): Query => allOf(titleTerms(words));

/** Returns queries without repeated ones, in their order. */
export function distinct(queries: readonly Query[]): Query[] {
  const seen = new Set<string>();
  return queries.filter((query) => {
    const key = JSON.stringify(query);
    return !seen.has(key) && seen.add(key);
  });
}
