import { beforeAll, describe, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { applicantMailsPath, templatePaths } from "#hiring/email-templates/paths.ts";
import { makeEvaluation } from "#hiring/notes/factory.ts";
import { applicantNotesPath } from "#hiring/notes/paths.ts";
import { makeTask } from "#hiring/tasks/factory.ts";
import { taskPaths } from "#hiring/tasks/paths.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { testSite, type Visitor } from "../browser.ts";
import { field, fits, giveLogin, logIn, open, patience } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const [en, vi] = [wordsOf("en"), wordsOf("vi")];
let desk: Visitor;
let phone: Visitor;
let companyId: number;
let notes: string;
let mails: string;
let bossId: number;
let colleagueId: number;

beforeAll(async () => {
  const boss = await makeRecruiter(db, { email: "boss@example.test" });
  companyId = boss.companyId;
  bossId = boss.id;
  const colleague = await makeRecruiter(db, { companyId, email: "nam@example.test" });
  colleagueId = colleague.id;
  await db
    .updateTable("accounts")
    .set({ full_name: "Vũ Hoàng Nam" })
    .where("id", "=", colleague.id)
    .execute();
  const job = await makeJob(db, { companyId, ownerId: boss.id, title: "Kế toán", skills: ["Excel"] });
  const candidate = await makeCandidate(db, { fullName: "Lê Thu Hà" });
  const applicant = await makeApplicant(db, { job, candidate });
  await makeEvaluation(db, { applicant, authorId: colleague.id, recommendation: 4 });
  notes = applicantNotesPath({ company: companyId }, applicant.id);
  mails = applicantMailsPath({ company: companyId }, applicant.id);
  await giveLogin(site, [boss.id]);
  await giveLogin(site, [colleague.id], "vi");
  desk = await site.visitor();
  phone = await site.visitor({ phone: true });
  await logIn(desk, boss.email);
  await logIn(phone, colleague.email, "vi");
});

it("A colleague is mentioned from the keyboard, and finds the note by the bell", async () => {
  const { page } = desk;
  await open(desk, notes);
  const box = field(page, en("notes.console.notes.label"));
  await box.pressSequentially("Xem giúp @vu h");
  await page.getByRole("option", { name: "Vũ Hoàng Nam" }).waitFor();
  await page.keyboard.press("Enter");
  expect(await box.inputValue()).toBe("Xem giúp @Vũ Hoàng Nam ");
  await box.pressSequentially("phần dự án");
  await page.reload();
  await expect.poll(() => box.inputValue(), patience).toBe("Xem giúp @Vũ Hoàng Nam phần dự án");
  await box.press("Control+Enter");
  await page.getByText(en("notes.console.notes.count", { count: 1 })).waitFor();
  await expect.poll(() => box.inputValue(), patience).toBe("");
  await open(desk, notes);
  expect(await box.inputValue()).toBe("");

  await open(phone, taskPaths.list({ company: companyId }));
  await phone.page.getByRole("link", { name: vi("notifications.labels.bell.some", { count: "1" }) }).click();
  await phone.page.getByRole("link", { name: /đã nhắc tên bạn/ }).click();
  await phone.page.waitForURL(`**${notes}`);
  await phone.page.getByText("@Vũ Hoàng Nam").waitFor();
  await fits(phone.page);
});

it("A note is edited in its place, and deleted after a confirmation", async () => {
  const { page } = desk;
  await page.getByRole("link", { name: en("notes.console.notes.edit") }).click();
  const list = page.getByRole("list").filter({ has: page.getByRole("textbox") });
  await list.getByRole("textbox").fill("Đã xem");
  await list.getByRole("button", { name: en("notes.console.notes.saveChanges") }).click();
  await page.getByText("Đã xem").waitFor();
  await page.getByRole("button", { name: en("notes.console.notes.delete") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: en("notes.console.notes.delete") })
    .click();
  await page.getByText(en("notes.console.notes.emptyTitle")).waitFor();
});

it("Others' feedback appears once one's own is sent, and the own is edited again", async () => {
  const { page } = desk;
  await page.getByText(en("notes.console.feedback.hidden", { count: 1 })).waitFor();
  expect(await page.getByText("Trả lời rõ ràng").count()).toBe(0);
  const send = page.getByRole("button", { name: en("notes.console.feedback.send") });
  await send.click();
  await page.getByText("Please choose a recommendation").waitFor();
  await page.getByLabel(en("notes.labels.recommendation.no"), { exact: true }).check();
  await page.getByLabel(en("notes.console.feedback.rating", { number: "1" })).selectOption("2");
  await send.click();
  await page.getByText("Trả lời rõ ràng").waitFor();
  await page.getByText(`3 out of 4 · 2 people`).waitFor();
  await page.getByRole("button", { name: en("notes.console.feedback.edit") }).click();
  expect(await page.getByLabel(en("notes.labels.recommendation.no"), { exact: true }).isChecked()).toBe(true);
});

it("A template with an unknown placeholder is not saved; a placeholder is put in by a press", async () => {
  const { page } = desk;
  await open(desk, templatePaths.create({ company: companyId }));
  await field(page, en("email-templates.console.form.name")).fill("Bài thử");
  const subject = field(page, en("email-templates.console.form.subject"));
  await subject.fill("Bài thử {{ten}}");
  const text = page.getByRole("textbox", { name: en("email-templates.console.form.content") });
  await text.and(page.locator("[contenteditable]")).click();
  await page.keyboard.type("Chào ");
  await page.getByRole("button", { name: en("email-templates.labels.placeholder.candidate_name") }).click();
  await page.getByRole("article").getByText("Chào Nguyễn Thị Mai").waitFor();
  const save = page.getByRole("button", { name: en("email-templates.console.form.save") });
  await save.click();
  await page.getByText("{{ten}} isn’t a known placeholder").first().waitFor();
  await subject.fill("Bài thử {{job_title}}");
  await save.click();
  await page.waitForURL(`**${templatePaths.list({ company: companyId })}**`);
  // A saved template can be left without a warning, because its form has no unsaved work.
  await page.getByRole("link", { name: "Bài thử" }).click();
  await text.and(page.locator("[contenteditable]")).waitFor();
  await page
    .getByRole("main")
    .getByRole("link", { name: en("email-templates.console.list.title") })
    .click();
  await page.getByRole("link", { name: "Bài thử" }).waitFor();
  // The preview of a copied template is complete before the first edit.
  await open(desk, `${templatePaths.create({ company: companyId })}?from=5`);
  await text.and(page.locator("[contenteditable]")).waitFor();
  await page.getByRole("article").getByText("Nguyễn Thị Mai,").waitFor();
});

describe.each([
  ["in English on a desktop", en],
  ["in Vietnamese on a phone", vi],
] as const)("%s", (where, t) => {
  const here = () => (t === en ? desk : phone);

  it("The template is chosen for an applicant, filled in, and sent", async () => {
    const { page } = here();
    await open(here(), mails);
    await page.getByLabel(t("email-templates.console.send.template")).selectOption({ label: "Bài thử" });
    await expect
      .poll(() => field(page, t("email-templates.console.send.subject")).inputValue(), patience)
      .toBe("Bài thử Kế toán");
    await fits(page);
    await page.getByRole("button", { name: t("email-templates.console.send.send") }).click();
    await page.getByText(t("email-templates.console.send.sent")).waitFor();
    const sent = () =>
      db.selectFrom("mails").select("props").where("template", "=", "email-templates.employer").execute();
    await expect.poll(async () => (await sent()).length, patience).toBe(t === en ? 1 : 2);
    expect(JSON.stringify((await sent()).at(-1))).toContain("Chào Lê Thu Hà");
  });

  it("A task is done with one press, and open again with Undo", async () => {
    const { page } = here();
    const name = `Gọi lại ${where}`;
    await makeTask(db, { companyId, authorId: t === en ? bossId : colleagueId, name, dueAt: new Date() });
    await open(here(), taskPaths.list({ company: companyId }));
    await fits(page);
    await page.getByRole("button", { name: t("tasks.console.list.finish", { name }) }).click();
    await page.getByText(t("tasks.console.list.finished", { name })).waitFor();
    const status = async () =>
      (await db.selectFrom("tasks").select("status").where("name", "=", name).executeTakeFirst())?.status;
    expect(await status()).toBe("done");
    await page.getByRole("button", { name: t("ui.labels.undo") }).click();
    await expect.poll(status, patience).toBe("todo");
  });
});
