import { beforeAll, describe, expect, it } from "vitest";
import { type TestApi, testApi } from "#test/api.ts";
import { siteMap } from "../../app/site-map.ts";
import { robotsText } from "./robots.ts";

/**
 * Applies the rule of the robots exclusion protocol (RFC 9309): the longest matching rule wins, and allow wins over
 * disallow.
 */
function mayRead(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S*)$/gm)]
    .map(([, verb, prefix = ""]) => ({ allow: verb === "Allow", prefix }))
    .filter(({ prefix }) => prefix && path.startsWith(prefix))
    .sort((a, b) => b.prefix.length - a.prefix.length || Number(b.allow) - Number(a.allow));
  return rules[0]?.allow ?? true;
}

const robots = robotsText({ origin: "https://sen.example", noindex: false, siteMap });

describe("robots.txt", () => {
  it("lets public pages, pictures, feeds and what pages are made of be read", () => {
    for (const path of [
      "/",
      "/en",
      "/jobs",
      "/viec-lam/ke-toan-i42",
      "/company/sen",
      "/employer",
      "/employer/product",
      "/employer/headhunt-service",
      "/assets/root.js",
      "/og/jobs/42-vi-0123456789.png",
      "/api/v2/public/companies/1/logo?v=1",
      "/sitemap/jobs-1.xml",
      "/rss/vi/jobs.xml",
      "/neuvoojob.xml",
    ])
      expect(mayRead(robots, path), path).toBe(true);
  });
  it("keeps everything personal and every console out", () => {
    for (const path of [
      "/api/v2/candidates/jobs",
      "/account/your-account",
      "/my-jobs/applied",
      "/my-profile",
      "/onboarding/step1",
      "/employer/12/jobs",
      "/employer/onboarding",
      "/consultants/dashboard",
      "/admin/review-jobs",
      "/language/vi?next=/",
      "/logout",
    ])
      expect(mayRead(robots, path), path).toBe(false);
  });
  it("names the sitemap, whole", () => {
    expect(robots).toMatch(/^Sitemap: https:\/\/sen\.example\/sitemap\.xml$/m);
  });
});

describe("A site that must not be found", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ NOINDEX: "1" });
  });
  it("says so in robots.txt and on every answer", async () => {
    const answer = await api.app.inject("/robots.txt");
    expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
    for (const path of ["/", "/jobs", "/sitemap.xml"]) expect(mayRead(answer.body, path)).toBe(false);
    expect(answer.body).not.toContain("Sitemap");
    for (const url of ["/robots.txt", "/sitemap.xml", "/api/v2/public/job_categories", "/api/v2/nothing"])
      expect((await api.app.inject(url)).headers["x-robots-tag"], url).toBe("noindex, nofollow");
  });
  it("is the exception", async () => {
    const open = await testApi();
    expect((await open.app.inject("/robots.txt")).headers).not.toHaveProperty("x-robots-tag");
  });
});
