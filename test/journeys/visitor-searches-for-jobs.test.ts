import { beforeAll, describe, expect, it } from "vitest";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { locationIds } from "#platform/reference/terms.ts";
import { testSite, type Visitor } from "../browser.ts";
import { open, patience, ready } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const t = wordsOf("en");
const vi = wordsOf("vi");
const site = await testSite();
const title = "Kế toán tổng hợp";
let visitor: Visitor;

beforeAll(async () => {
  const { db } = site.database;
  const boss = await makeRecruiter(db);
  const common = { companyId: boss.companyId, ownerId: boss.id, at: new Date() };
  await makeJob(db, { ...common, title, locationIds: [locationIds.hoChiMinh], jobType: 0 });
  await makeJob(db, { ...common, title: "Kế toán thuế", locationIds: [locationIds.haNoi], jobType: 1 });
  await makeJob(db, {
    ...common,
    title: "Lập trình viên C++",
    categoryIds: [7],
    description: "<p>Viết phần mềm nhúng.</p>",
    locationIds: [locationIds.haNoi],
    jobType: 0,
  });
  visitor = await site.visitor();
});

const path = () => {
  const { pathname, search } = new URL(visitor.page.url());
  return decodeURIComponent((pathname + search).replaceAll("+", " "));
};
const resultCount = (count: number, words = t) =>
  visitor.page.getByText(words("jobSearch.site.list.count", { count }), { exact: true }).first().waitFor();
const box = (words = t) =>
  visitor.page.getByRole("combobox", { name: words("jobSearch.site.search.keyword") });

/** The control that opens the filter for places. */
const places = () => visitor.page.locator("summary").filter({ hasText: t("jobSearch.site.search.place") });
const placeBox = (name: RegExp) => visitor.page.locator("details").getByRole("checkbox", { name });

