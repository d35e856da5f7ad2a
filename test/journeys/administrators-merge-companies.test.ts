import { readFile } from "node:fs/promises";
import { beforeAll, expect, it } from "vitest";
import { directoryPaths } from "#administration/company-directory/paths.ts";
import { mergePaths } from "#administration/company-merges/paths.ts";
import { makeTitle } from "#administration/job-titles/factory.ts";
import { titlePaths } from "#administration/job-titles/paths.ts";
import { statisticsPath } from "#administration/statistics/console-paths.ts";
import { makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { mailTo, testSite, type Visitor } from "../browser.ts";
import { variants } from "../examples.ts";
import { field, fits, giveLogin, logIn, open, ready } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const words = { en: wordsOf("en"), vi: wordsOf("vi") };
const [first, second] = [await makeStaff(db, "admin"), await makeStaff(db, "admin")];
const names = { loser: "Công ty Ấn phẩm và Truyền thông Hồ Sen Tây Hồ", winner: "Hồ Sen Media" };
const visitors = {} as { en: Visitor; vi: Visitor };

beforeAll(async () => {
  await giveLogin(site, [first.id]);
  await giveLogin(site, [second.id], "vi");
  visitors.en = await site.visitor();
  visitors.vi = await site.visitor({ phone: true, dark: true, locale: "vi-VN" });
  await logIn(visitors.en, first.email);
  await logIn(visitors.vi, second.email, "vi");
});

/** Adds two companies with the same website. */
async function addPair() {
  const [winner, loser] = [await makeRecruiter(db), await makeRecruiter(db, { companyVerified: false })];
  for (const [side, { companyId }] of Object.entries({ winner, loser }))
    await db
      .updateTable("companies")
      .set({ name: names[side as keyof typeof names], website: "https://hosen.test" })
      .where("id", "=", companyId)
      .execute();
  return { winner, loser };
}

const mergedInto = async (id: number) =>
  (await db.selectFrom("companies").select("merged_into").where("id", "=", id).executeTakeFirstOrThrow())
    .merged_into;

it("One administrator finds two entries of a company and merges them; another one undoes it on a phone", async () => {
  const { winner, loser } = await addPair();
  const [en, vi] = [words.en, words.vi];
  const { page } = visitors.en;
  await open(visitors.en, directoryPaths.list);
  await page.getByRole("checkbox", { name: en("companyDirectory.console.list.duplicates") }).check();
  await page.getByRole("button", { name: en("ui.console.filters.apply") }).click();
  await page.waitForURL("**duplicates=**");
  await page.getByRole("link", { name: names.loser, exact: true }).waitFor();
  await page.getByRole("link", { name: en("companyDirectory.console.list.toDuplicates") }).click();
  await page.getByRole("link", { name: en("companyDirectory.console.duplicates.compare") }).click();
  await page.getByRole("button", { name: en("companyMerges.console.merge.act", names) }).waitFor();
  await ready(page);

  // The winner takes the name of the other company: the preview shows the choice.
  const name = page.getByRole("group", { name: en("companyMerges.labels.field.name") });
  await name.getByRole("radio", { name: en("companyMerges.console.merge.ofLoser") }).check();
  await page.getByRole("button", { name: en("companyMerges.console.merge.refresh") }).click();
  await page.waitForURL("**name=loser**");
  await field(page, en("companyMerges.console.merge.reason")).fill("One company, two entries");
  await page.getByRole("button", { name: en("companyMerges.console.merge.act", names) }).click();
  await page.getByText(en("companyMerges.console.list.merged")).waitFor();
  expect(await mergedInto(loser.companyId)).toBe(winner.companyId);
  expect((await mailTo(site, loser.email, "company_merges.merged")).text).toContain(
    "One company, two entries",
  );

  const phone = visitors.vi.page;
  await open(visitors.vi, mergePaths.list);
  await fits(phone);
  await phone.getByText(vi("companyMerges.console.list.undo"), { exact: true }).click();
  await field(phone, vi("companyMerges.console.list.reason")).fill("Hai công ty khác nhau");
  await phone.getByRole("button", { name: vi("companyMerges.console.list.undoTitle", names) }).click();
  await phone.getByText(vi("companyMerges.console.list.done")).waitFor();
  expect(await mergedInto(loser.companyId)).toBeNull();
  await fits(phone);
});

it.each(variants(["en", "vi"] as const))(
  "Statistics are a table with bars, and a CSV file with the same rows (%s)",
  async (language) => {
    const say = words[language];
    const visitor = visitors[language];
    const { page } = visitor;
    await open(visitor, statisticsPath);
    await page.getByRole("link", { name: say("statistics.labels.name.registrations") }).click();
    await page.waitForURL("**statistic=registrations**");
    await field(page, say("statistics.console.by")).selectOption("account");
    await page.waitForURL("**by=account**");
    const table = page.getByRole("region", { name: say("statistics.labels.name.registrations") });
    const row = table.getByRole("row").filter({ hasText: say("statistics.labels.key.account.2") });
    // Both companies' administrators have registered.
    await row.getByRole("cell").first().getByText("2", { exact: true }).waitFor();
    await fits(page);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: say("reports.console.csv") }).click();
    const csv = await readFile(await (await download).path(), "utf8");
    expect(csv).toMatch(new RegExp(`${say("statistics.labels.key.account.2")}"?[,;]"?2\\b`));
  },
);

it.each(variants(["vi", "en"] as const))(
  "A job title is merged into another one, and restored (%s)",
  async (language) => {
    const say = words[language];
    const visitor = visitors[language];
    const { page } = visitor;
    const [wrong, right] = [await makeTitle(db), await makeTitle(db)];
    await open(visitor, titlePaths.title(wrong.id));
    await fits(page);
    const label = language === "vi" ? right.name_vn : right.name;
    await field(page, say("jobTitles.console.merge.into")).selectOption({ label });
    await page.getByRole("button", { name: say("jobTitles.console.merge.act") }).click();
    await page.getByText(say("jobTitles.console.done.merged")).waitFor();
    await page.getByText(say("jobTitles.console.facts.merged", { title: label })).waitFor();
    await fits(page);
    await page.getByRole("button", { name: say("jobTitles.console.restore.merged") }).click();
    await page.getByText(say("jobTitles.console.done.restored")).waitFor();
  },
);

it("leaves the consoles of both browsers empty", () => {
  expect(visitors.en.complaints).toEqual([]);
  expect(visitors.vi.complaints).toEqual([]);
});
