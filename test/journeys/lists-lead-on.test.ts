import { beforeAll, describe, expect, it } from "vitest";
import { makeListRow, retireForTests } from "#administration/lists/factory.ts";
import { listPaths } from "#administration/lists/paths.ts";
import { candidateSearchPath } from "#hiring/candidate-search/console-paths.ts";
import { type SearchNames, type SearchTarget, searchPath } from "#market/job-search/query/search-slug.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { settingsPath } from "#people/company-settings/paths.ts";
import { testSite, type Visitor } from "../browser.ts";
import { field, giveLogin, logIn, open, ready } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const en = wordsOf("en");
const boss = await makeStaff(db, "admin");
const recruiter = await makeRecruiter(db);
const languages = ["en", "vi"] as const;
let desk: Visitor;
let employer: Visitor;

beforeAll(async () => {
  await giveLogin(site, [boss.id, recruiter.id]);
  desk = await site.visitor();
  employer = await site.visitor({ script: false });
  await logIn(desk, boss.email);
  await logIn(employer, recruiter.email);
});

const led = async (path: string) => {
  const answer = await fetch(site.url + path, { redirect: "manual" });
  return [answer.status, answer.headers.get("location")];
};

interface Named {
  id: number;
  en: string;
  vi: string;
}
/** Names of one place and one category, as addresses had them. */
const namesOf = (place: Named, category: Named): SearchNames => ({
  placeName: (_id, language) => place[language],
  categoryName: (_id, language) => category[language],
});
const targets = (place: number, category: number): SearchTarget[] => [
  { keyword: "tester", locationId: place, categoryId: category },
  { keyword: "tester", locationId: place },
  { keyword: "tester", categoryId: category },
  { locationId: place, categoryId: category },
  { locationId: place },
  { categoryId: category },
];
/** Returns the addresses of all lists with a place or a category, as they were and as they are. */
const pairs = (before: [Named, Named], after: [Named, Named]) =>
  languages.flatMap((language) =>
    targets(before[0].id, before[1].id).map((target, index) => ({
      from: searchPath(language, target, namesOf(...before)),
      to: searchPath(language, targets(after[0].id, after[1].id)[index]!, namesOf(...after)),
    })),
  );

async function made(kind: "categories" | "locations", name: string, name_vn: string): Promise<Named> {
  return { id: await makeListRow(db, kind, { name, name_vn, category_id: 68 }), en: name, vi: name_vn };
}

/** Renames a row on its page. */
async function rename(kind: "categories" | "locations", row: Named, name: string, name_vn: string) {
  const { page } = desk;
  await open(desk, listPaths[kind].row(row.id));
  await field(page, en("lists.console.form.name")).fill(name);
  await field(page, en("lists.console.form.name_vn")).fill(name_vn);
  await page.getByRole("button", { name: en("lists.console.form.save") }).click();
  await page.getByText(en("lists.console.done.updated")).waitFor();
}

/** Merges a row into another one on its page. */
async function merge(kind: "categories" | "locations" | "industries", row: number, into: number) {
  const { page } = desk;
  await open(desk, listPaths[kind].row(row));
  await page
    .getByRole("main")
    .getByRole("link", { name: en("lists.console.retire.merge") })
    .click();
  await page.waitForURL(`**${listPaths[kind].merge(row)}`);
  await ready(page);
  await field(page, en("lists.console.merge.choose")).selectOption(String(into));
  await page.getByRole("button", { name: en("lists.console.merge.preview") }).click();
  await page.getByRole("heading", { name: en("lists.console.merge.confirm") }).waitFor();
  await page.getByRole("main").locator('form[method="post"] button[type="submit"]').click();
  await page.getByText(en("lists.console.done.merged")).waitFor();
}

