import type { Route } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { testSite, type Visitor } from "../browser.ts";
import { fits, open, patience } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const t = wordsOf("vi");
const site = await testSite();
let visitor: Visitor;

beforeAll(async () => {
  const { db } = site.database;
  const boss = await makeRecruiter(db);
  const common = { companyId: boss.companyId, ownerId: boss.id, at: new Date() };
  for (const [n, categoryId, experience] of [
    [1, 7, 0],
    [2, 7, 1],
    [3, 37, 2],
    [4, 37, 2],
  ] as const)
    await makeJob(db, { ...common, title: `Việc ${n}`, categoryIds: [categoryId], experience });
  visitor = await site.visitor({ phone: true, locale: "vi-VN" });
});

const sheet = () => visitor.page.locator("[popover]:popover-open");
/** Waits until the button at the end of the sheet shows a number of jobs. */
const says = (count: number) =>
  expect
    .poll(() => sheet().locator("button[type=submit]").textContent(), patience)
    .toBe(t("jobSearch.site.filters.apply", { count }));
const box = (name: string) => sheet().getByRole("checkbox", { name });

describe("người tìm việc lọc trên điện thoại", () => {
  it("sees in the sheet how many jobs each choice leaves, before it is closed", async () => {
    const { page } = visitor;
    await open(visitor, "/viec-lam");
    await page.getByRole("button", { name: t("jobSearch.site.filters.title") }).tap();
    await says(4);
    await fits(page);
    await box("Công nghệ thông tin").tap();
    await says(2);
    await box("Kế toán & Tài chính").tap();
    await says(4);
    await box(t("reference.labels.experience.none")).tap();
    await says(1);
    await box(t("reference.labels.experience.from_1_to_3")).tap();
    await says(3);
    await box("Công nghệ thông tin").tap();
    await says(2);
    // The filters stay when the sheet closes.
    await sheet().locator("button[type=submit]").tap();
    expect(await sheet().count()).toBe(0);
    await page.getByText(t("jobSearch.site.list.count", { count: 2 }), { exact: true }).waitFor();
    await fits(page);
  });

  it("sees that jobs are being counted while the network is slow, and then the number for the last choice", async () => {
    const { page } = visitor;
    await open(visitor, "/viec-lam");
    const delayed: Route[] = [];
    await page.route(/\.data/, (route) => void delayed.push(route));
    await page.getByRole("button", { name: t("jobSearch.site.filters.title") }).tap();
    await box(t("reference.labels.experience.from_1_to_3")).tap();
    const button = sheet().locator("button[type=submit]");
    await expect.poll(() => button.textContent(), patience).toBe(t("jobSearch.site.filters.counting"));
    await box(t("reference.labels.experience.under_1")).tap();
    await expect.poll(() => delayed.length, patience).toBe(2);
    // The answer to the first request arrives last, and the page ignores it.
    await delayed[1]?.continue();
    await says(3);
    await delayed[0]?.continue().catch(() => undefined);
    await says(3);
    expect(await box(t("reference.labels.experience.under_1")).isChecked()).toBe(true);
    await page.unroute(/\.data/);
    expect(visitor.complaints).toEqual([]);
  });
});
