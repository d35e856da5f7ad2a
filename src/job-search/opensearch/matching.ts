import type { Match } from "../keyword.ts";

/** A part of a query body, as the cluster reads it. */
export type Clause = Record<string, unknown>;

/** A match as a query of the cluster: a job's document there holds the same tokens as its row of `job_search`. */
export function matching(match: Match): Clause {
  if (typeof match === "string")
    return match.endsWith("*") ? { prefix: { words: match.slice(0, -1) } } : { term: { words: match } };
  return "all" in match ? { bool: { filter: match.all.map(matching) } } : anyOf(match.any.map(matching));
}

/** Matches where one of them does. */
export function anyOf(clauses: Clause[]): Clause {
  return clauses.length === 1 ? clauses[0]! : { bool: { should: clauses, minimum_should_match: 1 } };
}
