import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { invoicePaths } from "#agency/invoices/console-paths.ts";
import { orderPaths } from "#agency/job-orders/console-paths.ts";
import { placementPaths } from "#agency/placements/console-paths.ts";
import { orderPortalsPath } from "#agency/portals/console-paths.ts";
import { sharePaths } from "#agency/shares/console-paths.ts";
import { headhuntPaths } from "#front/site/paths.ts";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { interviewPaths } from "#hiring/interviews/paths.ts";
import { answerPath, offerPaths } from "#hiring/offers/paths.ts";
import { representationsPath } from "#hiring/representations/paths.ts";
import { writeDay } from "#kit/days.ts";
import type { Language } from "#kit/i18n.ts";
import { makePdf } from "#kit/testing/make-files.ts";
import { requestsPath } from "#market/support/paths.ts";
import { makeAgency, makeStaff } from "#people/accounts/factory.ts";
import { clientPaths } from "#people/clients/paths.ts";
import { addDays, dayOf } from "#platform/reference/calendar.ts";
import { linkIn, mailTo, testSite, type Visitor } from "../browser.ts";
import { variants } from "../examples.ts";
import { dayField, field, fits, giveLogin, logIn, open, ready } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const today = dayOf(new Date());
const typed = writeDay(today);
const pdf = (name: string, lines: string[]) => ({
  name,
  mimeType: "application/pdf",
  buffer: makePdf(lines),
});

interface Desk {
  visitor: Visitor;
  agency: { agency: number };
  agencyName: string;
  language: Language;
  t: ReturnType<typeof wordsOf>;
}

/** Opens a page of the desk, which fits the window. */
async function go({ visitor }: Desk, path: string): Promise<Page> {
  await open(visitor, path);
  await fits(visitor.page);
  return visitor.page;
}

