import type { Locator } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { errors } from "#hiring/applications/messages.en.ts";
import { makeInterview } from "#hiring/interviews/factory.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { testSite } from "../browser.ts";
import { faultsOf } from "./look.ts";
import { card, field, fits, giveLogin, logIn, open, patience } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const timeout = 120_000;
const site = await testSite();
const { db } = site.database;
const names = ["Lê Thu Hà", "Phạm Minh Đức", "Nguyễn Thị Linh", "Trần Quốc Bảo"];

/** Makes a company with a job of four applicants, of whom the first has an interview, and logs its administrator in. */
async function desk(language: "en" | "vi", viewport: { width: number; height: number }) {
  const boss = await makeRecruiter(db);
  const job = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id });
  const applicants = [];
  for (const [rank, fullName] of names.entries())
    applicants.push(await makeApplicant(db, { job, rank, candidate: await makeCandidate(db, { fullName }) }));
  await makeInterview(db, applicants[0]!);
  await giveLogin(site, [boss.id], language);
  const visitor = await site.visitor({ ...viewport, locale: language === "vi" ? "vi-VN" : "en" });
  await logIn(visitor, boss.email, language);
  const board = applicantPaths.board({ company: boss.companyId }, job.id);
  await open(visitor, board);
  return { visitor, page: visitor.page, t: wordsOf(language), board, applicants };
}

const bar = (page: Locator, name: string) => page.getByRole("form", { name });

describe("A recruiter at a desk", () => {
  let at: Awaited<ReturnType<typeof desk>>;
  beforeAll(async () => {
    at = await desk("en", { width: 1440, height: 900 });
  });

  it("sees the next interview on the card, which leads to it, and one strip for the empty stages", {
    timeout,
  }, async () => {
    const { page, t, board } = at;
    const [first = ""] = names;
    const strip = page.getByRole("button", { name: /Empty stages/ });
    await strip.waitFor();
    await card(page, first).locator("a[data-badge]").click();
    await page.waitForURL(/\/interviews\/\d+/);
    await open(at.visitor, board);
    await strip.click();
    await page.getByRole("heading", { name: /^Screening/ }).waitFor();
    expect(await strip.count()).toBe(0);
    expect(t("applications.console.column.emptyStages")).toBe("Empty stages");
  });

  it("selects a range of cards, tags and moves them, and is told whom a colleague moved meanwhile", {
    timeout,
  }, async () => {
    const { page, t, visitor, board, applicants } = at;
    await open(visitor, board);
    const main = page.getByRole("main");
    const box = (name: string) => card(page, name).getByRole("checkbox");
    const [first = "", second = "", third = ""] = names;
    await card(page, first).hover();
    await box(first).check();
    await box(third).click({ modifiers: ["Shift"] });
    const count = t("applications.console.table.count", { count: 3 });
    await bar(main, t("applications.console.table.bar")).getByText(count, { exact: true }).waitFor();
    expect(await faultsOf(visitor)).toEqual([]);

    await main.getByRole("button", { name: t("applications.console.table.more"), exact: true }).click();
    await field(page, t("applications.console.table.tag")).fill("Ưu tiên");
    await page.getByRole("button", { name: t("applications.console.table.addTag"), exact: true }).click();
    await main.getByText(t("applications.console.table.done.tag", { count: 3 }), { exact: true }).waitFor();
    await card(page, second).getByText("Ưu tiên", { exact: true }).waitFor();

    // The row is changed without an event, so the page still shows the stage from before.
    await open(visitor, board);
    for (const name of [first, second]) {
      await card(page, name).hover();
      await box(name).check();
    }
    const screening = await db
      .selectFrom("pipeline_stages as s")
      .innerJoin("pipelines as p", "p.id", "s.pipeline_id")
      .select("s.id")
      .where("p.job_id", "=", applicants[0]!.job_id)
      .where("s.kind", "=", 3)
      .executeTakeFirstOrThrow();
    await db
      .updateTable("applicants")
      .set({ stage_id: screening.id })
      .where("id", "=", applicants[0]!.id)
      .execute();
    await field(main, t("applications.console.table.moveTo")).selectOption({ label: "Interview" });
    await main.getByRole("button", { name: t("applications.console.table.move"), exact: true }).click();
    await main.getByText(t("applications.console.table.done.move", { count: 1 }), { exact: true }).waitFor();
    await main.getByText(`${first}: ${errors.applicant_state_changed}`).waitFor();
    await main.getByRole("button", { name: t("applications.console.table.undo"), exact: true }).click();
    await main.getByText(t("applications.console.table.done.undo", { count: 1 }), { exact: true }).waitFor();
  });

  it("selects by the key x, filters by a tag, and saves the filters as a view", { timeout }, async () => {
    const { page, t, visitor, board } = at;
    await open(visitor, board);
    const main = page.getByRole("main");
    const [first = "", , , fourth = ""] = names;
    await card(page, fourth).focus();
    await page.keyboard.press("x");
    await expect.poll(() => card(page, fourth).getByRole("checkbox").isChecked(), patience).toBe(true);
    await page.keyboard.press("x");
    await expect.poll(() => card(page, fourth).getByRole("checkbox").isChecked(), patience).toBe(false);
    await main.getByLabel(t("applications.console.filters.tag"), { exact: true }).selectOption("Ưu tiên");
    await card(page, fourth).waitFor({ state: "detached" });
    await page.waitForURL(/tag=/);
    await main.getByRole("link", { name: t("savedViews.console.save"), exact: true }).click();
    await page.waitForURL(/views\/create/);
    await field(main, t("savedViews.console.form.name")).fill("Ưu tiên");
    await main.getByLabel(t("savedViews.console.form.sharedTeam")).check();
    await main.getByRole("button", { name: t("savedViews.console.save"), exact: true }).click();
    await page.waitForURL(/\?tag=.*&view=\d+/);
    await card(page, first).waitFor();
    expect(await card(page, fourth).count()).toBe(0);
    await main.getByRole("button", { name: "Ưu tiên", exact: true }).click();
    await page.getByRole("menuitem", { name: t("savedViews.console.all"), exact: true }).click();
    await card(page, fourth).waitFor();
    expect(visitor.complaints).toEqual([]);
  });
});

describe("Nhà tuyển dụng trên điện thoại", () => {
  it("selects with the button, and rejects with a reason", { timeout }, async () => {
    const { visitor, page, t } = await desk("vi", { width: 360, height: 740 });
    const main = page.getByRole("main");
    const [first = "", second = ""] = names;
    await main.getByRole("button", { name: t("applications.console.table.pick"), exact: true }).click();
    for (const name of [first, second]) await page.getByRole("link", { name, exact: true }).click();
    await fits(page);
    await main.getByRole("button", { name: t("applications.console.table.actions"), exact: true }).click();
    await main.getByRole("button", { name: t("applications.console.table.reject"), exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio").first().check();
    await dialog.getByRole("button", { name: t("applications.console.reject.submit"), exact: true }).click();
    await main
      .getByText(t("applications.console.table.done.reject", { count: 2 }), { exact: true })
      .waitFor();
    await fits(page);
    expect(visitor.complaints).toEqual([]);
  });
});
