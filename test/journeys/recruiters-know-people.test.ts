import { beforeAll, expect, it } from "vitest";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { errors } from "#hiring/talent-pools/messages.vi.ts";
import { talentPaths } from "#hiring/talent-pools/paths.ts";
import { makePdf } from "#kit/testing/make-files.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { errors as cvErrors } from "#profiles/cv/messages.en.ts";
import { linkIn, mailTo, testSite, type Visitor } from "../browser.ts";
import { field, fits, giveLogin, logIn, open, patience } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const [en, vi] = [wordsOf("en"), wordsOf("vi")];
let desk: Visitor;
let phone: Visitor;
let companyId: number;
let jobId: number;

beforeAll(async () => {
  const boss = await makeRecruiter(db, { email: "boss@example.test" });
  companyId = boss.companyId;
  const colleague = await makeRecruiter(db, { companyId, email: "nam@example.test" });
  jobId = (await makeJob(db, { companyId, ownerId: boss.id, title: "Kế toán" })).id;
  await giveLogin(site, [boss.id]);
  await giveLogin(site, [colleague.id], "vi");
  desk = await site.visitor();
  phone = await site.visitor({ phone: true });
  await logIn(desk, boss.email);
  await logIn(phone, colleague.email, "vi");
});

it("A candidate is added by hand on a phone, once the consent is confirmed, and put on a board", async () => {
  const { page } = phone;
  await open(phone, talentPaths.list({ company: companyId }));
  await page.getByRole("link", { name: vi("talentPools.console.list.add") }).click();
  await field(page, vi("talentPools.console.form.name")).fill("Đỗ Thị Hạnh");
  await field(page, vi("talentPools.console.form.email")).fill("hanh@example.test");
  await field(page, vi("talentPools.console.form.birthYear")).fill("1990");
  await field(page, vi("talentPools.console.form.job")).selectOption({ label: "Kế toán" });
  await page.getByRole("button", { name: vi("talentPools.console.form.save") }).click();
  await page.getByText(errors.agreement_required).first().waitFor();
  await page.getByLabel(vi("talentPools.console.form.agreed", { days: 365 })).check();
  await page.getByRole("button", { name: vi("talentPools.console.form.save") }).click();
  await page.getByRole("heading", { level: 1, name: "Đỗ Thị Hạnh" }).waitFor();
  await fits(page);
  await page.getByRole("link", { name: "Kế toán" }).click();
  // The page of a person without a CV opens with the details.
  await page.getByRole("link", { name: "hanh@example.test" }).waitFor();
  await page.getByRole("link", { name: "CV", exact: true }).click();
  await page.getByText(vi("applications.console.cv.noneTitle")).waitFor();
});

it("CV files are read one after the other, each with its own result", async () => {
  const { page } = desk;
  await open(desk, talentPaths.files({ company: companyId }));
  const pdf = (name: string, lines: string[]) => ({
    name,
    mimeType: "application/pdf",
    buffer: makePdf(lines),
  });
  const files = [
    pdf("bao.pdf", ["Trần Quốc Bảo", "Kỹ sư phần mềm", "bao@example.test", "0901 234 567"]),
    pdf("scan.pdf", []),
    pdf("hanh.pdf", ["Đỗ Thị Hạnh", "Kế toán", "hanh@example.test"]),
    { name: "broken.pdf", mimeType: "application/pdf", buffer: Buffer.from("MZ") },
  ];
  const input = page.locator("input[type=file]");
  await input.setInputFiles(files);
  await page.getByText(en("talentPools.console.files.agreeFirst")).waitFor();
  await page.getByLabel(en("talentPools.console.files.agreed", { days: 365 })).check();
  await input.setInputFiles(files);
  await page.getByText(en("talentPools.console.files.summary", { added: 1 })).waitFor();
  await page.getByText(en("talentPools.console.files.problems", { count: 3 })).waitFor();
  const row = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  // The list has Hạnh with this email address already.
  await row("hanh.pdf")
    .getByRole("button", { name: en("talentPools.console.files.toSame") })
    .click();
  await page.getByText(en("talentPools.console.files.summary", { added: 2 })).waitFor();
  await row("bao.pdf").getByRole("link", { name: "Trần Quốc Bảo" }).waitFor();
  await row("hanh.pdf").getByText(en("talentPools.console.files.updated")).waitFor();
  await row("scan.pdf").getByText(cvErrors.cv_no_text).waitFor();
  await row("broken.pdf")
    .getByRole("button", { name: en("talentPools.console.files.retry") })
    .waitFor();
  await page.getByText(en("talentPools.console.files.problems", { count: 2 })).waitFor();
  // The list of uploaded files begins with the files that need a decision.
  const listed = page
    .getByRole("region", { name: en("talentPools.console.files.list") })
    .getByRole("listitem");
  expect(await listed.allTextContents()).toEqual([
    expect.stringContaining("scan.pdf"),
    expect.stringContaining("broken.pdf"),
    expect.stringContaining("bao.pdf"),
    expect.stringContaining("hanh.pdf"),
  ]);
});