const idIn = (page: Page) => Number(/\/(\d+)(?:[/?#]|$)/.exec(new URL(page.url()).pathname)?.[1]);

/** Waits for the page to which an act leads. */
async function arrive(page: Page, path: RegExp) {
  await page.waitForURL((url) => path.test(url.pathname));
  await ready(page);
}

/** The client asks Sen for headhunting, and an administrator hands the request over. */
async function requestFor({ agencyName, language }: Desk, company: string) {
  const t = wordsOf(language);
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
  await page.getByText(t("support.site.contact.thanksTitle")).waitFor();
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

/** The request becomes an active client with a contract. */
async function clientOf(desk: Desk, company: string): Promise<number> {
  const { t } = desk;
  const page = await go(desk, requestsPath);
  await page.getByRole("button", { name: t("support.console.requests.take") }).click();
  await arrive(page, /\/consultants\/clients\/\d+$/);
  const id = idIn(page);
  await go(desk, clientPaths.edit(id));
  await page.locator("select[name=am_id]").selectOption({ index: 1 });
  await dayField(page, "signed_date").fill(typed);
  await page.locator("[name=tax_code]").fill("0300588569");
  await page.locator("[name=billing_name]").fill(company);
  await page.locator("[name=billing_address]").fill("1 Lê Lợi, Quận 1, TP. Hồ Chí Minh");
  await page.locator("[name=billing_email]").fill("ketoan@client.test");
  await page.getByRole("button", { name: t("clients.console.form.save") }).click();
  await arrive(page, /\/consultants\/clients\/\d+$/);
  await page.getByRole("link", { name: t("clients.console.detail.files"), exact: true }).click();
  const files = page.locator("form:has(input[type=file])");
  await files.locator("input[type=file]").setInputFiles(pdf("hop-dong.pdf", ["Hợp đồng"]));
  await files.locator("[name=is_contract]").check();
  await files.locator("button[type=submit]").last().click();
  await page.getByRole("link", { name: "hop-dong.pdf" }).waitFor();
  await page.getByRole("button", { name: t("clients.console.detail.activate"), exact: true }).click();
  await page.getByText(t("clients.labels.status.active"), { exact: true }).first().waitFor();
  return id;
}

/** An order is created with the client's contact, and opened. */
async function orderOf(desk: Desk, client: number): Promise<number> {
  const { t } = desk;
  const page = await go(desk, orderPaths.createFor(client));
  await page.locator("[name=title]").fill("Trưởng phòng kho");
  await page.locator("[name=salary_max]").fill("40.000.000");
  await page.getByLabel("Đỗ Thị Hoa").check();
  await page.getByRole("button", { name: t("jobOrders.console.create.save"), exact: true }).click();
  await arrive(page, /\/job_orders\/\d+$/);
  await page.getByRole("button", { name: t("jobOrders.console.verb.open"), exact: true }).click();
  await page.getByRole("link", { name: t("jobOrders.console.detail.addCandidate"), exact: true }).waitFor();
  return idIn(page);
}

/** A person is added with a CV from the page of the order, and is on its board. */
async function personOn(desk: Desk, order: number, email: string): Promise<number> {
  const { t } = desk;
  const page = await go(desk, orderPaths.detail(order));
  await page.getByRole("link", { name: t("jobOrders.console.detail.addCandidate"), exact: true }).click();
  await arrive(page, /\/candidates\/create$/);
  await fits(page);
  await field(page, t("talentPools.console.form.name")).fill("Trần Mỹ Duyên");
  await field(page, t("talentPools.console.form.email")).fill(email);
  const lines = ["Trần Mỹ Duyên", "Trưởng kho", email, "Mười năm trong ngành kho vận"];
  await page.locator("input[type=file]").setInputFiles(pdf("cv.pdf", lines));
  await page.locator("[name=agreed]").check();
  await page.getByRole("button", { name: t("talentPools.console.form.save") }).click();
  await page.getByRole("link", { name: "Trưởng phòng kho", exact: true }).click();
  await arrive(page, /\/candidates\/\d+$/);
  return idIn(page);
}

/** The person agrees on a phone by the link of the email. */
async function agree({ t, language, ...desk }: Desk, applicant: number, email: string) {
  const page = await go({ t, language, ...desk }, representationsPath(applicant));
  await page.getByRole("button", { name: t("representations.console.page.ask"), exact: true }).click();
  await page.getByText(t("representations.labels.status.asked"), { exact: true }).waitFor();
  const person = await site.visitor({ phone: true, locale: language === "vi" ? "vi-VN" : "en-US" });
  const mail = await mailTo(site, email, "representations.asked");
  await open(person, linkIn(mail.text, "/introductions/answer"));
  await fits(person.page);
  await person.page.locator("button[name=intent][value=yes]").click();
  await person.page.locator("button[name=intent][value=revoke]").waitFor({ state: "attached" });
  expect(person.complaints).toEqual([]);
}

/** The CV is shared with the contact, who answers in the portal of the order. */
async function introduce({ t, ...desk }: Desk, order: number, applicant: number) {
  const page = await go({ t, ...desk }, sharePaths.applicant(applicant));
  await page.locator("[name=contact_ids]").first().check();
  await page.getByRole("button", { name: t("shares.console.form.share"), exact: true }).click();
  await page.getByText(t("shares.console.form.done")).waitFor();
  await go({ t, ...desk }, orderPortalsPath(order));
  await page.getByRole("button", { name: t("portals.console.create"), exact: true }).click();
  const { pathname } = new URL(await field(page, t("portals.console.address")).inputValue());
  const code = await field(page, t("portals.console.code")).inputValue();
  const contact = await site.visitor({ phone: true, locale: desk.language === "vi" ? "vi-VN" : "en-US" });
  await open(contact, pathname);
  await contact.page.getByRole("textbox").fill(code);
  await contact.page.locator("main form button[type=submit]").click();
  await contact.page.getByText("Trần Mỹ Duyên").first().waitFor();
  await ready(contact.page);
  await fits(contact.page);
  await contact.page.getByRole("button", { name: /^(Good fit|Phù hợp)$/ }).click();
  await contact.page
    .getByText(/^(No one waits for your answer|Không có ứng viên nào chờ câu trả lời của bạn)$/)
    .waitFor();
  expect(contact.complaints).toEqual([]);
}

/** The client interviews the person, who accepts the offer by the link of the email and is hired. */
async function hire({ t, agency, language, ...desk }: Desk, applicant: number, email: string) {
  const detail = applicantPaths.detail(agency, applicant);
  const page = await go({ t, agency, language, ...desk }, interviewPaths.new(agency, applicant));
  await field(page, t("interviews.console.form.date")).fill(writeDay(addDays(today, 1)));
  await field(page, t("interviews.console.form.time")).fill("09:00");
  await field(page, t("interviews.console.form.location.on_site")).fill("12 Lê Lợi, Quận 1");
  await page.getByRole("button", { name: t("interviews.console.form.save"), exact: true }).click();
  await arrive(page, new RegExp(`${detail}$`));
  await go({ t, agency, language, ...desk }, offerPaths.write(agency, applicant));
  await field(page, t("offers.console.form.salary")).fill("40000000");
  await field(page, t("offers.labels.fields.start_date")).fill(typed);
  await page.getByRole("button", { name: t("offers.console.form.send"), exact: true }).click();
  await arrive(page, new RegExp(`${detail}$`));
  const person = await site.visitor({ phone: true, locale: language === "vi" ? "vi-VN" : "en-US" });
  const mail = await mailTo(site, email, "offers.changed");
  await open(person, linkIn(mail.text, answerPath));
  await person.page.getByRole("link", { name: t("offers.site.accept"), exact: true }).click();
  await person.page.getByRole("button", { name: t("offers.site.accept"), exact: true }).click();
  await person.page.getByText(t("offers.site.state.accepted")).waitFor();
  expect(person.complaints).toEqual([]);
  await go({ t, agency, language, ...desk }, `${detail}?tab=interviews`);
  await page.getByRole("button", { name: t("offers.console.card.hire"), exact: true }).click();
  const moved = { name: "Trần Mỹ Duyên", stage: t("applications.labels.stage.hired") };
  await page.getByText(t("applications.console.toast.moved", moved)).waitFor();
}

/** The person starts; the fee is requested, issued and paid. */
async function pay(desk: Desk) {
  const { t } = desk;
  const page = await go(desk, placementPaths.list);
  await page.getByRole("link", { name: "Trần Mỹ Duyên", exact: true }).click();
  await arrive(page, /\/placements\/\d+$/);
  const placement = idIn(page);
  const start = page.getByRole("button", { name: t("placements.console.verb.start"), exact: true });
  await start.click();
  await start.waitFor({ state: "detached" });
  await page.getByRole("link", { name: t("placements.console.verb.request"), exact: true }).click();
  await arrive(page, /\/fees\/request\/\d+$/);
  await fits(page);
  await page.getByRole("button", { name: t("invoices.console.request.draft"), exact: true }).click();
  await page.locator("button[name=do][value=issue]").click();
  await page.getByRole("heading", { name: /^SEN-\d{4}-0001$/ }).waitFor();
  await fits(page);
  await dayField(page, "paid_on").fill(typed);
  await page.locator("button[name=do][value=pay]").click();
  await page.locator("form:has([name=paid_on])").waitFor({ state: "detached" });
  await go(desk, placementPaths.detail(placement));
  await page.getByText(t("placements.labels.status.paid"), { exact: true }).first().waitFor();
}

/** The lists have the sums of case 1 or 36 of consoles.md A.7, and nothing is left to pay. */
async function figures(desk: Desk, client: number) {
  const format = new Intl.NumberFormat(desk.language);
  const [vat, total] = today < "2027-01-01" ? [6_912_000, 93_312_000] : [8_640_000, 95_040_000];
  const fee = format.format(86_400_000);
  const page = await go(desk, placementPaths.list);
  const placement = await page.getByRole("row").filter({ hasText: "Trần Mỹ Duyên" }).textContent();
  expect(placement?.split(fee)).toHaveLength(3);
  await go(desk, invoicePaths.ofClient(client));
  const request = await page.getByRole("row").filter({ hasText: "SEN-" }).textContent();
  for (const amount of [86_400_000, vat, total]) expect(request).toContain(format.format(amount));
  const sums = await db
    .selectFrom("invoices as i")
    .innerJoin("payments as p", "p.invoice_id", "i.id")
    .select(["i.net", "i.vat", "i.total", "i.status", "p.amount"])
    .where("i.client_id", "=", client)
    .execute();
  expect(sums).toEqual([{ net: 86_400_000, vat, total, status: "paid", amount: total }]);
}

describe("A headhunting request of a client becomes a paid fee", { timeout: 240_000 }, () => {
  const windows = variants([
    ["in Vietnamese on a phone", "vi", true],
    ["in English at a desk", "en", false],
  ] as const);
  it.each(windows)("%s", async (_, language, phone) => {
    const agency = await makeAgency(db);
    const consultant = await makeStaff(db, "consultant", { agencyId: agency.id });
    await giveLogin(site, [consultant.id], language);
    const visitor = await site.visitor({ phone, locale: language === "vi" ? "vi-VN" : "en-US" });
    await logIn(visitor, consultant.email, language);
    const desk: Desk = {
      visitor,
      agency: { agency: agency.id },
      agencyName: agency.name,
      language,
      t: wordsOf(language),
    };
    const company = `Công ty Sao Mai ${language}`;
    const email = `duyen.${language}@person.test`;
    await requestFor(desk, company);
    const client = await clientOf(desk, company);
    const order = await orderOf(desk, client);
    const applicant = await personOn(desk, order, email);
    await agree(desk, applicant, email);
    await introduce(desk, order, applicant);
    await hire(desk, applicant, email);
    await pay(desk);
    await figures(desk, client);
    expect(visitor.complaints).toEqual([]);
  });
});
