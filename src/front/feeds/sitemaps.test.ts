import { beforeAll, describe, expect, it } from "vitest";
import { day, hour } from "#kit/clock.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { monday, type TestApi, testApi } from "#test/api.ts";
import { siteMap } from "../../app/site-map.ts";
import { sitemapPart } from "./sitemaps.ts";
import { perFile, protocolLimits, urlSet } from "./xml/sitemap.ts";

let api: TestApi;
const at = new Date(monday.getTime() - day);
beforeAll(async () => {
  api = await testApi({ PUBLIC_URL: "https://sen.example" });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ method: "GET", url, headers });
const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? "");
const lastmodOf = (xml: string, path: string) =>
  new RegExp(`<loc>https://sen.example${path}</loc><lastmod>([^<]*)</lastmod>`).exec(xml)?.[1];
async function jobUrls(): Promise<string[]> {
  const index = (await get("/sitemap.xml")).body;
  const parts = locs(index).filter((url) => url.includes("/sitemap/jobs-"));
  const files = await Promise.all(parts.map((url) => get(new URL(url).pathname)));
  return files.flatMap((file) => locs(file.body));
}

describe("The sitemap", () => {
  it("lists its parts, each of which answers; the same below the API", async () => {
    await makeJob(api.database.db, { at });
    const index = await get("/sitemap.xml");
    expect(index.headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(index.headers["cache-control"]).toBe("public, max-age=3600");
    const parts = locs(index.body);
    expect(parts.map((url) => url.replace("https://sen.example/sitemap/", ""))).toEqual([
      "jobs-1.xml",
      "companies.xml",
      "categories.xml",
      "locations.xml",
      "static.xml",
    ]);
    for (const part of parts) {
      const { pathname } = new URL(part);
      const answer = await get(pathname);
      expect(answer.statusCode, pathname).toBe(200);
      expect((await get(`/api/v2/public${pathname}`)).body).toBe(answer.body);
      expect((await get(pathname.replace(".xml", ""))).body).toBe(answer.body);
      expect(locs(answer.body).length, pathname).toBeGreaterThan(0);
    }
    for (const wrong of ["jobs", "jobs-0", "companies-1", "static-2", "nothing", "jobs-1.xml.xml", "..%2f"])
      expect((await get(`/sitemap/${wrong}`)).statusCode, wrong).toBe(404);
  });

  it("has each published job twice, once a language, and no other job", async () => {
    const { db } = api.database;
    const job = await makeJob(db, { at });
    const others = [
      await makeJob(db, { at, state: "closed" }),
      await makeJob(db, { at, state: "reviewing" }),
      await makeJob(db, { at, expiresAt: new Date(monday.getTime() - hour) }),
    ];
    const urls = await jobUrls();
    expect(urls).toContain(`https://sen.example/jobs/${job.slug}`);
    expect(urls).toContain(`https://sen.example/viec-lam/${job.slug}`);
    expect(new Set(urls).size).toBe(urls.length);
    for (const other of others) expect(urls.join()).not.toContain(other.slug);
  });

  it("loses the jobs and the page of a company that is blocked", async () => {
    const { db } = api.database;
    const { companyId } = await makeRecruiter(db);
    const company = await db
      .selectFrom("companies")
      .select("slug")
      .where("id", "=", companyId)
      .executeTakeFirstOrThrow();
    const job = await makeJob(db, { at, companyId });
    const page = `https://sen.example/cong-ty/${company.slug}`;
    expect(locs((await get("/sitemap/companies.xml")).body)).toContain(page);
    await db.updateTable("companies").set({ blocked_at: monday }).where("id", "=", companyId).execute();
    expect(locs((await get("/sitemap/companies.xml")).body)).not.toContain(page);
    expect((await jobUrls()).join()).not.toContain(job.slug);
  });

  it("says when a job last changed for its readers: not when its note did", async () => {
    const { db } = api.database;
    const job = await makeJob(db, { at });
    const path = `/jobs/${job.slug}`;
    const change = (values: object, updated_at: Date) =>
      db
        .updateTable("jobs")
        .set({ ...values, updated_at })
        .where("id", "=", job.id)
        .execute();
    const lastmod = async () => lastmodOf((await get("/sitemap/jobs-1.xml")).body, path);
    expect(await lastmod()).toBe(at.toISOString());
    await change({ note: "call them first", recruiter_ids: [] }, new Date(at.getTime() + hour));
    expect(await lastmod()).toBe(at.toISOString());
    const edited = new Date(at.getTime() + 2 * hour);
    await change({ benefits: "<p>Thưởng tháng 13</p>" }, edited);
    expect(await lastmod()).toBe(edited.toISOString());
  });

  it("says when a company's page last changed: its own words, its pictures, its newest job", async () => {
    const { db } = api.database;
    const { companyId } = await makeRecruiter(db);
    const slug = async () =>
      (await db.selectFrom("companies").select("slug").where("id", "=", companyId).executeTakeFirstOrThrow())
        .slug;
    const path = `/company/${await slug()}`;
    const lastmod = async () => new Date(lastmodOf((await get("/sitemap/companies.xml")).body, path) ?? 0);
    const first = await lastmod();
    await db.updateTable("companies").set({ tagline: null }).where("id", "=", companyId).execute();
    expect(await lastmod()).toEqual(first);
    await db.updateTable("companies").set({ tagline: "Trà ngon" }).where("id", "=", companyId).execute();
    const second = await lastmod();
    expect(second > first).toBe(true);
    await db
      .insertInto("company_values")
      .values({ company_id: companyId, position: 0, title: "Tử tế", description: "Với nhau" })
      .execute();
    const third = await lastmod();
    expect(third > second).toBe(true);
    const future = new Date("2099-01-01T00:00:00.000Z");
    await makeJob(db, { companyId, at: future });
    expect(await lastmod()).toEqual(future);
  });

  it("has pages of categories and places only where there are jobs, dated by the newest one", async () => {
    const { db } = api.database;
    const newest = new Date("2026-02-20T01:02:03.000Z");
    // Category 64 is a sub-category; location 8 was merged into location 27 in 2025.
    const part = await db
      .selectFrom("categories")
      .selectAll()
      .where("parent_id", "is not", null)
      .where("id", "<>", 37)
      .where("parent_id", "not in", (eb) =>
        eb.selectFrom("categories").select("parent_id").where("id", "=", 37),
      )
      .executeTakeFirstOrThrow();
    expect((await get("/sitemap/categories.xml")).body).not.toContain(`-c${part.id}<`);
    await makeJob(db, { at: newest, categoryIds: [part.id], locationIds: [8] });
    const categories = (await get("/sitemap/categories.xml")).body;
    const dated = (xml: string, end: string) =>
      [...xml.matchAll(new RegExp(`<loc>[^<]*${end}</loc><lastmod>([^<]*)<`, "g"))].map((match) => match[1]);
    expect(dated(categories, `-c${part.id}`)).toEqual([newest.toISOString(), newest.toISOString()]);
    expect(dated(categories, `-c${part.parent_id}`)).toHaveLength(2);
    const places = (await get("/sitemap/locations.xml")).body;
    expect(dated(places, "-l8")).toEqual([newest.toISOString(), newest.toISOString()]);
    expect(dated(places, "-l27")).toHaveLength(2);
    expect(dated(places, "-l22")).toEqual([]);
  });

  it("names pages without rows once, with a day that is no later than today", async () => {
    const { body } = await get("/sitemap/static.xml");
    expect(locs(body)).toContain("https://sen.example/");
    expect(locs(body)).toContain("https://sen.example/en");
    expect(new Set(locs(body)).size).toBe(locs(body).length);
    for (const { changed } of siteMap.fixed) expect(changed).toMatch(/^20\d\d-\d\d-\d\d$/);
  });
});

describe("A file of the sitemap", () => {
  it("never holds more addresses or bytes than it may, whatever the names are", async () => {
    const { db } = api.database;
    const limits = { urls: 6, bytes: 50_000 };
    const origin = "https://sen.example";
    const context = { origin, asOf: monday, limits, fixed: siteMap.fixed };
    expect(perFile(limits, origin)).toBe(3);
    const title = "Kỹ sư phần mềm nhúng cao cấp ".repeat(8);
    const ids = [];
    for (let n = 0; n < 8; n++) ids.push((await makeJob(db, { at, title })).id);
    const seen: string[] = [];
    for (let n = 1; n <= Math.ceil(Math.max(...ids) / 3); n++) {
      const file = (await Array.fromAsync(sitemapPart(db, `jobs-${n}`, context) ?? [])).join("");
      expect(locs(file).length).toBeLessThanOrEqual(6);
      seen.push(...locs(file));
    }
    const { rows } = await api.database.pool.query("SELECT count(*)::int AS n FROM job_search");
    // One of the jobs has expired, so the sitemap does not contain it.
    expect(seen.length).toBe(2 * (rows[0].n - 1));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it("stays below 50 MB with the longest addresses that there can be", async () => {
    const origin = "https://a-rather-long-name-of-a-host.example.com:8443";
    const each = perFile(protocolLimits, origin);
    expect(2 * each).toBe(protocolLimits.urls);
    const urls = Array.from({ length: 2 * each }, () => ({
      url: `${origin}/viec-lam/${"x".repeat(100)}-i999999999999999`,
      changedAt: monday,
    }));
    let bytes = 0;
    for await (const text of urlSet([urls])) bytes += Buffer.byteLength(text);
    expect(bytes).toBeLessThan(protocolLimits.bytes);
    expect(perFile({ urls: 50_000, bytes: 100_000 }, origin)).toBeLessThan(250);
  });
});

describe("A reader that has it already", () => {
  it("is answered 304 until a job comes, changes or goes", async () => {
    const { db } = api.database;
    const job = await makeJob(db, { at });
    const addresses = ["/sitemap.xml", "/sitemap/jobs-1.xml", "/neuvoojob.xml", "/rss/vi/jobs.xml"];
    const tags = async () => {
      const found: string[] = [];
      for (const url of addresses) found.push(String((await get(url)).headers.etag));
      return found;
    };
    const statuses = async (known: string[]) => {
      const found: number[] = [];
      for (const [index, url] of addresses.entries())
        found.push((await get(url, { "if-none-match": `"other", ${known[index]}` })).statusCode);
      return found;
    };
    let known = await tags();
    expect(new Set(known).size).toBe(addresses.length);
    expect(await statuses(known)).toEqual([304, 304, 304, 304]);
    for (const change of [
      () => makeJob(db, { at }),
      () =>
        db
          .updateTable("jobs")
          .set({ title: "Kế toán thuế", updated_at: monday })
          .where("id", "=", job.id)
          .execute(),
      () => db.updateTable("jobs").set({ status: 2, updated_at: monday }).where("id", "=", job.id).execute(),
    ]) {
      await change();
      expect(await statuses(known)).toEqual([200, 200, 200, 200]);
      known = await tags();
    }
  });
});
