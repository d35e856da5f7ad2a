import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import type { DueJob, Tx } from "#kit/db.ts";
import { askForRenewal, renewSearchJob, renewSearchRows } from "#market/job-search/index/renew-search.ts";
import { reindexJobs } from "#market/job-search/index/search-row.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { expireJobs } from "./commands/expire-jobs.ts";
import { ownDetail, update } from "./contract.ts";
import { makeJob } from "./factory.ts";
import { isView, jobViewsOf } from "./views.ts";

let api: TestApi;
let recruiter: Awaited<ReturnType<typeof makeRecruiter>>;
beforeAll(async () => {
  api = await testApi();
  recruiter = await makeRecruiter(api.database.db);
});
const approvedAt = new Date("2026-01-10T03:00:00.000Z");
const onDay = (days: number) => new Date(approvedAt.getTime() + days * day);
const published = () =>
  makeJob(api.database.db, { companyId: recruiter.companyId, at: approvedAt, expiresAt: onDay(45) });

describe("A job's 45 days", () => {
  it("warn its author five days and one day before, once each, and then end", async () => {
    const job = await published();
    const mails = async () => (await api.mails("jobs.job_expiring")).map((mail) => mail.props.days);
    await expireJobs(api.database, onDay(39));
    expect(await mails()).toEqual([]);
    for (const at of [40.1, 40.2, 43]) await expireJobs(api.database, onDay(at));
    expect(await mails()).toEqual([5]);
    for (const at of [44.1, 44.9]) await expireJobs(api.database, onDay(at));
    expect(await mails()).toEqual([5, 1]);
    expect(await expireJobs(api.database, onDay(45))).toEqual({ expired: 1, warned: 0 });
    expect(await expireJobs(api.database, onDay(45))).toEqual({ expired: 0, warned: 0 });
    const row = await api.database.db
      .selectFrom("jobs")
      .selectAll()
      .where("id", "=", job.id)
      .executeTakeFirstOrThrow();
    expect([row.status, row.sen_status]).toEqual([1, 3]);
    const rows = await api.database.db.selectFrom("job_search").select("job_id").execute();
    expect(rows.map((r) => r.job_id)).not.toContain(job.id);
  });

  it("can be extended to 90 days from the first approval, and are reviewed again after that", async () => {
    const job = await published();
    const params = { id: job.id };
    await expireJobs(api.database, onDay(45));
    api.clock.set(onDay(46));
    const call = await api.as(recruiter.id);
    expect((await call(ownDetail, { params })).data.attributes.can).toMatchObject({
      extend: true,
      reopen: false,
    });
    const tooFar = call(update, { params, body: { expires_at: onDay(91).toISOString() } });
    expect((await refusal(tooFar)).codes).toEqual(["expiry_invalid"]);
    const { data } = await call(update, { params, body: { status: "published" } });
    expect(data.attributes).toMatchObject({
      display_state: "published",
      expires_at: onDay(90).toISOString(),
    });
    await expireJobs(api.database, onDay(90));
    api.clock.set(onDay(91));
    const late = await (await api.as(recruiter.id))(update, { params, body: { status: "published" } });
    expect(late.data.attributes.display_state).toBe("reviewing");
  });
});

describe("Views", () => {
  it("are those of people who look for work", () => {
    const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
    expect(isView({ kind: "visitor" }, browser)).toBe(true);
    expect(isView({ kind: "visitor" }, "Googlebot/2.1 (+http://www.google.com/bot.html)")).toBe(false);
    expect(isView({ kind: "visitor" }, null)).toBe(false);
    expect(isView({ kind: "company" } as never, browser)).toBe(false);
  });

  it("are written in batches by the day of Asia/Ho_Chi_Minh, and read by the company", async () => {
    const job = await published();
    const views = jobViewsOf(api.database);
    const link = { referralId: null, utmSource: null };
    for (const at of ["2026-03-01T16:59:00Z", "2026-03-01T17:00:00Z", "2026-03-02T03:00:00Z"])
      views.count(job.id, new Date(at), link);
    views.count(999_999, new Date("2026-03-02T03:00:00Z"), link);
    await views.flush();
    await views.flush();
    const rows = await api.database.db.selectFrom("job_view_days").selectAll().orderBy("day").execute();
    expect(rows).toEqual([
      { job_id: job.id, day: "2026-03-01", source: "site", views: 1 },
      { job_id: job.id, day: "2026-03-02", source: "site", views: 2 },
    ]);
    const { data } = await (await api.as(recruiter.id))(ownDetail, { params: { id: job.id } });
    expect(data.attributes.counts).toMatchObject({ views: 3, applicants: 0, new: 0 });
  });

  it("are counted by source, with a limit of sources for a job and a day", async () => {
    const job = await published();
    const views = jobViewsOf(api.database);
    const at = new Date("2026-03-02T03:00:00Z");
    const came = (utmSource: string | null, referralId: string | null = null, times = 1) => {
      for (let view = 0; view < times; view++) views.count(job.id, at, { utmSource, referralId });
    };
    const counted = async () => {
      await views.flush();
      const rows = await api.database.db
        .selectFrom("job_view_days")
        .select(["source", "views"])
        .where("job_id", "=", job.id)
        .orderBy("views", "desc")
        .orderBy("source")
        .execute();
      return rows.map(({ source, views }) => [source, views]);
    };
    came("fb", null, 4);
    came("Facebook");
    came("facebook", "m7", 3);
    came(null, null, 2);
    expect(await counted()).toEqual([
      ["facebook", 5],
      ["referral", 3],
      ["site", 2],
    ]);
    for (let made = 0; made < 40; made++) came(`made-up-${made}`);
    came("fb");
    expect(await counted()).toHaveLength(31);
    came("another");
    came("made-up-0");
    expect((await counted()).slice(0, 3)).toEqual([
      ["others", 14],
      ["facebook", 6],
      ["referral", 3],
    ]);
  });
});

describe("Reindexing", () => {
  it("rewrites the rows of published jobs and removes all others", async () => {
    const { db } = api.database;
    const [indexed, stale] = [await published(), await published()];
    await db.updateTable("jobs").set({ status: 2 }).where("id", "=", stale.id).execute();
    await db.deleteFrom("job_search").where("job_id", "=", indexed.id).execute();
    const count = await reindexJobs(api.database, 2);
    const rows = (await db.selectFrom("job_search").select("job_id").execute()).map((row) => row.job_id);
    expect(rows).toHaveLength(count);
    expect(rows).toContain(indexed.id);
    expect(rows).not.toContain(stale.id);
  });
  it("starts in the background for rows of an older version", async () => {
    const { db } = api.database;
    const [old, present] = [await published(), await published()];
    await db
      .updateTable("job_search")
      .set({ words: sql`''::tsvector`, index_version: 0 })
      .where("job_id", "=", old.id)
      .execute();
    const queuedJobs: string[] = [];
    const database = {
      ...api.database,
      queueJobs: async (_: Tx, jobs: DueJob[]) => void queuedJobs.push(...jobs.map(({ name }) => name)),
    };
    await askForRenewal(database);
    expect(await renewSearchRows(database)).toBe(1);
    await askForRenewal(database);
    expect(queuedJobs).toEqual([renewSearchJob]);
    const rows = await db
      .selectFrom("job_search")
      .select(["job_id", sql<number>`length(words)`.as("tokens")])
      .where("job_id", "in", [old.id, present.id])
      .execute();
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row.tokens).toBeGreaterThan(5);
  });
});
