import { expect, it } from "vitest";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { errors } from "#hiring/stages/messages.vi.ts";
import { jobStagesPath, stagesPath } from "#hiring/stages/paths.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { testSite, type Visitor } from "../browser.ts";
import { fits, giveLogin, logIn, open, patience } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const vi = wordsOf("vi");
const site = await testSite();

/** Returns those of the given stages that a board does not show. */
async function missingOn(visitor: Visitor, names: readonly string[]): Promise<string[]> {
  const text = await visitor.page.locator("main").textContent();
  return names.filter((name) => !text?.includes(name));
}

it("A company names the stages of its new jobs on the phone, and the next board has them", async () => {
  const { db } = site.database;
  const boss = await makeRecruiter(db, { email: "boss@example.test" });
  const { companyId } = boss;
  const before = await makeJob(db, { companyId, ownerId: boss.id });
  await makeApplicant(db, { job: before });
  await giveLogin(site, [boss.id], "vi");
  const phone = await site.visitor({ phone: true });
  await logIn(phone, boss.email, "vi");
  const { page } = phone;

  await open(phone, stagesPath({ company: companyId }));
  const row = (number: number) => page.getByRole("group", { name: vi("stages.console.number", { number }) });
  await page.getByRole("button", { name: vi("stages.console.add") }).click();
  await row(6).getByLabel(vi("stages.console.name")).fill("Test day");
  await page.getByRole("button", { name: vi("stages.console.moveUp", { number: 6 }) }).click();
  await page.getByRole("button", { name: vi("stages.console.remove", { number: 4 }) }).click();
  await row(1).getByLabel(vi("stages.console.nameVn")).fill("Đã ứng tuyển");
  await fits(page);
  await page.getByRole("button", { name: vi("stages.console.save") }).click();
  await page.getByText(errors.stage_name_taken).first().waitFor();
  await row(1).getByLabel(vi("stages.console.nameVn")).fill("Xem CV");
  await page.getByRole("button", { name: vi("stages.console.save") }).click();
  await page.getByText(vi("stages.console.saved")).waitFor();

  const job = await makeJob(db, { companyId, ownerId: boss.id });
  await makeApplicant(db, { job });
  const desk = await site.visitor();
  await desk.context.addCookies(await phone.context.cookies());
  await open(desk, applicantPaths.board({ company: companyId }, job.id));
  const names = ["Tự tìm", "Đã ứng tuyển", "Xem CV", "Phỏng vấn", "Phỏng vấn vòng 1", "Test day"];
  await expect.poll(() => missingOn(desk, names), patience).toEqual([]);
  await open(desk, applicantPaths.board({ company: companyId }, before.id));
  await expect.poll(() => missingOn(desk, ["Phỏng vấn vòng 2"]), patience).toEqual([]);
  expect(await missingOn(desk, ["Xem CV", "Test day"])).toEqual(["Xem CV", "Test day"]);
});

it("On a phone, a recruiter renames, adds and removes stages of one job from its board, and another job keeps its own", async () => {
  const { db } = site.database;
  const { companyId } = await makeRecruiter(db);
  const recruiter = await makeRecruiter(db, { companyId, member: true, email: "recruiter@example.test" });
  const [job, other] = [
    await makeJob(db, { companyId, ownerId: recruiter.id }),
    await makeJob(db, { companyId, ownerId: recruiter.id }),
  ];
  await makeApplicant(db, { job });
  await makeApplicant(db, { job: other });
  await giveLogin(site, [recruiter.id], "vi");
  const phone = await site.visitor({ phone: true });
  await logIn(phone, recruiter.email, "vi");
  const { page } = phone;
  const workspace = { company: companyId };

  await open(phone, applicantPaths.board(workspace, job.id));
  await page.getByRole("link", { name: vi("applications.console.header.stages") }).click();
  await page.waitForURL(`**${jobStagesPath(workspace, job.id)}`);
  await page.getByRole("heading", { name: vi("stages.console.jobTitle") }).waitFor();
  const row = (number: number) => page.getByRole("group", { name: vi("stages.console.number", { number }) });
  await row(1).getByLabel(vi("stages.console.nameVn")).fill("Xem CV");
  await page.getByRole("button", { name: vi("stages.console.remove", { number: 4 }) }).click();
  await page.getByRole("button", { name: vi("stages.console.add") }).click();
  await row(5).getByLabel(vi("stages.console.name")).fill("Test day");
  await row(1).getByLabel(vi("stages.console.folded.label")).selectOption("true");
  await page.getByRole("button", { name: vi("stages.console.save") }).click();
  await page.getByText(vi("stages.console.saved")).waitFor();

  await page.getByRole("link", { name: job.title }).click();
  await page.waitForURL(`**${applicantPaths.board(workspace, job.id)}`);
  await expect.poll(() => missingOn(phone, ["Xem CV", "Phỏng vấn vòng 1", "Test day"]), patience).toEqual([]);
  expect(await missingOn(phone, ["Phỏng vấn vòng 2"])).toEqual(["Phỏng vấn vòng 2"]);
  await open(phone, applicantPaths.board(workspace, other.id));
  await expect.poll(() => missingOn(phone, ["Sàng lọc", "Phỏng vấn vòng 2"]), patience).toEqual([]);
  expect(await missingOn(phone, ["Xem CV", "Test day"])).toEqual(["Xem CV", "Test day"]);

  const desk = await site.visitor();
  await desk.context.addCookies(await phone.context.cookies());
  await open(desk, applicantPaths.board(workspace, job.id));
  // The stage without applicants is behind the strip of the empty ones.
  await desk.page.getByTitle(/^Mở \d+ .*Xem CV/).waitFor();
});
