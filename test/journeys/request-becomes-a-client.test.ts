import { describe, expect, it } from "vitest";
import { headhuntPaths } from "#front/site/paths.ts";
import { writeDay } from "#kit/days.ts";
import type { Language } from "#kit/i18n.ts";
import { requestsPath } from "#market/support/paths.ts";
import { makeAgency, makeStaff } from "#people/accounts/factory.ts";
import { clientPaths } from "#people/clients/paths.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { testSite } from "../browser.ts";
import { dayField, fits, giveLogin, logIn, open, ready } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const today = dayOf(new Date());

/** Sends the request of a company on a phone; an administrator hands it over to the agency. */
async function requestFor(agencyName: string, language: Language, company: string) {
  const guest = await site.visitor({ phone: true, locale: language === "vi" ? "vi-VN" : "en-US" });
  const { page } = guest;
  await open(guest, headhuntPaths.employer[language]);
  await page.locator("[name=name]").fill("Đỗ Thị Hoa");
  await page.locator("[name=company]").fill(company);
  await page.locator("[name=email]").fill(`hoa.${language}@client.test`);
  await page.locator("[name=message]").fill("Cần trưởng phòng kho trong tháng này.");
  // The form refuses answers that are faster than a person types.
  await page.waitForFunction(() => performance.now() > 2200);
  await page.locator("form:has([name=message]) button[type=submit]").click();
  await page.getByText(wordsOf(language)("support.site.contact.thanksTitle")).waitFor();
  expect(guest.complaints).toEqual([]);

  const boss = await makeStaff(db, "admin");
  await giveLogin(site, [boss.id]);
  const admin = await site.visitor();
  await logIn(admin, boss.email);
  await open(admin, "/admin/inbox");
  await admin.page
    .getByRole("link", { name: /Đỗ Thị Hoa/ })
    .first()
    .click();
  await admin.page.locator("select[name=agency_id]").selectOption({ label: agencyName });
  await admin.page.getByRole("button", { name: "Hand over to an agency", exact: true }).click();
  await admin.page.getByText("Handed over to").waitFor();
  expect(admin.complaints).toEqual([]);
}

describe("A headhunting request becomes a client with terms", { timeout: 120_000 }, () => {
  it.each([
    ["in Vietnamese on a phone", "vi", true],
    ["in English at a desk", "en", false],
  ] as const)("%s", async (_, language, phone) => {
    const t = wordsOf(language);
    const agency = await makeAgency(db);
    const consultant = await makeStaff(db, "consultant", { agencyId: agency.id });
    await giveLogin(site, [consultant.id], language);
    const company = `Công ty Sao Mai ${language}`;
    await requestFor(agency.name, language, company);

    const desk = await site.visitor({ phone, locale: language === "vi" ? "vi-VN" : "en-US" });
    const { page } = desk;
    await logIn(desk, consultant.email, language);
    await open(desk, requestsPath);
    await fits(page);
    await page.getByRole("button", { name: t("support.console.requests.take") }).click();
    await page.waitForURL((url) => /\/consultants\/clients\/\d+$/.test(url.pathname));
    await ready(page);
    const client = Number(new URL(page.url()).pathname.split("/").at(-1));
    await open(desk, clientPaths.edit(client));
    await fits(page);
    await page.locator("select[name=am_id]").selectOption({ index: 1 });
    await dayField(page, "signed_date").fill(writeDay(today));
    await page.locator("[name=tax_code]").fill("0300588569");
    await page.locator("[name=billing_name]").fill(company);
    await page.locator("[name=billing_address]").fill("1 Lê Lợi, Quận 1, TP. Hồ Chí Minh");
    await page.locator("[name=billing_email]").fill("ketoan@client.test");
    await page.getByRole("button", { name: t("clients.console.form.save") }).click();
    await page.waitForURL((url) => url.pathname === clientPaths.detail(client));
    const stored = await db
      .selectFrom("clients")
      .select(["name", "am_id", "tax_code"])
      .where("id", "=", client)
      .executeTakeFirst();
    expect(stored).toEqual({ name: company, am_id: consultant.id, tax_code: "0300588569" });
  });
});
