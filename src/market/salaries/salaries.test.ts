import { beforeAll, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import { minute } from "#kit/clock.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeAgency, makeRecruiter } from "#people/accounts/factory.ts";
import { locationIds } from "#platform/reference/terms.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { salaries } from "./contract.ts";
import { cachedMinutes } from "./terms.ts";

let api: TestApi;
let visitor: Caller;
let companies: number[];
beforeAll(async () => {
  api = await testApi();
  visitor = await api.as(null);
  companies = [];
  for (let n = 0; n < 5; n++) companies.push((await makeRecruiter(api.database.db)).companyId);
});

const million = 1_000_000;
const readNow = async (query: object) => (await visitor(salaries, { query })).data.attributes;
/** Reads figures after those of earlier reads are no longer cached. */
function read(query: object) {
  api.clock.advance(cachedMinutes * minute);
  return readNow(query);
}

/** Makes a published job with the category 2, whose top-level category is 1. */
const job = (employer: number, pay: { type?: number; min: number | null; max: number | null }, level = 1) =>
  makeJob(api.database.db, {
    companyId: companies[employer] ?? 0,
    categoryIds: [2, 3],
    locationIds: [locationIds.haNoi],
    jobLevel: level,
    salary: { type: 0, ...pay },
  });

it("Advertised salaries need ten jobs of five employers, and are exact", async () => {
  for (let n = 0; n < 9; n++) await job(n % 4, { min: (n + 1) * million, max: (n + 3) * million });
  // Not counted: an open end, no public salary.
  await job(4, { type: 2, min: null, max: 900 * million });
  await job(4, { type: 1, min: null, max: null });
  expect(await read({})).toEqual({ by: "category", rows: [], all: null });
  // Ten jobs of four employers.
  const tenth = await job(0, { min: 10 * million, max: 12 * million });
  expect((await read({})).all).toBeNull();
  await api.database.db.deleteFrom("job_search").where("job_id", "=", tenth.id).execute();
  await job(4, { min: 10 * million, max: 12 * million + 1 });
  // The middles are 2 to 10 million and 11,000,000.5.
  const figures = { p25: 4.25 * million, median: 6.5 * million, p75: 8.75 * million, jobs: 10, employers: 5 };
  expect(await read({})).toEqual({ by: "category", rows: [{ key: 1, ...figures }], all: figures });
  expect(await read({ by: "location", category_id: 1 })).toEqual({
    by: "location",
    rows: [{ key: locationIds.haNoi, ...figures }],
    all: figures,
  });
  expect((await read({ by: "level", category_id: 2, level: 1 })).rows).toEqual([{ key: 1, ...figures }]);
  for (const none of [{ level: 2 }, { category_id: 4 }, { location_id: locationIds.daNang }])
    expect(await read(none)).toEqual({ by: "category", rows: [], all: null });
});

it("The clients of an agency that it does not name are one employer, and net salaries are not counted", async () => {
  const { db } = api.database;
  const agency = await makeAgency(db);
  const ids: number[] = [];
  for (let n = 0; n < 10; n++) ids.push((await job(n % 5, { min: 20 * million, max: 20 * million }, 4)).id);
  const figures = { jobs: 10, employers: 5, median: 20 * million };
  expect((await read({ level: 4 })).all).toMatchObject(figures);
  await db
    .updateTable("job_search")
    .set({ agency_id: agency.id, confidential: true })
    .where("job_id", "in", ids)
    .execute();
  // Figures are read once in five minutes.
  expect((await readNow({ level: 4 })).all).toMatchObject(figures);
  expect((await read({ level: 4 })).all).toBeNull();
  await db
    .updateTable("job_search")
    .set({ agency_id: null, confidential: false })
    .where("job_id", "in", ids)
    .execute();
  await db.updateTable("jobs").set({ salary_basis: "net" }).where("id", "=", ids[0]!).execute();
  expect((await read({ level: 4 })).all).toBeNull();
});

it("The sitemap has the page while it has figures", async () => {
  const { db } = api.database;
  const sitemap = async () => (await api.app.inject({ url: "/sitemap/static.xml" })).body;
  expect(await sitemap()).toContain("/muc-luong");
  await db.deleteFrom("job_search").execute();
  expect(await sitemap()).not.toContain("/muc-luong");
});
