import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { makeRecruiter } from "#accounts/factory.ts";
import { makeJob } from "#jobs/factory.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { followFacts } from "./follow.ts";
import { keywordHits } from "./hits.ts";
import type { Match } from "./keyword.ts";
import { byDate, byPay } from "./orders.ts";
import { removeSearchRows, writeSearchRows } from "./search-row.ts";
import { arrayOf } from "./slots.ts";

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
const tier = fc.constantFrom<Match[]>(
  "1:kho",
  "1:kho*",
  "1:kho_khoan",
  { any: ["1:lai", "1:xe"] },
  { all: ["1:kho", { any: ["1:lai", "1:xe"] }] },
  { all: ["1:kho*", "1:lai*"] },
);

describe("The hits of a keyword", () => {
  it("are those that PostgreSQL has at this moment, each in its best tier, newest first, whatever was published, edited or taken down between", async () => {
    const { db } = api.database;
    const follower = followFacts();
    const hits = keywordHits(db, async () => []);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(change, fc.array(tier, { minLength: 1, maxLength: 3 })), { maxLength: 12 }),
        async (acts) => {
          for (const act of acts) {
            if (Array.isArray(act)) {
              const facts = await follower.current(db);
              const { ranked, slots, size } = await hits.find(db, facts, act);
              const idsOf = (some: Uint32Array) => Array.from(some, (slot) => facts.jobId[slot]!);
              const all = ranked.first(100);
              expect(idsOf(all)).toEqual(await found(act));
              expect(idsOf(ranked.first(3)), "the first of them").toEqual(idsOf(all).slice(0, 3));
              expect([...arrayOf(slots)]).toEqual([...all].sort((a, b) => a - b));
              expect(size).toBe(all.length);
              const some = arrayOf(slots).filter((_, i) => i % 2 === 0);
              expect([...ranked.sorted(some)]).toEqual([...all].filter((slot) => some.includes(slot)));
              const dated = [...byDate(facts, slots).first(100)];
              expect(dated).toEqual([...facts.byDate].filter((slot) => all.includes(slot)));
              expect([...byDate(facts, slots).sorted(some)]).toEqual(
                dated.filter((slot) => some.includes(slot)),
              );
              const paid = [...byPay(facts, slots).first(100)];
              expect(paid).toEqual([...facts.byPay].filter((slot) => all.includes(slot)));
              expect([...byPay(facts, slots).sorted(some)]).toEqual(
                paid.filter((slot) => some.includes(slot)),
              );
            } else await apply(act);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it("say that they are older than a change that came while they were looked for, and are not kept after it", async () => {
    const { db } = api.database;
    const facts = await followFacts().current(db);
    const hits = keywordHits(db, async () => []);
    const tiers = ["1:kho"];
    const looking = hits.find(db, facts, tiers);
    facts.apply([], []);
    const old = await looking;
    expect(old.version).toBe(facts.version - 1);
    const anew = await hits.find(db, facts, tiers);
    expect(anew).not.toBe(old);
    expect(anew.version).toBe(facts.version);
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

async function found(tiers: readonly Match[]): Promise<number[]> {
  const ranks = tiers.map((match, at) => sql`WHEN words @@ ${queryOf(match)}::tsquery THEN ${at}::int`);
  const { rows } = await sql<{ job_id: number }>`
    SELECT job_id FROM (SELECT job_id, approved_at, CASE ${sql.join(ranks, sql` `)} END AS tier FROM job_search) s
    WHERE tier IS NOT NULL ORDER BY tier, approved_at DESC, job_id DESC`.execute(api.database.db);
  return rows.map((row) => row.job_id);
}

function queryOf(match: Match): string {
  if (typeof match === "string") return match.endsWith("*") ? `'${match.slice(0, -1)}':*` : `'${match}'`;
  const [parts, sign] = "all" in match ? [match.all, " & "] : [match.any, " | "];
  return `(${parts.map(queryOf).join(sign)})`;
}