describe("An old address of a job list", () => {
  it("leads to the present name of a renamed row, in all combinations and both languages", async () => {
    const place = await made("locations", "Old Pond", "Ao cũ");
    const category = await made("categories", "Old Craft", "Nghề cũ");
    await rename("locations", place, "New Pond", "Ao mới");
    await rename("categories", category, "New Craft", "Nghề mới");
    const present: [Named, Named] = [
      { id: place.id, en: "New Pond", vi: "Ao mới" },
      { id: category.id, en: "New Craft", vi: "Nghề mới" },
    ];
    for (const { from, to } of pairs([place, category], present)) {
      if (from === to) continue;
      await expect.poll(() => led(from)).toEqual([301, to]);
    }
  });

  it("leads to the row that replaces a merged one, in all combinations and both languages", async () => {
    const losers: [Named, Named] = [
      await made("locations", "Lost Pond", "Ao mất"),
      await made("categories", "Lost Craft", "Nghề mất"),
    ];
    const winners: [Named, Named] = [
      await made("locations", "Found Pond", "Ao còn"),
      await made("categories", "Found Craft", "Nghề còn"),
    ];
    await merge("locations", losers[0].id, winners[0].id);
    await merge("categories", losers[1].id, winners[1].id);
    for (const { from, to } of pairs(losers, winners)) await expect.poll(() => led(from)).toEqual([301, to]);
    const [place, category] = winners;
    expect(await led(`/jobs?location_id=${losers[0].id}`)).toEqual([301, `/jobs/in-found-pond-l${place.id}`]);
    expect(await led(`/viec-lam?category_id=${losers[1].id}`)).toEqual([
      301,
      `/viec-lam/nghe-con-c${category.id}`,
    ]);
    // The candidate search of employers has no addresses with names: it shows the present rows.
    const path = candidateSearchPath({ company: recruiter.companyId });
    await employer.page.goto(`${site.url}${path}?location=${losers[0].id}&category=${losers[1].id}`);
    for (const [name, row] of [
      ["location", place],
      ["category", category],
    ] as const)
      expect(await employer.page.locator(`select[name="${name}"]`).inputValue()).toBe(String(row.id));
  });

  it("stays while a retired category has jobs, and then leads to the category above it", async () => {
    const category = await made("categories", "Quiet Craft", "Nghề lặng");
    const job = await makeJob(db, { categoryIds: [category.id], at: new Date() });
    await retireForTests(db, "categories", category.id);
    const path = `/jobs/quiet-craft-c${category.id}`;
    await expect.poll(async () => (await led(path))[0]).toBe(200);
    expect(await (await fetch(site.url + path)).text()).toContain(job.title);
    const ways = await (await fetch(`${site.url}/job-by-category`)).text();
    expect(ways).not.toContain("Quiet Craft");
    await db.deleteFrom("job_search").where("job_id", "=", job.id).execute();
    await expect.poll(() => led(path)).toEqual([301, "/jobs/others-c68"]);
    const place = await made("locations", "Quiet Pond", "Ao lặng");
    await retireForTests(db, "locations", place.id);
    await expect.poll(() => led(`/viec-lam/tai-ao-lang-l${place.id}`)).toEqual([301, "/viec-lam"]);
  });
});

describe("An old address of the directory of companies", () => {
  it("leads to the industry that replaces a merged one, and without a retired one", async () => {
    const [loser, winner] = [await makeListRow(db, "industries"), await makeListRow(db, "industries")];
    await merge("industries", loser, winner);
    await expect
      .poll(() => led(`/companies?industry_id=${loser}&hiring=true`))
      .toEqual([301, `/companies?industry_id=${winner}&hiring=true`]);
    const retired = await makeListRow(db, "industries");
    await retireForTests(db, "industries", retired);
    await expect.poll(() => led(`/cong-ty?industry_id=${retired}`)).toEqual([301, "/cong-ty"]);
  });
});

it("A form with retired rows keeps them, and offers no others", async () => {
  const make = async () => {
    const id = await makeListRow(db, "industries");
    await retireForTests(db, "industries", id);
    const row = db.selectFrom("industries").select("name").where("id", "=", id);
    return { id, name: (await row.executeTakeFirstOrThrow()).name };
  };
  const [own, other] = [await make(), await make()];
  const { companyId } = recruiter;
  await db
    .updateTable("companies")
    .set({ industry_ids: [own.id] })
    .where("id", "=", companyId)
    .execute();
  await employer.page.goto(site.url + settingsPath({ company: companyId } as never));
  const html = await employer.page.content();
  expect(html).toContain(own.name);
  expect(html).not.toContain(other.name);
});
