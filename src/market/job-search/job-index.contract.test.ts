import fc from "fast-check";
import { describe, expect } from "vitest";
import type { JobQuery } from "./job-index.ts";
import { anyQuery, keywords, referenceSearch } from "./testing/job-index-fixtures.ts";
import { asOf, onEachSearch } from "./testing/job-index-subjects.ts";

onEachSearch(160, ({ it, database, jobs, ask }) => {
  describe("filters, totals and facets", () => {
    it("are those of reading every job, for 500 random combinations", async () => {
      const reference = await referenceSearch(database().db, jobs());
      for (const keyword of keywords)
        expect(reference({ keyword, offset: 0, limit: 1, asOf }).ids.length).toBeGreaterThan(3);
      await fc.assert(
        fc.asyncProperty(anyQuery(jobs(), asOf), async (query) => {
          const expected = reference(query);
          const found = await ask(query);
          const ranked = query.keyword !== undefined && (query.sort ?? "relevance") === "relevance";
          const order = (ids: number[]) => (ranked ? ids.toSorted((a, b) => a - b) : ids);
          expect(order(found.ids)).toEqual(order(expected.ids));
          expect(found.total).toBe(expected.ids.length);
          expect(found.facets).toEqual(expected.facets);
        }),
        { numRuns: 500 },
      );
    }, 300_000);

    const alone: Partial<JobQuery>[] = [
      { locationIds: [27] },
      { locationIds: [14, 22] },
      { categoryIds: [1] },
      { categoryIds: [7, 37, 1] },
      { salaryMin: 20_000_000 },
      { salaryMax: 12_000_000 },
      { salaryMin: 800, salaryMax: 1500, currency: "USD" },
      { jobTypes: [9] },
      { jobTypes: [0, 1, 9] },
      { jobLevels: [2] },
      { jobLevels: [0, 5], jobTypes: [0, 5, 6] },
      { experience: [0] },
      { experience: [1, 4] },
      { postedWithin: "7d" },
      { remote: true },
      { hot: true },
      { keyword: "quarkz" },
    ];
    it.each(alone)("%j alone", async (filter) => {
      const expected = (await referenceSearch(database().db, jobs()))({
        ...filter,
        offset: 0,
        limit: 1,
        asOf,
      });
      const found = await ask(filter);
      expect(expected.ids.length).toBeGreaterThan(0);
      expect(expected.ids.length).toBeLessThan(jobs().length);
      expect(new Set(found.ids)).toEqual(new Set(expected.ids));
      expect(found).toMatchObject({ total: expected.ids.length, spelling: null, suggestions: [] });
    });

    it("a current province finds the jobs of the units that were merged into it", async () => {
      const { ids } = await ask({ locationIds: [27] });
      const merged = jobs().filter(
        ({ location_ids }) => location_ids.includes(2) && !location_ids.includes(27),
      );
      expect(merged.length).toBeGreaterThan(0);
      for (const { id } of merged) expect(ids).toContain(id);
    });

    it.each([
      {},
      { sort: "salary" },
      { keyword: "quarkz" },
      { keyword: "xilofon", sort: "salary", hot: true },
    ] as Partial<JobQuery>[])("pages of %j have no gap and no repeat", async (query) => {
      const whole = await ask(query);
      const walked: number[] = [];
      for (let offset = 0; offset < whole.total; offset += 17) {
        const page = await ask({ ...query, offset, limit: 17 });
        expect(page.total).toBe(whole.total);
        walked.push(...page.ids);
      }
      expect(whole.total).toBeGreaterThan(30);
      expect(walked).toEqual(whole.ids);
      expect(new Set(walked).size).toBe(whole.total);
      expect(await ask({ ...query, offset: 50_000, limit: 20 })).toMatchObject({
        ids: [],
        total: whole.total,
      });
    });
  });
});
