import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, it } from "vitest";
import type { Database } from "#kit/db.ts";
import { openLog } from "#kit/log.ts";
import { monday, testDatabase } from "#test/api.ts";
import { removeIndexes, runningOpenSearch } from "#test/opensearch/running.ts";
import { postgresJobIndex } from "../index/postgres.ts";
import type { JobHits, JobIndex, JobQuery } from "../job-index.ts";
import { openCluster } from "../opensearch/cluster.ts";
import { clusterJobIndex } from "../opensearch/cluster-index.ts";
import { guardedSearch } from "../opensearch/guarded-search.ts";
import { rebuildCluster } from "../opensearch/rebuild.ts";
import { writeSuggestions } from "../opensearch/suggestions.ts";
import { clusterSync } from "../opensearch/sync.ts";
import { fillMarket, ladder, type MarketJob } from "./job-index-fixtures.ts";

interface Subject {
  index: JobIndex;
  /** Waits until the index has all committed changes. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

const opensearch = await runningOpenSearch();
export const asOf = monday;

const subjects: Record<string, (database: Database) => Promise<Subject>> = {
  async PostgreSQL({ db }) {
    return { index: postgresJobIndex(db), settle: async () => {}, close: async () => {} };
  },
  async OpenSearch({ db }) {
    // A node that has just started on a busy machine is slow, so the timeout is long.
    const cluster = openCluster(`${opensearch}/?index=sen-test-${randomUUID()}`, 20_000);
    const log = openLog("warn");
    await rebuildCluster(db, cluster, { lastSearchesMs: 0 });
    const sync = clusterSync(db, cluster, log);
    const guarded = guardedSearch(cluster, log, { timeoutMs: 20_000 });
    const subject: Subject = {
      index: clusterJobIndex(cluster, guarded, db),
      async settle() {
        await sync.pass();
        await writeSuggestions(db, cluster);
        // A new instance reads the present words for spelling corrections; the old one has cached earlier words.
        subject.index = clusterJobIndex(cluster, guarded, db);
      },
      async close() {
        await sync.stop();
        await removeIndexes(cluster);
      },
    };
    return subject;
  },
};

export interface OneSearch {
  it: typeof it;
  database(): Database;
  index(): JobIndex;
  jobs(): MarketJob[];
  /** Waits until the index has all committed changes. */
  settle(): Promise<void>;
  /** Searches with the given criteria, by default without a keyword or filter and with up to 1,000 hits. */
  ask(query: Partial<JobQuery>): Promise<JobHits>;
  /** Creates the jobs of a `ladder`, each a day newer than the previous one, and waits until the index has them. */
  made(rungs: Parameters<typeof ladder>[2]): ReturnType<typeof ladder>;
}

/** Runs the same tests for each implementation on its own market; OpenSearch is skipped when none runs. */
export function onEachSearch(size: number, tests: (search: OneSearch) => void): void {
  describe.each(Object.keys(subjects))("The search of jobs on %s", (name) => {
    const absent = name === "OpenSearch" && !opensearch;
    let database: Database;
    let subject: Subject;
    let jobs: MarketJob[];
    beforeAll(async () => {
      if (absent) return;
      ({ database } = await testDatabase());
      jobs = await fillMarket(database.db, size, asOf);
      subject = await subjects[name]!(database);
    });
    afterAll(() => subject?.close());
    tests({
      it: it.skipIf(absent) as typeof it,
      database: () => database,
      index: () => subject.index,
      jobs: () => jobs,
      settle: () => subject.settle(),
      ask: (query) => subject.index.search(database.db, { offset: 0, limit: 1000, asOf, ...query }),
      async made(rungs) {
        const found = await ladder(database.db, asOf, rungs);
        await subject.settle();
        return found;
      },
    });
  });
}
