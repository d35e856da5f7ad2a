import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import type { AnswerOf, CallInput } from "#kit/contract.ts";
import type { Tx } from "#kit/db.ts";
import { fold, slugify } from "#kit/fold.ts";
import { removeSearchRows, writeSearchRows } from "#market/job-search/index/search-row.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { openPipelines } from "#people/companies/commands/pipelines.ts";
import { referenceRows } from "#platform/reference/seed.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { directory } from "./contract.ts";

type Query = NonNullable<CallInput<typeof directory>["query"]>;
type Card = AnswerOf<typeof directory>["data"][number];

interface Row {
  id: number;
  name: string;
  industries: number[];
  place: number | null;
  size: number | null;
  verified: boolean;
  blocked: boolean;
  jobs: number;
  at: Date;
}

let api: TestApi;
let visitor: Caller;
const rows: Row[] = [];
const places = new Map(referenceRows().locations.map((row) => [row.id, row]));
// A small seeded generator, so that a failure can be repeated.
let seed = 11;
const dice = (n: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * n);
};
const oneOf = <T>(list: readonly T[]): T => list[dice(list.length)] as T;

beforeAll(async () => {
  api = await testApi();
  visitor = await api.as(null);
  const { db } = api.database;
  for (let n = 0; n < 120; n++) {
    const name = `${oneOf(["Công ty", "Tập đoàn", "Xưởng"])} ${oneOf(["Đất Việt", "Hòa Bình", "Mây Trắng"])} ${n}`;
    const industries = [...new Set([1 + dice(8), 1 + dice(8), 1 + dice(8)])].slice(0, dice(4));
    const made: Omit<Row, "id" | "jobs"> = {
      name,
      industries,
      place: dice(6) === 0 ? null : oneOf([27, 2, 8, 22, 14, 50, 37]),
      size: dice(6) === 0 ? null : 1 + dice(4),
      verified: dice(2) === 0,
      blocked: dice(10) === 0,
      at: new Date(Date.UTC(2026, 0, 1 + dice(50))),
    };
    const company = await db
      .insertInto("companies")
      .values({
        name,
        name_key: fold(name),
        slug: slugify(name),
        industry_ids: industries,
        location_id: made.place,
        size_id: made.size,
        verified_at: made.verified ? made.at : null,
        blocked_at: made.blocked ? made.at : null,
        created_at: made.at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    rows.push({ ...made, id: company.id, jobs: 0 });
  }
  await openPipelines(
    db as Tx,
    rows.map(({ id }) => ({ company: id })),
  );
  for (const row of rows) {
    const states = Array.from({ length: dice(3) }, () =>
      oneOf(["published", "published", "closed"] as const),
    );
    for (const state of states) await makeJob(db, { companyId: row.id, state });
    row.jobs = states.filter((state) => state === "published").length;
  }
});

const list = (query: Query) => visitor(directory, { query: { items: 100, ...query } });
const names = (cards: Card[]) => cards.map((card) => card.attributes.name);

function fits(row: Row, query: Query): boolean {
  const words = fold(query.keyword ?? "")
    .split(" ")
    .filter(Boolean);
  const own = fold(row.name).split(" ");
  const place = query.location_id === undefined ? null : places.get(Number(query.location_id));
  return (
    !row.blocked &&
    words.every((word) => own.some((part) => part.startsWith(word))) &&
    (query.industry_id === undefined || row.industries.includes(Number(query.industry_id))) &&
    (place === null ||
      (place !== undefined && row.place !== null && [place.id, ...place.members].includes(row.place))) &&
    (query.size_id === undefined || row.size === query.size_id) &&
    (query.verified !== "true" || row.verified) &&
    (query.hiring !== "true" || row.jobs > 0)
  );
}

const order: Record<NonNullable<Query["sort"]>, (a: Row, b: Row) => number> = {
  jobs: (a, b) => b.jobs - a.jobs || Number(b.verified) - Number(a.verified) || a.id - b.id,
  name: (a, b) => (fold(a.name) < fold(b.name) ? -1 : 1),
  newest: (a, b) => Number(b.at) - Number(a.at) || b.id - a.id,
};

describe("The directory, against reading every company", () => {
  it("finds, sorts and counts alike for 80 mixtures of filters", async () => {
    let hits = 0;
    for (let n = 0; n < 80; n++) {
      const query: Query = {
        ...(dice(2) && {
          keyword: oneOf(["dat viet", "HOÀ BÌNH", "mây", "cong ty tr", "tập", "zz", "  xưởng  "]),
        }),
        ...(dice(3) === 0 && { industry_id: 1 + dice(9) }),
        ...(dice(3) === 0 && { location_id: oneOf([27, 2, 8, 22, 50, 999]) }),
        ...(dice(4) === 0 && { size_id: 1 + dice(5) }),
        ...(dice(3) === 0 && { verified: "true" as const }),
        ...(dice(3) === 0 && { hiring: "true" as const }),
        sort: oneOf(["jobs", "name", "newest"] as const),
      };
      const expected = rows.filter((row) => fits(row, query)).sort(order[query.sort ?? "jobs"]);
      const { data, meta } = await list({ ...query, facets: "true" });
      const { facets } = meta;
      if (!facets) throw new Error("no facets");
      const where = JSON.stringify(query);
      expect(names(data).slice(0, 100), where).toEqual(expected.slice(0, 100).map((row) => row.name));
      expect(meta.total, where).toBe(expected.length);
      for (const { value, count } of facets.industry_id)
        expect(count, where).toBe(rows.filter((row) => fits(row, { ...query, industry_id: value })).length);
      for (const { value, count } of facets.location_id)
        expect(count, where).toBe(rows.filter((row) => fits(row, { ...query, location_id: value })).length);
      for (const { value, count } of facets.size_id)
        expect(count, where).toBe(rows.filter((row) => fits(row, { ...query, size_id: value })).length);
      expect(facets.verified, where).toBe(
        rows.filter((row) => fits(row, { ...query, verified: "true" })).length,
      );
      expect(facets.hiring, where).toBe(rows.filter((row) => fits(row, { ...query, hiring: "true" })).length);
      hits += expected.length;
    }
    expect(hits).toBeGreaterThan(300);
  });

  it("says of each company what a card shows", async () => {
    const { data } = await list({});
    for (const card of data) {
      const row = rows.find(({ id }) => String(id) === card.id);
      expect(card).toEqual({
        id: String(row?.id),
        type: "company",
        attributes: {
          name: row?.name,
          slug: slugify(row?.name ?? ""),
          url: {
            en: `/company/${slugify(row?.name ?? "")}`,
            vi: `/cong-ty/${slugify(row?.name ?? "")}`,
          },
          logo: null,
          banner: null,
          tagline: null,
          size_id: row?.size,
          industry_ids: row?.industries,
          location_id: row?.place,
          verified: row?.verified,
          jobs: row?.jobs,
        },
      });
    }
  });

  it("goes through all companies once, page by page", async () => {
    const seen: string[] = [];
    for (let page = 1; page < 20; page++) {
      const { data, meta } = await list({ page, items: 13 });
      seen.push(...data.map((card) => card.id));
      expect(meta).toMatchObject({ page, items: 13 });
      if (data.length < 13) break;
    }
    expect(seen.length).toBe(rows.filter((row) => !row.blocked).length);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it("takes any text for a keyword, and refuses what is no number", async () => {
    for (const keyword of [
      "%",
      "_",
      "\\m",
      "(",
      "[a",
      "'; DROP TABLE companies; --",
      "\u0000",
      "a\ud800",
      "🏭",
    ])
      expect((await list({ keyword })).meta.total, keyword).toBeLessThanOrEqual(rows.length);
    expect((await list({ keyword: "*&!" })).meta.total).toBe((await list({})).meta.total);
    expect((await list({ keyword: "công ".repeat(1900) })).meta.total).toBeGreaterThan(0);
    expect((await list({ location_id: 2 ** 40, industry_id: -5 })).meta.total).toBe(0);
    expect(await refusal(list({ size_id: "many" as never }))).toMatchObject({ status: 400 });
    expect(await refusal(list({ items: 101 }))).toMatchObject({ status: 400 });
  });
});

describe("The number of open jobs", () => {
  it("follows each job that comes, goes, or moves to another company", async () => {
    const { db } = api.database;
    const [one, two] = rows.filter((row) => !row.blocked);
    const open = async (row: Row | undefined) =>
      (await list({ keyword: row?.name })).data.find((card) => card.id === String(row?.id))?.attributes.jobs;
    const before = [await open(one), await open(two)] as [number, number];
    const job = await makeJob(db, { companyId: one!.id });
    expect(await open(one)).toBe(before[0] + 1);
    await writeSearchRows(db as Tx, [job.id]);
    expect(await open(one)).toBe(before[0] + 1);
    await db.updateTable("job_search").set({ company_id: two!.id }).where("job_id", "=", job.id).execute();
    expect([await open(one), await open(two)]).toEqual([before[0], before[1] + 1]);
    await removeSearchRows(db as Tx, [job.id, 999_999]);
    expect([await open(one), await open(two)]).toEqual(before);
  });

  it("is the same as counting them all", async () => {
    const { db } = api.database;
    const kept = await db.selectFrom("company_jobs").selectAll().where("open", "<>", 0).execute();
    const counted = await db
      .selectFrom("job_search")
      .select(["company_id", ({ fn }) => fn.countAll<number>().as("open")])
      .groupBy("company_id")
      .execute();
    const byId = (a: { company_id: number }, b: { company_id: number }) => a.company_id - b.company_id;
    expect(kept.sort(byId)).toEqual(counted.sort(byId));
  });
});
