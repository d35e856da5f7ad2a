import { expect, it } from "vitest";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { consolePaths } from "#market/jobs/console-paths.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { testSite } from "../browser.ts";
import { giveLogin, logIn, open } from "./steps.ts";
import { wordsOf } from "./texts.ts";

it("Ctrl K leads to an applicant, a job and a page without the mouse", async () => {
  const site = await testSite();
  const { db } = site.database;
  const boss = await makeRecruiter(db, { email: "boss@example.test" });
  const { companyId } = boss;
  const job = await makeJob(db, { companyId, ownerId: boss.id, title: "Kế toán trưởng" });
  const candidate = await makeCandidate(db, { fullName: "Đỗ Thị Phượng" });
  const applicant = await makeApplicant(db, { job, candidate });
  await giveLogin(site, [boss.id], "vi");
  const vi = wordsOf("vi");
  const desk = await site.visitor();
  await logIn(desk, boss.email, "vi");
  const { page } = desk;
  await open(desk, consolePaths.jobs({ company: companyId }));
  const box = page.getByRole("searchbox", { name: vi("quickSearch.console.label") });
  const go = async (typed: string, name: string, path: string) => {
    await page.keyboard.press("Control+k");
    await box.and(page.locator(":focus")).waitFor();
    await page.keyboard.type(typed);
    await page.getByRole("menuitem", { name }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${path}`);
  };
  // Text that is typed while the palette loads becomes its query.
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/Palette[^/]*\.js/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.keyboard.press("Control+k");
  await page.keyboard.type("phuoc");
  await page.keyboard.press("Backspace");
  arrived.resolve();
  await box.and(page.locator(":focus")).waitFor();
  expect(await box.inputValue()).toBe("phuo");
  await page.keyboard.press("Escape");
  await go("phuong", "Đỗ Thị Phượng", applicantPaths.detail({ company: companyId }, applicant.id));
  await go("ke toan tr", "Kế toán trưởng", applicantPaths.board({ company: companyId }, job.id));
  await go("bao cao", "Báo cáo", `/employer/${companyId}/reports`);
  await page.keyboard.press("Control+k");
  await box.and(page.locator(":focus")).waitFor();
  await page.keyboard.type("zzzz");
  await page.getByText(vi("quickSearch.console.none", { keyword: "zzzz" })).waitFor();
  await page.keyboard.press("Escape");
  expect(await page.getByRole("dialog").count()).toBe(0);
});
