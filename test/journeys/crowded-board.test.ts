import { expect, it } from "vitest";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { boardTablePath } from "#hiring/applications/console-paths.ts";
import { makeApplicants } from "#hiring/applications/factory.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { testSite } from "../browser.ts";
import { examples } from "../examples.ts";
import { longestTurn } from "../longest-turn.ts";
import { giveLogin, logIn, open } from "./steps.ts";

/** Number of applicants in a stage, more than a board shows: 50,000 with EXAMPLES of 20 or more. */
const many = examples >= 20 ? 50_000 : 1_200;

it("A board with more applicants than it shows finds each of them, links to the pages of its table, and answers quickly", {
  timeout: 240_000,
}, async () => {
  const site = await testSite();
  const { db } = site.database;
  const boss = await makeRecruiter(db);
  const job = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id });
  await makeApplicants(db, job, many);
  await giveLogin(site, [boss.id]);
  const visitor = await site.visitor({ width: 1440, height: 900, locale: "en" });
  const { page } = visitor;
  await logIn(visitor, boss.email);
  const board = applicantPaths.board({ company: boss.companyId }, job.id);
  const table = boardTablePath({ company: boss.companyId }, job.id);
  // Reads each page once before the measurement, so that its code is loaded.
  for (const path of [board, table]) await visitor.context.request.get(site.url + path);
  for (const path of [board, table]) {
    const ms = await longestTurn(() => visitor.context.request.get(site.url + path));
    expect([path, ms < 500]).toEqual([path, true]);
  }

  await open(visitor, board);
  const last = `Người ${many - 2}`;
  expect(await page.getByRole("link", { name: last, exact: true }).count()).toBe(0);
  await page.getByRole("searchbox").fill(`nguoi ${many - 2}`);
  await page.getByRole("link", { name: last, exact: true }).waitFor();
  await page.getByRole("searchbox").fill("");
  await page.getByRole("link", { name: "Người 2", exact: true }).waitFor();
  const column = page
    .locator("[data-stage]")
    .filter({ has: page.getByRole("link", { name: "Người 2", exact: true }) });
  const more = column.getByRole("button", { name: /^Show / });
  for (let press = 0; press < 9; press++) await more.click();
  await column
    .getByRole("link", { name: new RegExp(`^See ${(many / 2 - 500).toLocaleString("en")} more`) })
    .click();

  await page.getByRole("link", { name: "Người 2", exact: true }).waitFor();
  const shown = (from: number) => `${from}–${from + 99} of ${(many / 2).toLocaleString("en")} applicants`;
  await page.getByText(shown(1)).waitFor();
  await page
    .getByRole("navigation", { name: "Pages" })
    .getByRole("link", { name: "Page 2", exact: true })
    .click();
  await page.getByText(shown(101)).waitFor();
  await page.getByRole("link", { name: "Người 202", exact: true }).click();
  await page.waitForURL(/\/candidates\/\d+/);
  await page.goBack();
  await page.getByText(shown(101)).waitFor();
  expect(visitor.complaints).toEqual([]);
});
