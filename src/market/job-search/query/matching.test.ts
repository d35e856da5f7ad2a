import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { toArray } from "../index/doc-id-set.ts";
import { removeSearchRows, writeSearchRows } from "../index/search-row.ts";
import { syncedColumns } from "../index/synced-columns.ts";
import type { Query } from "../text/query.ts";
import { matching } from "./matching.ts";
import { byDate, bySalary } from "./sort.ts";

let api: TestApi;
const jobs: number[] = [];
beforeAll(async () => {
  api = await testApi();
  const { companyId } = await makeRecruiter(api.database.db);
  for (let n = 0; n < 8; n++) jobs.push((await makeJob(api.database.db, { companyId, title: "Kế toán" })).id);
});

const words = ["kho", "khoan", "lai", "xe"];
const change = fc.record({
  job: fc.nat(7),
  title: fc.option(fc.uniqueArray(fc.constantFrom(...words), { minLength: 1 }).map((some) => some.join(" "))),
});
const tier = fc.constantFrom<Query[]>(
  "1:kho",
  "1:kho*",
  "1:kho_khoan",
  "1:kho_khoan&1:khoan_lai",
  "1:xe&1:lai",
  { or: ["1:lai", "1:xe"] },
  { and: ["1:kho", { or: ["1:lai", "1:xe"] }] },
  { and: ["1:kho*", "1:lai*"] },
);

describe("The matches of a keyword", () => {
  it("are those that PostgreSQL has at this moment, each in its best tier, newest first, whatever was published, edited or taken down between", async () => {
    const { db } = api.database;
    const synced = syncedColumns(db);
    const begin = matching(db);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(change, fc.array(tier, { minLength: 1, maxLength: 3 })), { maxLength: 12 }),
        async (actions) => {
          for (const action of actions) {
            if (Array.isArray(action)) {
              const columns = await synced.current();
              const { ranked, docIds, size } = await begin(columns).match(action);
              const idsOf = (some: Uint32Array) => Array.from(some, (docId) => columns.jobId[docId]!);
              const all = ranked.first(100);
              expect(idsOf(all)).toEqual(await found(action));
              expect(idsOf(ranked.first(3)), "the first of them").toEqual(idsOf(all).slice(0, 3));
              expect([...toArray(docIds)]).toEqual([...all].sort((a, b) => a - b));
              expect(size).toBe(all.length);
              const some = toArray(docIds).filter((_, i) => i % 2 === 0);
              expect([...ranked.sorted(some)]).toEqual([...all].filter((docId) => some.includes(docId)));
              const everything = (sort: typeof byDate) => [...sort(columns, null).first(100)];
              const dated = [...byDate(columns, docIds).first(100)];
              expect(dated).toEqual(everything(byDate).filter((docId) => all.includes(docId)));
              expect([...byDate(columns, docIds).sorted(some)]).toEqual(
                dated.filter((docId) => some.includes(docId)),
              );
              const paid = [...bySalary(columns, docIds).first(100)];
              expect(paid).toEqual(everything(bySalary).filter((docId) => all.includes(docId)));
              expect([...bySalary(columns, docIds).sorted(some)]).toEqual(
                paid.filter((docId) => some.includes(docId)),
              );
            } else await apply(action);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

async function apply({ job, title }: { job: number; title: string | null }): Promise<void> {
  const { db } = api.database;
  await db.transaction().execute(async (tx) => {
    const id = jobs[job]!;
    if (title === null) return removeSearchRows(tx, [id]);
    await tx.updateTable("jobs").set({ title }).where("id", "=", id).execute();
    await writeSearchRows(tx, [id]);
  });
}

async function found(tiers: readonly Query[]): Promise<number[]> {
  const ranks = tiers.map((query, at) => sql`WHEN words @@ ${queryOf(query)}::tsquery THEN ${at}::int`);
  const { rows } = await sql<{ job_id: number }>`
    SELECT job_id FROM (SELECT job_id, approved_at, CASE ${sql.join(ranks, sql` `)} END AS tier FROM job_search) s
    WHERE tier IS NOT NULL ORDER BY tier, approved_at DESC, job_id DESC`.execute(api.database.db);
  return rows.map((row) => row.job_id);
}

function queryOf(query: Query): string {
  if (typeof query === "string")
    return query.endsWith("*") ? `'${query.slice(0, -1)}':*` : `'${query.replaceAll("&", "' & '")}'`;
  const [parts, sign] = "and" in query ? [query.and, " & "] : [query.or, " | "];
  return `(${parts.map(queryOf).join(sign)})`;
}
