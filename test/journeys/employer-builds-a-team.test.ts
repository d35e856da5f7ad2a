import { beforeAll, expect, it } from "vitest";
import { consolePaths } from "#market/jobs/console-paths.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { errors } from "#people/accounts/messages.vi.ts";
import { deactivatePath, joinPath, teamPath } from "#people/members/paths.ts";
import { linkIn, mailTo, testSite, type Visitor } from "../browser.ts";
import { field, giveLogin, logIn, open, password, patience, toJobs } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const [en, vi] = [wordsOf("en"), wordsOf("vi")];
const boss = await makeRecruiter(db, { email: "boss@example.test" });
const { companyId } = boss;
let employer: Visitor;
let newcomer: Visitor;

beforeAll(async () => {
  await giveLogin(site, [boss.id]);
  employer = await site.visitor();
  newcomer = await site.visitor({ phone: true, locale: "vi-VN" });
  await logIn(employer, boss.email);
});

it("An administrator invites a person, who joins on a phone in Vietnamese and finds the company's jobs", async () => {
  const { page } = employer;
  await open(employer, consolePaths.jobs({ company: companyId }));
  await page
    .getByRole("link", { name: en("members.console.nav.team") })
    .first()
    .click();
  await page.waitForURL(`**${teamPath({ company: companyId })}`);
  await field(page, en("members.console.invite.email")).fill("ha@example.test");
  await page.getByRole("button", { name: en("members.console.invite.submit") }).click();
  await page.getByText(en("members.console.invite.sent", { email: "ha@example.test" })).waitFor();
  await page.getByText(en("members.labels.state.pending"), { exact: true }).waitFor();
  const link = linkIn((await mailTo(site, "ha@example.test", "members.invited")).text, joinPath);

  const phone = newcomer.page;
  await open(newcomer, link);
  await field(phone, vi("members.site.join.fullName")).fill("Đỗ Thu Hà");
  await field(phone, vi("members.site.join.password")).fill(password);
  await field(phone, vi("members.site.join.confirmation")).fill(`${password}!`);
  await phone.getByRole("button", { name: vi("members.site.join.submit") }).click();
  await phone.getByText(errors.password_mismatch).waitFor();
  expect(await field(phone, vi("members.site.join.fullName")).inputValue()).toBe("Đỗ Thu Hà");
  await field(phone, vi("members.site.join.password")).fill(password);
  await field(phone, vi("members.site.join.confirmation")).fill(password);
  await phone.getByRole("button", { name: vi("members.site.join.submit") }).click();
  await phone.waitForURL(/\/home$/);
  await toJobs(phone);
  expect(await phone.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
});

it("A member who is deactivated hands over the jobs, and is logged out at once", async () => {
  const { id } = await db
    .selectFrom("accounts")
    .select("id")
    .where("email", "=", "ha@example.test")
    .executeTakeFirstOrThrow();
  const job = await makeJob(db, { companyId, ownerId: id, title: "Kế toán kho" });
  const { page } = employer;
  await open(employer, teamPath({ company: companyId }));
  await page
    .getByRole("button", { name: en("members.console.members.actionsFor", { name: "Đỗ Thu Hà" }) })
    .click();
  await page.getByRole("menuitem", { name: en("members.console.members.deactivate") }).click();
  await page.waitForURL(`**${deactivatePath({ company: companyId }, id)}`);
  await field(page, en("members.console.deactivate.heir")).selectOption({ label: boss.full_name });
  await page.getByRole("button", { name: en("members.console.deactivate.submit") }).click();
  await page.getByText(en("members.console.members.deactivated")).waitFor();
  const owner = () => db.selectFrom("jobs").select("owner_id").where("id", "=", job.id).execute();
  await expect.poll(owner, patience).toEqual([{ owner_id: boss.id }]);
  await newcomer.page.goto(consolePaths.jobs({ company: companyId }));
  await newcomer.page.waitForURL("**/login?**");
});

it("A member sees the others and cannot invite, without script too", async () => {
  const member = await makeRecruiter(db, { companyId, member: true, email: "minh@example.test" });
  await giveLogin(site, [member.id], "vi");
  const visitor = await site.visitor({ script: false });
  await logIn(visitor, member.email, "vi");
  await open(visitor, "/account/invite-team-members");
  await visitor.page.waitForURL(`**${teamPath({ company: companyId })}`);
  await visitor.page.getByText(vi("members.console.memberLead")).waitFor();
  expect(await visitor.page.getByRole("button", { name: vi("members.console.invite.submit") }).count()).toBe(
    0,
  );
});
