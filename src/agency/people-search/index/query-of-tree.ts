import { fold } from "#kit/fold.ts";
import { indexedWords, phrasesOfText, type TextPhrase } from "#market/job-search/phrases-of-text.ts";
import { longestWord } from "#market/job-search/text/words.ts";
import { printQuery, type QueryField, type QueryNode, type Term } from "../grammar/tree.ts";
import { runsOf, termsOf } from "./terms-of-person.ts";

/** A part of a query that is counted alone. */
export interface Clause {
  text: string;
  /** A tsquery. */
  query: string;
  /** Tsqueries of up to three adjacent words each, for a clause of several words that are usually written so; empty for others. */
  runs: readonly string[];
  /** A tsquery that needs another condition beside it, for a clause that excludes people; null for others. */
  exclusion: string | null;
}

/** Fields in which synonyms that are everyday words elsewhere keep their meaning. */
const namingFields = ["title", "skill", "company"] as const;

const quoted = (term: string) => `'${term.replace(/['\\]/g, "$&$&")}'`;
const and = (parts: readonly string[]) => (parts.length === 1 ? parts[0]! : `(${parts.join(" & ")})`);
const or = (parts: readonly string[]) => (parts.length === 1 ? parts[0]! : `(${parts.join(" | ")})`);

/** Translates a query into tsqueries on the terms of an agency. */
export class QueryWriter {
  readonly #terms: ReturnType<typeof termsOf>;

  constructor(agencyId: number) {
    this.#terms = termsOf(agencyId);
  }

  /** Returns the parts whose conjunction is the query; the alternatives of a query that is joined by OR are one part. */
  clausesOf(tree: QueryNode): Clause[] {
    const parts = tree.kind === "and" && tree.field === null ? tree.of : [tree];
    return this.#joined(parts, null);
  }

  /** Returns the clauses of parts of a conjunction: adjacent words that are a known phrase are one clause. */
  #joined(parts: readonly QueryNode[], inField: QueryField | null): Clause[] {
    const clauses: Clause[] = [];
    for (let from = 0; from < parts.length; ) {
      const run = wordsFrom(parts, from);
      clauses.push(...(run.length > 0 ? this.#words(run, inField) : [this.#clause(parts[from]!, inField)]));
      from += Math.max(1, run.length);
    }
    return clauses;
  }

  #clause(node: QueryNode, inField: QueryField | null): Clause {
    return {
      text: printQuery(node),
      query: this.#query(node, inField),
      runs: [],
      exclusion: node.kind === "not" ? this.#exclusion(node.of, inField) : null,
    };
  }

  #exclusion(node: QueryNode, inField: QueryField | null): string {
    return `!${this.#query(node, inField)}`;
  }

  #query(node: QueryNode, inField: QueryField | null): string {
    if (node.kind === "not") return `(${quoted(this.#terms.all)} & ${this.#exclusion(node.of, inField)})`;
    if ("of" in node) {
      const field = node.field ?? inField;
      if (node.kind === "or") return or(node.of.map((part) => this.#query(part, field)));
      return and(this.#joined(node.of, field).map(({ query }) => query));
    }
    const field = node.field ?? inField;
    if (node.kind === "prefix") {
      const start = fold(node.text).slice(0, longestWord);
      return `${quoted(this.#terms.word(field, start))}:*`;
    }
    if (node.kind === "phrase") return this.#phrase(field, indexedWords(node.text));
    return and(this.#words([node], inField).map(({ query }) => query));
  }

  #words(run: readonly Term[], inField: QueryField | null): Clause[] {
    const ownField = run[0]!.field;
    const field = ownField ?? inField;
    const text = run.map((term) => term.text).join(" ");
    const prefix = ownField === null ? "" : `${ownField}:`;
    const phrases = phrasesOfText(text);
    if (ownField === null && phrases.every((phrase) => phrase.text !== null))
      return phrases.map((phrase) => ({
        text: phrase.text ?? text,
        query: this.#meaning(field, phrase),
        runs: this.#runs(field, phrase),
        exclusion: null,
      }));
    return [
      {
        text: prefix + text,
        query: and(phrases.map((each) => this.#meaning(field, each))),
        runs: phrases.length === 1 ? this.#runs(field, phrases[0]!) : [],
        exclusion: null,
      },
    ];
  }

  /** Returns the query for the words of a phrase in any order, or a synonym of the phrase. */
  #meaning(field: QueryField | null, { words, synonyms }: TextPhrase): string {
    const own = and(words.map((word) => quoted(this.#terms.word(field, word))));
    const others = synonyms.map(({ words: other, inTexts }) =>
      inTexts || field !== null
        ? this.#phrase(field, other)
        : or(namingFields.map((each) => this.#phrase(each, other))),
    );
    return or([own, ...others]);
  }

  #runs(field: QueryField | null, { words }: TextPhrase): string[] {
    return words.length > 1 ? runsOf(words).map((run) => quoted(this.#terms.word(field, run))) : [];
  }

  #phrase(field: QueryField | null, words: readonly string[]): string {
    return and(runsOf(words).map((run) => quoted(this.#terms.word(field, run))));
  }
}

/** Returns the words from a position that stand beside each other and have the same field. */
function wordsFrom(parts: readonly QueryNode[], from: number): Term[] {
  const run: Term[] = [];
  for (const part of parts.slice(from)) {
    if (part.kind !== "word" || (run[0] && run[0].field !== part.field)) break;
    run.push(part);
    // Each word with a field has the field written: "title:kế title:toán".
    if (part.field !== null) break;
  }
  return run;
}
