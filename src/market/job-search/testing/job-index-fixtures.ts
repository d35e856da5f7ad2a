import fc from "fast-check";
import { day, hour } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { monthlyPay } from "#market/jobs/monthly-pay.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { ratesToday } from "#platform/reference/rates.ts";
import { referenceRows } from "#platform/reference/seed.ts";
import { experiences, jobTypes, postedWithin } from "#platform/reference/terms.ts";
import type { Facets, JobQuery } from "../job-index.ts";
import { searchWords } from "../text/words.ts";

/** A market for the contract tests of searches, and a slow reference implementation of the search. */

const places = referenceRows().locations;
const categories = referenceRows().categories;
const subs = categories.filter((row) => row.parent_id !== null);

/**
 * Words without synonyms, filler or near spellings, so that the reference needs only the rule "all words in
 * title and skills".
 */
export const keywords = [
  "xilofon",
  "XÍLÔFÔN",
  "vibrafon",
  "quarkz",
  "đàn bầuz",
  "dan bauz",
  "quarkz xilofon",
];
const titles = [
  "Xílôfôn quarkz",
  "Quarkz vibrafon",
  "Thợ đàn bầuz",
  "Đàn bầuz xilofon",
  "Xilofon đàn bầuz quarkz",
];

export type MarketJob = Awaited<ReturnType<typeof makeJob>>;