it("Two records of one person are merged, and separated again", async () => {
  const { page } = desk;
  await open(desk, talentPaths.create({ company: companyId }));
  await field(page, en("talentPools.console.form.name")).fill("Do Thi Hanh");
  await field(page, en("talentPools.console.form.email")).fill("hanh@example.test");
  await field(page, en("talentPools.console.form.birthYear")).fill("1990");
  await page.getByLabel(en("talentPools.console.form.agreed", { days: 365 })).check();
  const save = page.getByRole("button", { name: en("talentPools.console.form.save") });
  await save.click();
  await page
    .getByRole("link", { name: en("talentPools.console.form.existing", { name: "Đỗ Thị Hạnh" }) })
    .waitFor();
  await field(page, en("talentPools.console.form.email")).fill("other@example.test");
  await save.click();
  await page.getByRole("button", { name: en("talentPools.console.form.saveAnyway") }).click();
  await page.getByRole("heading", { level: 1, name: "Do Thi Hanh" }).waitFor();
  await page.getByText(en("talentPools.console.person.by.name")).waitFor();
  await page.getByRole("link", { name: en("talentPools.console.person.merge") }).click();
  await page.getByRole("radio", { name: "Đỗ Thị Hạnh" }).check();
  await page.getByRole("button", { name: en("talentPools.console.merge.submit") }).click();
  await page.getByRole("heading", { level: 1, name: "Đỗ Thị Hạnh" }).waitFor();
  await page.getByRole("heading", { name: en("talentPools.console.person.merged") }).waitFor();
  await page.getByRole("link", { name: "Kế toán" }).waitFor();
  await page.getByRole("button", { name: en("talentPools.console.person.unmerge") }).click();
  await page.getByText(en("talentPools.console.person.by.name")).waitFor();
});

it("Another candidate is found and compared on a phone", async () => {
  const { page } = phone;
  await open(phone, talentPaths.list({ company: companyId }));
  await page.getByRole("link", { name: "Do Thi Hanh" }).click();
  await page.getByRole("link", { name: vi("talentPools.console.merge.open"), exact: true }).click();
  await field(page, vi("talentPools.console.merge.search")).fill("hạnh đỗ");
  await page.getByRole("button", { name: vi("talentPools.console.merge.find"), exact: true }).click();
  await page.getByRole("link", { name: vi("talentPools.console.merge.choose") }).click();
  await page.getByRole("heading", { name: vi("talentPools.console.merge.conflicts") }).waitFor();
  await fits(page);
  await page.getByRole("button", { name: vi("talentPools.console.merge.submit") }).click();
  await page.getByRole("heading", { name: vi("talentPools.console.person.merged") }).waitFor();
  // The CV of the other record is shown, and loaded before it leaves again.
  await page.locator("canvas").first().waitFor();
  await page.getByRole("button", { name: vi("talentPools.console.person.unmerge") }).click();
  await page.getByText(vi("talentPools.console.person.by.name")).waitFor();
});