describe("a visitor looks for work", () => {
  it("types without accents, and takes a suggestion by the keyboard", async () => {
    const { page } = visitor;
    await open(visitor, "/jobs");
    await resultCount(3);
    await box().fill("ke toan");
    const list = page.getByRole("listbox");
    await list.getByRole("option", { name: title }).waitFor();
    // Suggestions mark the typed text, with and without accents.
    expect(await list.getByText("Kế toán", { exact: true }).count()).toBeGreaterThan(0);
    await box().press("ArrowDown");
    expect(await box().getAttribute("aria-expanded")).toBe("true");
    const first = (await box().getAttribute("aria-activedescendant")) ?? "";
    expect(await page.locator(`[id="${first}"]`).getAttribute("aria-selected")).toBe("true");
    await box().press("Escape");
    await list.waitFor({ state: "detached" });
    expect(await box().inputValue()).toBe("ke toan");
    await box().press("Enter");
    await resultCount(2);
    expect(path()).toBe("/jobs/ke-toan");
  });

  it("narrows the list, and takes a filter away again", async () => {
    const { page } = visitor;
    await page.getByRole("checkbox", { name: /^Full time/ }).check();
    await resultCount(1);
    expect(path()).toBe("/jobs/ke-toan?job_type=0");
    await places().click();
    await page.getByRole("searchbox", { name: t("jobSearch.site.search.find") }).fill("chi minh");
    expect(await placeBox(/^Ha Noi/).isVisible()).toBe(false);
    await placeBox(/^Ho Chi Minh/).check();
    await expect.poll(path, patience).toBe("/jobs/ke-toan-in-ho-chi-minh-l27?job_type=0");
    const remove = `${t("jobSearch.site.filters.remove")}: Ho Chi Minh`;
    await page.getByRole("link", { name: remove }).click();
    await expect.poll(path, patience).toBe("/jobs/ke-toan?job_type=0");
    await expect.poll(() => places().textContent(), patience).toContain(t("jobSearch.site.search.anyPlace"));
    await page.goBack();
    await expect.poll(path, patience).toBe("/jobs/ke-toan-in-ho-chi-minh-l27?job_type=0");
    await resultCount(1);
    await expect.poll(() => places().textContent(), patience).toContain("Ho Chi Minh");
  });

  it("sees what was read from the words, and takes it back: at a desk, and on a phone without script", async () => {
    const typed = `keyword=${encodeURIComponent("kế toán ở hà nội")}`;
    const phone = await site.visitor({ script: false, width: 360 });
    for (const [reader, words, start, heading, place] of [
      [visitor, t, "/jobs", "Kế toán jobs in Ha Noi", "Ha Noi"],
      [phone, vi, "/viec-lam", "Việc làm kế toán tại Hà Nội", "Hà Nội"],
    ] as const) {
      const { page } = reader;
      await page.goto(`${site.url}${start}?${typed}`);
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      await page
        .getByText(words("jobSearch.site.list.count", { count: 1 }), { exact: true })
        .first()
        .waitFor();
      await page.getByRole("link", { name: `${words("jobSearch.site.filters.asWords")}: ${place}` }).click();
      await expect
        .poll(() => decodeURIComponent(page.url().replaceAll("+", " ")), patience)
        .toContain('kế toán ở "hà nội"');
      await page.getByText(words("jobSearch.site.list.emptyTitle")).waitFor();
    }
  });

  it("chooses several of a filter, by the keyboard too, and takes one of them away", async () => {
    const { page } = visitor;
    await open(visitor, "/jobs");
    await places().press("Enter");
    await placeBox(/^Ho Chi Minh/).press("Space");
    await expect.poll(path, patience).toBe("/jobs/in-ho-chi-minh-l27");
    // The list of places stays open when the address changes.
    await placeBox(/^Ha Noi/).press("Space");
    await expect.poll(path, patience).toBe("/jobs?location_id=22&location_id=27");
    await page.getByRole("heading", { level: 1, name: "Jobs in Ha Noi and Ho Chi Minh" }).waitFor();
    await placeBox(/^Ha Noi/).press("Escape");
    expect(await placeBox(/^Ha Noi/).isVisible()).toBe(false);
    for (const type of [/^Full time/, /^Part time/]) {
      await page.getByRole("checkbox", { name: type }).check();
      await expect.poll(path, patience).toContain(type.source === "^Full time" ? "job_type=0" : "job_type=1");
    }
    await resultCount(3);
    await page.getByRole("link", { name: `${t("jobSearch.site.filters.remove")}: Ha Noi` }).click();
    await expect.poll(path, patience).toBe("/jobs/in-ho-chi-minh-l27?job_type=0&job_type=1");
    await resultCount(1);
    await page.goBack();
    await resultCount(3);
  });

  it("keeps places that were ticked before the list of places was loaded, or while another list was loading", async () => {
    const quick = await site.visitor();
    const { page } = quick;
    const delayed = { list: Promise.withResolvers<void>(), code: Promise.withResolvers<void>() };
    await page.route(/\/jobs\/.*\.data/, (route) => delayed.list.promise.then(() => route.continue()));
    await page.route(/MultiSelectFinder/, (route) => delayed.code.promise.then(() => route.continue()));
    await open(quick, "/jobs");
    await page
      .locator("summary")
      .filter({ hasText: t("jobSearch.site.search.place") })
      .press("Enter");
    const tick = (name: RegExp) => page.locator("details").getByRole("checkbox", { name });
    await tick(/^Ho Chi Minh/).press("Space");
    delayed.code.resolve();
    await page.getByRole("searchbox", { name: t("jobSearch.site.search.find") }).waitFor();
    expect(await tick(/^Ho Chi Minh/).isChecked()).toBe(true);
    await tick(/^Ha Noi/).press("Space");
    delayed.list.resolve();
    await page.waitForURL(/location_id=22&location_id=27$/);
    expect(await tick(/^Ho Chi Minh/).isChecked()).toBe(true);
    expect(await tick(/^Ha Noi/).isChecked()).toBe(true);
  });

  it("types a place with a space into the list of places, which stays open", async () => {
    const { page } = visitor;
    await open(visitor, "/jobs");
    await places().click();
    const find = page.getByRole("searchbox", { name: t("jobSearch.site.search.find") });
    await find.and(page.locator(":focus")).waitFor();
    await page.keyboard.type("ho chi");
    await page.locator("details[open]").getByRole("checkbox").filter({ visible: true }).waitFor();
  });

  it("narrows a category to a part of it, and adds another category", async () => {
    const { page } = visitor;
    await open(visitor, "/jobs");
    const category = (name: RegExp) => page.getByRole("checkbox", { name });
    await category(/^IT\//).check();
    await expect.poll(path, patience).toBe("/jobs/it-software-c6");
    await category(/^Backend/).check();
    await expect.poll(path, patience).toBe("/jobs/backend-developer-c7");
    expect(await category(/^IT\//).isChecked()).toBe(false);
    await category(/^Accounting/).check();
    await expect.poll(path, patience).toBe("/jobs?category_id=7&category_id=36");
    await resultCount(3);
    // The link of a category leads to the jobs of this category alone, for readers who open it in a new tab.
    expect(await page.getByRole("link", { name: /^IT\// }).getAttribute("href")).toBe("/jobs/it-software-c6");
    await open(visitor, "/jobs/ke-toan-in-ho-chi-minh-l27?job_type=0");
  });

  it("changes the language, and keeps the search", async () => {
    const { page } = visitor;
    await page
      .getByRole("link", { name: t("site.labels.otherLanguage") })
      .first()
      .click();
    await expect.poll(path, patience).toBe("/viec-lam/ke-toan-tai-ho-chi-minh-l27?job_type=0");
    await ready(page);
    await resultCount(1, vi);
    await page.getByRole("heading", { level: 1, name: "Việc làm kế toán tại Hồ Chí Minh" }).waitFor();
    // The router keeps the document, and loads only the data of the next page.
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.getByRole("link", { name: title, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.goBack();
    await resultCount(1, vi);
    expect(await page.evaluate(() => "stayed" in window)).toBe(true);
  });

  it("finds recent searches, and deletes them", async () => {
    const { page } = visitor;
    await open(visitor, "/viec-lam");
    await box(vi).focus();
    await page.getByRole("listbox").getByRole("option", { name: "ke toan" }).click();
    await expect.poll(path, patience).toBe("/viec-lam/ke-toan");
    await open(visitor, "/viec-lam");
    await box(vi).focus();
    await page.getByRole("button", { name: vi("jobSearch.site.suggest.forget") }).click();
    await box(vi).blur();
    await page.getByRole("listbox").waitFor({ state: "detached" });
    await box(vi).focus();
    expect(await page.getByRole("listbox").count()).toBe(0);
  });

  it("leaves an input method alone while it makes a letter", async () => {
    const { page } = visitor;
    await box(vi).evaluate((input: HTMLInputElement) => {
      input.value = "ke toan";
      input.dispatchEvent(new InputEvent("input", { bubbles: true, isComposing: true }));
    });
    await page.waitForTimeout(400);
    expect(await page.getByRole("listbox").count()).toBe(0);
    await box(vi).evaluate((input) =>
      input.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true })),
    );
    await page.getByRole("listbox").getByRole("option", { name: title }).waitFor();
    await box(vi).press("Escape");
  });

  it("gets other searches with results where there are none", async () => {
    const { page } = visitor;
    await open(visitor, "/jobs/c-in-ha-noi-l22?keyword=C%2B%2B&job_type=1");
    expect(path()).toBe("/jobs/in-ha-noi-l22?keyword=C++&job_type=1");
    await resultCount(0);
    const others = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ hasText: t("jobSearch.site.list.count", { count: 1 }) });
    await others.getByRole("link").first().click();
    await resultCount(1);
    await page.getByRole("link", { name: "Lập trình viên C++", exact: true }).waitFor();
    expect(visitor.complaints).toEqual([]);
  });

  it("gets no error where a page's data is aborted after it was read", async () => {
    const { page } = visitor;
    await open(visitor, "/jobs");
    await page.evaluate(() => {
      const plain = window.fetch;
      window.fetch = async (...args) => {
        const answer = await plain(...args);
        if (!answer.url.includes(".data")) return answer;
        const bytes = new Uint8Array(await answer.arrayBuffer());
        const body = new ReadableStream({
          start(stream) {
            stream.enqueue(bytes);
            setTimeout(() => stream.error(new DOMException("was aborted", "AbortError")), 50);
          },
        });
        return new Response(body, answer);
      };
    });
    await box().fill("nhúng");
    await page.getByRole("button", { name: t("jobSearch.site.search.submit"), exact: true }).click();
    await resultCount(1);
    await page.waitForTimeout(100);
    expect(visitor.complaints).toEqual([]);
  });
});
