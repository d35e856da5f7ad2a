import { expect, it } from "vitest";
import { duplicates } from "#administration/company-directory/contract.ts";
import { merge, merges } from "#administration/company-merges/contract.ts";
import { openQueue } from "#kit/queue.ts";
import type { TestApi } from "#test/api.ts";
import { repeatableJobs } from "../worker.ts";

type Market = () => { api: TestApi; count: (from: string) => Promise<number> };

/** Returns a caller with a session of the demo administrator. */
async function administratorOf(api: TestApi) {
  const { id } = await api.database.db
    .selectFrom("accounts")
    .select("id")
    .where("email", "=", "admin@sen.test")
    .executeTakeFirstOrThrow();
  return api.as(id);
}

/** Defines the tests of what the administrators of the demo market work on. @param market returns the loaded market, and how rows of a FROM clause are counted */
export function describeAdministration(market: Market): void {
  it("has work of every kind", async () => {
    const { api, count } = market();
    const call = await administratorOf(api);
    const pairs = await call(duplicates, { query: {} });
    expect(pairs.data.length).toBeGreaterThanOrEqual(3);
    const done = (await call(merges, { query: {} })).data.map(({ attributes }) => attributes);
    expect(done.map(({ can, undone_at }) => [can.undo, undone_at !== null])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect(await count("companies WHERE blocked_at IS NOT NULL AND block_reason IS NOT NULL")).toBe(1);
    for (const waiting of [
      "company_verifications WHERE status = 'pending'",
      "support_threads WHERE status = 'open' AND kind <> 'job_report'",
      "support_threads WHERE status = 'open' AND kind = 'job_report'",
      "jobs WHERE status = 1 AND sen_status = 0",
      "audit_event WHERE area = 'decision'",
      "accounts WHERE utm_source IS NOT NULL",
      "admin_views",
    ])
      expect(await count(waiting), waiting).toBeGreaterThan(1);
  });

  it("has duplicates whose merge moves people, followers and a talent pool", async () => {
    const { api } = market();
    const call = await administratorOf(api);
    const pairs = (await call(duplicates, { query: {} })).data.map(({ attributes }) => attributes);
    const { first, second } = pairs.find((pair) => pair.second.name.startsWith("Công ty TNHH"))!;
    const body = { loser_id: Number(second.id), winner_id: Number(first.id), preview: true };
    const { tables, conflicts } = (await call(merge, { body })).data.attributes;
    expect(conflicts).toEqual([]);
    const moved = new Map(tables.map(({ table, moves }) => [table, moves]));
    for (const table of ["accounts", "company_followers", "talent_pools"])
      expect(moved.get(table), table).toBeGreaterThan(0);
  });

  it("has failed jobs: one to retry, one that was retried before, one that is not safe to repeat", async () => {
    const { api, count } = market();
    const queue = await openQueue(api.url, [], api.services.log, "web", repeatableJobs);
    const failed = await queue.failed.list(api.database.db, 10);
    await queue.stop();
    expect(failed.map(({ name, error, retry }) => [name, error, retry])).toEqual([
      ["mail", "ECONNREFUSED", "possible"],
      ["index-people", "TimeoutError", "retried_before"],
      ["agency-archive", "ENOSPC", "not_repeatable"],
    ]);
    expect(await count("mails WHERE state = 'failed'")).toBe(1);
  });
}