it("A talent pool is made, filled and searched", async () => {
  const { page } = desk;
  await open(desk, talentPaths.pools({ company: companyId }));
  await field(page, en("talentPools.console.pools.name")).fill("Kỹ sư giỏi");
  await page.getByRole("button", { name: en("talentPools.console.pools.create") }).click();
  await page.getByRole("link", { name: "Kỹ sư giỏi", exact: true }).waitFor();
  await open(desk, `${talentPaths.list({ company: companyId })}?keyword=${encodeURIComponent("tran quoc")}`);
  await page.getByRole("link", { name: "Trần Quốc Bảo" }).click();
  await field(page, en("talentPools.console.person.addToPool")).selectOption({ label: "Kỹ sư giỏi" });
  await page
    .getByRole("button", { name: en("talentPools.console.person.put") })
    .last()
    .click();
  await page.getByRole("link", { name: "Kỹ sư giỏi", exact: true }).click();
  await page.getByText(en("talentPools.console.list.count", { count: 1 })).waitFor();
  await open(desk, applicantPaths.board({ company: companyId }, jobId));
  await page.getByRole("link", { name: "Đỗ Thị Hạnh" }).waitFor();
});

it("The people of a talent pool are invited to apply, from a phone, and can unsubscribe", async () => {
  const { page } = phone;
  await open(phone, talentPaths.list({ company: companyId }));
  await field(page, vi("talentPools.console.list.pool")).selectOption({ label: "Kỹ sư giỏi" });
  await page.getByRole("button", { name: vi("talentPools.console.list.find"), exact: true }).click();
  await page.getByRole("link", { name: vi("talentPools.console.list.invite") }).click();
  const send = page.getByRole("button", { name: vi("talentPools.console.invite.send") });
  await send.click();
  await field(page, vi("talentPools.console.invite.job")).selectOption({ label: "Kế toán" });
  await field(page, vi("talentPools.console.invite.message")).fill("Anh có quan tâm không?");
  await fits(page);
  await send.click();
  await page.getByText(vi("talentPools.console.invite.sent", { count: 1 })).waitFor();

  const mail = await mailTo(site, "bao@example.test", "talent-pools.invited");
  expect(mail.text).toContain("Anh có quan tâm không?");
  const invited = await site.visitor({ phone: true });
  await invited.page.goto(linkIn(mail.text, "/viec-lam/"));
  await invited.page.getByRole("heading", { level: 1, name: "Kế toán" }).waitFor();
  await invited.page.goto(linkIn(mail.text, "/invites/stop"));
  await invited.page.getByRole("button", { name: vi("talentPools.site.stop.submit") }).click();
  await invited.page.getByRole("heading", { name: vi("talentPools.site.stop.doneTitle") }).waitFor();
  expect(invited.complaints).toEqual([]);
  expect(phone.complaints).toEqual([]);
});

it("An applicant is assigned to a member", async () => {
  const { page } = desk;
  await page.getByRole("link", { name: "Đỗ Thị Hạnh" }).click();
  await page.getByRole("link", { name: en("applications.console.tabs.profile"), exact: true }).click();
  const drawer = page.getByRole("complementary", { name: en("applications.console.actions.drawer") });
  const owner = field(drawer, en("applications.console.profile.owner"));
  await owner.selectOption({ index: 1 });
  const owners = () => db.selectFrom("applicants").select("owner_id").executeTakeFirst();
  await expect.poll(async () => (await owners())?.owner_id, patience).not.toBeNull();
  expect(await owner.inputValue()).toBe(String((await owners())?.owner_id));
});

it("Selected candidates are added to a talent pool, and invited to a job", async () => {
  const { page } = desk;
  await open(desk, talentPaths.list({ company: companyId }));
  for (const name of ["Đỗ Thị Hạnh", "Do Thi Hanh"])
    await page.getByRole("checkbox", { name: en("talentPools.console.list.select", { name }) }).check();
  await page.getByText(en("talentPools.console.bar.count", { count: 2 })).waitFor();
  await page
    .getByRole("form", { name: en("talentPools.console.bar.label") })
    .getByLabel(en("talentPools.console.person.addToPool"))
    .selectOption({ label: "Kỹ sư giỏi" });
  await page.getByRole("button", { name: en("talentPools.console.many.submit") }).click();
  await page.getByText(en("talentPools.console.many.done", { count: 2 })).waitFor();
  // The selection stays for the next action.
  await page.getByRole("button", { name: en("talentPools.console.person.invite") }).click();
  await page.getByRole("heading", { level: 1, name: en("talentPools.console.invite.title") }).waitFor();
  expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(2);
});
