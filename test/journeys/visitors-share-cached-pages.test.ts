import { createHash } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { languageCookie } from "#kit/i18n.ts";
import { jobPath, jobsPath } from "#market/job-search/paths.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { testSite } from "../browser.ts";
import { giveLogin, password } from "./steps.ts";

const site = await testSite();
const { db } = site.database;
const boss = await makeRecruiter(db);
const candidate = await makeCandidate(db);
await giveLogin(site, [boss.id, candidate.id]);
/** Makes a job, and waits until the process has invalidated its cache. */
async function job() {
  const made = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id, at: new Date() });
  await site.services.pubsub.flush();
  return made;
}
const seeker = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.url + path, {
    headers: { "user-agent": seeker, ...headers },
    redirect: "manual",
  });
  return { status: response.status, html: await response.text(), headers: response.headers };
}

/** Reads a page and checks that it is cached: only cached pages have an entity tag. */
async function cached(path: string, headers: Record<string, string> = {}) {
  const page = await get(path, headers);
  expect(page.headers.get("etag"), path).toMatch(/^W\/"/);
  return page;
}

async function signIn(email: string): Promise<string> {
  const response = await fetch(`${site.url}/api/v2/auths/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  return ((await response.json()) as { token: string }).token;
}

const applies = (html: string) => /href="[^"]*\/apply"/.test(html);

describe("cached pages", () => {
  it("are the very same document for two visitors, without a nonce of either", async () => {
    const { slug } = await job();
    const one = await cached(jobPath("en", slug));
    const other = await cached(jobPath("en", slug));
    expect(other.html).toBe(one.html);
    expect(one.html).not.toContain("nonce=");
    expect(one.headers.get("x-request-id")).not.toBe(other.headers.get("x-request-id"));
    // The page sets only the language cookie, which the browser does not have yet.
    expect(one.headers.getSetCookie().map((cookie) => cookie.split("=")[0])).toEqual([languageCookie]);
    const policy = one.headers.get("content-security-policy") ?? "";
    expect(policy).not.toMatch(/nonce|unsafe-inline/);
    const scripts = [...one.html.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)];
    expect(scripts.length).toBeGreaterThan(3);
    for (const [, code = ""] of scripts)
      expect(policy).toContain(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  });

  it("are complete for a GET after a HEAD", async () => {
    for (const path of ["/jobs?keyword=head", "/jobs.data?keyword=head"]) {
      const head = await fetch(site.url + path, { method: "HEAD" });
      expect(head.status, path).toBe(200);
      const { html } = await get(path);
      expect(html.length, path).toBeGreaterThan(500);
      expect(head.headers.get("content-type"), path).toMatch(path.includes(".data") ? /x-script/ : /html/);
    }
  });

  it("contain any text that people write, as documents and as data", async () => {
    const text = "<script>alert(2)</script";
    await makeJob(db, { companyId: boss.companyId, ownerId: boss.id, at: new Date(), skills: [text] });
    await site.services.pubsub.flush();
    for (const keyword of ["<script", "</script", "<!--", text])
      for (const path of ["/jobs", "/jobs.data"]) {
        const page = await get(`${path}?keyword=${encodeURIComponent(keyword)}`);
        expect(page.status, path + keyword).toBe(200);
        if (path === "/jobs") expect(page.html).not.toContain(text);
      }
  });

  it("have every header that a page of one's own has", async () => {
    const { headers } = await cached(jobsPath.en);
    const own = (await get("/login")).headers;
    for (const name of own.keys())
      if (!["content-length", "transfer-encoding", "date"].includes(name))
        expect(headers.has(name), name).toBe(true);
  });

  it("show a job as closed after it was closed through the API", async () => {
    const token = await signIn(boss.email);
    for (let n = 0; n < 5; n++) {
      const { id, slug } = await job();
      const path = jobPath("en", slug);
      expect(applies((await cached(path)).html)).toBe(true);
      expect((await cached(jobsPath.en)).html).toContain(slug);
      const closing = await fetch(`${site.url}/api/v2/companies/jobs/${id}`, {
        method: "PUT",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ status: "closed" }),
      });
      expect(closing.status).toBe(200);
      const closed = await cached(path);
      expect(applies(closed.html)).toBe(false);
      expect(closed.html).toContain("noindex");
      expect((await get(jobsPath.en)).html).not.toContain(slug);
    }
  });

  it("change when SQL changes the market", async () => {
    const { id, slug } = await job();
    const path = jobPath("en", slug);
    await cached(path);
    await sql`UPDATE jobs SET title = 'A title from the console' WHERE id = ${id}`.execute(db);
    await expect.poll(async () => (await get(path)).html).toContain("A title from the console");
    await sql`UPDATE companies SET name = 'Another name of the house' WHERE id = ${boss.companyId}`.execute(
      db,
    );
    await expect.poll(async () => (await get(path)).html).toContain("Another name of the house");
  });

  it("stay while a company writes what no visitor sees", async () => {
    const draft = await makeJob(db, { companyId: boss.companyId, state: "draft" });
    await site.services.pubsub.flush();
    const before = await cached(jobsPath.vi);
    await sql`UPDATE jobs SET title = 'Bản nháp' WHERE id = ${draft.id}`.execute(db);
    await site.services.pubsub.flush();
    expect((await cached(jobsPath.vi)).headers.get("etag")).toBe(before.headers.get("etag"));
  });

  it("are neither filled nor read by requests with a session", async () => {
    const { slug } = await job();
    const path = jobPath("en", slug);
    const cookie = `token=${await signIn(candidate.email)}`;
    const own = await get(path, { cookie });
    expect(own.headers.has("etag")).toBe(false);
    expect(own.headers.get("cache-control")).toBe("private, no-store");
    expect(own.html).toContain(candidate.full_name);
    const visitors = await cached(path);
    expect(visitors.html).not.toContain(candidate.full_name);
    expect((await get(path, { cookie })).html).toContain(candidate.full_name);
    // A request with an ended session gets no cached page.
    expect((await get(path, { cookie: "token=dead" })).headers.has("etag")).toBe(false);
  });

  it("come in each language and theme", async () => {
    const { slug } = await job();
    const path = jobPath("vi", slug);
    const pages = [
      await cached(path),
      await cached(path, { cookie: "theme=dark" }),
      await cached(path, { cookie: "theme=light" }),
      await cached(jobPath("en", slug)),
    ];
    expect(new Set(pages.map(({ headers }) => headers.get("etag"))).size).toBe(4);
    expect(pages[0]?.html).not.toMatch(/<html[^>]*data-theme/);
    expect(pages[1]?.html).toMatch(/<html[^>]*data-theme="dark"/);
    expect(pages[3]?.html).toMatch(/<html lang="en"/);
  });

  it("are found whatever campaign brought the visitor, and carry none", async () => {
    const { slug } = await job();
    const path = jobPath("en", slug);
    const plain = await cached(path);
    const campaign = await cached(`${path}?utm_source=poison&fbclid=poison`);
    expect(campaign.html).toBe(plain.html);
    expect(plain.html).not.toContain("poison");
    const sorted = await cached(`${jobsPath.en}?sort=salary&keyword=zzz`);
    expect((await cached(`${jobsPath.en}?keyword=zzz&sort=salary`)).html).toBe(sorted.html);
  });

  it("answer 304 to a browser that has them", async () => {
    const { slug } = await job();
    const path = jobPath("en", slug);
    const etag = (await cached(path)).headers.get("etag") ?? "";
    expect((await get(path, { "if-none-match": etag })).status).toBe(304);
    await sql`UPDATE jobs SET hot = true WHERE slug = ${slug}`.execute(db);
    await site.services.pubsub.flush();
    expect((await get(path, { "if-none-match": etag })).status).toBe(200);
  });

  it("count a view of each visit", async () => {
    const { id, slug } = await job();
    for (let n = 0; n < 3; n++) await cached(jobPath("en", slug));
    await cached(jobPath("en", slug), { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" });
    const views = async () => {
      const row = await db
        .selectFrom("job_view_days")
        .select("views")
        .where("job_id", "=", id)
        .executeTakeFirst();
      return row?.views ?? 0;
    };
    await expect.poll(views, { timeout: 10_000 }).toBe(3);
    // The source of a visit is counted for cached pages too. It does not cause a separate cached page.
    await cached(`${jobPath("en", slug)}?utm_source=zalo`);
    await get(jobPath("vi", slug), { cookie: "utm_source=zalo" });
    const ofZalo = () =>
      db
        .selectFrom("job_view_days")
        .select("views")
        .where("job_id", "=", id)
        .where("source", "=", "zalo")
        .executeTakeFirst();
    await expect.poll(ofZalo, { timeout: 10_000 }).toEqual({ views: 2 });
  });

  it("are never pages with a form that a visitor fills in", async () => {
    for (const path of ["/login", "/register", "/employer/register", "/no-such-page"])
      expect((await get(path)).headers.has("etag"), path).toBe(false);
  });
});
