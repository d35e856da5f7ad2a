import { beforeAll, expect, it } from "vitest";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { testSite, type Visitor } from "../browser.ts";
import { fits, giveLogin, logIn, open, ready } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const en = wordsOf("en");
const vi = wordsOf("vi");
const jobs: { id: number; title: string }[] = [];
let desk: Visitor;
let phone: Visitor;
let names: string[];

beforeAll(async () => {
  const owner = await makeRecruiter(db);
  for (const [nth, title] of ["Kế toán kho", "Data analyst", "Nhân viên mua hàng"].entries()) {
    const at = new Date(Date.now() - (3 - nth) * 3_600_000);
    const job = { companyId: owner.companyId, ownerId: owner.id, state: "reviewing", title, at } as const;
    jobs.push({ id: (await makeJob(db, job)).id, title });
  }
  const [first, second] = [await makeStaff(db, "admin"), await makeStaff(db, "admin")];
  names = [first.full_name, second.full_name];
  await giveLogin(site, [first.id]);
  await giveLogin(site, [second.id], "vi");
  desk = await site.visitor();
  phone = await site.visitor({ phone: true, locale: "vi-VN" });
  await logIn(desk, first.email);
  await logIn(phone, second.email, "vi");
});

const heading = ({ page }: Visitor, { title }: { title: string }) =>
  page.getByRole("heading", { level: 1, name: title }).waitFor();

it("Two reviewers get different jobs by one key, and neither decides about the other's", async () => {
  const { page } = desk;
  await open(desk, "/admin/review-jobs");
  await ready(page);
  await page.keyboard.press("n");
  await heading(desk, jobs[0]!);
  await page.getByRole("button", { name: en("jobReview.console.claim.release") }).waitFor();

  const other = phone.page;
  await open(phone, `/admin/review-jobs/${jobs[0]!.id}`);
  await other.getByText(`${names[0]} đang duyệt tin này đến`).waitFor();
  expect(
    await other
      .getByRole("button", { name: vi("jobReview.console.review.approve"), exact: true })
      .first()
      .isDisabled(),
  ).toBe(true);
  await fits(other);
  await other.getByRole("button", { name: vi("jobReview.console.claim.next") }).click();
  await heading(phone, jobs[1]!);
  await fits(other);
});

it("A decision is undone within a minute by one key, and the next job is one key away", async () => {
  const { page } = desk;
  await page.keyboard.press("a");
  await page.getByText(en("jobReview.console.review.approved", { title: jobs[0]!.title })).waitFor();
  await ready(page);
  await page.keyboard.press("z");
  await page.getByRole("button", { name: en("jobReview.console.claim.claim"), exact: true }).waitFor();
  await ready(page);
  await page.keyboard.press("c");
  await page.getByRole("button", { name: en("jobReview.console.claim.release") }).waitFor();
  await ready(page);
  await page.keyboard.press("a");
  await page.getByText(en("jobReview.console.review.approved", { title: jobs[0]!.title })).waitFor();
  await ready(page);
  await page.keyboard.press("n");
  await heading(desk, jobs[2]!);
  expect(desk.complaints).toEqual([]);
  expect(phone.complaints).toEqual([]);
});
