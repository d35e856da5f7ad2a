import type { Tier } from "../keyword.ts";

/** A part of a query body, as the cluster reads it. */
export type Clause = Record<string, unknown>;

type Node =
  | { kind: "word"; word: string; goesOn: boolean }
  | { kind: "phrase" | "and" | "or"; parts: Node[] };
type Word = Extract<Node, { kind: "word" }>;

/**
 * A `tsquery` as a query of the cluster: what matches a row of `job_search` there matches its document here, because both hold
 * the same words at the same places. Understands what keyword.ts writes: `'word'`, `'wor':*`, `<->`, `&`, `|` and
 * parentheses.
 * @param column the tsvector's column; `fieldsOf` says where its words are
 */
export function matching(column: Tier["column"], tsquery: string): Clause {
  const tokens = tsquery.match(/'[^']*'(?::\*)?|<->|[&|()]/g) ?? [];
  let at = 0;

  function list(kind: "or" | "and" | "phrase", sign: string, next: () => Node): Node {
    const parts = [next()];
    while (tokens[at] === sign) {
      at++;
      parts.push(next());
    }
    return parts.length === 1 ? parts[0]! : { kind, parts };
  }
  const either = (): Node => list("or", "|", both);
  const both = (): Node => list("and", "&", phrase);
  const phrase = (): Node => list("phrase", "<->", one);
  function one(): Node {
    const token = tokens[at++];
    if (token === "(") {
      const inner = either();
      if (tokens[at++] !== ")") throw new Error("A tsquery's parenthesis is open");
      return inner;
    }
    const [, word, star] = /^'([^']*)'(:\*)?$/.exec(token ?? "") ?? [];
    if (word === undefined) throw new Error("A tsquery has no word where one belongs");
    return { kind: "word", word, goesOn: star !== undefined };
  }

  const read = either();
  if (at !== tokens.length) throw new Error("A tsquery goes on after its end");
  return clauseOf(column, read);
}

/** Words with accents end in their tone's number or hold a letter that folding would change. */
export function isMarked(word: string): boolean {
  return /[~đ\p{M}]/u.test(word.normalize("NFD"));
}

/** Where a word is looked for: words with accents have a field of their own. */
function fieldOf(column: string, { word }: Word): string {
  return isMarked(word) ? `${column}_marked` : column;
}

function clauseOf(column: string, node: Node): Clause {
  if (node.kind === "word") {
    const kind = node.goesOn ? "prefix" : "term";
    return { [kind]: { [fieldOf(column, node)]: node.word } };
  }
  if (node.kind === "phrase") return phraseOf(column, node.parts);
  const parts = node.parts.map((part) => clauseOf(column, part));
  return node.kind === "and" ? { bool: { filter: parts } } : anyOf(parts);
}

/** Matches where one of them does. */
export function anyOf(clauses: Clause[]): Clause {
  return clauses.length === 1 ? clauses[0]! : { bool: { should: clauses, minimum_should_match: 1 } };
}

function phraseOf(column: string, parts: readonly Node[]): Clause {
  const words = parts.map((part) => {
    if (part.kind !== "word" || part.goesOn) throw new Error("A tsquery's phrase has words only");
    return part;
  });
  const marked = words.filter(({ word }) => isMarked(word)).length;
  if (marked === 0 || marked === words.length)
    return { match_phrase: { [fieldOf(column, words[0]!)]: words.map(({ word }) => word).join(" ") } };
  // Some words were typed with accents: both fields have the same positions.
  const clauses = words.map((word) => {
    const field = fieldOf(column, word);
    const term = { span_term: { [field]: word.word } };
    return field === column ? term : { field_masking_span: { query: term, field: column } };
  });
  return { span_near: { clauses, slop: 0, in_order: true } };
}
