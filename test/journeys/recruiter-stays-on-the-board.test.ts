import { beforeAll, describe, expect, it } from "vitest";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { writeDay } from "#kit/days.ts";
import type { Language } from "#kit/i18n.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { addDays, dayOf } from "#platform/reference/calendar.ts";
import { testSite, type Visitor } from "../browser.ts";
import { faultsOf } from "./look.ts";
import { card, field, fits, giveLogin, logIn, open, patience, settled, stage } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const ahead = (days: number) => writeDay(addDays(dayOf(new Date()), days));
const cv = { name: "CV.docx", kind: "docx", text: "KINH NGHIỆM\n- Kế toán, 5 năm" } as const;
const names = ["Bùi An Nhiên", "Lý Bảo Châu", "Võ Cẩm Tú"] as const;

const variants: [where: string, language: Language, phone: boolean][] = [
  ["at a desk, in English", "en", false],
  ["on a phone, in Vietnamese", "vi", true],
];

describe.each(variants)("A recruiter %s", (_, language, phone) => {
  const t = wordsOf(language);
  const stageName = (key: string) => t(`applications.labels.stage.${key}`);
  let visitor: Visitor;
  let companyId: number;
  let bossId: number;

  beforeAll(async () => {
    const boss = await makeRecruiter(db);
    companyId = boss.companyId;
    bossId = boss.id;
    await giveLogin(site, [boss.id], language);
    visitor = await site.visitor({ phone });
    await logIn(visitor, boss.email, language);
  });

  /** Makes a job with three new applicants, and opens its board. */
  async function openBoard() {
    const job = await makeJob(db, { companyId, ownerId: bossId, at: new Date() });
    const people: number[] = [];
    for (const [rank, fullName] of names.entries()) {
      const candidate = await makeCandidate(db, { fullName });
      people.push((await makeApplicant(db, { job, candidate, rank, cv })).id);
    }
    const board = applicantPaths.board({ company: companyId }, job.id);
    await open(visitor, board);
    return { board, people };
  }

  /** Opens a panel of the applicant in view, and returns it: beside the CV, or on a phone as a sheet. */
  async function panel(command: string, key: string, title: string) {
    const { page } = visitor;
    if (phone)
      await page.getByRole("link", { name: t(`applications.console.keys.${command}`), exact: true }).tap();
    else await page.keyboard.press(key);
    const box = page.getByRole(phone ? "dialog" : "region", { name: t(title), exact: true });
    await box.waitFor();
    return box;
  }

  it("schedules, offers, writes and adds a task and a note without leaving the board", {
    timeout: 90_000,
  }, async () => {
    const { page } = visitor;
    const { board, people } = await openBoard();
    await card(page, names[0]).getByRole("link", { name: names[0], exact: true }).click();
    await page.getByRole("heading", { name: names[0], exact: true }).waitFor();
    const { pathname } = new URL(page.url());
    const said = (text: string) => page.getByText(t(text), { exact: true }).waitFor();

    const interview = await panel("interview", "i", "interviews.console.card.schedule");
    await field(interview, t("interviews.console.form.date")).fill(ahead(3));
    await field(interview, t("interviews.console.form.time")).fill("09:00");
    await field(interview, t("interviews.console.form.location.on_site")).fill("12 Lê Lợi, Quận 1");
    expect(await faultsOf(visitor, { without: [] })).toEqual([]);
    await fits(page);
    await interview.getByRole("button", { name: t("interviews.console.form.save") }).click();
    await said("interviews.console.form.done.scheduled");
    await interview.waitFor({ state: "detached" });

    const offer = await panel("offer", "o", "offers.console.card.create");
    await field(offer, t("offers.console.form.salary")).fill("25000000");
    await field(offer, t("offers.labels.fields.start_date")).fill(ahead(20));
    await offer.getByRole("button", { name: t("offers.console.form.send") }).click();
    await said("offers.console.done.sent");
    await offer.waitFor({ state: "detached" });

    const message = await panel("message", "w", "messages.site.title");
    await field(message, t("messages.site.label")).fill("Hẹn bạn thứ Hai");
    await message.getByRole("button", { name: t("messages.site.send") }).click();
    await message.getByText("Hẹn bạn thứ Hai", { exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await message.waitFor({ state: "detached" });

    const email = await panel("email", "p", "email-templates.console.send.write");
    await field(email, t("email-templates.console.send.subject")).fill("Phỏng vấn");
    await field(email, t("email-templates.console.send.content")).fill("Chào bạn, hẹn gặp bạn.");
    await email.getByRole("button", { name: t("email-templates.console.send.send") }).click();
    await said("email-templates.console.send.sent");
    await email.waitFor({ state: "detached" });

    const task = await panel("task", "t", "tasks.console.form.createTitle");
    await field(task, t("tasks.console.form.name")).fill("Gọi hỏi ngày nghỉ việc");
    await task.getByRole("button", { name: t("tasks.console.form.save") }).click();
    await said("tasks.console.list.saved");
    await task.waitFor({ state: "detached" });

    const note = await panel("note", "n", "notes.console.notes.label");
    await field(note, t("notes.console.notes.label")).fill("Nói tiếng Anh tốt");
    await note.getByRole("button", { name: t("notes.console.notes.save") }).click();
    await note.getByText("Nói tiếng Anh tốt", { exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await note.waitFor({ state: "detached" });

    const feedback = await panel("feedback", "f", "notes.console.feedbacks.give");
    await feedback.getByRole("radio").first().check();
    await feedback.getByRole("button", { name: t("notes.console.feedback.send") }).click();
    await said("notes.console.feedback.saved");
    await page.keyboard.press("Escape");
    await feedback.waitFor({ state: "detached" });

    expect(new URL(page.url()).pathname).toBe(pathname);
    if (!phone) {
      await page.keyboard.press("Escape");
      await page.locator(`[data-card="${people[0]}"]`).and(page.locator(":focus")).waitFor();
    } else
      await page
        .getByRole("link", { name: new RegExp(`^${t("applications.console.actions.board", { job: "" })}`) })
        .tap();
    await page.waitForURL((url) => url.pathname === board && url.search === "");
    const [first = 0] = people;
    const tables = ["interviews", "offers", "tasks"] as const;
    const counts = tables.map((table) =>
      db.selectFrom(table).select("id").where("applicant_id", "=", first).execute(),
    );
    expect((await Promise.all(counts)).map((rows) => rows.length)).toEqual([1, 1, 1]);
    expect(visitor.complaints).toEqual([]);
  });

  it("reviews the new applicants one after the other, and takes a decision back", {
    timeout: 60_000,
  }, async () => {
    const { page } = visitor;
    const { board, people } = await openBoard();
    await page.getByRole("button", { name: t("applications.console.header.review", { count: 3 }) }).click();
    const shows = (n: 0 | 1 | 2) => page.getByRole("heading", { name: names[n], exact: true }).waitFor();
    const progress = (left: number) =>
      page.getByText(t("applications.console.review.progress", { total: 3, left })).waitFor();
    const next = t("applications.console.actions.advanceTo", { stage: stageName("screening") });
    await shows(0);
    await progress(3);
    if (phone) await page.getByRole("button", { name: next }).tap();
    else await page.keyboard.press("e");
    await shows(1);
    await progress(2);

    // Undo brings the applicant back, in its stage and in view.
    await page.getByRole("button", { name: t("ui.labels.undo"), exact: true }).click();
    await shows(0);
    await progress(3);
    if (phone) await page.getByRole("button", { name: next }).tap();
    else {
      await page.keyboard.press("m");
      await page
        .getByRole("menuitem", { name: stageName("screening"), exact: true })
        .and(page.locator(":focus"))
        .waitFor();
      await page.keyboard.press("Enter");
    }
    await shows(1);
    await progress(2);
    if (phone) {
      await swipe(visitor, -200);
      await shows(2);
      await swipe(visitor, 200);
      await shows(1);
      await page.getByRole("button", { name: next }).tap();
    } else {
      await page.keyboard.press("m");
      await page.getByRole("menuitem", { name: stageName("interview"), exact: true }).waitFor();
      await page.keyboard.press("4");
    }
    await shows(2);
    await progress(1);
    if (phone) await page.getByRole("button", { name: next }).tap();
    else await page.keyboard.press("e");
    await page.getByText(t("applications.console.review.reviewedTitle", { count: 3 })).waitFor();
    const kinds = async () =>
      (
        await db
          .selectFrom("applicants as a")
          .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
          .select("s.kind")
          .where("a.id", "in", people)
          .orderBy("a.id")
          .execute()
      ).map(({ kind }) => kind);
    await expect.poll(kinds, patience).toEqual(phone ? [3, 3, 3] : [3, 6, 3]);
    await (phone
      ? page.getByRole("link", { name: t("applications.console.review.toBoard") })
      : page.getByRole("button", { name: t("applications.console.review.toBoard") })
    ).click();
    await page.waitForURL((url) => url.pathname === board);
    await settled(page);
    if (!phone) await stage(page, stageName("applied"), 0, language).waitFor();
    expect(visitor.complaints).toEqual([]);
  });
});

/** Swipes sideways over the name of the applicant, which no toast covers, by `x` pixels. */
async function swipe({ page }: Visitor, x: number): Promise<void> {
  await page.evaluate((way) => {
    const target = document.querySelector("main h1") ?? document.body;
    const touch = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 90 });
    const send = (type: string, clientX: number, touches: Touch[]) =>
      target.dispatchEvent(
        new TouchEvent(type, { bubbles: true, touches, changedTouches: [touch(clientX)] }),
      );
    send("touchstart", 180, [touch(180)]);
    send("touchend", 180 + way, []);
  }, x);
}
