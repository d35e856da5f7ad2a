import { beforeAll, describe, expect, it } from "vitest";
import { makeRecruiter } from "#accounts/factory.ts";
import { makeJob } from "#jobs/factory.ts";
import { testSite, type Visitor } from "../browser.ts";
import { open } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const t = wordsOf("en");
const site = await testSite();
let visitor: Visitor;

beforeAll(async () => {
  const { db } = site.database;
  const boss = await makeRecruiter(db);
  const given = { companyId: boss.companyId, ownerId: boss.id, at: new Date(), categoryIds: [73] };
  await makeJob(db, { ...given, title: "Thợ hàn" });
  await makeJob(db, { ...given, title: "Thợ máy", description: "<p>Biết đọc bản vẽ, biết hàn.</p>" });
  visitor = await site.visitor();
});

const count = (n: number) => t("jobSearch.site.list.count", { count: n });
const related = (n: number) =>
  visitor.page.getByRole("heading", { level: 2, name: t("jobSearch.site.list.related", { count: n }) });
const card = (level: number, name: string) => visitor.page.getByRole("heading", { level, name, exact: true });

describe("jobs that hold the words of a keyword apart", () => {
  it("stand below the few that say it, under a heading of their own, and are not counted", async () => {
    const { page } = visitor;
    await open(visitor, "/jobs/tho-han");
    await page.getByText(count(1), { exact: true }).first().waitFor();
    await card(2, "Thợ hàn").waitFor();
    await related(1).waitFor();
    await card(3, "Thợ máy").waitFor();
    const description = page.locator("meta[name=description]");
    expect(await description.getAttribute("content")).toContain(
      t("jobSearch.site.list.description", { count: 1 }),
    );
  });

  it("come after the ways on where no job says it", async () => {
    const { page } = visitor;
    await open(visitor, "/jobs/ban-han");
    await page.getByText(count(0), { exact: true }).first().waitFor();
    await page.getByRole("heading", { name: t("jobSearch.site.list.emptyTitle") }).waitFor();
    await related(0).waitFor();
    await card(3, "Thợ máy").waitFor();
    expect(await page.locator("h2").allTextContents()).toEqual(
      expect.arrayContaining([
        t("jobSearch.site.list.emptyTitle"),
        t("jobSearch.site.list.related", { count: 0 }),
      ]),
    );
    expect(visitor.complaints).toEqual([]);
  });
});
