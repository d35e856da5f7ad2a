import { expect, it } from "vitest";
import { jobPath } from "#market/job-search/paths.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { testSite, type Visitor } from "../browser.ts";
import { giveLogin, logInByForm, open, patience, ready } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const boss = await makeRecruiter(db);
const candidate = await makeCandidate(db, { fullName: "Lê Thị Kín Đáo" });
await giveLogin(site, [candidate.id]);
const job = (title: string) =>
  makeJob(db, { companyId: boss.companyId, ownerId: boss.id, title, at: new Date() });
const [first, second, unseen] = [await job("Kế toán kho"), await job("Thủ quỹ"), await job("Lái xe")];
const t = wordsOf("vi");

/** Waits until the service worker controls the page. */
const inCharge = ({ page }: Visitor) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, patience);

const cachedPaths = ({ page }: Visitor) =>
  page.evaluate(async () => {
    const requests = (await caches.has("sen-jobs")) ? await (await caches.open("sen-jobs")).keys() : [];
    return requests.map(({ url }) => new URL(url).pathname);
  });

it("A visitor reads viewed jobs without a connection, and finds them on the page that is shown for other addresses", async () => {
  const visitor = await site.visitor({ phone: true, locale: "vi-VN", worker: true });
  const { page, context } = visitor;
  await open(visitor, "/viec-lam");
  await inCharge(visitor);
  await open(visitor, jobPath("vi", first.slug));
  await open(visitor, jobPath("vi", second.slug));
  await expect.poll(() => cachedPaths(visitor), patience).toHaveLength(2);

  await context.setOffline(true);
  await page.reload();
  await ready(page);
  expect(await page.locator("h1").textContent()).toBe("Thủ quỹ");

  await page.goto(jobPath("vi", unseen.slug));
  await ready(page);
  expect(new URL(page.url()).pathname).toBe("/ngoai-tuyen");
  expect(await page.locator("h1").textContent()).toBe(t("offline.site.title"));
  const links = page.getByRole("listitem").getByRole("link", { name: /Kế toán kho|Thủ quỹ/ });
  await expect.poll(() => links.count(), patience).toBe(2);
  await page.getByRole("link", { name: /Kế toán kho/ }).click();
  await page.waitForURL(jobPath("vi", first.slug));
  expect(await page.locator("h1").textContent()).toBe("Kế toán kho");

  // When the connection is back, the requested page opens.
  await page.goto(jobPath("vi", unseen.slug));
  await context.setOffline(false);
  await page.getByRole("link", { name: t("offline.site.again") }).click();
  await page.waitForURL(jobPath("vi", unseen.slug));
  expect(await page.locator("h1").textContent()).toBe("Lái xe");
  // Failed requests are no faults in this test, because the browser was offline.
  visitor.complaints.length = 0;
}, 60_000);

it("A device stores only public pages of a signed-in reader, and never an answer of the API", async () => {
  const visitor = await site.visitor({ worker: true });
  const { page } = visitor;
  await logInByForm(visitor, candidate.email);
  await inCharge(visitor);
  await open(visitor, jobPath("en", first.slug));
  expect(await page.content()).toContain("Lê Thị Kín Đáo");
  await open(visitor, "/my-jobs/applied");
  await expect.poll(() => cachedPaths(visitor), patience).toEqual([jobPath("en", first.slug)]);
  const all = await page.evaluate(async () => {
    const entries: { path: string; text: string }[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) {
        const answer = await caches.match(request);
        entries.push({ path: new URL(request.url).pathname, text: (await answer?.text()) ?? "" });
      }
    return entries;
  });
  expect(all.filter(({ path }) => !/^\/(assets\/|offline$|ngoai-tuyen$|jobs\/)/.test(path))).toEqual([]);
  const pages = all.filter(({ path }) => !path.startsWith("/assets/"));
  expect(pages.length).toBe(3);
  for (const { path, text } of pages) expect(text, path).not.toMatch(/Lê Thị Kín Đáo|nonce=/);
  expect(visitor.complaints).toEqual([]);
}, 60_000);
