import { beforeAll, expect, it } from "vitest";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeInterview } from "#hiring/interviews/factory.ts";
import { interviewPaths, ownInterviewsPath } from "#hiring/interviews/paths.ts";
import { offerPaths } from "#hiring/offers/paths.ts";
import { hour } from "#kit/clock.ts";
import { writeDay } from "#kit/days.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { addDays, dayOf, momentOf } from "#platform/reference/calendar.ts";
import { testSite, type Visitor } from "../browser.ts";
import { descriptionAt, field, fits, giveLogin, logIn, open, skipSetUp } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const vi = wordsOf("vi");
const t = (key: string) => vi(`interviews.console.${key}`);
const status = (key: string) => vi(`interviews.labels.status.${key}`);
/** Returns the date `days` from today, as DD/MM/YYYY. */
const ahead = (days: number) => writeDay(addDays(dayOf(new Date()), days));

/** Returns the address of the tab with an applicant's interviews, on a phone. */
const interviewsWith = (id: number) => `${applicantPaths.detail({ company: companyId }, id)}?tab=interviews`;

let phone: Visitor;
let companyId: number;
let boss: Awaited<ReturnType<typeof makeRecruiter>>;
let job: Awaited<ReturnType<typeof makeJob>>;
const email = "an@example.test";
/** Two applicants: the interview of the first one has begun, the interview of the second one is three days ahead. */
let past: Awaited<ReturnType<typeof makeApplicant>>;
let coming: { applicant: number; interview: number };

beforeAll(async () => {
  boss = await makeRecruiter(db, { email: "boss@example.test" });
  companyId = boss.companyId;
  job = await makeJob(db, { companyId, ownerId: boss.id, title: "Kế toán" });
  past = await makeApplicant(db, { job });
  await makeInterview(db, past, { startsAt: new Date(Date.now() - hour), interviewers: [boss.id] });
  const applicant = await makeApplicant(db, { job });
  const startsAt = momentOf(addDays(dayOf(new Date()), 3), "09:00");
  const interview = await makeInterview(db, applicant, { startsAt, interviewers: [boss.id] });
  coming = { applicant: applicant.id, interview: interview.id };
  await giveLogin(site, [boss.id], "vi");
  phone = await site.visitor({ phone: true, locale: "vi-VN" });
  await logIn(phone, boss.email, "vi");
});

it("The outcome of an interview is recorded, corrected, and refused with a message where it has changed meanwhile", async () => {
  const { page } = phone;
  await open(phone, interviewsWith(past.id));
  await fits(page);
  for (const [button, outcome] of [
    ["card.noShow", "no_show"],
    ["card.complete", "completed"],
  ] as const) {
    await page.getByRole("button", { name: t(button), exact: true }).tap();
    await page.getByText(status(outcome), { exact: true }).waitFor();
  }
  await db
    .updateTable("interviews")
    .set({ status: "canceled", cancel_reason_id: 1 })
    .where("applicant_id", "=", past.id)
    .execute();
  await page.getByRole("button", { name: t("card.noShow"), exact: true }).tap();
  await page.getByText("Buổi phỏng vấn này vừa có thay đổi. Vui lòng tải lại trang.").waitFor();
});

it("A member who only interviews records the outcome, and has no other action (decision 079)", async () => {
  const member = await makeRecruiter(db, { companyId, member: true, email: "lan@example.test" });
  const applicant = await makeApplicant(db, { job });
  await makeInterview(db, applicant, {
    startsAt: new Date(Date.now() - hour),
    interviewers: [boss.id, member.id],
  });
  await giveLogin(site, [member.id], "vi");
  const interviewer = await site.visitor({ phone: true, locale: "vi-VN" });
  const { page } = interviewer;
  await logIn(interviewer, member.email, "vi");
  await open(interviewer, `${interviewPaths.list({ company: companyId })}?tab=past`);
  await fits(page);
  await page.getByRole("button", { name: t("card.complete"), exact: true }).tap();
  await page.getByText(status("completed"), { exact: true }).waitFor();
  await open(interviewer, applicantPaths.detail({ company: companyId }, applicant.id));
  await fits(page);
  expect(await page.getByRole("button", { name: vi("applications.console.actions.move") }).count()).toBe(0);
  await open(interviewer, interviewsWith(applicant.id));
  await fits(page);
  await page.getByText(status("completed"), { exact: true }).waitFor();
  await page.getByRole("link", { name: t("card.feedback") }).waitFor();
  expect(await page.getByRole("link", { name: t("card.schedule") }).count()).toBe(0);
});

