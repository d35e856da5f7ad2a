import { beforeAll, describe, expect, it } from "vitest";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeCompany, makeRecruiter } from "#people/accounts/factory.ts";
import { fillCompanyPage } from "#people/companies/factory.ts";
import { testSite } from "../browser.ts";
import { variants } from "../examples.ts";
import { field, giveLogin, open, password } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const t = wordsOf("en");
const site = await testSite();
const name = "Bếp Nhỏ Phương Nam";
const email = "lan@example.test";
const title = "Đầu bếp Á";

beforeAll(async () => {
  const { db } = site.database;
  const boss = await makeRecruiter(db);
  await db
    .updateTable("companies")
    .set({ name, name_key: "bep nho phuong nam" })
    .where("id", "=", boss.companyId)
    .execute();
  await fillCompanyPage(db, site.services.storage, boss.companyId);
  await makeJob(db, { companyId: boss.companyId, ownerId: boss.id, title, at: new Date() });
  await makeCompany(db);
  const candidate = await makeCandidate(db, { email });
  await giveLogin(site, [candidate.id]);
});

describe.each(variants([true, false]))("a candidate, script: %s", (script) => {
  it("finds a company, signs in to follow it, and follows it no longer", async () => {
    const visitor = await site.visitor({ script });
    const { page } = visitor;
    const main = page.getByRole("main");
    await open(visitor, "/companies");
    await page.getByRole("searchbox", { name: t("companies.site.directory.keyword") }).fill("bep nho");
    await page.getByRole("checkbox", { name: t("companies.site.directory.hiring") }).check();
    await main.getByRole("button", { name: t("companies.site.directory.submit"), exact: true }).click();
    await page.waitForURL((url) => url.search === "?keyword=bep+nho&hiring=true");
    await page.getByText(t("companies.site.directory.count", { count: 1 }), { exact: true }).waitFor();
    await main.getByRole("link", { name }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    const address = new URL(page.url()).pathname;

    await main.getByRole("link", { name: t("companies.site.page.follow"), exact: true }).click();
    await page.waitForURL((url) => url.pathname === "/login");
    // Fills in the password first, because the previous page has an email field too.
    await field(page, t("accounts.site.fields.password")).fill(password);
    await field(page, t("accounts.site.fields.email")).fill(email);
    await main.getByRole("button", { name: t("accounts.site.login.submit"), exact: true }).click();
    await page.waitForURL((url) => url.pathname === address);
    await open(visitor, address);

    const button = (pressed: boolean) =>
      main.getByRole("button", {
        name: t(`companies.site.page.${pressed ? "following" : "follow"}`),
        exact: true,
        pressed,
      });
    const followers = (count: number) => main.getByText(t("companies.site.page.followers", { count }));
    await followers(0).waitFor();
    await button(false).click();
    await button(true).waitFor();
    await followers(1).waitFor();
    await button(true).click();
    await button(false).waitFor();
    expect(await followers(0).isVisible()).toBe(true);

    await main.getByRole("link", { name: t("companies.site.page.jobs") }).click();
    await page.waitForURL((url) => url.pathname === `${address}/jobs`);
    await main.getByRole("link", { name: title }).waitFor();
  }, 60_000);
});
