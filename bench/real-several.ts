import type { Database } from "#kit/db.ts";
import type { JobHits, JobIndex } from "#market/job-search/job-index.ts";
import { blindQueries } from "./several/blind-queries.ts";
import { SeveralJudge } from "./several/judge.ts";
import { openQueries } from "./several/open-queries.ts";
import type { Several } from "./several/query.ts";
import { readRawAds } from "./several/raw-ads.ts";

/** Queries with fewer ads are not counted, because their shares would be random. */
const fewestSaying = 3;
/** Limit of hits, above the number of real ads. */
const all = 100_000;
const shown = 20;

const measures = {
  isFound: { name: "find anything", required: 0.99 },
  best: { name: "of the ten best hits say all things", required: 0.92 },
  totalFits: { name: "totals between half and double of the ads that say all", required: 0.88 },
  recall: { name: "of the ads that say all are found", required: 0.9 },
  sameFirst: { name: "of the first twenty hits are the same in another order", required: 0.95 },
} as const;
type Measure = keyof typeof measures;

interface Row extends Record<Measure, number> {
  query: string;
  says: number;
  accepts: number;
  total: number;
  /** Number of hits that must be found. */
  right: number;
}

/**
 * Prints the quality of searches for several things at once, and the weakest queries.
 * @param filter a part of the queries to measure, as typed; all when empty
 */
export async function reportSeveral(index: JobIndex, { db, pool }: Database, filter: string): Promise<void> {
  const { rows } = await pool.query<{ id: number; ref: string }>(
    "SELECT j.id, j.source_ref AS ref FROM jobs j JOIN job_search s ON s.job_id = j.id WHERE j.source_ref LIKE 'import:%'",
  );
  const jobOf = new Map(rows.map(({ id, ref }) => [ref.slice("import:".length), id]));
  const judge = new SeveralJudge(readRawAds(), jobOf);
  const asOf = new Date();
  const ask = (keyword: string, limit: number) => index.search(db, { keyword, offset: 0, limit, asOf });
  const measure = async (queries: readonly Several[]) => {
    const measured: Row[] = [];
    for (const query of queries.filter(({ parts }) => parts.join(" ").includes(filter))) {
      const row = await rowOf(query, judge, ask);
      if (row.says >= fewestSaying) measured.push(row);
    }
    return measured;
  };
  const blind = await measure(blindQueries);
  const open = await measure(openQueries);
  const both = [...blind, ...open];
  const count = blindQueries.length + openQueries.length;
  console.log(
    `\nSeveral things at once: ${count} queries, of which ${both.length} are measured (at least ${fewestSaying} ads say all their things); ${blind.length} of these are blind: written before their author read code of the search\n`,
  );
  console.log("| share | all | blind | open | to reach | |\n|---|--:|--:|--:|--:|---|");
  for (const key of Object.keys(measures) as Measure[]) {
    const { name, required } = measures[key];
    const shares = [both, blind, open].map((list) => meanOf(list, key));
    const verdict = shares[0]! >= required ? "reached" : "missed";
    console.log(`| ${name} | ${shares.map(cell).join(" | ")} | ≥ ${required} | ${verdict} |`);
  }
  console.log(`\n${weakest(both)}`);
}

type Ask = (keyword: string, limit: number) => Promise<JobHits>;

async function rowOf(query: Several, judge: SeveralJudge, ask: Ask): Promise<Row> {
  const { says, accepts } = judge.verdict(query);
  const { ids, total } = await ask(query.parts.join(" "), all);
  const turned = await ask(query.parts.toReversed().join(" "), 20);
  const first = ids.slice(0, 20);
  const ten = ids.slice(0, 10);
  const right = ids.filter((id) => says.has(id)).length;
  return {
    query: query.parts.join(" | "),
    says: says.size,
    accepts: accepts.size,
    total,
    right,
    isFound: Number(ids.length > 0),
    best: share(ten.filter((id) => accepts.has(id)).length, ten.length),
    totalFits: Number(total >= says.size / 2 && total <= accepts.size * 2),
    recall: share(right, says.size),
    // Two empty lists are not counted as the same.
    sameFirst: share(
      first.filter((id) => turned.ids.includes(id)).length,
      Math.max(first.length, turned.ids.length),
    ),
  };
}

const share = (part: number, of: number) => (of === 0 ? 0 : part / of);
const cell = (value: number) => (Number.isNaN(value) ? "" : value.toFixed(3));
const meanOf = (rows: readonly Row[], key: Measure) =>
  rows.reduce((sum, row) => sum + row[key], 0) / rows.length;

/** Returns the queries with the lowest shares as a table. */
function weakest(rows: readonly Row[]): string {
  const keys = Object.keys(measures) as Measure[];
  const worth = (row: Row) => keys.reduce((sum, key) => sum + row[key], 0);
  const lines = rows
    .toSorted((a, b) => worth(a) - worth(b) || b.says - b.right - (a.says - a.right))
    .slice(0, shown)
    .map((row) =>
      [
        row.query.replaceAll("|", "+"),
        row.says,
        row.accepts,
        row.total,
        row.right,
        row.best.toFixed(2),
        row.sameFirst.toFixed(2),
      ].join(" | "),
    );
  return [
    `The ${lines.length} weakest queries:\n`,
    "| query | ads that say all | accepted ads | total | of the first found | ten best | same first |",
    "|---|--:|--:|--:|--:|--:|--:|",
    ...lines.map((line) => `| ${line} |`),
  ].join("\n");
}
