import { describe, expect, it } from "vitest";
import { type Language, languageCookie, languageNumber } from "#kit/i18n.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { testSite, type Visitor } from "../browser.ts";
import { variants } from "../examples.ts";
import { open, patience } from "./steps.ts";

const site = await testSite();
const { db } = site.database;
const companies = 8;
const at = new Date();
for (let n = 0; n < companies; n++) {
  const { companyId, id } = await makeRecruiter(db);
  await db
    .updateTable("companies")
    .set({ verified_at: at, name: `Công ty Cổ phần Sản xuất và Thương mại số ${n}` })
    .where("id", "=", companyId)
    .execute();
  for (const title of ["Nhân viên chăm sóc khách hàng (nói tiếng Nhật hoặc tiếng Hàn)", "Kế toán kho"])
    await makeJob(db, {
      companyId,
      ownerId: id,
      title: `${title} ${n}`,
      hot: true,
      locationIds: [n % 2 ? 22 : 27],
      at,
    });
}

const homes: Record<Language, string> = { en: "/en", vi: "/" };
const windows = [
  { width: 1440, height: 900, phone: false, jobs: 3, employers: 5 },
  { width: 360, height: 740, phone: true, jobs: 1, employers: 5 },
];

/** Returns the number of elements that are completely in the window before scrolling. */
async function whole({ page }: Visitor, selector: string): Promise<number> {
  return page.evaluate((selector) => {
    const inside = [...document.querySelectorAll(selector)].filter((element) => {
      const { top, bottom, left, right, height } = element.getBoundingClientRect();
      return height > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    });
    return inside.length;
  }, selector);
}

async function visit(language: Language, { width, height, phone }: (typeof windows)[number]) {
  const visitor = await site.visitor({ width, height, phone });
  await visitor.context.addCookies([
    { name: languageCookie, value: String(languageNumber[language]), url: site.url },
  ]);
  await open(visitor, homes[language]);
  return visitor;
}

describe.each(variants(["vi", "en"] as const))("The first window of the home page (%s)", (language) => {
  it.each(windows)("at $width × $height has $jobs whole jobs and $employers employers", async (size) => {
    const visitor = await visit(language, size);
    expect(await whole(visitor, "main li.job")).toBeGreaterThanOrEqual(size.jobs);
    expect(await whole(visitor, "main li > a > .logo, main li > a > [data-initials]")).toBeGreaterThanOrEqual(
      size.employers,
    );
    const search = visitor.page.getByRole("search");
    const hero = await search.locator("xpath=ancestor::div[contains(@class,'bg-leaf-50')]").boundingBox();
    expect(hero?.height).toBeLessThanOrEqual(280);
  });
});

it("Nothing is wider than a window of 320 pixels", async () => {
  const { page } = await visit("vi", { ...windows[1]!, width: 320 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

it("Suggestions of keywords are shown completely: nothing above the first jobs cuts them off", async () => {
  const visitor = await visit("vi", windows[0]!);
  const { page } = visitor;
  await page.getByRole("combobox").pressSequentially("ke toan");
  const last = page.getByRole("option").last();
  await expect.poll(() => page.getByRole("option").count(), patience).toBeGreaterThan(2);
  const hit = await last.evaluate((option) => {
    option.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = option.getBoundingClientRect();
    return option.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(hit).toBe(true);
});

it("The hot jobs of a place are a link away, with and without script", async () => {
  for (const script of [true, false]) {
    const visitor = await site.visitor({ script });
    const { page } = visitor;
    await open(visitor, "/");
    const chips = page.getByRole("navigation", { name: "Địa điểm" });
    await chips.getByRole("link", { name: "Hà Nội" }).click();
    await expect.poll(() => page.url(), patience).toContain("hot=place-22");
    const places = page.locator("main li.job .place");
    await expect.poll(async () => new Set((await places.allInnerTexts()).slice(0, 6)).size, patience).toBe(1);
    expect(visitor.complaints).toEqual([]);
  }
});
