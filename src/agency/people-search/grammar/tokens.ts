import { type QueryField, queryFields } from "./tree.ts";

export type Token =
  | { kind: "word" | "phrase" | "prefix"; text: string; at: number }
  | { kind: "field"; field: QueryField; at: number }
  | { kind: "(" | ")" | "not" | "or" | "and" | "end"; at: number };

/** A query that cannot be read; `at` is the position of the first character that cannot be. */
export class Unreadable extends Error {
  readonly at: number;

  constructor(at: number) {
    super(`unreadable at ${at}`);
    this.name = "Unreadable";
    this.at = at;
  }
}

const operators: Readonly<Record<string, "or" | "not" | "and">> = { OR: "or", NOT: "not", AND: "and" };
const quotes = new Set(['"', "“", "”"]);
const isSpace = (sign: string) => sign.trim() === "";
/** Returns whether a character ends a word. */
const isEnd = (sign: string) => isSpace(sign) || quotes.has(sign) || "():*".includes(sign);
/** Returns whether a text has a word. Compatibility forms are decomposed, because some letters are only marks without them ("ͺ"). */
const hasLetter = (text: string) => /[\p{L}\p{N}]/u.test(text.normalize("NFKC"));

/** Splits a query into tokens, the last of them `end`. @throws Unreadable */
export function tokensOf(query: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < query.length) {
    if (isSpace(query[at]!)) {
      at++;
      continue;
    }
    const { token, next } = tokenAt(query, at);
    tokens.push(token);
    at = next;
  }
  tokens.push({ kind: "end", at: query.length });
  return tokens;
}

function tokenAt(query: string, at: number): { token: Token; next: number } {
  const sign = query[at]!;
  if (sign === "(" || sign === ")") return { token: { kind: sign, at }, next: at + 1 };
  if (sign === "-" || sign === "−") return { token: { kind: "not", at }, next: at + 1 };
  if (quotes.has(sign)) return phraseAt(query, at);
  let next = at;
  while (next < query.length && !isEnd(query[next]!)) next++;
  const text = query.slice(at, next);
  if (query[next] === ":") return { token: fieldOf(text, at), next: next + 1 };
  const operator = operators[text];
  if (operator) return { token: { kind: operator, at }, next };
  if (!hasLetter(text)) throw new Unreadable(at);
  if (query[next] === "*") return { token: { kind: "prefix", text, at }, next: next + 1 };
  return { token: { kind: "word", text, at }, next };
}

function phraseAt(query: string, at: number): { token: Token; next: number } {
  let end = at + 1;
  while (end < query.length && !quotes.has(query[end]!)) end++;
  const text = query
    .slice(at + 1, end)
    .replace(/\s+/gu, " ")
    .trim();
  if (end === query.length || !hasLetter(text)) throw new Unreadable(at);
  return { token: { kind: "phrase", text, at }, next: end + 1 };
}

function fieldOf(text: string, at: number): Token {
  const field = queryFields.find((each) => each === text.toLowerCase());
  if (!field) throw new Unreadable(at);
  return { kind: "field", field, at };
}
