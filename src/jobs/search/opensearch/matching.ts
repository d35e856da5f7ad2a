import type { Tier } from "../keyword.ts";

/** A part of a query body, as the cluster reads it. */
export type Clause = Record<string, unknown>;

type Node =
  | { kind: "word"; word: string; goesOn: boolean; weights: string }
  | { kind: "phrase" | "and" | "or"; parts: Node[] };
type Word = Extract<Node, { kind: "word" }>;

/**
 * A `tsquery` as a query of the cluster: what matches a row of `job_search` there matches its document here, because both hold
 * the same words at the same places. Understands what keyword.ts writes: `'word'`, `'wor':*`, `'word':AB`, `<->`, `&`, `|` and
 * parentheses.
 * @param column the tsvector's column; `fieldsOf` says where its words are
 */
export function matching(column: Tier["column"], tsquery: string): Clause {
  const tokens = tsquery.match(/'[^']*'(?::[*A-D]+)?|<->|[&|()]/g) ?? [];
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
    const [, word, signs = ""] = /^'([^']*)'(?::(.*))?$/.exec(token ?? "") ?? [];
    if (word === undefined) throw new Error("A tsquery has no word where one belongs");
    return { kind: "word", word, goesOn: signs.includes("*"), weights: signs.replace("*", "") };
  }

  const read = either();
  if (at !== tokens.length) throw new Error("A tsquery goes on after its end");
  return clauseOf(column, read);
}

/** Words with accents end in their tone's number or hold a letter that folding would change. */
export function isMarked(word: string): boolean {
  return /[~đ\p{M}]/u.test(word.normalize("NFD"));
}

/**
 * Where a word is looked for: words of a weight have a field of their own, and words with accents have one. So do those of the
 * three weights that most keywords ask for, because a query may not have any number of clauses.
 */
function fieldsOf(column: string, { word, weights }: Word): string[] {
  if (weights === "ABC") return [`${column}_abc`];
  if (weights !== "") return [...weights].map((weight) => `${column}_${weight.toLowerCase()}`);
  return [isMarked(word) ? `${column}_marked` : column];
}

function clauseOf(column: string, node: Node): Clause {
  if (node.kind === "word") {
    const kind = node.goesOn ? "prefix" : "term";
    return anyOf(fieldsOf(column, node).map((field) => ({ [kind]: { [field]: node.word } })));
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
  // No phrase reaches from one text into the next (document.ts), and so none has words of two weights.
  const weights = words[0]!.weights;
  if (words.some((word) => word.weights !== weights)) throw new Error("A tsquery's phrase has two weights");
  const marked = words.filter(({ word }) => isMarked(word)).length;
  if (weights !== "" || marked === 0 || marked === words.length) {
    const text = words.map(({ word }) => word).join(" ");
    return anyOf(fieldsOf(column, words[0]!).map((field) => ({ match_phrase: { [field]: text } })));
  }
  // Some words were typed with accents: both fields have the same positions.
  const clauses = words.map((word) => {
    const field = fieldsOf(column, word)[0]!;
    const term = { span_term: { [field]: word.word } };
    return field === column ? term : { field_masking_span: { query: term, field: column } };
  });
  return { span_near: { clauses, slop: 0, in_order: true } };
}
