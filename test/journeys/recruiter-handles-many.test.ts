import { beforeAll, describe, expect, it } from "vitest";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { boardTablePath } from "#hiring/applications/console-paths.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { rejectMailDelayMinutes } from "#hiring/applications/terms.ts";
import { sendWaiting } from "#hiring/email-templates/commands/send-many.ts";
import { system as en } from "#hiring/email-templates/messages.en.ts";
import { system as vi } from "#hiring/email-templates/messages.vi.ts";
import { makeTask } from "#hiring/tasks/factory.ts";
import { inTransaction } from "#kit/db.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { errorText } from "../../src/app/error-texts.ts";
import { testSite, type Visitor } from "../browser.ts";
import { variants } from "../examples.ts";
import { field, fits, giveLogin, logIn, open } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const templates = { en, vi };

describe.each(
  variants([
    ["in English on a desktop", "en", false],
    ["in Vietnamese on a phone", "vi", true],
  ] as const),
)("A recruiter %s", (_, language, isPhone) => {
  const t = wordsOf(language);
  const says = (key: string, values?: Record<string, string | number>) =>
    t(`applications.console.table.${key}`, values);
  const names = ["Nguyễn Thị Ánh", "Trần Văn Bình", "Lê Minh Châu"];
  const withdrawn = "Phạm Gia Hân";
  const task = "Gọi hỏi ngày bắt đầu";
  let visitor: Visitor;
  let companyId: number;
  let jobId: number;
  let first: number;

  beforeAll(async () => {
    const boss = await makeRecruiter(db, { email: `many-${language}@example.test` });
    companyId = boss.companyId;
    const job = await makeJob(db, { companyId, ownerId: boss.id, title: "Kế toán", at: new Date() });
    jobId = job.id;
    const made: number[] = [];
    for (const fullName of names) {
      const candidate = await makeCandidate(db, { fullName });
      made.push((await makeApplicant(db, { job, candidate, appliedAt: new Date() })).id);
    }
    first = made[0] ?? 0;
    const gone = await makeCandidate(db, { fullName: withdrawn });
    await makeApplicant(db, { job, candidate: gone, outcome: "withdrawn" });
    await makeTask(db, {
      companyId,
      authorId: boss.id,
      name: task,
      dueAt: new Date(),
      applicant: { id: first, job_id: jobId },
    });
    await giveLogin(site, [boss.id], language);
    visitor = await site.visitor({ phone: isPhone });
    await logIn(visitor, boss.email, language);
  });

  const tick = (name: string) =>
    visitor.page.getByRole("checkbox", { name: says("select", { name }), exact: true }).check();
  const press = async (key: string) => {
    const { page } = visitor;
    if (isPhone) await page.getByRole("button", { name: says("actions"), exact: true }).click();
    await page
      .getByRole("form", { name: says("bar") })
      .getByRole("button", { name: says(key), exact: true })
      .click();
  };

  it("finds applicants without accents and sorts them by name", async () => {
    const { page } = visitor;
    await open(visitor, boardTablePath({ company: companyId }, jobId));
    await page.getByRole("searchbox", { name: says("search") }).fill("anh");
    await page.getByRole("link", { name: names[1], exact: true }).waitFor({ state: "detached" });
    await page.waitForURL(/q=anh/);
    await open(visitor, boardTablePath({ company: companyId }, jobId, "sort=name"));
    const shown = await page.getByRole("rowheader").getByRole("link").allTextContents();
    expect(shown).toEqual([names[0], names[1], names[2], withdrawn]);
    await fits(page);
  });

  it("moves many at once, reads which were refused and why, and undoes the move", async () => {
    const { page } = visitor;
    await open(visitor, boardTablePath({ company: companyId }, jobId));
    for (const name of [...names, withdrawn]) await tick(name);
    await fits(page);
    if (isPhone) await page.getByRole("button", { name: says("actions"), exact: true }).click();
    const bar = page.getByRole("form", { name: says("bar") });
    await field(bar, says("moveTo")).selectOption({ label: t("applications.labels.stage.screening") });
    await bar.getByRole("button", { name: says("move"), exact: true }).click();
    await page.getByText(says("done.move", { count: 3 }), { exact: true }).waitFor();
    const refused = page.getByRole("listitem").filter({ hasText: `${withdrawn}:` });
    expect(await refused.textContent()).toContain(errorText(language, "applicant_state_changed"));
    await fits(page);
    await page.getByRole("button", { name: says("undo"), exact: true }).click();
    await page.getByText(says("done.undo", { count: 3 }), { exact: true }).waitFor();
  });

  it("moves no applicant without a stage, and rejects none before a reason is chosen and confirmed", async () => {
    const { page } = visitor;
    await open(visitor, boardTablePath({ company: companyId }, jobId));
    for (const name of names) await tick(name);
    await press("move");
    await page.getByText(says("missing.stage"), { exact: true }).waitFor();
    for (const name of names) await tick(name);
    await press("reject");
    const ask = (key: string, values?: Record<string, string | number>) =>
      t(`applications.console.reject.${key}`, values);
    const dialog = page.getByRole("dialog", { name: ask("title", { name: names[0] ?? "", count: 3 }) });
    const submit = dialog.getByRole("button", { name: ask("submit"), exact: true });
    await submit.click();
    await dialog.getByText(ask("missing")).waitFor();
    await dialog.getByRole("radio", { name: t("applications.labels.reject_reason.skills") }).check();
    await dialog.getByText(ask("willRead", { count: 3, minutes: rejectMailDelayMinutes })).waitFor();
    await field(dialog, ask("note")).fill("Chỉ nội bộ");
    await fits(page);
    await submit.click();
    await page.getByText(says("done.reject", { count: 3 }), { exact: true }).waitFor();
    const notes = await db
      .selectFrom("applicant_rejections")
      .select("note")
      .where("note", "=", "Chỉ nội bộ")
      .execute();
    expect(notes.length).toBeGreaterThanOrEqual(3);
    await page.getByRole("button", { name: says("undo"), exact: true }).click();
    await page.getByText(says("done.undo", { count: 3 }), { exact: true }).waitFor();
  });

  it("emails many by a previewed template, and reads who did not get the email", async () => {
    const { page } = visitor;
    await open(visitor, boardTablePath({ company: companyId }, jobId));
    for (const name of [names[0] ?? "", names[1] ?? "", withdrawn]) await tick(name);
    await press("email");
    const many = (key: string, values?: Record<string, string | number>) =>
      t(`email-templates.console.many.${key}`, values);
    await page.getByRole("heading", { level: 1, name: many("title", { count: 3 }) }).waitFor();
    const template = templates[language].no_response.name;
    await field(page, t("email-templates.console.send.template")).selectOption({ label: template });
    await page
      .getByRole("article")
      .getByText(names[1] ?? "")
      .first()
      .waitFor();
    await fits(page);
    await field(page, many("preview")).selectOption({ label: names[0] ?? "" });
    await page
      .getByRole("article")
      .getByText(names[0] ?? "")
      .first()
      .waitFor();
    await page.getByRole("link", { name: many("continue"), exact: true }).click();
    await page.getByRole("heading", { name: many("confirm", { count: 3, template }) }).waitFor();
    await page.getByRole("button", { name: many("send", { count: 3 }), exact: true }).click();
    const onTheirWay = page.getByText(many("sent", { count: 2, seconds: 30 }), { exact: true });
    await onTheirWay.waitFor();
    await page.getByRole("button", { name: many("undo"), exact: true }).click();
    await page.getByText(many("undone"), { exact: true }).waitFor();
    // The second attempt sends the emails.
    const { pathname, search } = new URL(page.url());
    await open(visitor, pathname + search);
    await page.getByRole("button", { name: many("send", { count: 3 }), exact: true }).click();
    await onTheirWay.waitFor();
    const [waiting] = await db.selectFrom("waiting_mails").select("id").execute();
    await inTransaction(site.database, (tx) =>
      sendWaiting(tx, waiting?.id ?? 0, { asOf: new Date(), publicUrl: "https://sen.test" }),
    );
    const refused = page.getByRole("listitem").filter({ hasText: `${withdrawn}:` });
    expect(await refused.textContent()).toContain(errorText(language, "messages_withdrawn"));
    await fits(page);
    expect(visitor.complaints).toEqual([]);
  });

  it("sees an applicant's emails and tasks, and completes a task there", async () => {
    const { page } = visitor;
    const page_ = applicantPaths.detail({ company: companyId }, first);
    await open(visitor, isPhone ? `${page_}?tab=messages` : page_);
    const subject = page.locator("summary").filter({ hasText: "Kế toán" });
    await subject.first().waitFor();
    if (isPhone) await open(visitor, `${page_}?tab=tasks`);
    await fits(page);
    await page.getByRole("button", { name: t("tasks.console.list.finish", { name: task }) }).click();
    await page.getByText(t("tasks.console.list.emptyTitle"), { exact: true }).waitFor();
  });

  it.skipIf(isPhone)(
    "goes from a card of the board to a note, an interview and an offer by one key",
    async () => {
      const { page } = visitor;
      await open(visitor, applicantPaths.board({ company: companyId }, jobId));
      const card = page.locator(`[data-card="${first}"]`);
      await card.focus();
      await page.keyboard.press("n");
      await page.waitForFunction(() => document.activeElement?.tagName === "TEXTAREA");
      for (const [key, address] of [
        ["i", /panel=interview/],
        ["o", /panel=offer/],
      ] as const) {
        await open(visitor, applicantPaths.board({ company: companyId }, jobId));
        await card.focus();
        await page.keyboard.press(key);
        await page.waitForURL(address);
      }
    },
  );
});
