import { describe, expect, it } from "vitest";
import { makeRecruiter } from "#accounts/factory.ts";
import { makeJob } from "#jobs/factory.ts";
import { jobsPath } from "#jobs/paths.ts";
import { type Language, languageCookie, languageNumber } from "#kit/i18n.ts";
import { cvPath, headhuntPaths } from "#site/paths.ts";
import { testSite } from "../browser.ts";
import { giveLogin, logIn } from "./steps.ts";

const site = await testSite();
const { db } = site.database;
const boss = await makeRecruiter(db);
const given = { companyId: boss.companyId, ownerId: boss.id, at: new Date() };
await makeJob(db, { ...given, hot: true });
for (const title of ["Nhân viên nhập liệu", "Kế toán kho"]) await makeJob(db, { ...given, title });

async function read(path: string, language: Language) {
  const cookie = `${languageCookie}=${languageNumber[language]}`;
  const response = await fetch(site.url + path, { headers: { cookie }, redirect: "manual" });
  return { status: response.status, location: response.headers.get("location"), html: await response.text() };
}

const unescaped = (text: string) => text.replaceAll("&amp;", "&");

/** Addresses of this site that a page's links lead to, and the places on itself that it points at. */
function linksOf(html: string): { paths: string[]; anchors: string[] } {
  const links = [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href]) => unescaped(href ?? ""));
  return {
    paths: links.filter((href) => href.startsWith("/")),
    anchors: links.filter((href) => href.startsWith("#")).map((href) => href.slice(1)),
  };
}

const pages = {
  en: ["/en", cvPath.en, headhuntPaths.own.en, headhuntPaths.employer.en],
  vi: ["/", cvPath.vi, headhuntPaths.own.vi, headhuntPaths.employer.vi],
} as const;
const inBoth = [
  "/employer",
  "/employer/product",
  "/download-app",
  "/private-policy",
  "/terms-of-service",
  "/no-such-page",
];

describe.each(["en", "vi"] as const)("the links of public pages (%s)", (language) => {
  it("lead to pages that are there, in the same language", async () => {
    const found = new Set<string>();
    for (const path of [...pages[language], ...inBoth]) {
      const { html } = await read(path, language);
      const { paths, anchors } = linksOf(html);
      expect(paths.length, path).toBeGreaterThan(15);
      for (const anchor of anchors) expect(html.includes(`id="${anchor}"`), `${path}#${anchor}`).toBe(true);
      for (const link of paths) found.add(link.replace(/#.*$/, ""));
    }
    const broken: string[] = [];
    for (const link of found) {
      const { status, location, html } = await read(link, language);
      const isSwitch = link.startsWith("/language/");
      const isOwn = location === `/login?next=${encodeURIComponent(link)}`;
      const fine = isSwitch ? status === 302 && location?.startsWith("/") : status === 200 || isOwn;
      const speaks = isSwitch || isOwn || html.includes(`<html lang="${language}"`);
      if (!fine || !speaks) broken.push(`${link}: ${status} ${location ?? ""}`);
    }
    expect(broken).toEqual([]);
  }, 60_000);

  it("say on the home page how many jobs they lead to", async () => {
    const { html } = await read(pages[language][0], language);
    const links = [...html.matchAll(/href="([^"]*-c\d+)"[^>]*>([^<]*)<\/a><\/h3><span[^>]*>(\d+)/g)];
    expect(links.map(([, , , count]) => Number(count))).toContain(3);
    for (const [, path = "", name, count] of links) {
      expect(path.startsWith(jobsPath[language]), name).toBe(true);
      const list = await read(path, language);
      expect(new RegExp(`\\D${count} (jobs?|việc làm)`).test(list.html), `${name}: ${count}`).toBe(true);
    }
  });
});

describe("the other addresses that the specification names", () => {
  it("lead a visitor to the company's page, by its number too", async () => {
    const { slug } = await db
      .selectFrom("companies")
      .select("slug")
      .where("id", "=", boss.companyId)
      .executeTakeFirstOrThrow();
    const to = async (path: string) => (await read(path, "en")).location;
    expect(await to(`/companies/${boss.companyId}`)).toBe(`/company/${boss.companyId}`);
    expect(await to(`/company/${boss.companyId}`)).toBe(`/company/${slug}`);
    expect(await to(`/company/${boss.companyId}/jobs?page=2`)).toBe(`/company/${slug}/jobs?page=2`);
    expect((await read("/company/999999", "en")).status).toBe(404);
    expect(await to("/review-jobs")).toBe("/login?next=%2Freview-jobs");
  });

  it("lead a recruiter to the board, the job and the posts under review", async () => {
    await giveLogin(site, [boss.id]);
    const desk = await site.visitor();
    await logIn(desk, boss.email);
    const to = async (path: string) => {
      const response = await desk.context.request.get(path, { maxRedirects: 0 });
      return response.headers().location;
    };
    const jobs = `/employer/${boss.companyId}`;
    expect(await to(`${jobs}/jobs/1`)).toBe(`${jobs}/1`);
    expect(await to(`${jobs}/jobs/1/detail`)).toBe(`${jobs}/1/preview`);
    expect(await to("/review-jobs")).toBe(`${jobs}/jobs?tab=reviewing`);
  });
});

describe("a page that is not there", () => {
  it.each(["/no-such-page", "/company/no-such-company"])(
    "%s answers 404, is not kept by search engines and offers ways on",
    async (path) => {
      const { status, html } = await read(path, "en");
      expect(status).toBe(404);
      expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(true);
      expect(html.includes(`action="${jobsPath.en}" method="get"`)).toBe(true);
      expect(linksOf(html).paths).toContain("/en");
    },
  );
});
