import { beforeAll, describe, expect, it } from "vitest";
import { addCompanies } from "#front/demo/load/companies.ts";
import { addJobs } from "#front/demo/load/jobs.ts";
import { addPeople, type Ids, idsOf } from "#front/demo/load/people.ts";
import { demoMarket } from "#front/demo/market.ts";
import { inTransaction } from "#kit/db.ts";
import { openJobIndex } from "#market/job-search/open.ts";
import { openPipelines } from "#people/companies/commands/pipelines.ts";
import { SeveralJudge } from "../bench/several/judge.ts";
import { type TestApi, testApi } from "./api.ts";
import { demoAds } from "./ordinary-queries/demo-ads.ts";
import { type Ordinary, ordinaryQueries } from "./ordinary-queries/queries.ts";

const all = 10_000;
let api: TestApi;
let judge: SeveralJudge;

beforeAll(async () => {
  api = await testApi();
  await loadDemoJobs(api);
  const ads = await demoAds(api.database);
  judge = new SeveralJudge(ads, new Map(ads.map(({ id }) => [id, Number(id)])));
}, 60_000);

const nameOf = ({ query }: Ordinary) => query.parts.join(" ");

describe("Ordinary queries on the demo market", () => {
  it("are at least sixty, each once", () => {
    expect(new Set(ordinaryQueries.map(nameOf)).size).toBe(ordinaryQueries.length);
    expect(ordinaryQueries.length).toBeGreaterThanOrEqual(60);
  });

  it.each(ordinaryQueries.map((each) => [nameOf(each), each] as const))("%s", (_, each) =>
    expectFulfilled(each),
  );
});

async function expectFulfilled(each: Ordinary): Promise<void> {
  const { accepts } = judge.verdict(each.query);
  expect(accepts.size, "the market has fewer such jobs").toBeGreaterThanOrEqual(each.least);
  const { ids, total } = await openJobIndex(api.services).search(api.database.db, {
    keyword: nameOf(each),
    offset: 0,
    limit: all,
    asOf: api.clock.now(),
  });
  const right = ids.filter((id) => accepts.has(id));
  const wrongOfTen = ids.slice(0, 10).filter((id) => !accepts.has(id));
  expect(right.length, `${total} jobs are found`).toBeGreaterThanOrEqual(each.least);
  expect(wrongOfTen.length, "hits of the best ten that do not say all things").toBeLessThanOrEqual(1);
  expect(total, "the total is far above the jobs with all things").toBeLessThanOrEqual(2 * accepts.size);
}

async function loadDemoJobs({ database, clock }: TestApi): Promise<void> {
  const asOf = clock.now();
  const { companies, members, jobs } = demoMarket(asOf);
  await inTransaction(database, async (tx) => {
    const ids: Ids = {
      companies: await idsOf(tx, "companies", companies),
      accounts: await idsOf(tx, "accounts", members),
      candidates: new Map(),
      cvs: new Map(),
      jobs: await idsOf(tx, "jobs", jobs),
    };
    await addCompanies(tx, companies, ids, noFiles);
    await openPipelines(
      tx,
      [...ids.companies.values()].map((company) => ({ company })),
    );
    await addPeople(tx, { members, candidates: [] }, ids, { passwordHash: "", unverified: new Set() });
    await addJobs(tx, { jobs, suspended: new Map(), resubmitted: new Set() }, ids, asOf);
  });
}
const noFiles = {
  logos: new Map(),
  banners: new Map(),
  offers: [],
  galleries: new Map(),
  portraits: new Map(),
  clients: new Map(),
  licences: new Map(),
  cvs: new Map(),
  photos: new Map(),
};
