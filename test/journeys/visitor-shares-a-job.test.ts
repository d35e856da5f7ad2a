import { expect, it } from "vitest";
import { jobPath } from "#market/job-search/paths.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { testSite } from "../browser.ts";
import { open } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const t = wordsOf("en");
const { companyId } = await makeRecruiter(site.database.db);
const { slug } = await makeJob(site.database.db, { companyId, at: new Date(Date.now() - 3_600_000) });
const path = jobPath("en", slug);
const share = t("ui.labels.share");

it("A visitor shares a job by link, with Zalo, Facebook and LinkedIn, and as a QR code", async () => {
  const visitor = await site.visitor();
  const { page, context } = visitor;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(visitor, path);
  const press = async (name: string) => {
    await page.getByRole("button", { name: share, exact: true }).click();
    await page.getByRole("menuitem", { name, exact: true }).click();
  };
  await press(t("ui.labels.copyLink"));
  await page.getByText(t("ui.labels.copied")).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + path);
  await press(t("ui.labels.qr"));
  await page
    .getByRole("dialog")
    .getByRole("img", { name: t("ui.labels.qr") })
    .waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
});

it("The ways to other sites are links that need no script, theirs or ours", async () => {
  const visitor = await site.visitor({ script: false });
  const { page } = visitor;
  await open(visitor, path);
  await page.getByRole("button", { name: share, exact: true }).click();
  const links = page.getByRole("menuitem").and(page.locator("[target=_blank]"));
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  expect(hrefs.map((href) => new URL(href).hostname)).toEqual([
    "zalo.me",
    "www.facebook.com",
    "www.linkedin.com",
  ]);
  for (const href of hrefs) expect([...new URL(href).searchParams.values()]).toEqual([site.url + path]);
});
