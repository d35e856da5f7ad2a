import { expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { testSite } from "../browser.ts";
import {
  field,
  giveLogin,
  logIn,
  logInByForm,
  open,
  password,
  patience,
  ready,
  skipSetUp,
  slowed,
} from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const boss = await makeRecruiter(db);
const now = Date.now();
const days = (count: number) => new Date(now + count * 86_400_000);
const job = (title: string, more: object = {}) =>
  makeJob(db, { companyId: boss.companyId, ownerId: boss.id, at: days(-2), title, ...more });
const waiting = await job("Kế toán kho");
const invited = await job("Kế toán thuế");
const refused = await job("Kế toán trưởng");
const closing = await job("Kế toán công nợ");
await job("Kế toán thanh toán");
await db
  .updateTable("jobs")
  .set({ expires_at: days(4.5) })
  .where("id", "=", closing.id)
  .execute();

it("A candidate who logs in lands on the jobs, with what is new on top and the home page a click away", async () => {
  const candidate = await makeCandidate(db);
  await giveLogin(site, [candidate.id], "vi");
  await skipSetUp(site, [candidate.id]);
  const { id } = await makeApplicant(db, { job: waiting, candidate, appliedAt: days(-2) });
  await db
    .insertInto("messages")
    .values({ applicant_id: id, sender: "employer", author_id: boss.id, text: "Chào bạn", at: days(-1) })
    .execute();
  await db
    .insertInto("notifications")
    .values({
      account_id: candidate.id,
      kind: "messages.from_employer",
      about: `applicant:${id}`,
      props: "{}",
      at: days(-1),
    })
    .execute();
  await makeApplicant(db, {
    job: invited,
    candidate,
    appliedAt: days(-9),
    stageKind: "interview",
    answered: true,
  });
  await makeApplicant(db, {
    job: refused,
    candidate,
    appliedAt: days(-9),
    outcome: "rejected",
    answered: true,
  });
  await db
    .insertInto("saved_jobs")
    .values({ candidate_id: candidate.candidateId, job_id: closing.id, saved_at: days(-1) })
    .execute();

  const visitor = await site.visitor();
  const { page } = visitor;
  await logInByForm(visitor, candidate.email, "vi");
  await expect.poll(() => new URL(page.url()).pathname, patience).toBe("/viec-lam");
  const main = page.getByRole("main");
  const news = main.getByRole("region", { name: "Có gì mới cho bạn" });
  await news.getByRole("link", { name: "1 tin nhắn mới" }).waitFor();
  await news.getByRole("link", { name: "Xem trang của bạn" }).click();
  await expect.poll(() => new URL(page.url()).pathname, patience).toBe("/");
  await main.getByRole("heading", { level: 1, name: `Chào ${candidate.full_name}` }).waitFor();
  const listOf = async (heading: string) => {
    const part = main.getByRole("heading", { name: heading, exact: true }).locator("xpath=../..");
    return (await part.allInnerTexts()).join().replace(/\s+/g, " ");
  };
  const ahead = main.getByRole("listitem").filter({ hasText: "Bạn đang ở vòng phỏng vấn" });
  expect((await ahead.allInnerTexts()).join()).toContain("Kế toán thuế");
  expect(await listOf("Tin nhắn mới")).toMatch(/Kế toán kho .* 1 tin nhắn mới/);
  expect(await listOf("Sắp đến hạn phản hồi")).toContain("Kế toán kho");
  expect(await listOf("Việc làm đã lưu sắp hết hạn")).toMatch(/Kế toán công nợ .* còn 4 ngày/);
  const like = await listOf("Việc làm giống những tin bạn đã lưu hoặc ứng tuyển");
  expect(like).toContain("Kế toán thanh toán");
  expect(like, "what one has applied for is not offered again").not.toContain("Kế toán kho");
  await open(visitor, "/my-job");
  expect(new URL(page.url()).pathname).toBe("/my-jobs/applied");
  expect(visitor.complaints).toEqual([]);
});

it("A new candidate sees the first steps", async () => {
  const candidate = await makeCandidate(db);
  await giveLogin(site, [candidate.id]);
  await skipSetUp(site, [candidate.id]);
  await job("Nhân viên kinh doanh", { hot: true });
  const visitor = await site.visitor();
  await logInByForm(visitor, candidate.email);
  await open(visitor, "/en");
  const main = visitor.page.getByRole("main");
  await main.getByRole("heading", { name: "Hot jobs to get you started" }).waitFor();
  await main.getByRole("link", { name: "Nhân viên kinh doanh" }).waitFor();
});

it("A candidate is greeted at once after registering, and led to the set-up after another account of the same browser", async () => {
  const t = wordsOf("en");
  const visitor = await site.visitor();
  const { page } = visitor;
  const register = async (email: string) => {
    await open(visitor, "/register");
    await field(page, t("accounts.site.fields.fullName")).fill("Trần Thị Mai");
    await field(page, t("accounts.site.fields.email")).fill(email);
    await field(page, t("accounts.site.fields.password")).fill(password);
    await page.getByRole("button", { name: t("accounts.site.register.submit"), exact: true }).click();
    await page.waitForURL((url) => url.pathname === "/onboarding/step1");
  };
  const greeting = page.getByRole("dialog", {
    name: t("accounts.labels.welcome.title", { name: "Trần Thị Mai" }),
  });
  const flag = async () => (await visitor.context.cookies()).find(({ name }) => name === "onboarding")?.value;
  // On a slow network, the address still has the parameter `new` when the candidate closes the greeting.
  const quick = await slowed(page);
  await register("first@example.test");
  await greeting.waitFor();
  await page.reload();
  await greeting.waitFor();
  await page.keyboard.press("Escape");
  await greeting.waitFor({ state: "hidden" });
  await page.reload();
  await ready(page);
  expect(await greeting.isVisible()).toBe(false);
  await quick();
  const first = await flag();
  expect(first).toMatch(/^\d+\.1$/);
  await open(visitor, "/onboarding");
  expect(new URL(page.url()).pathname).toBe("/onboarding/step1");
  await page.getByRole("button", { name: t("onboarding.site.skip"), exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/jobs");
  expect(await flag()).toBe(undefined);
  await page.getByRole("button", { name: t("ui.labels.accountMenu", { name: "Trần Thị Mai" }) }).click();
  await page.getByRole("menuitem", { name: t("site.labels.account.logOut") }).click();
  await page.waitForURL((url) => url.pathname === "/login");
  await register("second@example.test");
  await greeting.waitFor();
  expect(await flag()).not.toBe(first);
  // The greeting was shown once, so another page does not repeat it.
  await open(visitor, "/companies");
  await open(visitor, "/onboarding/step1");
  expect(await greeting.isVisible()).toBe(false);
});

it("A candidate loses the session's cookie where a page finds that it has ended, and keeps it where a page is not theirs", async () => {
  const visitor = await site.visitor();
  const tokens = async () => (await visitor.context.cookies()).filter(({ name }) => name === "token");
  const { id } = await makeCandidate(db, { email: "ended@example.test" });
  await giveLogin(site, [id], "en");
  await logIn(visitor, "ended@example.test");
  await visitor.page.goto("/admin/review-jobs");
  expect([new URL(visitor.page.url()).pathname, (await tokens()).length]).toEqual(["/403", 1]);
  await db.updateTable("sessions").set({ revoked_at: new Date() }).execute();
  await visitor.page.goto("/my-profile");
  expect([new URL(visitor.page.url()).pathname, await tokens()]).toEqual(["/login", []]);
});
