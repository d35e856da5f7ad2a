import { type Token, tokensOf, Unreadable } from "./tokens.ts";
import {
  type Group,
  type Negation,
  type QueryField,
  type QueryNode,
  queryLimits,
  type Term,
} from "./tree.ts";

/** A query as a tree, or the place at which it cannot be read: the text from there, cut. */
export type ParsedQuery = { tree: QueryNode; place: null } | { tree: null; place: string };

/** Limit of characters of a place. */
export const longestPlace = 30;

/**
 * Reads a query: words are joined by AND, which binds more tightly than `OR`; `NOT` or `-` negates the term or the brackets after it.
 * Operators are in capitals.
 */
export function parseQuery(query: string): ParsedQuery {
  const text = query.toWellFormed().normalize("NFC");
  try {
    if (text.length > queryLimits.length) throw new Unreadable(queryLimits.length);
    return { tree: new Parser(tokensOf(text)).whole(), place: null };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { tree: null, place: placeIn(text, error.at) };
  }
}

/** Returns the text at a position; at the end of the query, its last word. */
function placeIn(text: string, at: number): string {
  const from = text.slice(at).trim();
  return from === "" ? lastWord(text).slice(-longestPlace) : from.slice(0, longestPlace).toWellFormed();
}

function lastWord(text: string): string {
  return text.trimEnd().split(/\s/u).at(-1) ?? "";
}

class Parser {
  readonly #tokens: readonly Token[];
  #next = 0;
  #terms = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  whole(): QueryNode {
    const tree = this.#alternatives(0, null);
    if (this.#token.kind !== "end") throw new Unreadable(this.#token.at);
    return tree;
  }

  get #token(): Token {
    return this.#tokens[this.#next]!;
  }

  #take(): Token {
    const token = this.#token;
    this.#next++;
    return token;
  }

  /** @param inField the field of the brackets around, in which terms cannot name another one */
  #alternatives(depth: number, inField: QueryField | null): QueryNode {
    const parts = [this.#conjunction(depth, inField)];
    while (this.#token.kind === "or") {
      this.#take();
      parts.push(this.#conjunction(depth, inField));
    }
    return joined("or", parts);
  }

  #conjunction(depth: number, inField: QueryField | null): QueryNode {
    const parts = [this.#part(depth, inField)];
    for (;;) {
      const { kind } = this.#token;
      if (kind === "end" || kind === ")" || kind === "or") return joined("and", parts);
      if (kind === "and") this.#take();
      parts.push(this.#part(depth, inField));
    }
  }

  #part(depth: number, inField: QueryField | null): QueryNode {
    if (this.#token.kind !== "not") return this.#positive(depth, inField);
    const { at } = this.#take();
    const of = this.#positive(depth, inField);
    // NOT of NOT is a slip of the pen, and the negation of a negation would print with two signs.
    if (of.kind === "not") throw new Unreadable(at);
    return { kind: "not", of } satisfies Negation;
  }

  /** Reads a term or brackets, with their field. */
  #positive(depth: number, inField: QueryField | null): QueryNode {
    const token = this.#take();
    if (token.kind === "field") {
      if (inField !== null) throw new Unreadable(token.at);
      return this.#ofField(depth, token.field);
    }
    if (token.kind === "(") return this.#brackets(depth, inField, token.at);
    return this.#term(token, null);
  }

  #ofField(depth: number, field: QueryField): QueryNode {
    const token = this.#take();
    if (token.kind !== "(") return this.#term(token, field);
    const inside = this.#brackets(depth, field, token.at);
    return inside.kind === "not"
      ? { kind: "not", of: withField(inside.of, field) }
      : withField(inside, field);
  }

  #brackets(depth: number, inField: QueryField | null, at: number): QueryNode {
    if (depth === queryLimits.depth) throw new Unreadable(at);
    const inside = this.#alternatives(depth + 1, inField);
    if (this.#token.kind !== ")") throw new Unreadable(this.#token.kind === "end" ? at : this.#token.at);
    this.#take();
    return inside;
  }

  #term(token: Token, field: QueryField | null): Term {
    if (token.kind !== "word" && token.kind !== "phrase" && token.kind !== "prefix")
      throw new Unreadable(token.at);
    if (++this.#terms > queryLimits.terms) throw new Unreadable(token.at);
    if (token.kind === "prefix" && !isPrefix(token.text)) throw new Unreadable(token.at);
    return { kind: token.kind, field, text: token.text };
  }
}

/** Returns whether a text can be the beginning of a word: three or more letters or digits and nothing else. */
function isPrefix(text: string): boolean {
  const bare = text.normalize("NFKD").replace(/\p{M}/gu, "");
  return bare.length >= queryLimits.prefix && /^[\p{L}\p{N}]+$/u.test(bare);
}

function withField(node: Term | Group, field: QueryField): Term | Group {
  if ("of" in node) return { kind: node.kind, field, of: node.of };
  return { kind: node.kind, field, text: node.text };
}

/** Joins parts; brackets around the same operator do not matter. */
function joined(kind: "and" | "or", parts: readonly QueryNode[]): QueryNode {
  if (parts.length === 1) return parts[0]!;
  const of = parts.flatMap((part) => (part.kind === kind && part.field === null ? part.of : [part]));
  return { kind, field: null, of };
}
