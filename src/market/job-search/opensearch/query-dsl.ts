import type { Query } from "../text/query.ts";

/** A clause of OpenSearch's query DSL. */
export type Clause = Record<string, unknown>;

/** Converts a query to OpenSearch's DSL; documents there have the same terms as the rows of `job_search`. */
export function toClause(query: Query): Clause {
  if (typeof query === "string") {
    const terms = query.split("&").map(termClause);
    return terms.length === 1 ? terms[0]! : { bool: { filter: terms } };
  }
  return "and" in query ? { bool: { filter: query.and.map(toClause) } } : anyOf(query.or.map(toClause));
}

function termClause(term: string): Clause {
  return term.endsWith("*") ? { prefix: { words: term.slice(0, -1) } } : { term: { words: term } };
}

/** Returns a clause that matches documents of at least one of the given clauses. */
export function anyOf(clauses: Clause[]): Clause {
  return clauses.length === 1 ? clauses[0]! : { bool: { should: clauses, minimum_should_match: 1 } };
}
