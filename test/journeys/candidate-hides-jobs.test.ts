import { beforeEach, describe, expect, it } from "vitest";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { testSite, type Visitor } from "../browser.ts";
import { variants } from "../examples.ts";
import { giveLogin, logIn, open, patience } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const t = wordsOf("en");
const { db } = site.database;
const titles = ["Night baker", "Pastry baker", "Cake baker"];
const company = await makeRecruiter(db);
const other = await makeRecruiter(db);
const at = new Date(Date.now() - 3_600_000);
for (const [index, title] of titles.entries())
  await makeJob(db, { companyId: (index < 2 ? company : other).companyId, title, at });

// Returns the titles in the job list only: the job that is shown beside the list has a heading and a menu too.
const shown = ({ page }: Visitor) => page.getByRole("listitem").getByRole("heading", { name: /baker$/ });

/** Opens the menu of a job's card and chooses an entry that hides jobs. */
async function hide({ page }: Visitor, title: string, entry: RegExp) {
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
  await card.getByRole("button", { name: t("hiddenJobs.site.hide.menu", { title }) }).click();
  await page.getByRole("menuitem", { name: entry }).click();
}
const thisJob = new RegExp(`^${t("hiddenJobs.site.hide.job")}$`);
const allOf = new RegExp(`^${t("hiddenJobs.site.hide.company", { company: "" }).trim()}`);

describe.each(variants([true, false]))("a candidate who hides jobs (script: %s)", (script) => {
  let visitor: Visitor;
  beforeEach(async () => {
    const candidate = await makeCandidate(db);
    await giveLogin(site, [candidate.id]);
    visitor = await site.visitor({ script });
    await logIn(visitor, candidate.email);
  });

  it("no longer sees them, and can show them again", { timeout: 60_000 }, async () => {
    const { page } = visitor;
    const count = async () => (await shown(visitor).count()) as number;
    await open(visitor, "/jobs?keyword=baker");
    expect(await count()).toBe(3);
    await hide(visitor, "Cake baker", thisJob);
    await expect.poll(count, patience).toBe(2);
    if (script) {
      await page.getByRole("button", { name: t("ui.labels.undo"), exact: true }).click();
      await expect.poll(count, patience).toBe(3);
    }
    await hide(visitor, "Pastry baker", allOf);
    await expect.poll(count, patience).toBe(script ? 1 : 0);

    await page.getByRole("banner").locator("button[aria-haspopup=menu]").click();
    await page.getByRole("menuitem", { name: t("site.labels.account.hidden") }).click();
    const again = page.getByRole("main").getByRole("button");
    await expect.poll(() => again.count(), patience).toBe(script ? 1 : 2);
    for (let left = await again.count(); left > 0; left--) {
      await again.first().click();
      await expect.poll(() => again.count(), patience).toBe(left - 1);
    }
    await page.getByText(t("hiddenJobs.site.hidden.emptyTitle")).waitFor();
    await open(visitor, "/jobs?keyword=baker");
    expect(await count()).toBe(3);
    expect(visitor.complaints).toEqual([]);
  });
});
