import { type RawBuilder, type SqlBool, sql } from "kysely";
import { fold } from "./fold.ts";

/** Separates words as the SQL function `search_words` does. `+` and `#` are letters of "c++" and "c#". */
const betweenWords = /[^a-z0-9+#\u{80}-\u{1fff}\u{2070}-\u{10ffff}]+/u;
/** Returns whether a piece of a text may be a part of a phone number: digits and the signs between them. */
const isPhonePiece = (piece: string) => /^[+().\-\d]+$/.test(piece) && /\d/.test(piece);
/** Words are stored up to this length. */
const longestWord = 60;

/** A thing to search for: one of several lists of words, all of which a text has to have, at least as beginnings. */
type Alternatives = string[][];

const wordsOf = (folded: string) =>
  folded
    .split(betweenWords)
    .filter(Boolean)
    .map((word) => word.slice(0, longestWord));

/** Returns the digits as phone numbers are stored: `0084…` and `84 (0)…` as `84…`. */
const phoneDigits = (text: string) => text.replace(/\D/g, "").replace(/^00/, "").replace(/^840/, "84");

/** Returns the thing that adjacent pieces with digits name: the words, or the beginning of a phone number. */
function numberOf(pieces: readonly string[]): Alternatives {
  const phone = phoneDigits(pieces.join(""));
  const words = pieces.flatMap((piece) => piece.split(/\D+/).filter(Boolean));
  return words.length === 1 && words[0] === phone ? [words] : [[phone], words].filter((each) => each[0]);
}

/** Reads a query into things: words, email addresses or parts of one with `@`, and adjacent pieces with digits. */
function thingsOf(text: string): Alternatives[] {
  const things: Alternatives[] = [];
  const words = new Set<string>();
  let digits: string[] = [];
  const endNumber = () => {
    if (digits.length > 0) things.push(numberOf(digits));
    digits = [];
  };
  for (const piece of fold(text).split(" ")) {
    if (isPhonePiece(piece)) {
      digits.push(piece);
      continue;
    }
    endNumber();
    if (piece.includes("@") && piece.length > 1) things.push([[piece]]);
    else for (const word of wordsOf(piece)) words.add(word);
  }
  endNumber();
  // A beginning of another word is true with it.
  const all = [...words];
  const longest = all.filter((word) => !all.some((other) => other !== word && other.startsWith(word)));
  return [...longest.map((word) => [[word]]), ...things];
}

const quoted = (term: string) => `'${term.replace(/['\\]/g, "$&$&")}'`;

/**
 * Returns a query of `tsquery` for each thing that a text names. A row whose terms match all of them has all the words of the text, in any
 * order, at least as beginnings, without regard to case, accents and the separators of phone numbers (decision 175).
 * @param prefixes the prefixes of terms, one of which has to match: the columns in which to search
 * @returns an empty list for a text without words, which finds nothing
 */
export function beginningQueries(text: string, prefixes: readonly string[]): string[] {
  const term = (word: string) => `(${prefixes.map((prefix) => `${quoted(prefix + word)}:*`).join(" | ")})`;
  return thingsOf(text).map((alternatives) =>
    alternatives.map((words) => `(${words.map(term).join(" & ")})`).join(" | "),
  );
}

/** Returns the condition that the terms of row `s` match a text; false for a text without words. */
export function matchesBeginnings(text: string, prefixes: readonly string[]): RawBuilder<SqlBool> {
  const queries = beginningQueries(text, prefixes);
  if (queries.length === 0) return sql<SqlBool>`false`;
  // One condition a thing: GIN reads several small queries in half the time of their conjunction in one query.
  return sql.join(
    queries.map((query) => sql<SqlBool>`s.terms @@ ${query}::tsquery`),
    sql` AND `,
  );
}