const given = (at: Date) =>
  fc.record({
    title: fc.constantFrom(...titles),
    categoryIds: fc.uniqueArray(fc.constantFrom(...subs.slice(0, 60).map(({ id }) => id)), {
      minLength: 1,
      maxLength: 3,
    }),
    locationIds: fc.uniqueArray(
      fc.oneof(fc.constantFrom(27, 2, 8, 22, 14, 44), fc.integer({ min: 1, max: 68 })),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
    jobType: fc.constantFrom(...jobTypes.map(({ id }) => id)),
    jobLevel: fc.integer({ min: 0, max: 5 }),
    experience: fc.option(fc.constantFrom(...experiences.map(({ id }) => id))),
    salary: fc
      .record({
        type: fc.integer({ min: 0, max: 4 }),
        min: fc.option(fc.integer({ min: 1, max: 45 }).map((n) => n * 1_000_000)),
        more: fc.option(fc.integer({ min: 0, max: 45 }).map((n) => n * 1_000_000)),
        usd: fc.boolean(),
        period: fc.constantFrom("month", "year", "hour"),
      })
      .map(({ type, min, more, usd, period }) => {
        const scaled = (n: number | null) => (n !== null && usd ? Math.round(n / 26_000) : n);
        const max = more === null ? null : (min ?? 1_000_000) + more;
        return { type, min: scaled(min), max: scaled(max), currency: usd ? "USD" : "VND", period };
      }),
    remote: fc.boolean(),
    hot: fc.boolean(),
    skills: fc.subarray(["vibrafon", "Quarkz Pro"]),
    at: fc.integer({ min: 0, max: 45 * 24 * 6 }).map((n) => new Date(at.getTime() - (n * hour) / 6)),
  });

/** Inserts published jobs of three companies, and one job for each unpublished state. */
export async function fillMarket(db: Reader, size: number, at: Date): Promise<MarketJob[]> {
  const companies = [await makeRecruiter(db), await makeRecruiter(db), await makeRecruiter(db)];
  const jobs: MarketJob[] = [];
  for (const [n, job] of fc.sample(given(at), { numRuns: size, seed: 20_260_302 }).entries())
    jobs.push(
      await makeJob(db, {
        ...job,
        companyId: companies[n % 3]!.companyId,
        expiresAt: new Date(at.getTime() + day),
      }),
    );
  for (const state of ["closed", "expired", "draft"] as const)
    await makeJob(db, {
      companyId: companies[0]!.companyId,
      state,
      title: titles[0],
      hot: true,
      remote: true,
    });
  return jobs;
}

/** Generates no value, one or several values of a filter. */
const several = (value: fc.Arbitrary<number>) => fc.array(value, { maxLength: 4 });

/** Generates combinations of filters; each filter is absent half of the time. */
export const anyQuery = (jobs: readonly MarketJob[], asOf: Date): fc.Arbitrary<JobQuery> =>
  fc
    .record(
      {
        keyword: fc.constantFrom(...keywords),
        locationIds: several(fc.oneof(fc.constantFrom(27, 14, 22), fc.integer({ min: 0, max: 70 }))),
        categoryIds: several(fc.constantFrom(...categories.map(({ id }) => id), 9999)),
        salaryMin: fc.integer({ min: 0, max: 60_000_000 }),
        salaryMax: fc.integer({ min: 0, max: 90_000_000 }),
        currency: fc.constantFrom("VND", "USD", "JPY"),
        jobTypes: several(fc.constantFrom(...jobTypes.map(({ id }) => id), 77)),
        jobLevels: several(fc.integer({ min: 0, max: 6 })),
        experience: several(fc.integer({ min: -1, max: 6 })),
        postedWithin: fc.constantFrom(...postedWithin.map(({ key }) => key)),
        remote: fc.boolean(),
        hot: fc.boolean(),
        companyId: fc.constantFrom(...jobs.map((job) => job.company_id)),
        without: fc.constantFrom(...jobs.map((job) => ({ jobs: [job.id], companies: [job.company_id - 1] }))),
        sort: fc.constantFrom("recent" as const, "salary" as const, "relevance" as const),
      },
      { requiredKeys: [] },
    )
    .map((query) => ({ ...query, offset: 0, limit: 1000, asOf }));

type Name = "category" | "location" | "type" | "level" | "experience" | "salary" | "age" | "remote" | "hot";

export interface Reference {
  /** Job ids, newest first, or best paid first when the query is sorted by salary. */
  ids: number[];
  facets: Facets;
}

/** Returns a function that compares every job with every query. */
export async function referenceSearch(
  db: Reader,
  jobs: readonly MarketJob[],
): Promise<(query: JobQuery) => Reference> {
  const rates = await ratesToday(db);
  const rows = jobs.map((job) => rowOf(job, rates));
  const top = (row: Row) => row.max ?? row.min ?? -1;
  return (query) => {
    const checks = checksOf(query, rates.get(query.currency ?? "VND") ?? 1);
    const words = searchWords(query.keyword ?? "");
    const base = rows
      .filter((row) => words.every((word) => row.words.includes(word)))
      .filter(({ job }) => query.companyId === undefined || job.company_id === query.companyId)
      .filter(({ job }) => !query.without?.jobs.includes(job.id))
      .filter(({ job }) => !query.without?.companies.includes(job.company_id));
    const but: But = (left) =>
      base.filter((row) => Object.entries(checks).every(([name, passes]) => name === left || passes(row)));
    return {
      ids: but()
        .sort((a, b) => (query.sort === "salary" ? top(b) - top(a) : 0) || b.at - a.at || b.job.id - a.job.id)
        .map(({ job }) => job.id),
      facets: referenceFacets(but, query.asOf),
    };
  };
}

type Row = ReturnType<typeof rowOf>;
/** Returns the jobs that pass all filters, or all but one. */
type But = (left?: Name) => Row[];

function rowOf(job: MarketJob, rates: ReadonlyMap<string, number>) {
  return {
    job,
    ...monthlyPay(job, rates),
    remote: job.remote || job.job_type === 9,
    words: searchWords([job.title, ...job.skills].join(" ")),
    places: new Set(
      places
        .filter(({ members }) => job.location_ids.some((own) => members.includes(own)))
        .map(({ id }) => id),
    ),
    categories: new Set(
      job.category_ids.flatMap((own) => [own, categories.find(({ id }) => id === own)?.parent_id]),
    ),
    at: job.approved_at!.getTime(),
  };
}

const inPlace = (row: Row, id: number) => row.places.has(id);
const inCategory = (row: Row, id: number) => row.categories.has(id);
const pays = (row: Row, min: number, max: number) =>
  (row.min !== null || row.max !== null) && (row.max ?? Infinity) >= min && (row.min ?? 0) <= max;

function isSince(row: Row, key: string, asOf: Date): boolean {
  const hours = postedWithin.find((one) => one.key === key)?.hours;
  return hours == null || asOf.getTime() - row.at <= hours * hour;
}

/** Returns whether a job has any of the wanted values; an empty list is not set. */
const any = <V>(wanted: readonly V[] | undefined, has: (value: V) => boolean) =>
  !wanted?.length || wanted.some(has);

function checksOf(query: JobQuery, rate: number): Record<Name, (row: Row) => boolean> {
  const { salaryMin, salaryMax } = query;
  return {
    category: (row) => any(query.categoryIds, (id) => inCategory(row, id)),
    location: (row) => any(query.locationIds, (id) => inPlace(row, id)),
    type: ({ job }) => any(query.jobTypes, (id) => job.job_type === id),
    level: ({ job }) => any(query.jobLevels, (id) => job.job_level === id),
    experience: ({ job }) => any(query.experience, (id) => job.experience_id === id),
    salary: (row) =>
      (salaryMin === undefined && salaryMax === undefined) ||
      pays(row, Math.round((salaryMin ?? 0) * rate), Math.round((salaryMax ?? Infinity) * rate)),
    age: (row) => isSince(row, query.postedWithin ?? "any", query.asOf),
    remote: (row) => !query.remote || row.remote,
    hot: (row) => !query.hot || row.job.hot,
  };
}

function referenceFacets(but: But, asOf: Date): Facets {
  const tally = <V>(left: Name, values: readonly V[], has: (row: Row, value: V) => boolean) => {
    const among = but(left);
    return values.flatMap((value) => {
      const count = among.filter((row) => has(row, value)).length;
      return count > 0 ? [{ value, count }] : [];
    });
  };
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id).sort((a, b) => a - b);
  const floors = [10, 15, 20, 30, 50, 80].map((million) => million * 1_000_000);
  const ages = ["24h", "3d", "7d", "14d", "30d"] as const;
  return {
    category_id: tally("category", ids(categories), inCategory),
    location_id: tally("location", ids(places), inPlace),
    job_type: tally("type", ids([...jobTypes]), ({ job }, id) => job.job_type === id),
    job_level: tally("level", [0, 1, 2, 3, 4, 5], ({ job }, id) => job.job_level === id),
    experience: tally("experience", ids([...experiences]), ({ job }, id) => job.experience_id === id),
    salary_min: tally("salary", floors, (row, floor) => pays(row, floor, Infinity)),
    posted_within: tally("age", ages, (row, key) => isSince(row, key, asOf)),
    remote: but("remote").filter(({ remote }) => remote).length,
    hot: but("hot").filter(({ job }) => job.hot).length,
  };
}

/**
 * Creates jobs of one company, each a day newer than the previous one. A job that ranks before a newer one
 * therefore does so because of its words.
 */
export async function ladder(
  db: Reader,
  at: Date,
  rungs: readonly (Partial<Parameters<typeof makeJob>[1]> & { title: string })[],
): Promise<{ companyId: number; ids: number[] }> {
  const { companyId } = await makeRecruiter(db);
  const ids: number[] = [];
  for (const [n, rung] of rungs.entries()) {
    const job = await makeJob(db, {
      description: "<p>Một việc khác.</p>",
      // A category whose name is in no keyword of these tests.
      categoryIds: [73],
      at: new Date(at.getTime() - (40 - n) * day),
      ...rung,
      companyId,
    });
    ids.push(job.id);
  }
  return { companyId, ids };
}
