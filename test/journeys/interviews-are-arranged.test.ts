import { beforeAll, expect, it } from "vitest";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { runInterviewTimers } from "#hiring/interviews/commands/timers.ts";
import { makeInterview } from "#hiring/interviews/factory.ts";
import { interviewPaths } from "#hiring/interviews/paths.ts";
import { hour } from "#kit/clock.ts";
import { writeDay } from "#kit/days.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { readersConsole } from "#people/accounts/workspace.ts";
import { addDays, dayOf } from "#platform/reference/calendar.ts";
import { keepCvFile } from "#profiles/cv/testing/keep-cv-file.ts";
import { linkIn, mailTo, testSite, type Visitor } from "../browser.ts";
import { field, fits, giveLogin, logIn, open, ready } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const [en, vi] = [wordsOf("en"), wordsOf("vi")];
/** Returns the date `days` from today, as YYYY-MM-DD. */
const ahead = (days: number) => addDays(dayOf(new Date()), days);

let employer: Visitor;
let companyId: number;
let id: number;
let other: number;
const email = "an@example.test";

beforeAll(async () => {
  const boss = await makeRecruiter(db, { email: "boss@example.test" });
  const person = await makeCandidate(db, { email });
  const job = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id, title: "Kế toán" });
  ({ id } = await makeApplicant(db, { job, candidate: person }));
  ({ id: other } = await makeApplicant(db, { job }));
  companyId = boss.companyId;
  await giveLogin(site, [boss.id]);
  await db.updateTable("accounts").set({ language: 1 }).where("id", "=", person.id).execute();
  employer = await site.visitor();
  await logIn(employer, boss.email);
});

it("An interview is scheduled by keyboard, and a clash is shown before the recruiter accepts it", async () => {
  const { page } = employer;
  const t = (key: string) => en(`interviews.console.form.${key}`);
  await open(employer, applicantPaths.detail({ company: companyId }, id));
  await page.keyboard.press("i");
  await page.waitForURL(/\?panel=interview$/);
  const fill = async (time: string) => {
    await field(page, t("date")).fill(writeDay(ahead(3)));
    await field(page, t("time")).fill(time);
    await field(page, t("location.on_site")).fill("12 Lê Lợi, Quận 1");
  };
  await fill("09:00");
  await field(page, t("message")).fill("Mang theo bằng lái");
  await page.getByRole("button", { name: t("save") }).click();
  await page.waitForURL(`**${applicantPaths.detail({ company: companyId }, id)}`);
  await page.getByText(en("interviews.labels.response.pending")).waitFor();

  await open(employer, interviewPaths.new({ company: companyId }, other));
  await fill("09:30");
  await page.getByRole("button", { name: t("save") }).click();
  await page.getByText(/is busy at that time/).waitFor();
  // The form still has the typed text.
  expect(await field(page, t("location.on_site")).inputValue()).toBe("12 Lê Lợi, Quận 1");
  await page.getByRole("button", { name: t("anyway") }).click();
  await page.waitForURL(`**${applicantPaths.detail({ company: companyId }, other)}`);
  await open(employer, interviewPaths.list({ company: companyId }));
  expect(await page.getByRole("main").getByText(en("interviews.labels.response.pending")).count()).toBe(2);
});

