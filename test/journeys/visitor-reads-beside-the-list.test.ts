import { expect, it } from "vitest";
import { jobPath } from "#market/job-search/paths.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { testSite } from "../browser.ts";
import { faultsOf } from "./look.ts";
import { open, patience, ready } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const boss = await makeRecruiter(db);
const made = (title: string, hoursAgo: number) =>
  makeJob(db, {
    companyId: boss.companyId,
    ownerId: boss.id,
    title,
    at: new Date(Date.now() - hoursAgo * 3_600_000),
  });
const second = await made("Kế toán thuế", 5);
const first = await made("Kế toán kho", 1);
const t = wordsOf("vi");
const browserName =
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0 Safari/537.36";

/** Returns the counted views of a job, which are written with a delay. */
async function viewsOf(id: number): Promise<number> {
  const row = await db
    .selectFrom("job_view_days")
    .select(({ fn }) => fn.sum<number>("views").as("views"))
    .where("job_id", "=", id)
    .executeTakeFirst();
  return Number(row?.views ?? 0);
}

it("A wide list shows the chosen job beside it; the address names the job, and a second press opens its page", async () => {
  const visitor = await site.visitor();
  const { page } = visitor;
  await page.setExtraHTTPHeaders({ "user-agent": browserName });
  await open(visitor, "/viec-lam");
  const pane = (title: string) => page.getByRole("region", { name: title });
  await pane("Kế toán kho").waitFor();

  await page.getByRole("link", { name: "Kế toán thuế", exact: true }).click();
  await pane("Kế toán thuế")
    .getByRole("link", { name: t("jobs.site.detail.apply") })
    .waitFor();
  await expect.poll(() => new URL(page.url()).search, patience).toBe(`?job=${second.id}`);
  expect(new URL(page.url()).pathname).toBe("/viec-lam");
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  expect(await faultsOf(visitor)).toEqual([]);

  await page.reload();
  await ready(page);
  await pane("Kế toán thuế").waitFor();
  expect(
    await page.getByRole("link", { name: "Kế toán thuế", exact: true }).getAttribute("aria-current"),
  ).toBe("true");

  await page.getByRole("link", { name: "Kế toán thuế", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Kế toán thuế" }).waitFor();
  await page.goBack();
  await pane("Kế toán thuế").waitFor();
  await page
    .getByRole("link", { name: t("site.labels.otherLanguage") })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname === "/jobs" && url.search === `?job=${second.id}`);
  await pane("Kế toán thuế").waitFor();
  expect(visitor.complaints).toEqual([]);
  await expect.poll(() => viewsOf(second.id), { timeout: 40_000, interval: 1000 }).toBeGreaterThan(0);
  expect(await viewsOf(first.id), "what is there by itself is nobody's view").toBe(0);
}, 90_000);

it("The keyboard leads into the job and back to the list", async () => {
  const visitor = await site.visitor();
  const { page } = visitor;
  await open(visitor, "/viec-lam");
  await page.getByRole("region", { name: "Kế toán kho" }).waitFor();
  const link = page.getByRole("link", { name: "Kế toán thuế", exact: true });
  await link.focus();
  await page.keyboard.press("Enter");
  const pane = page.getByRole("region", { name: "Kế toán thuế" });
  await pane.waitFor();
  const isFocused = () => pane.evaluate((element) => element === document.activeElement);
  await expect.poll(isFocused, patience).toBe(true);
  await page.keyboard.press("Escape");
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
});

it("A job that fails to load leaves the list in place; narrower windows and browsers without JavaScript have links to pages", async () => {
  const visitor = await site.visitor();
  await visitor.page.route("**/beside.data*", (route) => route.abort());
  await open(visitor, "/viec-lam");
  await visitor.page.getByRole("link", { name: "Kế toán thuế", exact: true }).click();
  await visitor.page.getByRole("link", { name: "Kế toán kho", exact: true }).waitFor();

  for (const options of [{ width: 1024 }, { script: false }]) {
    const other = await site.visitor(options);
    await open(other, "/viec-lam");
    await other.page.getByRole("link", { name: "Kế toán thuế", exact: true }).click();
    await expect.poll(() => new URL(other.page.url()).pathname, patience).toBe(jobPath("vi", second.slug));
  }
});

it("After the first window of a job, the way to apply stays in sight", async () => {
  const visitor = await site.visitor({ height: 700 });
  const { page } = visitor;
  await open(visitor, jobPath("vi", second.slug));
  const apply = page.getByRole("link", { name: t("jobs.site.detail.apply"), exact: true });
  const inSight = () =>
    apply.evaluateAll(
      (links) =>
        links.filter((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          return bottom > top && top >= 64 && bottom <= innerHeight;
        }).length,
    );
  expect(await inSight()).toBe(1);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(inSight, patience).toBe(1);
});
