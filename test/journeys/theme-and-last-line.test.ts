import { expect, it } from "vitest";
import { makeCandidate } from "#people/accounts/factory.ts";
import { testSite } from "../browser.ts";
import { giveLogin, logIn, open } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const t = wordsOf("en");

it("A visitor finds the theme in one place: behind a button on a wide window, in the menu of a phone", async () => {
  for (const { phone, button } of [
    { phone: false, button: t("ui.labels.theme") },
    { phone: true, button: t("ui.labels.menu") },
  ]) {
    const visitor = await site.visitor({ phone });
    await open(visitor, "/jobs");
    const theme = visitor.page.getByRole("group", { name: t("ui.labels.theme") });
    await expect.poll(() => theme.count()).toBe(0);
    await visitor.page.getByRole("button", { name: button, exact: true }).click();
    await expect.poll(() => theme.count()).toBe(1);
    await theme.getByRole("radio", { name: t("ui.labels.themeDark") }).check({ force: true });
    expect(await visitor.page.locator("html").getAttribute("data-theme")).toBe("dark");
  }
});

it("A signed-in reader finds the theme in the account's menu, and one line at the end of each page", async () => {
  const candidate = await makeCandidate(site.database.db);
  await giveLogin(site, [candidate.id]);
  const visitor = await site.visitor();
  const { page } = visitor;
  const foot = async () => (await page.getByRole("contentinfo").boundingBox())?.height;
  await open(visitor, "/jobs");
  expect(await foot()).toBeGreaterThan(200);
  await open(visitor, "/login");
  expect(await foot()).toBeLessThanOrEqual(60);
  await logIn(visitor, candidate.email);
  for (const path of ["/my-jobs/saved", "/account/job-alert", "/jobs"]) {
    await open(visitor, path);
    expect(await foot(), path).toBeLessThanOrEqual(60);
    const theme = page.getByRole("group", { name: t("ui.labels.theme") });
    expect(await theme.count(), path).toBe(0);
    await page.getByRole("banner").locator("button[aria-haspopup=menu]").click();
    await expect.poll(() => theme.count()).toBe(1);
  }
});
