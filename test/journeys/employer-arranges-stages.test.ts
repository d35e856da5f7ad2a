import { expect, it } from "vitest";
import { makeRecruiter } from "#accounts/factory.ts";
import { makeApplicant } from "#applications/factory.ts";
import { stagesPath } from "#company-settings/paths.ts";
import { consolePaths } from "#jobs/console-paths.ts";
import { makeJob } from "#jobs/factory.ts";
import { errors } from "#stages/messages.vi.ts";
import { testSite } from "../browser.ts";
import { fits, giveLogin, logIn, open, patience } from "./steps.ts";
import { wordsOf } from "./texts.ts";

it("A company names its own stages on the phone, and its board has them", async () => {
  const site = await testSite();
  const { db } = site.database;
  const boss = await makeRecruiter(db, { email: "boss@example.test" });
  const { companyId } = boss;
  const job = await makeJob(db, { companyId, ownerId: boss.id });
  await makeApplicant(db, { job });
  await giveLogin(site, [boss.id], "vi");
  const vi = wordsOf("vi");
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

  const desk = await site.visitor();
  await desk.context.addCookies(await phone.context.cookies());
  await open(desk, consolePaths.board({ company: companyId }, job.id));
  const names = ["Tự tìm", "Đã ứng tuyển", "Xem CV", "Phỏng vấn", "Phỏng vấn vòng 1", "Test day"];
  await expect
    .poll(async () => {
      const text = await desk.page.locator("main").textContent();
      return names.filter((name) => !text?.includes(name));
    }, patience)
    .toEqual([]);
});
