import { beforeAll, expect, it } from "vitest";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { applicationPaths } from "#hiring/applications/paths.ts";
import { ownMessagesPath } from "#hiring/messages/paths.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { testSite, type Visitor } from "../browser.ts";
import { field, giveLogin, logIn, open, patience } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;

const [en, vi] = [wordsOf("en"), wordsOf("vi")];
let employer: Visitor;
let candidate: Visitor;
let companyId: number;
let id: number;

beforeAll(async () => {
  const boss = await makeRecruiter(db, { email: "boss@example.test" });
  const person = await makeCandidate(db, { email: "an@example.test" });
  const job = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id, title: "Kế toán" });
  ({ id } = await makeApplicant(db, { job, candidate: person }));
  companyId = boss.companyId;
  await giveLogin(site, [boss.id]);
  await giveLogin(site, [person.id], "vi");
  employer = await site.visitor();
  candidate = await site.visitor({ phone: true });
  await logIn(candidate, person.email, "vi");
  await open(candidate, applicationPaths.list);
  await logIn(employer, boss.email);
});

it("The candidate's bell counts an employer's message, and the employer sees when it was read", async () => {
  const desk = employer.page;
  await open(employer, applicantPaths.detail({ company: companyId }, id));
  await desk.getByRole("link", { name: en("applications.console.keys.message"), exact: true }).click();
  await desk.waitForURL(/\?panel=message$/);
  await field(desk, en("messages.site.label")).fill("Mời bạn xem https://sen.test/lich");
  await desk.keyboard.press("Control+Enter");
  await desk.getByText(en("messages.site.notSeen")).waitFor();
  expect(await field(desk, en("messages.site.label")).inputValue()).toBe("");

  // The bell of the other window counts the message without a reload.
  const phone = candidate.page;
  await phone.getByRole("link", { name: vi("notifications.labels.bell.some", { count: "1" }) }).click();
  await phone.getByRole("link", { name: /đã gửi cho bạn 1 tin nhắn/ }).click();
  await phone.waitForURL(`**${ownMessagesPath(id)}`);
  const link = phone.getByRole("link", { name: "https://sen.test/lich" });
  expect(await link.getAttribute("rel")).toContain("noopener");
  await desk.getByText(/^Seen /).waitFor();
  // The recipient read the message before the email about it was due, so the email is canceled.
  const mails = () => db.selectFrom("mails").select("state").where("template", "=", "messages.new").execute();
  await expect.poll(mails, patience).toEqual([{ state: "canceled" }]);
});

it("Unsent text is restored after a reload, on both sides, until it is sent", async () => {
  for (const [visitor, words] of [
    [employer, en],
    [candidate, vi],
  ] as const) {
    const box = () => field(visitor.page, words("messages.site.label"));
    await box().fill("Chưa gửi");
    await visitor.page.reload();
    await expect.poll(() => box().inputValue(), patience).toBe("Chưa gửi");
    // Escape would close the employer's panel.
    if (visitor === candidate) await visitor.page.keyboard.press("Escape");
    await box().fill("");
  }
});

it("The answer appears in the employer's open window, which the candidate sees in turn", async () => {
  const phone = candidate.page;
  await field(phone, vi("messages.site.label")).fill("Cảm ơn, tôi sẽ đến");
  await phone.getByRole("button", { name: vi("messages.site.send") }).click();
  const panel = employer.page.getByRole("region", { name: en("messages.site.title"), exact: true });
  await panel.getByText("Cảm ơn, tôi sẽ đến").waitFor();
  await phone.getByText(/^Đã xem /).waitFor();
  expect(await phone.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
});
