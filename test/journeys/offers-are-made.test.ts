import { beforeAll, expect, it } from "vitest";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { ownApplicationPath } from "#hiring/applicant-pages/paths.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { applicationPaths } from "#hiring/applications/paths.ts";
import { rejectMailDelayMinutes } from "#hiring/applications/terms.ts";
import { answerPath, offerPaths } from "#hiring/offers/paths.ts";
import { writeDay } from "#kit/days.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { addDays, dayOf } from "#platform/reference/calendar.ts";
import { linkIn, mailTo, testSite, type Visitor } from "../browser.ts";
import { descriptionAt, field, fits, giveLogin, logIn, open, patience, skipSetUp } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const [en, vi] = [wordsOf("en"), wordsOf("vi")];
const later = writeDay(addDays(dayOf(new Date()), 20));

let employer: Visitor;
let companyId: number;
let jobId: number;
let id: number;
let other: number;
/** People whom the company has added. They have no account. */
const added: { id: number; email: string }[] = [];

beforeAll(async () => {
  const boss = await makeRecruiter(db, { email: "boss@example.test" });
  const person = await makeCandidate(db, { email: "an@example.test" });
  const job = await makeJob(db, {
    companyId: boss.companyId,
    ownerId: boss.id,
    title: "Kế toán",
    at: new Date(),
  });
  await db.updateTable("jobs").set({ head_count: 1 }).where("id", "=", job.id).execute();
  ({ id } = await makeApplicant(db, { job, candidate: person, stageKind: "final_interview" }));
  ({ id: other } = await makeApplicant(db, { job }));
  const second = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id, at: new Date() });
  for (const email of ["binh@example.test", "chi@example.test"]) {
    const candidate = await makeCandidate(db, { email });
    await db
      .updateTable("candidates")
      .set({ account_id: null })
      .where("id", "=", candidate.candidateId)
      .execute();
    const applicant = await makeApplicant(db, { job: second, candidate, stageKind: "final_interview" });
    added.push({ id: applicant.id, email });
  }
  companyId = boss.companyId;
  jobId = job.id;
  await giveLogin(site, [boss.id]);
  const colleague = await makeRecruiter(db, { companyId, email: "lan@example.test" });
  await giveLogin(site, [person.id, colleague.id], "vi");
  await skipSetUp(site, [person.id]);
  employer = await site.visitor();
  await logIn(employer, boss.email);
});

it("An offer shows its error at the field, and is sent", async () => {
  const { page } = employer;
  const t = (key: string) => en(`offers.console.${key}`);
  await open(employer, applicantPaths.detail({ company: companyId }, id));
  await page.keyboard.press("o");
  await page.waitForURL(/\?panel=offer$/);
  const salary = field(page, t("form.salary"));
  await salary.fill("25");
  await field(page, en("offers.labels.fields.start_date")).fill(later);
  await page.getByRole("button", { name: t("form.send") }).click();
  await expect.poll(() => descriptionAt(page, salary), patience).toContain("25");
  await salary.fill("25tr");
  await page.getByRole("button", { name: t("form.preview"), exact: true }).click();
  const shown = page.getByRole("region", { name: t("preview.title"), exact: true });
  await shown.getByText("25.000.000 đ mỗi tháng (gross)", { exact: true }).waitFor();
  await page.getByRole("button", { name: t("form.send") }).click();
  await page.waitForURL(`**${applicantPaths.detail({ company: companyId }, id)}`);
  await page.getByText(en("offers.labels.status.pending"), { exact: true }).waitFor();
});

it("The candidate accepts it on a phone in Vietnamese", async () => {
  const candidate = await site.visitor({ phone: true, locale: "vi-VN" });
  const { page } = candidate;
  await logIn(candidate, "an@example.test", "vi");
  await open(candidate, ownApplicationPath(id));
  await fits(page);
  await page.getByText("25.000.000 đ mỗi tháng (gross)", { exact: true }).waitFor();
  await page.getByRole("button", { name: vi("offers.site.accept") }).tap();
  await page.getByText(vi("offers.labels.status.accepted"), { exact: true }).waitFor();
  // The application, its history, the list, the home page and the withdrawal all show the acceptance.
  await page.getByText(vi("applications.site.mine.kinds.offer_accepted"), { exact: true }).first().waitFor();
  await page.getByRole("link", { name: vi("applications.site.mine.withdraw"), exact: true }).tap();
  await page.getByRole("dialog", { name: vi("applications.site.withdrawal.accepted.title") }).waitFor();
  await fits(page);
  await open(candidate, applicationPaths.list);
  await page.getByText(vi("applications.site.mine.offer.accepted"), { exact: true }).waitFor();
  await open(candidate, "/");
  await page.getByRole("link", { name: "Bạn đã đồng ý nhận việc", exact: true }).waitFor();
  expect(candidate.complaints).toEqual([]);
});

