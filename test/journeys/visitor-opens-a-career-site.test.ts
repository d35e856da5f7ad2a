import { expect, it } from "vitest";
import { careerPath } from "#market/career-sites/paths.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { fillCompanyPage } from "#people/companies/factory.ts";
import { settingsPath } from "#people/company-settings/paths.ts";
import { testSite } from "../browser.ts";
import { giveLogin, logIn, open } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const [en, vi] = [wordsOf("en"), wordsOf("vi")];
const boss = await makeRecruiter(db, { email: "boss@example.test" });
const { slug } = await fillCompanyPage(db, site.services.storage, boss.companyId);
const common = { companyId: boss.companyId, ownerId: boss.id, at: new Date() };
await makeJob(db, { ...common, title: "Bếp trưởng" });
await makeJob(db, { ...common, title: "Kế toán kho" });

it("A company's settings lead to its career site, where a visitor finds a job and applies", async () => {
  await giveLogin(site, [boss.id]);
  const employer = await site.visitor();
  await logIn(employer, boss.email);
  await open(employer, settingsPath({ company: boss.companyId }));
  await employer.page.getByRole("link", { name: en("companySettings.console.career") }).click();
  await employer.page.waitForURL(`**${careerPath("en", slug)}`);

  const visitor = await site.visitor({ phone: true });
  const { page } = visitor;
  await open(visitor, careerPath("en", slug));
  expect(await page.getByRole("navigation").count()).toBe(0);
  await page.getByRole("link", { name: "Tiếng Việt" }).click();
  await page.waitForURL(`**${careerPath("vi", slug)}`);
  await page.getByRole("searchbox", { name: vi("careerSites.site.jobs.keyword") }).fill("ke toan");
  await page.getByRole("button", { name: vi("careerSites.site.jobs.find") }).click();
  await page.getByText(vi("careerSites.site.jobs.found", { count: 1 }), { exact: true }).waitFor();
  expect(await page.getByRole("link", { name: "Bếp trưởng" }).count()).toBe(0);
  await page.getByRole("link", { name: "Kế toán kho", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Kế toán kho" }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${careerPath("vi", slug)}/ke-toan-kho-i\\d+$`));
  expect(await page.getByRole("navigation").count()).toBe(0);
  // The career site of another company does not show the job.
  const rival = await makeRecruiter(db);
  const { slug: rivalSlug } = await fillCompanyPage(db, site.services.storage, rival.companyId);
  const elsewhere = page.url().replace(careerPath("vi", slug), careerPath("vi", rivalSlug));
  expect((await fetch(elsewhere)).status).toBe(404);
  await page.getByRole("link", { name: vi("careerSites.site.jobs.title") }).click();
  await page.waitForURL(`**${careerPath("vi", slug)}#jobs`);
  const apply = vi("careerSites.site.jobs.applyTo", { title: "Kế toán kho" });
  await page.getByRole("link", { name: apply }).click();
  await page.waitForURL(/\/apply$/);
});

it("Only a site with content of its own is indexed", async () => {
  const head = async (path: string) =>
    (await (await fetch(site.url + path)).text()).split("</head>")[0] ?? "";
  expect(await head(careerPath("en", slug))).not.toContain("noindex");
  expect(await head(careerPath("en", slug))).toContain(
    `rel="canonical" href="${site.url}${careerPath("en", slug)}"`,
  );
  expect(await head(`${careerPath("en", slug)}?keyword=x`)).toContain("noindex");
  await db.updateTable("companies").set({ about: null }).where("id", "=", boss.companyId).execute();
  await expect.poll(() => head(careerPath("vi", slug))).toContain("noindex");
});
