import { beforeAll, describe, expect, it } from "vitest";
import { addCompanies } from "#front/demo/load/companies.ts";
import type { DemoFiles } from "#front/demo/load/files.ts";
import { addJobs } from "#front/demo/load/jobs.ts";
import { addPeople, type Ids, idsOf } from "#front/demo/load/people.ts";
import { demoMarket } from "#front/demo/market.ts";
import type { DemoJob } from "#front/demo/types.ts";
import type { CallInput } from "#kit/contract.ts";
import { inTransaction } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { openPipelines } from "#people/companies/commands/pipelines.ts";
import { categories, locations } from "#platform/reference/contract.ts";
import { referenceOf } from "#platform/reference/lists.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { search } from "./contract.ts";
import { openJobIndex } from "./open.ts";
import { parseSearchSlug } from "./query/search-slug.ts";
import { readAdTexts } from "./testing/ad-texts.ts";
import { keywords } from "./testing/keywords.ts";
import { type Intent, intents, slugs } from "./testing/labelled-queries.ts";
import { Judge } from "./testing/says-it.ts";
import {
  type Ask,
  equalityOf,
  figuresOf,
  meanOf,
  qualityOf,
  requiredQuality,
  unequalTwins,
  weakestKeywords,
} from "./testing/search-quality.ts";
import { ndcg, rankingOf, requiredRanking, weakestRankings } from "./testing/title-relevance.ts";
import { twins } from "./testing/twins.ts";
import { unseenKeywords } from "./testing/unseen-keywords.ts";

type Query = NonNullable<CallInput<typeof search>["query"]>;
let api: TestApi;
const noFiles: DemoFiles = {
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
let published: DemoJob[];
/** The demo's jobs by title and company, as cards show them. */
const byCard = new Map<string, DemoJob>();

beforeAll(async () => {
  api = await testApi();
  const asOf = api.clock.now();
  const market = demoMarket(asOf);
  const { companies, members, jobs } = market;
  await inTransaction(api.database, async (tx) => {
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
  published = market.jobs.filter((job) => job.state === "published");
  const names = new Map(market.companies.map((company) => [company.key, company.name]));
  for (const job of published) byCard.set(`${job.title} @ ${names.get(job.companyKey)}`, job);
}, 60_000);

function grade(job: DemoJob, { best, good, fair, places }: Omit<Intent, "asked">): number {
  if (places && !job.locationIds.some((id) => places.includes(id))) return 0;
  const title = fold(job.title);
  if (best.test(title)) return 3;
  if (good?.test(title)) return 2;
  return fair?.includes(job.family) ? 1 : 0;
}

/** Calls the search itself, without the API. */
const ask: Ask = (query) =>
  openJobIndex(api.services).search(api.database.db, {
    offset: 0,
    limit: 10,
    asOf: api.clock.now(),
    ...query,
  });

describe("Relevance on the demo market", () => {
  it("nDCG@10 of at least 200 bilingual queries is 0.95 or more, judged by titles", async () => {
    const ranked = await rankingOf(ask, await readAdTexts(api.database.db));
    expect(ranked.length).toBeGreaterThanOrEqual(200);
    const mean = meanOf(ranked.map(({ ndcg }) => ndcg));
    expect(mean, weakestRankings(ranked)).toBeGreaterThanOrEqual(requiredRanking);
  });

  it("addresses of searches and kinds of work: nDCG@10 is 0.9 or more", async () => {
    const visitor = await api.as(null);
    const [places, categoryTree] = await Promise.all([visitor(locations, {}), visitor(categories, {})]);
    const names = referenceOf(places.data, categoryTree.data);
    const measured: { asked: string; ndcg: number; first: string }[] = [];
    async function ask(asked: string, query: Query, intent: Omit<Intent, "asked">) {
      const market = published.map((job) => grade(job, intent)).sort((a, b) => b - a);
      expect(market[0], `nothing in the market answers ${asked}`).toBeGreaterThan(0);
      const { data } = await visitor(search, { query: { ...query, items: 10 } });
      const found = data.map(({ attributes }) => {
        const job = byCard.get(`${attributes.title} @ ${attributes.company.data.attributes.name}`);
        return job ? grade(job, intent) : 0;
      });
      const first = data.map(({ attributes }, i) => `${attributes.title} [${found[i]}]`).slice(0, 4);
      measured.push({ asked, ndcg: ndcg(found, market), first: first.join("; ") });
    }
    for (const intent of intents)
      for (const keyword of intent.asked.split("|")) await ask(keyword, { keyword }, intent);
    for (const [language, slug, intent] of slugs) {
      const { keyword, locationId, categoryId } = parseSearchSlug(language, slug, names) ?? {};
      const place = locationId == null ? {} : { location_id: locationId };
      const category = categoryId == null ? {} : { category_id: categoryId };
      await ask(slug, { ...(keyword && { keyword }), ...place, ...category }, intent);
    }
    const mean = measured.reduce((sum, { ndcg }) => sum + ndcg, 0) / measured.length;
    const weakest = measured.filter(({ ndcg }) => ndcg < 0.7).sort((a, b) => a.ndcg - b.ndcg);
    const lines = weakest.map(({ asked, ndcg, first }) => `${ndcg.toFixed(2)} ${asked}: ${first}`);
    expect(mean, lines.join("\n")).toBeGreaterThanOrEqual(0.9);
  });
});

describe("A hit says what was asked", () => {
  let measured: Awaited<ReturnType<typeof qualityOf>>;
  let pairs: Awaited<ReturnType<typeof equalityOf>>;
  beforeAll(async () => {
    const judge = new Judge(await readAdTexts(api.database.db));
    measured = await qualityOf(ask, judge, [...keywords, ...unseenKeywords]);
    pairs = await equalityOf(ask, twins);
  });

  it("is measured with enough keywords and twins", () => {
    expect(measured.length).toBeGreaterThanOrEqual(80);
    expect(pairs.length).toBeGreaterThanOrEqual(50);
  });

  it.each(["newest", "best", "totals", "recall"] as const)("%s: as much as is wanted", (name) => {
    expect(figuresOf(measured, pairs)[name], weakestKeywords(measured)).toBeGreaterThanOrEqual(
      requiredQuality[name],
    );
  });

  it("twins find the same", () => {
    expect(figuresOf(measured, pairs).twins, unequalTwins(pairs)).toBeGreaterThanOrEqual(
      requiredQuality.twins,
    );
  });
});
