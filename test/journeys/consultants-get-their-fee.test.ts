import { describe, expect, it } from "vitest";
import { makeAgencyWithClient, makePlacement } from "#agency/placements/factory.ts";
import { makeStaff } from "#people/accounts/factory.ts";
import { addDays, dayOf } from "#platform/reference/calendar.ts";
import { mailTo, testSite } from "../browser.ts";
import { dayField, field, fits, giveLogin, logIn, open, ready } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const now = new Date();
const today = dayOf(now);
const typed = today.split("-").reverse().join("/");
const desk = await makeAgencyWithClient(db);
const colleague = await makeStaff(db, "consultant", { agencyId: desk.agency.id, member: true });
await giveLogin(site, [desk.admin.id, desk.am.id]);

const placed = (start = today) => makePlacement(db, desk, now, start);
const pathOf = ({ id }: { id: number }) => `/consultants/placements/${id}`;
const press = { exact: true };

describe("The fee of a placement", () => {
  it("is requested, issued and paid on a phone", async () => {
    const made = await placed();
    const visitor = await site.visitor({ phone: true });
    const { page } = visitor;
    await logIn(visitor, desk.am.email);
    await open(visitor, pathOf(made));
    await fits(page);
    await page.getByRole("link", { name: "Request the fee", ...press }).click();
    await ready(page);
    await fits(page);
    await page.getByRole("button", { name: "Draft the request" }).click();
    await page.getByRole("button", { name: /^Issue at a total of/ }).waitFor();
    await page.getByText("Change the lines").click();
    await field(page, "Text of line 1").fill("Đăng tin");
    await field(page, "Amount of line 1").fill("600000.5");
    await page.getByRole("button", { name: "Save the lines" }).click();
    await page.getByText("Please enter a whole amount in digits, without decimals").waitFor();
    await field(page, "Amount of line 1").fill("600000");
    await page.getByRole("button", { name: "Save the lines" }).click();
    await page.getByText("87,000,000").first().waitFor();
    await fits(page);
    await page.getByRole("button", { name: /^Issue at a total of/ }).click();
    await page.getByRole("heading", { name: /^SEN-\d{4}-0001$/ }).waitFor();
    await field(page, "Day of the payment").fill(typed);
    await page.getByRole("button", { name: "Record payment" }).click();
    await page.getByText(/^Paid on/).waitFor();
    await fits(page);
    await open(visitor, pathOf(made));
    expect(await page.getByText("Paid", press).count()).toBeGreaterThan(0);
  });

  it("is shared by a form without script, whose errors are at their rows", async () => {
    const made = await placed();
    const visitor = await site.visitor({ script: false });
    const { page } = visitor;
    await logIn(visitor, desk.am.email);
    await open(visitor, pathOf(made));
    await page.getByText("Change the shares").click();
    await field(page, "Share 1 (%)").fill("33,33");
    await field(page, "Consultant 3").selectOption(String(colleague.id));
    await field(page, "Share 3 (%)").fill("66.66");
    await page.getByRole("button", { name: "Save the shares" }).click();
    await page.getByText("Shares must add up to 100%").waitFor();
    await field(page, "Share 3 (%)").fill("66.67");
    await page.getByRole("button", { name: "Save the shares" }).click();
    await page.getByRole("cell", { name: "66.67%" }).waitFor();
  });
});

describe("A failed probation", () => {
  it("is reported and replaced by an order without a fee", async () => {
    const made = await placed(addDays(today, -10));
    const visitor = await site.visitor({ phone: true });
    const { page } = visitor;
    await logIn(visitor, desk.am.email);
    await open(visitor, pathOf(made));
    await field(page, "Last working day").fill(typed);
    await page.locator("select[name=reason_id]").selectOption({ label: "Resigned" });
    await page.getByRole("button", { name: "Report failed probation" }).click();
    await page.getByText("The client chooses one remedy").waitFor();
    await fits(page);
    await page.getByRole("button", { name: "Choose the replacement" }).click();
    await page.getByText("A free replacement is chosen.").waitFor();
    await page.getByRole("link", { name: "Board of the replacement" }).click();
    await page
      .getByRole("heading", { name: /Kế toán trưởng/ })
      .first()
      .waitFor();
  });
});

describe("A credit of 40%", () => {
  it("excludes the replacement, also from an older page, and is used by the next request for a fee", async () => {
    const [left, next] = [await placed(addDays(today, -10)), await placed()];
    const t = wordsOf("vi");
    const visitor = await site.visitor({ locale: "vi-VN" });
    const { page, context } = visitor;
    const replace = { name: t("placements.console.remedy.verb.replace"), ...press };
    await logIn(visitor, desk.am.email, "vi");
    await open(visitor, pathOf(left));
    await dayField(page, "left_on").fill(typed);
    await page.locator("select[name=reason_id]").selectOption({ index: 1 });
    await page.locator("button[name=do][value=fail]").click();
    await page.getByRole("button", replace).waitFor();
    const older = await context.newPage();
    await older.goto(pathOf(left));
    await ready(older);
    await page.locator("button[name=do][value=credit]").click();
    await page.getByText(t("placements.console.remedy.credit")).waitFor();
    expect(await page.getByRole("button", replace).count()).toBe(0);
    await older.getByRole("button", replace).click();
    await older.getByText("Đã chọn giảm 40% phí lần sau cho ca tuyển dụng này").waitFor();
    const { replacements } = await db
      .selectFrom("job_orders")
      .select((row) => row.fn.countAll<number>().as("replacements"))
      .where("replaces_placement_id", "=", left.id)
      .executeTakeFirstOrThrow();
    expect(replacements).toBe(0);

    await open(visitor, pathOf(next));
    await page.getByRole("link", { name: t("placements.console.verb.request"), ...press }).click();
    await page.waitForURL("**/request/**");
    await ready(page);
    await page.getByRole("button", { name: t("invoices.console.request.draft"), ...press }).click();
    await page.locator("button[name=do][value=issue]").waitFor();
    await page
      .getByText(/[−-]34\.560\.000/)
      .first()
      .waitFor();
    await page.locator("button[name=do][value=issue]").click();
    await page.getByRole("heading", { name: /^SEN-\d{4}-\d{4}$/ }).waitFor();
    await open(visitor, pathOf(left));
    await page.getByText(t("placements.console.remedy.creditUsed")).waitFor();
    expect(visitor.complaints).toEqual([]);
  });
});

describe("A person who wants to leave", () => {
  it("is reported on the dashboard with one press, and the AM reads the remedies in an email after seconds", async () => {
    await placed(addDays(today, -10));
    const t = wordsOf("vi");
    const visitor = await site.visitor({ phone: true, locale: "vi-VN" });
    const { page } = visitor;
    await logIn(visitor, desk.am.email, "vi");
    await open(visitor, "/consultants/dashboard");
    await fits(page);
    const leaving = page.getByRole("button", { name: t("desk.console.checkIns.answer.leaving"), ...press });
    const pressed = Date.now();
    await leaving.first().click();
    await mailTo(site, desk.am.email, "placements.leaving");
    const sent = await db
      .selectFrom("mails")
      .select("sent_at")
      .where("template", "=", "placements.leaving")
      .executeTakeFirstOrThrow();
    const seconds = (Number(sent.sent_at) - pressed) / 1000;
    expect(seconds).toBeLessThan(5);
    await page
      .getByText(t("desk.console.checkIns.answered", { side: "person", answer: "leaving" }))
      .waitFor();
    expect(visitor.complaints).toEqual([]);
  });
});
