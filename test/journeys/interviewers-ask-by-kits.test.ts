import { beforeAll, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { sampleQuestions } from "#hiring/interview-kits/factory.ts";
import { kitPaths } from "#hiring/interview-kits/paths.ts";
import { makeInterview } from "#hiring/interviews/factory.ts";
import { interviewPaths } from "#hiring/interviews/paths.ts";
import { feedbackPath } from "#hiring/notes/paths.ts";
import { hour } from "#kit/clock.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { testSite, type Visitor } from "../browser.ts";
import { field, fits, giveLogin, logIn, open } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const [en, vi] = [wordsOf("en"), wordsOf("vi")];
const asked = sampleQuestions[0]?.text ?? "";

let companyId: number;
let job: { id: number };
let interview: { id: number };
let desk: Visitor;
let phone: Visitor;

beforeAll(async () => {
  const boss = await makeRecruiter(db, { email: "boss@example.test" });
  companyId = boss.companyId;
  const interviewer = await makeRecruiter(db, { companyId, member: true, email: "interviewer@example.test" });
  job = await makeJob(db, { companyId, ownerId: boss.id, title: "Kế toán" });
  const applicant = await makeApplicant(db, { job: job as Awaited<ReturnType<typeof makeJob>> });
  const startsAt = new Date(Date.now() - hour);
  interview = await makeInterview(db, applicant, { startsAt, interviewers: [boss.id, interviewer.id] });
  await giveLogin(site, [boss.id]);
  await giveLogin(site, [interviewer.id], "vi");
  desk = await site.visitor();
  await logIn(desk, boss.email);
  phone = await site.visitor({ phone: true, locale: "vi-VN" });
  await logIn(phone, interviewer.email, "vi");
});

it("A job takes a kit from a template that was written before, and changes it for itself", async () => {
  const { page } = desk;
  const t = (key: string) => en(`interview-kits.console.${key}`);
  await open(desk, kitPaths.create({ company: companyId }));
  await field(page, t("form.name")).fill("First interview");
  await page.locator('[name="questions[0].text"]').fill(asked);
  await page.locator('[name="attributes[0].name"]').fill("Giao tiếp");
  await page.locator('[name="attributes[0].high"]').fill("Rõ ràng");
  await page.getByRole("button", { name: t("form.save") }).click();
  await page.getByText(t("list.saved")).waitFor();
  await open(desk, kitPaths.job({ company: companyId }, job.id));
  const round = page.locator("form").filter({ has: page.locator('input[name="round"][value="1"]') });
  await round.locator("select").selectOption({ label: "First interview" });
  await round.getByRole("button", { name: t("job.take") }).click();
  await page.getByText(t("job.taken")).waitFor();
  await page.getByRole("link", { name: t("job.edit"), exact: true }).click();
  await page.getByRole("button", { name: t("form.addQuestion") }).click();
  await page.locator('[name="questions[1].text"]').fill("Câu hỏi của tin");
  await page.getByRole("button", { name: t("form.save") }).click();
  await page.waitForURL(`**${kitPaths.job({ company: companyId }, job.id)}?saved=1`);
});

it("What was typed stays with its questions when the kit changes meanwhile, and is sent with them", async () => {
  const { page } = desk;
  const t = (key: string) => en(`notes.console.feedback.${key}`);
  await open(desk, interviewPaths.week({ company: companyId }));
  await page
    .getByRole("link", { name: /Kế toán/ })
    .first()
    .click();
  await page.waitForURL(`**${feedbackPath({ company: companyId }, interview.id)}`);
  await fits(page);
  await field(page, asked).fill("Kể được một việc cụ thể");
  const changed = { questions: JSON.stringify([{ text: "Câu mới", hint: null }]), version: 9 };
  await db.updateTable("interview_kits").set(changed).where("job_id", "=", job.id).execute();
  await open(desk, feedbackPath({ company: companyId }, interview.id));
  await page.getByText(t("changed")).waitFor();
  expect(await field(page, asked).inputValue()).toBe("Kể được một việc cụ thể");
  await page.getByText(/New: Câu mới/).waitFor();
  await page.getByRole("radio", { name: en("notes.labels.recommendation.yes"), exact: true }).check();
  await page.getByRole("button", { name: t("send") }).click();
  await page.getByText(t("saved")).waitFor();
  await page.getByText("Kể được một việc cụ thể").waitFor();
});

it("An interviewer without other access rates by the kit on a phone, beside the CV, and then reads the feedback of others", async () => {
  const { page } = phone;
  const t = (key: string) => vi(`notes.console.${key}`);
  await open(phone, feedbackPath({ company: companyId }, interview.id));
  await fits(page);
  await field(page, "Câu mới").fill("Trả lời tốt");
  await page.getByRole("link", { name: t("interview.cv"), exact: true }).tap();
  await page.getByRole("region", { name: vi("applications.console.cv.title") }).waitFor();
  await fits(page);
  await page.getByRole("link", { name: t("interview.kit"), exact: true }).tap();
  expect(await field(page, "Câu mới").inputValue()).toBe("Trả lời tốt");
  expect(await page.getByText("Kể được một việc cụ thể").count()).toBe(0);
  await page.getByRole("radio", { name: /^4 / }).first().check();
  await page.getByRole("radio", { name: vi("notes.labels.recommendation.yes"), exact: true }).check();
  await page.getByRole("button", { name: t("feedback.send") }).tap();
  await page.getByText("Kể được một việc cụ thể").waitFor();
  await fits(page);
});
