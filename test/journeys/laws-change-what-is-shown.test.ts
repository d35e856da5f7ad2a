import { describe, expect, it } from "vitest";
import { makeStaff } from "#people/accounts/factory.ts";
import { calculatorPath, lawPaths } from "#people/law/paths.ts";
import { addDays, dayOf, yearOf } from "#platform/reference/calendar.ts";
import { testSite } from "../browser.ts";
import { field, fits, giveLogin, logIn, open, ready } from "./steps.ts";

const site = await testSite();
const { db } = site.database;
const admin = await makeStaff(db, "admin");
await giveLogin(site, [admin.id]);
const date = "2026-07-01";

describe("The calculator of salaries", () => {
  it.each([
    ["en", { phone: true }, "Monthly salary, VND", "Calculate", "26,592,500"],
    ["vi", { script: false }, "Lương tháng, VND", "Tính", "26.592.500"],
  ] as const)("in %s with %j computes line by line", async (language, device, label, button, net) => {
    const visitor = await site.visitor(device);
    const { page } = visitor;
    await open(visitor, `${calculatorPath[language]}?date=${date}&dependants=1`);
    await fits(page);
    await field(page, label).fill("30000000");
    await page.getByRole("button", { name: button, exact: true }).click();
    await page.getByText(net).first().waitFor();
    expect(new URL(page.url()).pathname).toBe(calculatorPath[language]);
    expect(await page.getByText("161/2026", { exact: false }).count()).toBe(0);
    expect(await page.getByText("110/2025/UBTVQH15").count()).toBeGreaterThan(0);
    await fits(page);
    await field(page, label).fill("-1");
    await page.getByRole("button", { name: button, exact: true }).click();
    await page
      .getByText(language === "en" ? "The salary cannot be negative" : "Lương không thể là số âm")
      .waitFor();
    expect(await field(page, label).inputValue()).toBe("-1");
    await fits(page);
  });
});

describe("A super administrator", () => {
  it("adds a future row of VAT and corrects the one in force, each after a preview", async () => {
    const visitor = await site.visitor();
    const { page } = visitor;
    await logIn(visitor, admin.email);
    await open(visitor, lawPaths.create("vat"));
    const from = `${yearOf(new Date()) + 3}-01-01`;
    await field(page, "First day").fill(`01/01/${from.slice(0, 4)}`);
    await field(page, "Rate in percent").fill("9");
    await field(page, "Source").fill("Law 1/2029/QH16");
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByText("1 neighbouring row gets another last day").waitFor();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved. The change applies everywhere.").waitFor();
    await open(visitor, `${lawPaths.list("vat")}?on=${addDays(from, -1)}`);
    await page.getByRole("link", { name: "Standard rate: 10%" }).waitFor();
    await open(visitor, `${lawPaths.list("vat")}?on=${dayOf(new Date())}`);
    await page.getByRole("link", { name: "Standard rate: 8%" }).click();
    await page.getByRole("heading", { name: "Correct this row" }).waitFor();
    await ready(page);
    await field(page, "Reason").fill("A misprint");
    await field(page, "Rate in percent").fill("7");
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByText("What this changes").waitFor();
    await page.getByRole("button", { name: "Correct", exact: true }).click();
    await page.getByText("Saved. The change applies everywhere.").waitFor();
    await page.getByText("Standard rate: 7%").waitFor();
  });

  it("sees the next 60 days and cancels a holiday on a phone", async () => {
    const visitor = await site.visitor({ phone: true });
    const { page } = visitor;
    await logIn(visitor, admin.email);
    await open(visitor, lawPaths.outlook);
    await page.getByText("Not announced yet").first().waitFor();
    await fits(page);
    await open(visitor, lawPaths.create("holidays"));
    const day = `${yearOf(new Date()) + 4}-05-04`;
    await field(page, "First day").fill(day.split("-").reverse().join("/"));
    await field(page, "Name in English").fill("Day off");
    await field(page, "Name in Vietnamese").fill("Nghỉ bù");
    await field(page, "Source").fill("Notice 1/2030");
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByText("What this changes").waitFor();
    await fits(page);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved. The change applies everywhere.").waitFor();
    const cancel = page.locator("form", { has: page.locator('input[value="cancel"]') });
    await cancel.getByRole("button", { name: "Preview" }).click();
    await cancel.getByRole("button", { name: "Cancel the row" }).click();
    await page.getByText("Cancelled").first().waitFor();
    await fits(page);
  });
});
