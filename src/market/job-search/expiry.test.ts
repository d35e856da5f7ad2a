import { describe, expect, it } from "vitest";
import { minute } from "#kit/clock.ts";
import { companyJobs } from "#market/company-pages/contract.ts";
import { similar } from "#market/jobs/contract.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { monday, testApi } from "#test/api.ts";
import { search } from "./contract.ts";
import { postgresJobIndex } from "./index/postgres.ts";

const later = (ms: number) => new Date(monday.getTime() + ms);

describe("A job that expires", () => {
  it("is in no hit, total or facet of the search from that moment, though the worker has not closed it", async () => {
    const { db } = (await testApi()).database;
    const { companyId } = await makeRecruiter(db);
    const soon = await makeJob(db, { companyId, jobType: 1, expiresAt: later(10) });
    const stays = await makeJob(db, { companyId, jobType: 0, expiresAt: later(minute) });
    const index = postgresJobIndex(db);
    for (const keyword of [undefined, "kế toán"]) {
      const at = async (asOf: Date) => {
        const { ids, total, facets } = await index.search(db, { keyword, offset: 0, limit: 10, asOf });
        return { ids: ids.sort(), total, types: facets.job_type };
      };
      const type = (value: number) => ({ value, count: 1 });
      const both = { ids: [soon.id, stays.id], total: 2, types: [type(0), type(1)] };
      expect(await at(later(0))).toEqual(both);
      expect(await at(later(9))).toEqual(both);
      const one = { ids: [stays.id], total: 1, types: [type(0)] };
      expect(await at(later(10))).toEqual(one);
      expect(await at(later(minute - 1))).toEqual(one);
      expect((await at(later(minute))).total).toBe(0);
    }
  });

  it("is on no list of its company or of similar jobs", async () => {
    const api = await testApi();
    const { db } = api.database;
    const { companyId } = await makeRecruiter(db);
    const soon = await makeJob(db, { companyId, expiresAt: later(10) });
    const stays = await makeJob(db, { companyId });
    const { slug } = await db
      .selectFrom("companies")
      .select("slug")
      .where("id", "=", companyId)
      .executeTakeFirstOrThrow();
    const visitor = await api.as(null);
    const lists = async () => {
      const own = await visitor(companyJobs, { params: { slug } });
      const alike = await visitor(similar, { params: { id: stays.id } });
      const found = await visitor(search, {});
      return [own, alike, found].map(({ data }) => data.map(({ id }) => Number(id)).sort());
    };
    expect(await lists()).toEqual([[soon.id, stays.id], [soon.id], [soon.id, stays.id]]);
    api.clock.set(later(10));
    expect(await lists()).toEqual([[stays.id], [], [stays.id]]);
  });
});
