import type { Locator } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { interviewPaths } from "#hiring/interviews/paths.ts";
import { formatDate } from "#kit/dates.ts";
import { writeDay } from "#kit/days.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { makeCalendar } from "#people/calendars/factory.ts";
import { addDays, dayOf, isWeekend, momentOf, mondayOf } from "#platform/reference/calendar.ts";
import { notice } from "../../src/app/writes/messages.en.ts";
import { mailTo, testSite } from "../browser.ts";
import { field, fits, giveLogin, logIn, open } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const [en, vi] = [wordsOf("en"), wordsOf("vi")];
const email = "an@example.test";
const today = dayOf(new Date());
/** The Tuesday of the week after the one that the calendar opens with. */
const tuesday = addDays(mondayOf(today), isWeekend(today) ? 15 : 8);

let boss: Awaited<ReturnType<typeof makeRecruiter>>;
let applicants: number[];

beforeAll(async () => {
  boss = await makeRecruiter(db, { email: "boss@example.test" });
  const job = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id, title: "Kế toán" });
  const people = [await makeCandidate(db, { email }), await makeCandidate(db)];
  applicants = [];
  for (const candidate of people) applicants.push((await makeApplicant(db, { job, candidate })).id);
  const [start, end] = ["11:00", "12:00"].map((time) => momentOf(tuesday, time).getTime());
  await makeCalendar(db, boss.id, { hours: [[start ?? 0, end ?? 0]] });
  await giveLogin(site, [boss.id]);
});

/** Returns the point of a time in a column of the calendar, which begins at eight. */
async function pointAt(column: Locator, hours: number) {
  const box = await column.boundingBox();
  if (!box) throw new Error("The day is not shown");
  return { x: box.x + box.width / 2, y: box.y + (box.height / 10) * (hours - 8) + 2 };
}

it("A recruiter draws hours in the week of the interviewer, and the candidate gets the times that fit in", async () => {
  const employer = await site.visitor();
  await logIn(employer, boss.email);
  const { page } = employer;
  const t = (key: string) => en(`interviews.console.${key}`);
  await open(employer, `${interviewPaths.new({ company: boss.companyId }, applicants[0] ?? 0)}?several=1`);
  await page.getByRole("button", { name: t("week.after") }).click();
  const day = page.getByRole("region", { name: formatDate(tuesday, "wholeDay", "en") });
  await day
    .getByText(en("interviews.console.week.busy", { name: boss.full_name }), { exact: true })
    .waitFor();
  await page.getByText(t("week.draw")).scrollIntoViewIfNeeded();
  const column = day.locator("svg");
  const [from, to] = [await pointAt(column, 8), await pointAt(column, 9.8)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(() =>
      field(page, t("form.time")).evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    )
    .toEqual(["08:00", "09:00", ""]);
  await page.getByRole("button", { name: t("week.repeat") }).click();
  await day
    .getByRole("button", { name: en("interviews.console.week.removeTime", { time: "09:00" }) })
    .click();
  await field(page, t("form.location.on_site")).fill("12 Lê Lợi");
  await page.getByRole("button", { name: t("form.sendSlots") }).click();
  await page.waitForURL(`**${applicantPaths.detail({ company: boss.companyId }, applicants[0] ?? 0)}`);
  const mail = await mailTo(site, email, "interviews.slots");
  for (const time of ["08:00", "09:00"]) expect(mail.text).toContain(time);
  expect(employer.complaints).toEqual([]);
});

it("On a phone a press on a free time is the time of the interview, which the week then shows", async () => {
  const employer = await site.visitor({ phone: true, locale: "vi-VN" });
  await logIn(employer, boss.email, "vi");
  const { page } = employer;
  const t = (key: string) => vi(`interviews.console.${key}`);
  await open(employer, interviewPaths.new({ company: boss.companyId }, applicants[1] ?? 0));
  const days = page.getByRole("navigation", { name: t("week.days") });
  await page.getByRole("button", { name: t("week.after") }).tap();
  const name = formatDate(tuesday, "wholeDay", "vi");
  const chosen = days.getByRole("button", { name });
  await chosen.tap();
  await fits(page);
  const column = page.getByRole("region", { name }).locator("svg");
  await page.getByText(t("week.draw")).scrollIntoViewIfNeeded();
  const { x, y } = await pointAt(column, 9);
  await page.touchscreen.tap(x, y);
  await expect.poll(() => field(page, t("form.time")).inputValue()).toBe("09:00");
  expect(await field(page, t("form.date")).inputValue()).toBe(writeDay(tuesday));
  await field(page, t("form.location.on_site")).fill("12 Lê Lợi");
  await page.getByRole("button", { name: t("form.save") }).tap();
  await page.waitForURL(`**${applicantPaths.detail({ company: boss.companyId }, applicants[1] ?? 0)}`);
  await open(employer, `${interviewPaths.week({ company: boss.companyId })}?day=${tuesday}`);
  await page.getByRole("link", { name: /09:00/ }).waitFor();
  await fits(page);
  expect(employer.complaints).toEqual([]);
});

it("A lost connection keeps the form, the week in view and what was typed, and says so", async () => {
  const employer = await site.visitor();
  await logIn(employer, boss.email);
  const { page } = employer;
  const t = (key: string) => en(`interviews.console.${key}`);
  await open(employer, `${interviewPaths.new({ company: boss.companyId }, applicants[1] ?? 0)}?several=1`);
  const week = page.getByRole("region", { name: t("week.times") });
  const shown = await week.getByRole("heading").textContent();
  await field(page, t("form.time")).first().fill("9h");
  await employer.context.setOffline(true);
  await page.getByRole("button", { name: t("week.after") }).click();
  await page.getByText(notice.failed.notLoaded).waitFor();
  expect(await week.getByRole("heading").textContent()).toBe(shown);
  await employer.context.setOffline(false);
  await page.getByRole("button", { name: t("week.after") }).click();
  await expect.poll(() => week.getByRole("heading").textContent()).not.toBe(shown);
  // A drawn time is added to a row that is not finished.
  await page.getByText(t("week.draw")).scrollIntoViewIfNeeded();
  const { x, y } = await pointAt(week.getByRole("region").nth(4).locator("svg"), 9);
  await page.mouse.click(x, y);
  const times = () =>
    field(page, t("form.time")).evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  await expect.poll(times).toEqual(["09:00", "9h", ""]);
});