it("The applicant is hired; closing the filled job asks first and has an Undo on the board", async () => {
  const { page } = employer;
  const t = (key: string, values?: Record<string, string | number>) =>
    en(`offers.console.filled.${key}`, values);
  await open(employer, applicantPaths.detail({ company: companyId }, id));
  await page.getByRole("button", { name: en("offers.console.card.hire") }).click();
  const ask = page.getByRole("link", { name: t("confirm"), exact: true });
  const dialog = page.getByRole("dialog", { name: t("ask.title") });
  await ask.click();
  await dialog.getByText(t("ask.notified", { notified: 1, minutes: rejectMailDelayMinutes })).waitFor();
  await dialog.getByRole("button", { name: t("ask.submit"), exact: true }).click();
  await page.getByText(t("toast.filled", { count: 1 }), { exact: true }).waitFor();
  // The move to the hired stage has a separate Undo.
  await page
    .getByRole("button", { name: en("ui.labels.undo"), exact: true })
    .last()
    .click();
  await page.getByText(t("toast.undone", { count: 1 }), { exact: true }).waitFor();
  await open(employer, applicantPaths.board({ company: companyId }, jobId));
  await ask.click();
  await dialog.getByRole("button", { name: t("ask.submit"), exact: true }).click();
  await page.getByText(t("undo.title", { rejected: 1 }), { exact: true }).waitFor();
  await page
    .getByRole("button", { name: t("undo.submit"), exact: true })
    .first()
    .waitFor();
  await open(employer, applicantPaths.detail({ company: companyId }, other));
  await page.getByText(en("applications.labels.reject_reason.position_filled")).first().waitFor();
});

/** Opens a window of the employer's colleague, on a phone. */
async function onAPhone(): Promise<Visitor> {
  const phone = await site.visitor({ phone: true, locale: "vi-VN" });
  await logIn(phone, "lan@example.test", "vi");
  return phone;
}

it.each([
  ["declined on a desktop in English", 0, "en", "decline"],
  ["accepted on a phone in Vietnamese", 1, "vi", "accept"],
] as const)(
  "An offer that is sent so is %s by the link of its email, without an account",
  async (_, index, language, answer) => {
    const [t, status] = [wordsOf(language), answer === "accept" ? "accepted" : "declined"];
    const person = added[index] ?? { id: 0, email: "" };
    const sender = language === "vi" ? await onAPhone() : employer;
    const desk = sender.page;
    await open(sender, offerPaths.write({ company: companyId }, person.id));
    await fits(desk);
    await field(desk, t("offers.console.form.salary")).fill("25000000");
    await field(desk, t("offers.labels.fields.start_date")).fill(later);
    await desk.getByRole("button", { name: t("offers.console.form.send") }).click();
    await desk.waitForURL(`**${applicantPaths.detail({ company: companyId }, person.id)}`);

    const link = linkIn((await mailTo(site, person.email, "offers.changed")).text, answerPath);
    const visitor = await site.visitor(
      language === "vi" ? { phone: true, locale: "vi-VN" } : { locale: "en-GB" },
    );
    const { page } = visitor;
    const response = await open(visitor, link);
    expect(await response?.headerValue("cache-control")).toBe("private, no-store");
    await page.locator('meta[name="robots"][content*="noindex"]').waitFor({ state: "attached" });
    await fits(page);
    await page.getByRole("link", { name: t(`offers.site.${answer}`), exact: true }).click();
    // The page asks for confirmation before it sends the candidate's answer.
    await field(page, t("offers.site.note")).fill("Cảm ơn");
    await fits(page);
    expect(await page.getByText(t("offers.labels.status.pending"), { exact: true }).count()).toBe(1);
    const confirm = answer === "accept" ? "accept" : "ask.confirmDecline";
    await page.getByRole("button", { name: t(`offers.site.${confirm}`), exact: true }).click();
    await page.getByText(t(`offers.site.state.${status}`)).waitFor();
    await open(visitor, link);
    await page.getByText(t(`offers.labels.status.${status}`), { exact: true }).waitFor();
    expect(await page.getByRole("link", { name: t("offers.site.accept"), exact: true }).count()).toBe(0);
    expect(visitor.complaints).toEqual([]);

    await open(employer, applicantPaths.detail({ company: companyId }, person.id));
    await employer.page.getByText(en(`offers.labels.status.${status}`), { exact: true }).waitFor();
  },
);
