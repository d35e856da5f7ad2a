import { describe, expect, it } from "vitest";
import { type Language, languageCookie, languageNumber } from "#kit/i18n.ts";
import { jobsPath } from "#market/job-search/paths.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { tokenKeys } from "#people/accounts/tokens.ts";
import { testSite } from "../browser.ts";
import { tokenOf } from "../session.ts";

const site = await testSite();
const { db } = site.database;
const boss = await makeRecruiter(db);
const common = { companyId: boss.companyId, ownerId: boss.id, at: new Date() };
await makeJob(db, { ...common, hot: true });
for (const title of ["Nhân viên nhập liệu", "Kế toán kho"]) await makeJob(db, { ...common, title });

async function read(path: string, language: Language, token = "") {
  const cookie = `${languageCookie}=${languageNumber[language]}; token=${token}`;
  const response = await fetch(site.url + path, { headers: { cookie }, redirect: "manual" });
  return { status: response.status, location: response.headers.get("location"), html: await response.text() };
}

const homes = { en: "/en", vi: "/" } as const;

describe.each(["en", "vi"] as const)("the links of the home page (%s)", (language) => {
  it("say how many jobs they lead to", async () => {
    const { html } = await read(homes[language], language);
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
    const token = await tokenOf(site.database, tokenKeys(site.services.secret), boss.id, new Date());
    const to = async (path: string) => (await read(path, "en", token)).location;
    const jobs = `/employer/${boss.companyId}`;
    expect(await to(`${jobs}/jobs/1`)).toBe(`${jobs}/1`);
    expect(await to(`${jobs}/jobs/1/detail`)).toBe(`${jobs}/1/preview`);
    expect(await to("/review-jobs")).toBe(`${jobs}/jobs?tab=reviewing`);
  });
});

describe("a page that does not exist", () => {
  it.each(["/no-such-page", "/company/no-such-company"])(
    "%s answers 404, is not kept by search engines and offers ways on",
    async (path) => {
      const { status, html } = await read(path, "en");
      expect(status).toBe(404);
      expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(true);
      expect(html.includes(`action="${jobsPath.en}" method="get"`)).toBe(true);
      expect(html.includes('href="/en"')).toBe(true);
    },
  );
});
