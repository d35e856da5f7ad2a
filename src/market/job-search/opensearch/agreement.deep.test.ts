import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hour } from "#kit/clock.ts";
import { type Database, inTransaction } from "#kit/db.ts";
import { openLog } from "#kit/log.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { monday, testDatabase } from "#test/api.ts";
import { removeIndexes, runningOpenSearch } from "#test/opensearch/running.ts";
import { postgresJobIndex } from "../index/postgres.ts";
import { writeSearchRows } from "../index/search-row.ts";
import type { JobIndex, JobQuery } from "../job-index.ts";
import { type Cluster, openCluster } from "./cluster.ts";
import { clusterJobIndex } from "./cluster-index.ts";
import { guardedSearch } from "./guarded-search.ts";
import { rebuildCluster } from "./rebuild.ts";

const opensearch = await runningOpenSearch();

// Words that combine in many ways: occupations in both languages, generic words, locations, differing accents, common prefixes.
const vocabulary =
  "kế toán kê khai toàn trưởng trường phòng nhân viên kinh doanh bán hàng lập trình lập trình viên developer dev java javascript C++ C# .NET " +
  "accountant sales manager kỹ sư kĩ thuật Hà Nội Hồ Chí Minh Bình Dương Đà Nẵng đường dương hoà hòa bình thợ hàn tester QA thực tập sinh remote";
const word = fc.constantFrom(...new Set(vocabulary.split(" ")));
const spelt = fc.tuple(word, fc.constantFrom("", "", "plain", "upper", "cut", "slip")).map(([text, way]) => {
  if (way === "plain") return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("đ", "d");
  if (way === "upper") return text.toUpperCase();
  if (way === "cut") return text.slice(0, 4);
  return way === "slip" ? text.slice(0, 2) + text.slice(3) : text;
});
const words = (of: fc.Arbitrary<string>, most: number) =>
  fc.array(of, { minLength: 1, maxLength: most }).map((list) => list.join(" "));

describe.skipIf(!opensearch)("OpenSearch beside PostgreSQL", () => {
  let database: Database;
  let cluster: Cluster;
  let both: JobIndex[];
  beforeAll(async () => {
    ({ database } = await testDatabase());
    const { companyId } = await makeRecruiter(database.db);
    const given = fc.record({
      title: words(word, 6),
      skills: fc.array(words(word, 2), { maxLength: 2 }),
      description: words(word, 8).map((text) => `<p>${text}</p>`),
      locationIds: fc.uniqueArray(fc.integer({ min: 1, max: 68 }), { minLength: 1, maxLength: 2 }),
      categoryIds: fc.uniqueArray(fc.constantFrom(7, 8, 37, 62, 63, 73), { minLength: 1, maxLength: 2 }),
      at: fc.integer({ min: 0, max: 900 }).map((hours) => new Date(monday.getTime() - hours * hour)),
    });
    const ids: number[] = [];
    for (const job of fc.sample(given, { numRuns: 200, seed: 20_260_302 }))
      ids.push((await makeJob(database.db, { ...job, companyId, state: "closed" })).id);
    await inTransaction(database, (tx) => writeSearchRows(tx, ids));
    cluster = openCluster(`${opensearch}/?index=sen-test-${randomUUID()}`, 20_000);
    await rebuildCluster(database.db, cluster, { lastSearchesMs: 0 });
    const guarded = guardedSearch(cluster, openLog("silent"), { timeoutMs: 20_000 });
    both = [postgresJobIndex(database.db), clusterJobIndex(cluster, guarded, database.db)];
  });
  afterAll(async () => {
    if (cluster) await removeIndexes(cluster);
  });

  it("finds the same jobs in the same order, with the same words and suggestions, for any keyword", async () => {
    let empty = 0;
    let found = 0;
    await fc.assert(
      fc.asyncProperty(
        words(spelt, 5),
        fc.option(fc.constantFrom([27], [22, 8], [8]), { nil: undefined }),
        fc.constantFrom(undefined, undefined, "recent" as const, "salary" as const),
        async (keyword, locationIds, sort) => {
          const query: JobQuery = { keyword, locationIds, sort, offset: 0, limit: 100, asOf: monday };
          const [expected, given] = await Promise.all(both.map((index) => index.search(database.db, query)));
          expect(given).toEqual(expected);
          const typed = keyword.slice(0, 12);
          const [known, suggested] = await Promise.all(
            both.map((index) => index.suggest(database.db, typed, 8)),
          );
          expect(suggested, typed).toEqual(known);
          if (expected!.total > 0) found++;
          else empty++;
        },
      ),
      { numRuns: 300 },
    );
    expect(Math.min(found, empty), "both happen").toBeGreaterThan(10);
  }, 120_000);
});
