import { sql } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Tx } from "#kit/db.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import type { searchPeople } from "../contract.ts";
import type { Clause } from "../index/query-of-tree.ts";
import { mostExact } from "../terms.ts";

type ClauseCount = ReplyOf<typeof searchPeople>["meta"]["clauses"][number];

/**
 * Runs a query that has to read the index of terms. PostgreSQL does not know the cost of reading the terms of a row, which are stored
 * apart, so it prefers to read all rows for a frequent term, in seconds.
 */
export async function byTerms<T>(tx: Tx, hasTerms: boolean, run: () => Promise<T>): Promise<T> {
  if (!hasTerms) return run();
  const scans = (value: "on" | "off") =>
    sql`SELECT set_config('enable_seqscan', ${value}, true), set_config('enable_indexscan', ${value}, true)`;
  await scans("off").execute(tx);
  const result = await run();
  await scans("on").execute(tx);
  return result;
}

/**
 * Returns how many people each clause alone finds: up to `mostExact` exactly, above it as PostgreSQL estimates by its statistics.
 * Counting 100,000 people takes longer than the search.
 */
export async function countsOf(
  tx: Tx,
  { agencyId }: ConsultantActor,
  clauses: readonly Clause[],
): Promise<ClauseCount[]> {
  const estimates = await estimatesOf(tx, clauses);
  const isExact = clauses.map((_, at) => (estimates[at] ?? 0) <= mostExact);
  const rare = clauses.filter((_, at) => isExact[at]);
  const counts = await exactCounts(tx, agencyId, rare);
  return clauses.map((clause, at) => ({
    text: clause.text,
    count: isExact[at] ? (counts[rare.indexOf(clause)] ?? 0) : twoDigits(estimates[at] ?? 0),
    is_exact: isExact[at] ?? true,
  }));
}

/** Rounds an estimate to two digits: more of them would look exact. */
const twoDigits = (count: number) => Number(count.toPrecision(2));

interface Plan {
  "Plan Rows": number;
  Plans?: Plan[];
}

/**
 * Returns the number of people that PostgreSQL expects for each clause. It takes words for independent, so it expects a fifth of the
 * people who have "lập trình viên". A run of up to three words is a term with its own statistics, and fewer people have the run than the
 * words. Of the runs of a longer phrase, the rarest is close to the phrase, which their conjunction is not: they share words.
 */
async function estimatesOf(tx: Tx, clauses: readonly Clause[]): Promise<number[]> {
  const queries = clauses.flatMap(({ query, runs }) => [query, ...runs]);
  const estimates = await rowsExpected(tx, queries);
  return clauses.map(({ runs }) => {
    const [own = 0, ...ofRuns] = estimates.splice(0, 1 + runs.length);
    return ofRuns.length === 0 ? own : Math.max(own, Math.min(...ofRuns));
  });
}

async function rowsExpected(tx: Tx, queries: readonly string[]): Promise<number[]> {
  if (queries.length === 0) return [];
  // Without a condition on the agency, which the terms contain: PostgreSQL would multiply its share in.
  const parts = queries.map(
    (query) => sql`(SELECT 1 FROM person_search s WHERE s.terms @@ ${query}::tsquery)`,
  );
  const { rows } = await sql<{ "QUERY PLAN": [{ Plan: Plan }] }>`
    EXPLAIN (FORMAT JSON) ${sql.join(parts, sql` UNION ALL `)}`.execute(tx);
  const plan = rows[0]?.["QUERY PLAN"][0].Plan;
  // PostgreSQL plans the union of two or more parts as an Append, whose children are the parts.
  const plans = queries.length > 1 ? plan?.Plans : plan && [plan];
  return (plans ?? []).map((child) => child["Plan Rows"]);
}

async function exactCounts(tx: Tx, agencyId: number, clauses: readonly Clause[]): Promise<number[]> {
  if (clauses.length === 0) return [];
  const counts = clauses.map(
    ({ query }) =>
      sql`(SELECT count(*)::int FROM person_search s WHERE s.agency_id = ${agencyId} AND s.terms @@ ${query}::tsquery)`,
  );
  const { rows } = await byTerms(tx, true, () =>
    sql<{ counts: number[] }>`SELECT ARRAY[${sql.join(counts)}] AS counts`.execute(tx),
  );
  return rows[0]?.counts ?? [];
}
