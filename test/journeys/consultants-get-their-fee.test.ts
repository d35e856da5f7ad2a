import { describe, expect, it } from "vitest";
import { makeAgencyWithClient, makePlacement } from "#agency/placements/factory.ts";
import { makeStaff } from "#people/accounts/factory.ts";
import { addDays, dayOf } from "#platform/reference/calendar.ts";
import { testSite } from "../browser.ts";
import { field, fits, giveLogin, logIn, open, ready } from "./steps.ts";

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
