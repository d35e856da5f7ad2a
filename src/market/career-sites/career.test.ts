import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCompany } from "#people/accounts/factory.ts";
import { fillCompanyPage } from "#people/companies/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { careerJobs } from "./contract.ts";

let api: TestApi;
let visitor: Caller;
beforeAll(async () => {
  api = await testApi();
  visitor = await api.as(null);
});

const ask = (slug: string, query: Record<string, unknown> = {}) =>
  visitor(careerJobs, { params: { slug }, query } as never);

describe("The jobs of a career site", () => {
  it("are the company's published ones, newest first, by title and location", async () => {
    const { db } = api.database;
    const { id, slug } = await makeCompany(db);
    await fillCompanyPage(db, api.services.storage, id);
    const at = (days: number) => new Date(monday.getTime() - days * 86_400_000);
    const first = await makeJob(db, { companyId: id, title: "Kế toán kho", at: at(2) });
    const second = await makeJob(db, { companyId: id, title: "Lập trình viên", at: at(1) });
    await makeJob(db, { companyId: id, title: "Kế toán cũ", state: "closed" });
    await makeJob(db, { companyId: (await makeCompany(db)).id, title: "Kế toán nơi khác" });
    const all = await ask(slug);
    expect(all.data.map((job) => job.id)).toEqual([second.id, first.id].map(String));
    expect(all.meta.total).toBe(2);
    const [{ value = 0, count = 0 } = {}] = all.meta.locations;
    expect(count).toBe(2);
    expect((await ask(slug, { location_id: value })).meta.total).toBe(2);
    expect((await ask(slug, { location_id: 999_999 })).meta).toMatchObject({ total: 0 });
    expect((await ask(slug, { keyword: "KE TOAN" })).data.map((job) => job.id)).toEqual([String(first.id)]);
    // An empty filter is ignored, and a page after the last one is empty.
    expect((await ask(slug, { keyword: " ", location_id: "" })).meta.total).toBe(2);
    expect((await ask(slug, { page: 2, items: 2 })).data).toEqual([]);
    expect((await ask(slug, { keyword: "%_\\'" })).meta.total).toBe(0);
  });

  it("are absent where the company is, or is blocked", async () => {
    const { slug } = await makeCompany(api.database.db, { blocked: true });
    for (const unknown of [slug, "khong-co-cong-ty"])
      expect(await refusal(ask(unknown))).toMatchObject({ status: 404 });
    expect(await refusal(ask(slug, { location_id: "x" }))).toMatchObject({ status: 400 });
  });
});

it("Career sites that say something of their own and have jobs are in the sitemap", async () => {
  const { db } = api.database;
  const { id, slug } = await makeCompany(db);
  const shown = async () => {
    const { body } = await api.app.inject("/api/v2/public/sitemap/careers.xml");
    return [`/careers/${slug}<`, `/tuyen-dung/${slug}<`].filter((path) => body.includes(path));
  };
  await makeJob(db, { companyId: id });
  expect(await shown()).toEqual([]);
  await db.updateTable("companies").set({ about: "<p>Trà</p>" }).where("id", "=", id).execute();
  expect(await shown()).toHaveLength(2);
  expect((await api.app.inject("/api/v2/public/sitemap.xml")).body).toContain("/sitemap/careers.xml");
});
