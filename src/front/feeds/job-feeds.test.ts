import { beforeAll, describe, expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { monday, type TestApi, testApi } from "#test/api.ts";
import { readXml, textsOf, type XmlElement } from "./factory.ts";
import type { FeedRow } from "./queries/jobs.ts";
import { jobFeed } from "./xml/job-feed.ts";

let api: TestApi;
const ago = (days: number) => new Date(monday.getTime() - days * day);
beforeAll(async () => {
  api = await testApi({ PUBLIC_URL: "https://sen.example" });
});

const get = (url: string) => api.app.inject({ method: "GET", url });
async function feed(url: string): Promise<XmlElement> {
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("application/xml; charset=utf-8");
  return readXml(answer.body);
}
const jobsOf = (source: XmlElement) => source.children.filter((child) => child.name === "job");
const fields = (job: XmlElement | undefined) =>
  Object.fromEntries((job?.children ?? []).map((child) => [child.name, child.text]));
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

const evil = 'Kế toán ]]> & "sếp" \u0000\u0008\ud83d</title><job>';

describe("neuvoojob.xml", () => {
  it("has every element that Talent.com requires, for each published job, newest first", async () => {
    const { db } = api.database;
    const old = await makeJob(db, { at: ago(3), salary: { type: 1, min: 1000, max: 2000 } });
    const fresh = await makeJob(db, { at: ago(1), locationIds: [27, 22, 60], jobType: 1 });
    for (const state of ["draft", "reviewing", "rejected", "closed", "expired", "frozen"] as const)
      await makeJob(db, { at: ago(2), state, title: "Never public" });
    await makeJob(db, { at: ago(20), expiresAt: ago(1), title: "Never public" });

    const source = await feed("/neuvoojob.xml");
    expect(source.name).toBe("source");
    expect(textsOf(source, "publisher")).toEqual(["Sen"]);
    expect(textsOf(source, "publisherurl")).toEqual(["https://sen.example"]);
    expect(textsOf(source, "lastbuilddate")[0]).toMatch(instant);
    const jobs = jobsOf(source).map(fields);
    expect(jobs.map((job) => job.referencenumber)).toEqual([
      `${fresh.id}`,
      `${fresh.id}-22`,
      `${fresh.id}-60`,
      `${old.id}`,
    ]);
    for (const job of jobs) {
      for (const name of ["title", "company", "city", "state", "country", "url", "description"])
        expect(job[name]?.length, name).toBeGreaterThan(0);
      expect(job.dateposted).toMatch(instant);
      expect(job.expirationdate).toMatch(instant);
      expect(job.country).toMatch(/^[A-Z]{2}$/);
      expect(job.description?.replace(/<[^>]*>/g, "").length).toBeGreaterThanOrEqual(50);
    }
    expect(jobs.map((job) => [job.city, job.country])).toEqual([
      ["Ho Chi Minh", "VN"],
      ["Ha Noi", "VN"],
      ["Singapore", "SG"],
      ["Ho Chi Minh", "VN"],
    ]);
    expect(jobs[0]).toMatchObject({
      url: `https://sen.example/jobs/${fresh.slug}?utm_source=talent`,
      dateposted: "2026-03-01T03:00:00Z",
      jobtype: "parttime",
      salary: "15,000,000 - 25,000,000 VND per month",
    });
    // A salary that the page hides is not in the feed.
    expect(jobs[3]).not.toHaveProperty("salary");
    expect((await get("/neuvoojob.xml")).body).not.toContain("Never public");
    expect((await get("/api/v2/public/neuvoojob.xml")).body).toBe((await get("/neuvoojob.xml")).body);
  });

  it("holds every value in CDATA, whatever people write", async () => {
    await makeJob(api.database.db, {
      at: monday,
      title: evil.replaceAll("\u0000", "").replaceAll("\ud83d", ""),
    });
    const { body } = await get("/neuvoojob.xml");
    const values = [...body.matchAll(/^<([a-z]+)>(?=.)(?!\n)(.{9})/gm)].filter(
      ([, name = ""]) => !["publisher", "publisherurl", "lastbuilddate", "p"].includes(name),
    );
    expect(values.length).toBeGreaterThan(20);
    for (const [, name, start] of values) expect(start, name).toBe("<![CDATA[");
    expect(jobsOf(readXml(body)).map(fields)[0]?.title).toBe('Kế toán ]]> & "sếp" </title><job>');
  });

  it("leaves out what its readers refuse: a text that says nothing, a place without a country", async () => {
    const { db } = api.database;
    const short = await makeJob(db, { at: monday, description: "<p>Gọi ngay</p>" });
    await db.updateTable("jobs").set({ requirement: "" }).where("id", "=", short.id).execute();
    const abroad = await makeJob(db, { at: monday, locationIds: [40] });
    const numbers = jobsOf(await feed("/neuvoojob.xml")).map((job) => fields(job).referencenumber);
    expect(numbers).not.toContain(`${short.id}`);
    expect(numbers).not.toContain(`${abroad.id}`);
  });

  it("loses a job in the same moment as the site", async () => {
    const { db } = api.database;
    const job = await makeJob(db, { at: monday });
    const listed = async () => (await get("/neuvoojob.xml")).body.includes(`/jobs/${job.slug}?`);
    expect(await listed()).toBe(true);
    await db.updateTable("jobs").set({ status: 2, updated_at: monday }).where("id", "=", job.id).execute();
    expect(await listed()).toBe(false);
  });
});

describe("The other dialects", () => {
  it("say the same to Indeed and LinkedIn in their own elements", async () => {
    const talent = jobsOf(await feed("/neuvoojob.xml")).map(fields);
    const indeed = jobsOf(await feed("/api/v2/public/indeed.xml")).map(fields);
    const linkedin = jobsOf(await feed("/api/v2/public/linkedin.xml")).map(fields);
    expect(indeed).toHaveLength(talent.length);
    expect(indeed[0]?.date).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
    expect(indeed[0]).not.toHaveProperty("dateposted");
    expect(linkedin).toHaveLength(talent.length);
    for (const job of linkedin)
      expect(Object.keys(job)).toEqual([
        "partnerJobId",
        "company",
        "title",
        "description",
        "location",
        "applyUrl",
        "companyId",
      ]);
  });
});

describe("A feed of many jobs", () => {
  it("is written as the rows come, a batch in memory at a time", async () => {
    const row: FeedRow = {
      id: 1,
      slug: "ke-toan-i1",
      title: "Kế toán",
      language: 1,
      description: `<p>${"Lập báo cáo tài chính. ".repeat(4)}</p>`,
      requirement: "",
      benefits: "",
      category_ids: [37],
      location_ids: [27],
      location_text: null,
      job_type: 0,
      salary_type: 0,
      salary_min: 1e7,
      salary_max: 2e7,
      currency: "VND",
      salary_period: "month",
      salary_text: null,
      remote: false,
      posted_at: monday,
      expires_at: null,
      company_id: 1,
      company_name: "Công ty Sen",
    };
    let ahead = 0;
    async function* batches() {
      for (let batch = 0; batch < 80; batch++) {
        ahead++;
        yield Array.from({ length: 250 }, (_, index) => ({ ...row, id: batch * 250 + index + 1 }));
      }
    }
    const names = {
      place: () => ({ id: 27, name: "Ho Chi Minh", country: "VN" }),
      category: () => "Accounting",
    };
    const context = { origin: "https://sen.example", builtAt: monday, names };
    let jobs = 0;
    let longest = 0;
    for await (const chunk of jobFeed("talent", batches(), context)) {
      jobs += chunk.split("<job>").length - 1;
      longest = Math.max(longest, chunk.length);
      // The feed reads the next batch only when the consumer needs it.
      expect(ahead).toBe(Math.ceil(jobs / 250));
    }
    expect(jobs).toBe(20_000);
    expect(longest).toBeLessThan(300_000);
  });
});

describe("RSS", () => {
  it("is RSS 2.0 with the newest jobs of all, of a category or of a company, in both languages", async () => {
    const { db } = api.database;
    const { companyId } = await makeRecruiter(db);
    const { slug, name } = await db
      .selectFrom("companies")
      .select(["slug", "name"])
      .where("id", "=", companyId)
      .executeTakeFirstOrThrow();
    const job = await makeJob(db, {
      at: monday,
      companyId,
      categoryIds: [34],
      title: "Giao dịch viên <R&D>",
    });
    const parent = (
      await db.selectFrom("categories").select("parent_id").where("id", "=", 34).executeTakeFirstOrThrow()
    ).parent_id;
    for (const language of ["en", "vi"] as const) {
      for (const address of ["jobs", `category-${34}`, `category-${parent}`, `company-${slug}`]) {
        const answer = await get(`/rss/${language}/${address}.xml`);
        expect(answer.headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
        const rss = readXml(answer.body);
        expect(rss).toMatchObject({ name: "rss", attributes: { version: "2.0" } });
        const channel = rss.children[0];
        for (const required of ["title", "link", "description"])
          expect(textsOf(channel, required)[0], required).toBeTruthy();
        expect(textsOf(channel, "language")).toEqual([language]);
        expect(channel?.children.find((child) => child.name === "atom:link")?.attributes).toMatchObject({
          rel: "self",
          href: `https://sen.example/rss/${language}/${address}.xml`,
        });
        const items = channel?.children.filter((child) => child.name === "item") ?? [];
        const found = items.map(fields).find((item) => item.link?.endsWith(`/${job.slug}`));
        expect(found).toMatchObject({
          link: `https://sen.example/${language === "vi" ? "viec-lam" : "jobs"}/${job.slug}`,
          guid: `sen.example:job:${job.id}`,
          pubDate: monday.toUTCString(),
        });
        expect(found?.title).toContain("Giao dịch viên <R&D>");
        expect(found?.title).toContain(name);
        if (address.startsWith("company")) expect(items).toHaveLength(1);
      }
    }
  });

  it("does not exist for what does not exist", async () => {
    for (const name of ["category-99999.xml", "category-0.xml", "company-nobody.xml", "nothing.xml", "jobs"])
      expect((await get(`/rss/en/${name}`)).statusCode, name).toBe(404);
    expect((await get("/rss/fr/jobs.xml")).statusCode).toBe(404);
  });
});
