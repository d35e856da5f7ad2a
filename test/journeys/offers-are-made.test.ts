import { beforeAll, expect, it } from "vitest";
import { makeCandidate, makeRecruiter } from "#accounts/factory.ts";
import { makeApplicant } from "#applications/factory.ts";
import { applicationPaths } from "#applications/paths.ts";
import { makeJob } from "#jobs/factory.ts";
import { consolePaths } from "#jobs/paths.ts";
import { day } from "#kit/clock.ts";
import { writeDay } from "#kit/days.ts";
import { offerPaths } from "#offers/paths.ts";
import { testSite, type Visitor } from "../browser.ts";
import { field, fits, giveLogin, logIn, open, saidAt, skipSetUp } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const [en, vi] = [wordsOf("en"), wordsOf("vi")];
const later = writeDay(new Date(Date.now() + 20 * day).toISOString().slice(0, 10));

let employer: Visitor;
let companyId: number;
let id: number;
let other: number;

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
  companyId = boss.companyId;
  await giveLogin(site, [boss.id]);
  await giveLogin(site, [person.id], "vi");
  await skipSetUp(site, [person.id]);
  employer = await site.visitor();
  await logIn(employer, boss.email);
});

it("An offer hears what is wrong at its field, and is sent", async () => {
  const { page } = employer;
  const t = (key: string) => en(`offers.console.${key}`);
  await open(employer, consolePaths.applicant(companyId, id));
  await page.keyboard.press("o");
  await page.waitForURL(`**${offerPaths.write(companyId, id)}`);
  const salary = field(page, t("form.salary"));
  await salary.fill("25");
  await field(page, en("offers.labels.fields.start")).fill(later);
  await page.getByRole("button", { name: t("form.send") }).click();
  await expect.poll(() => saidAt(page, salary)).toContain("25");
  await salary.fill("25000000");
  await page.getByRole("button", { name: t("form.send") }).click();
  await page.waitForURL(`**${consolePaths.applicant(companyId, id)}`);
  await page.getByText(en("offers.labels.status.pending"), { exact: true }).waitFor();
});

it("The candidate accepts it on a phone in Vietnamese", async () => {
  const candidate = await site.visitor({ phone: true, locale: "vi-VN" });
  const { page } = candidate;
  await logIn(candidate, "an@example.test", "vi");
  await open(candidate, applicationPaths.detail(id));
  await fits(page);
  await page.getByRole("button", { name: vi("offers.site.accept") }).tap();
  await page.getByText(vi("offers.labels.status.accepted"), { exact: true }).waitFor();
  expect(candidate.complaints).toEqual([]);
});

it("The applicant is hired, and the filled job is closed and the others told with one press", async () => {
  const { page } = employer;
  await open(employer, consolePaths.applicant(companyId, id));
  await page
    .getByRole("button", { name: en("applications.console.actions.move") })
    .first()
    .click();
  await page.getByRole("menuitem", { name: en("applications.labels.stage.hired"), exact: true }).click();
  await page.getByRole("button", { name: en("offers.console.filled.confirm") }).click();
  await page
    .getByRole("button", { name: en("offers.console.filled.confirm") })
    .waitFor({ state: "detached" });
  await open(employer, consolePaths.applicant(companyId, other));
  await page.getByText(en("applications.labels.reject_reason.position_filled")).first().waitFor();
});
