import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import { hour } from "#kit/clock.ts";
import type { CallInput } from "#kit/contract.ts";
import { similar } from "#market/jobs/contract.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { monthlyPay } from "#market/jobs/monthly-pay.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { ratesToday } from "#platform/reference/rates.ts";
import { referenceRows } from "#platform/reference/seed.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { search } from "../contract.ts";
import { searchWords } from "../text/words.ts";

type Query = NonNullable<CallInput<typeof search>["query"]>;
let api: TestApi;
let visitor: Caller;
let companyId: number;
beforeAll(async () => {
  api = await testApi();
  visitor = await api.as(null);
  companyId = (await makeRecruiter(api.database.db)).companyId;
});
const make = (title: string, more: object = {}) => makeJob(api.database.db, { companyId, title, ...more });

describe("Each filter, against reading every job", () => {
  const places = new Map(referenceRows().locations.map((row) => [row.id, row]));
  const categories = referenceRows().categories;
  const jobs: Awaited<ReturnType<typeof make>>[] = [];
  // A small generator, so that a failure can be repeated.
  let seed = 7;
  const dice = (n: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * n);
  };
  const oneOf = <T>(list: readonly T[]): T => list[dice(list.length)] as T;
  const subs = categories.filter((row) => row.parent_id !== null).map((row) => row.id);

  beforeAll(async () => {
    for (let n = 0; n < 300; n++) {
      const type = dice(5);
      const min = (1 + dice(40)) * 1_000_000;
      const usd = dice(6) === 0;
      const ends = { min: type === 2 ? null : min, max: type === 3 ? null : min + dice(20) * 1_000_000 };
      const scaled = (amount: number | null) =>
        amount === null ? null : usd ? Math.round(amount / 26_300) : amount;
      jobs.push(
        await make(`Việc ${oneOf(["gốm sứ", "tơ lụa", "khảm trai"])} ${n}`, {
          categoryIds: [...new Set([oneOf(subs), oneOf(subs)])],
          locationIds: [...new Set([1 + dice(68), oneOf([27, 22, 14, 2])])],
          jobType: oneOf([0, 1, 2, 5, 6, 9]),
          jobLevel: dice(6),
          experience: oneOf([null, 0, 1, 2, 3, 4, 5]),
          salary: {
            type,
            min: scaled(ends.min),
            max: scaled(ends.max),
            currency: usd ? "USD" : "VND",
            period: oneOf(["month", "year"]),
          },
          remote: dice(5) === 0,
          hot: dice(8) === 0,
          at: new Date(api.clock.now().getTime() - dice(45 * 24) * hour),
        }),
      );
    }
  });

  it("finds the same jobs in the same order", async () => {
    const rates = await ratesToday(api.database.db);
    const pay = new Map(jobs.map((job) => [job.id, monthlyPay(job, rates)]));
    const top = (job: (typeof jobs)[number]) => pay.get(job.id)?.max ?? pay.get(job.id)?.min ?? -1;
    const within = { "24h": 24, "3d": 72, "7d": 168, "14d": 336, "30d": 720 } as const;
    for (let n = 0; n < 80; n++) {
      const query: Query = {};
      const maybe = (add: () => void) => dice(4) === 0 && add();
      /** Returns a single value, or a list of up to four. */
      const some = (value: () => number) =>
        dice(2) === 0 ? value() : Array.from({ length: 1 + dice(4) }, value);
      maybe(() => Object.assign(query, { location_id: some(() => oneOf([27, 22, 14, 2, 1 + dice(68)])) }));
      maybe(() => Object.assign(query, { category_id: some(() => oneOf([1, 6, 36, 61, oneOf(subs)])) }));
      maybe(() => Object.assign(query, { salary_min: dice(40) * 1_000_000 }));
      maybe(() => Object.assign(query, { salary_max: dice(1600), currency: "USD" }));
      maybe(() => Object.assign(query, { job_type: some(() => oneOf([0, 1, 9, 77])) }));
      maybe(() => Object.assign(query, { job_level: some(() => dice(6)) }));
      maybe(() => Object.assign(query, { experience: some(() => dice(7)) }));
      maybe(() => Object.assign(query, { posted_within: oneOf(["24h", "3d", "7d", "14d", "30d"]) }));
      maybe(() => Object.assign(query, { remote: "true" }));
      maybe(() => Object.assign(query, { hot: "1" }));
      maybe(() => Object.assign(query, { keyword: oneOf(["gom su", "tơ lụa", "KHAM TRAI"]) }));
      maybe(() => Object.assign(query, { sort: oneOf(["salary", "recent"]) }));
      const wanted = (given: Query["job_type"]) => (given === undefined ? null : [given].flat().map(Number));
      const members = wanted(query.location_id)?.flatMap((id) => places.get(id)?.members ?? []);
      const inCategory = wanted(query.category_id)?.flatMap((id) =>
        categories.filter((row) => row.id === id || row.parent_id === id).map((row) => row.id),
      );
      const types = wanted(query.job_type);
      const levels = wanted(query.job_level);
      const experience = wanted(query.experience);
      const rate = query.currency === "USD" ? 26_300 : 1;
      const said = (job: (typeof jobs)[number]) =>
        pay.get(job.id)?.min != null || pay.get(job.id)?.max != null;
      const expected = jobs
        .filter((job) => !members || job.location_ids.some((id) => members.includes(id)))
        .filter((job) => !inCategory || job.category_ids.some((id) => inCategory.includes(id)))
        .filter(
          (job) =>
            query.salary_min === undefined ||
            (said(job) && (pay.get(job.id)?.max ?? Infinity) >= Number(query.salary_min) * rate),
        )
        .filter(
          (job) =>
            query.salary_max === undefined ||
            (said(job) && (pay.get(job.id)?.min ?? 0) <= Number(query.salary_max) * rate),
        )
        .filter((job) => !types || types.includes(job.job_type ?? -1))
        .filter((job) => !levels || levels.includes(job.job_level ?? -1))
        .filter((job) => !experience || experience.includes(job.experience_id ?? -1))
        .filter((job) => {
          const hours = within[query.posted_within as keyof typeof within];
          return !hours || api.clock.now().getTime() - job.approved_at!.getTime() <= hours * hour;
        })
        .filter((job) => !query.remote || job.remote || job.job_type === 9)
        .filter((job) => !query.hot || job.hot)
        .filter(
          (job) =>
            !query.keyword ||
            searchWords(query.keyword).every((word) => searchWords(job.title).includes(word)),
        )
        .sort(
          (a, b) =>
            (query.sort === "salary" ? top(b) - top(a) : 0) ||
            b.approved_at!.getTime() - a.approved_at!.getTime() ||
            b.id - a.id,
        );
      const { data, meta } = await visitor(search, { query: { ...query, items: 100 } });
      expect(meta.total, JSON.stringify(query)).toBe(expected.length);
      expect(
        data.map((card) => Number(card.id)),
        JSON.stringify(query),
      ).toEqual(expected.slice(0, 100).map((job) => job.id));
    }
  });

  it("counts each value of a filter as if that filter were not set, so that another can be added", async () => {
    const open = await visitor(search, { query: {} });
    const one = await visitor(search, { query: { experience: 2, job_level: [0, 1] } });
    const two = await visitor(search, { query: { experience: [2, 5], job_level: [0, 1] } });
    const levels = await visitor(search, { query: { job_level: [0, 1] } });
    expect(open.meta.facets.experience.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(two.meta.facets.experience).toEqual(levels.meta.facets.experience);
    const count = (value: number) =>
      levels.meta.facets.experience.find((counted) => counted.value === value)?.count ?? 0;
    expect([one.meta.total, two.meta.total]).toEqual([count(2), count(2) + count(5)]);
    expect(count(2) * count(5)).toBeGreaterThan(0);
  });

  it.each(["location_id", "category_id", "job_type", "job_level", "experience"] as const)(
    "%s takes twenty values, of which nobody's find nothing, and refuses more and what is no number",
    async (name) => {
      const ids = Array.from({ length: 21 }, (_, n) => 9000 + n);
      const twenty = await visitor(search, { query: { [name]: ids.slice(1) } });
      expect([twenty.meta.total, twenty.data]).toEqual([0, []]);
      for (const values of [ids, [1, "x"], "x"]) {
        const refused = await refusal(visitor(search, { query: { [name]: values } as Query }));
        expect([refused.status, refused.codes.length], String(values)).toEqual([400, 1]);
      }
    },
  );

  it("tells a candidate which it has applied for, and a visitor nothing", async () => {
    const candidate = await makeCandidate(api.database.db);
    const job = jobs[0]!;
    const { db } = api.database;
    const file = await db
      .insertInto("cv_files")
      .values({
        candidate_id: candidate.candidateId,
        storage_key: "k",
        name: "cv.pdf",
        kind: "pdf",
        bytes: 1,
        sha256: "x",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const stage = await db
      .selectFrom("pipeline_stages")
      .select("id")
      .where("pipeline_id", "=", job.pipeline_id)
      .executeTakeFirstOrThrow();
    const at = api.clock.now();
    await db
      .insertInto("applicants")
      .values({
        job_id: job.id,
        company_id: companyId,
        candidate_id: candidate.candidateId,
        stage_id: stage.id,
        rank: 1,
        full_name: "An",
        email: candidate.email,
        cv_file_id: file.id,
        cv_kind: "pdf",
        applied_at: at,
        stage_changed_at: at,
      })
      .execute();
    const call = await api.as(candidate.id);
    const mine = await call(search, { query: { items: 100, page: 1 } });
    const all = [
      ...mine.data,
      ...(await call(search, { query: { items: 100, page: 2 } })).data,
      ...(await call(search, { query: { items: 100, page: 3 } })).data,
    ];
    expect(all.filter((card) => card.attributes.applied).map((card) => card.id)).toEqual([String(job.id)]);
    const seen = await visitor(search, { query: {} });
    expect(seen.data.every((card) => !("applied" in card.attributes))).toBe(true);
  });

  it("similar jobs share a sub-category, never the job itself, six at most, nearest first", async () => {
    const like = { categoryIds: [subs[0]!], locationIds: [14], jobLevel: 2 };
    const one = await make("Một việc", { ...like, skills: ["SQL", "Excel"] });
    const far = await make("Việc xa", { ...like, locationIds: [60] });
    const near = await make("Việc gần", { ...like, skills: ["Excel"] });
    const nearest = await make("Việc gần nhất", { ...like, skills: ["SQL", "Excel"] });
    await make("Việc đã đóng", { ...like, state: "closed" });
    const { data } = await visitor(similar, { params: { id: one.id } });
    const ids = data.map((card) => Number(card.id));
    expect(ids.length).toBeLessThanOrEqual(6);
    expect(ids.slice(0, 2)).toEqual([nearest.id, near.id]);
    expect(ids).not.toContain(one.id);
    expect(ids.indexOf(far.id) === -1 || ids.indexOf(far.id) > 1).toBe(true);
    for (const card of data) expect(card.attributes.category_ids).toContain(subs[0]);
  });
});