it("A colleague's change is shown beside what was typed, before it is replaced", async () => {
  const { page } = phone;
  const colleague = await makeRecruiter(db, { companyId, email: "nam@example.test" });
  await db.updateTable("accounts").set({ full_name: "Lê Hải Nam" }).where("id", "=", colleague.id).execute();
  await open(phone, interviewPaths.detail({ company: companyId }, coming.interview));
  await fits(page);
  await db
    .updateTable("interviews")
    .set(({ eb }) => ({
      sequence: eb("sequence", "+", 1),
      edited_by: colleague.id,
      edited_at: new Date(),
      location: "https://meet.example.test/2",
    }))
    .where("id", "=", coming.interview)
    .execute();
  await field(page, t("form.date")).fill(ahead(4));
  await field(page, t("form.time")).fill("15:00");
  await page.getByRole("button", { name: t("form.saveChange") }).tap();
  await page.getByText(/^Lê Hải Nam đã lưu thay đổi khác/).waitFor();
  await page
    .getByText(new RegExp(t("form.location.video")))
    .first()
    .waitFor();
  expect(await field(page, t("form.time")).inputValue()).toBe("15:00");
  await fits(page);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/Lê Hải Nam/);
  await page.getByRole("button", { name: vi("ui.tools.edited.overwrite") }).tap();
  await page.waitForURL(`**${applicantPaths.detail({ company: companyId }, coming.applicant)}`);
  await open(phone, interviewsWith(coming.applicant));
  await page.getByText(/15:00/).first().waitFor();
});

it("A missing reason, and an offer to a rejected applicant, are refused in Vietnamese", async () => {
  const { page } = phone;
  await open(phone, interviewPaths.detail({ company: companyId }, coming.interview));
  await page.getByRole("button", { name: t("cancel.confirm") }).tap();
  await page.getByText("Vui lòng chọn lý do").first().waitFor();
  const { id } = await makeApplicant(db, { job, outcome: "rejected" });
  await open(phone, offerPaths.write({ company: companyId }, id));
  await field(page, vi("offers.console.form.salary")).fill("25000000");
  await field(page, vi("offers.labels.fields.start_date")).fill(ahead(20));
  await page.getByRole("button", { name: vi("offers.console.form.send") }).tap();
  await page.getByText("Hồ sơ ứng tuyển này đã kết thúc nên không thể gửi thư mời nhận việc").waitFor();
  await fits(page);
});

it("Times are offered with a warning of a clash, and the candidate chooses one", async () => {
  const { page } = phone;
  const person = await makeCandidate(db, { email });
  const { id } = await makeApplicant(db, { job, candidate: person });
  await giveLogin(site, [person.id], "vi");
  await skipSetUp(site, [person.id]);
  await open(phone, interviewPaths.new({ company: companyId }, id));
  await page.getByRole("link", { name: t("form.letChoose") }).tap();
  // The first row of times stays empty. The time in the second row clashes with the moved interview.
  for (const [row, time] of [
    [1, "15:30"],
    [2, "09:00"],
  ] as const) {
    await field(page, t("form.date")).nth(row).fill(ahead(4));
    await field(page, t("form.time")).nth(row).fill(time);
  }
  await field(page, t("form.location.on_site")).fill("12 Lê Lợi, Quận 1");
  await page.getByRole("button", { name: t("form.sendSlots") }).tap();
  await page.getByText(t("form.slotsBusy")).waitFor();
  const [busy, free] = [1, 2].map((row) => field(page, t("form.time")).nth(row));
  expect(await descriptionAt(page, busy!)).toMatch(/đã bận vào giờ đó/);
  expect(await descriptionAt(page, free!)).not.toMatch(/đã bận/);
  expect(await busy!.inputValue()).toBe("15:30");
  await fits(page);
  await page.getByRole("button", { name: t("form.anywaySlots") }).tap();
  await page.waitForURL(`**${applicantPaths.detail({ company: companyId }, id)}`);
  await open(phone, interviewsWith(id));
  await page.getByText(/đang chờ ứng viên chọn/).waitFor();

  const candidate = await site.visitor({ phone: true, locale: "vi-VN" });
  await logIn(candidate, email, "vi");
  await open(candidate, ownInterviewsPath);
  await fits(candidate.page);
  expect(await candidate.page.getByRole("button", { name: /15:30/ }).count()).toBe(0);
  await candidate.page.getByRole("button", { name: /09:00/ }).tap();
  await candidate.page
    .getByText(vi("interviews.labels.response.accepted"), { exact: true })
    .first()
    .waitFor();
  expect(candidate.complaints).toEqual([]);
  await open(phone, interviewsWith(id));
  await page.getByText(vi("interviews.labels.response.accepted"), { exact: true }).first().waitFor();
});