it("The candidate proposes another time by the mail's link on a phone, without logging in, and the employer takes it", async () => {
  const mail = await mailTo(site, email, "interviews.changed");
  const link = /https?:\/\/\S+token=\S+/.exec(mail.text)?.[0] ?? "";
  const candidate = await site.visitor({ phone: true, locale: "vi-VN" });
  const { page } = candidate;
  await page.goto(new URL(link).pathname + new URL(link).search);
  await ready(page);
  await page.getByText("Mang theo bằng lái").waitFor();
  await fits(page);
  await page.getByText(vi("interviews.site.propose"), { exact: true }).tap();
  await field(page, vi("interviews.site.date")).fill(writeDay(ahead(4)));
  await field(page, vi("interviews.site.time")).fill("14:00");
  await page.getByRole("button", { name: vi("interviews.site.proposeSend") }).tap();
  await page.getByText(/^Bạn đã đề xuất 14:00/).waitFor();
  expect(candidate.complaints).toEqual([]);

  const desk = employer.page;
  await open(employer, applicantPaths.detail({ company: companyId }, id));
  await desk.getByRole("button", { name: en("interviews.console.card.take"), exact: true }).click();
  await desk.getByText(en("interviews.labels.response.accepted"), { exact: true }).waitFor();
  await page.reload();
  await page.getByText(vi("interviews.labels.response.accepted"), { exact: true }).waitFor();
});

it("An interview is cancelled with a reason, which is required", async () => {
  const { page } = employer;
  const t = (key: string) => en(`interviews.console.${key}`);
  await page.getByRole("link", { name: t("card.cancel"), exact: true }).click();
  await page.getByRole("button", { name: t("cancel.confirm") }).click();
  await page
    .getByRole("radio", { name: en("interviews.labels.cancel_reason.interviewer_unavailable") })
    .check();
  await page.getByRole("textbox", { name: t("cancel.note") }).fill("Hẹn bạn tuần sau");
  await page.getByRole("button", { name: t("cancel.confirm") }).click();
  await page.waitForURL(`**${applicantPaths.detail({ company: companyId }, id)}`);
  await page.getByText(en("interviews.labels.status.canceled"), { exact: true }).waitFor();
  const candidate = await site.visitor();
  await candidate.page.goto(
    linkIn((await mailTo(site, email, "interviews.changed")).text, "/interviews/answer"),
  );
  await candidate.page.getByText("Hẹn bạn tuần sau").waitFor();
});

it("A member who held an interview sends feedback from the email after it, and finds nothing to manage", async () => {
  const member = await makeRecruiter(db, { companyId, member: true, email: "member@example.test" });
  await giveLogin(site, [member.id]);
  const applicant = await db
    .selectFrom("applicants")
    .selectAll()
    .where("id", "=", other)
    .executeTakeFirstOrThrow();
  const { id: cv } = await keepCvFile(site, applicant.candidate_id);
  await db.updateTable("applicants").set({ cv_file_id: cv }).where("id", "=", other).execute();
  await makeInterview(db, applicant, {
    startsAt: new Date(Date.now() - 2 * hour),
    interviewers: [member.id],
  });
  await runInterviewTimers(site.database, new Date(), async () => "token");
  const link = linkIn((await mailTo(site, member.email, "interviews.over")).text, readersConsole);
  const visitor = await site.visitor();
  const { page } = visitor;
  await logIn(visitor, member.email);
  await open(visitor, link);
  const t = (key: string) => en(`notes.console.${key}`);
  await page.getByRole("radio", { name: en("notes.labels.recommendation.strong_yes"), exact: true }).check();
  await page.getByRole("button", { name: t("feedback.send") }).click();
  await page
    .getByRole("link", { name: t("feedback.edit") })
    .or(page.getByRole("button", { name: t("feedback.edit") }))
    .first()
    .waitFor();

  await open(visitor, applicantPaths.detail({ company: companyId }, other));
  await page.getByText(/1 of 1 interviewer sent/).waitFor();
  for (const key of ["applications.console.actions.move", "applications.console.actions.reject"])
    expect(await page.getByRole("button", { name: en(key), exact: true }).count(), key).toBe(0);
  for (const key of ["offers.console.card.create", "interviews.console.card.schedule"])
    expect(await page.getByRole("link", { name: en(key), exact: true }).count(), key).toBe(0);
  expect(await page.getByText(en("offers.console.card.title"), { exact: true }).count()).toBe(0);
  expect(
    await page.getByRole("link", { name: en("applications.console.keys.email"), exact: true }).count(),
  ).toBe(0);
  expect(visitor.complaints).toEqual([]);
});
