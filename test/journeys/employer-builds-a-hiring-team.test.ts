import { expect, it } from "vitest";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { consolePaths } from "#market/jobs/console-paths.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { testSite } from "../browser.ts";
import { fits, giveLogin, logIn, open, patience } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const vi = wordsOf("vi");
const site = await testSite();

it("On a phone, an administrator gives two members roles on a job, who find its board and what their roles allow", async () => {
  const { db } = site.database;
  const boss = await makeRecruiter(db, { email: "boss@example.test" });
  const { companyId } = boss;
  const workspace = { company: companyId };
  const [manager, interviewer] = await Promise.all(
    ["manager@example.test", "interviewer@example.test"].map((email) =>
      makeRecruiter(db, { companyId, member: true, email }),
    ),
  );
  await db.updateTable("accounts").set({ full_name: "Lê Hà" }).where("id", "=", manager!.id).execute();
  await db.updateTable("accounts").set({ full_name: "Vũ Minh" }).where("id", "=", interviewer!.id).execute();
  const job = await makeJob(db, { companyId, ownerId: boss.id });
  const applicant = await makeApplicant(db, { job });
  await giveLogin(site, [boss.id, manager!.id, interviewer!.id], "vi");
  const phone = await site.visitor({ phone: true });
  await logIn(phone, boss.email, "vi");
  const { page } = phone;

  await open(phone, applicantPaths.board(workspace, job.id));
  await page.getByRole("link", { name: vi("applications.console.header.team") }).click();
  await page.waitForURL(`**${consolePaths.team(workspace, job.id)}`);
  const row = (number: number) =>
    page.getByRole("group", { name: vi("jobs.console.team.number", { number }) });
  for (const [number, name, role] of [
    [2, "Lê Hà", "hiring_manager"],
    [3, "Vũ Minh", "interviewer"],
  ] as const) {
    await page.getByRole("button", { name: vi("jobs.console.team.add") }).click();
    await row(number).getByRole("combobox").first().selectOption(name);
    await row(number)
      .getByLabel(vi("jobs.console.team.role"))
      .selectOption(vi(`jobs.labels.team_role.${role}`));
  }
  await fits(page);
  await page.getByRole("button", { name: vi("jobs.console.team.save") }).click();
  await page.getByText(vi("jobs.console.team.saved")).waitFor();
  await page.getByRole("group", { name: "Vũ Minh" }).waitFor();

  for (const [email, decides] of [
    ["manager@example.test", true],
    ["interviewer@example.test", false],
  ] as const) {
    const desk = await site.visitor();
    await logIn(desk, email, "vi");
    await open(desk, consolePaths.jobs(workspace));
    await desk.page.getByRole("link", { name: job.title }).first().click();
    await desk.page.waitForURL(`**${applicantPaths.board(workspace, job.id)}**`);
    const link = (key: "stages" | "edit" | "team") =>
      desk.page.getByRole("link", { name: vi(`applications.console.header.${key}`) }).count();
    await expect.poll(() => link("team"), patience).toBe(1);
    expect([await link("stages"), await link("edit")]).toEqual([0, 0]);
    await open(desk, consolePaths.team(workspace, job.id));
    await desk.page.getByText(vi("jobs.labels.team_role.interviewer")).first().waitFor();
    expect(await desk.page.getByRole("button", { name: vi("jobs.console.team.save") }).count()).toBe(0);
    await open(desk, applicantPaths.detail(workspace, applicant.id));
    await desk.page.getByRole("heading", { name: "Nguyễn Văn An" }).first().waitFor();
    const reject = desk.page.getByRole("button", { name: vi("applications.console.actions.reject") });
    expect((await reject.count()) > 0).toBe(decides);
  }
});
