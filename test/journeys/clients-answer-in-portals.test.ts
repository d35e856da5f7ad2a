import { describe, expect, it } from "vitest";
import { orderPortalsPath } from "#agency/portals/console-paths.ts";
import { madeCode, makePortal } from "#agency/portals/factory.ts";
import * as en from "#agency/portals/messages.en.ts";
import * as vi from "#agency/portals/messages.vi.ts";
import { portalPath } from "#agency/portals/paths.ts";
import { insertShare } from "#agency/shares/factory.ts";
import { makeAgency, makeStaff } from "#people/accounts/factory.ts";
import { makeContact } from "#people/clients/factory.ts";
import { mailTo, testSite } from "../browser.ts";
import { field, giveLogin, logIn, open, ready } from "./steps.ts";

const site = await testSite();
const { db } = site.database;
const agency = await makeAgency(db);
const consultant = await makeStaff(db, "consultant", { agencyId: agency.id });
await giveLogin(site, [consultant.id]);

/** Words that only the agency reads. */
const secrets = [
  "ghi chú riêng",
  "29.500.000",
  "29500000",
  "31.000.000",
  "31000000",
  "score",
  "owner",
  "fee_bps",
];

async function portal() {
  const made = await makePortal(db, consultant, new Date());
  const { client, applicant } = made;
  await db
    .updateTable("clients")
    .set({ note: "ghi chú riêng", score: 77 })
    .where("id", "=", client.id)
    .execute();
  await db
    .updateTable("submissions")
    .set({ salary: 31_000_000 })
    .where("applicant_id", "=", applicant.id)
    .execute();
  return made;
}

describe("A contact of a client, in the portal of a job order", () => {
  it("enters the code, answers and asks on a phone, and the consultant sees both", async () => {
    const { order, applicant, token } = await portal();
    const contact = await site.visitor({ width: 360, height: 740, phone: true });
    await open(contact, portalPath("en", token));
    const { page } = contact;
    await field(page, "Access code").fill(madeCode);
    await page.getByRole("button", { name: "Open" }).click();
    await page.getByText("1 person waits for your answer").waitFor();
    await page.getByRole("heading", { name: applicant.full_name }).waitFor();
    await field(page, "Reason").fill("Kinh nghiệm đúng");
    await page.getByRole("button", { name: "Good fit" }).click();
    await page.getByText("No one waits for your answer").waitFor();
    await page.getByText("Kinh nghiệm đúng").first().waitFor();
    await field(page, "Your question").fill("Khi nào có thể gặp?");
    await page.getByRole("button", { name: "Send question" }).click();
    await page.getByText("No answer yet").waitFor();
    const html = await page.content();
    for (const secret of secrets) expect(html, secret).not.toContain(secret);
    expect(contact.complaints).toEqual([]);

    const mail = await mailTo(site, consultant.email, "portals.asked");
    expect(`${mail.text}`).toContain("Khi nào có thể gặp?");
    const desk = await site.visitor();
    await logIn(desk, consultant.email);
    await open(desk, orderPortalsPath(order.id));
    await desk.page.getByText("Everyone has an answer").waitFor();
    await field(desk.page, "Answer").fill("Từ thứ Hai");
    await desk.page.getByRole("button", { name: "Send answer" }).click();
    await desk.page.getByText("Từ thứ Hai").waitFor();
    await open(contact, portalPath("en", token));
    await page.getByText("Từ thứ Hai").waitFor();
  });

  it.each([
    ["en", { width: 1440, height: 900 }],
    ["vi", { width: 360, height: 740, phone: true }],
  ] as const)("opens the CV of a person, which counts one view: %s", async (language, screen) => {
    const { site: texts } = language === "vi" ? vi : en;
    const { applicant, contact: recipient, token } = await portal();
    const shared = await insertShare(db, {
      applicant,
      contact: recipient,
      agencyId: agency.id,
      by: consultant.id,
      asOf: new Date(),
      document: { introduction: "Mười hai năm trong ngành kho vận" },
    });
    const views = async () =>
      (await db.selectFrom("share_link_views").select("reader").where("link_id", "=", shared.id).execute())
        .length;
    const contact = await site.visitor(screen);
    const { page } = contact;
    await open(contact, portalPath(language, token));
    await field(page, texts.code).fill(madeCode);
    await page.getByRole("button", { name: texts.open, exact: true }).click();
    const link = page.getByRole("link", {
      name: texts.document.openOf.replace("{name}", applicant.full_name),
    });
    await link.click();
    const title = texts.document.title.replace("{name}", applicant.full_name);
    await page.getByRole("heading", { name: title, level: 1 }).waitFor();
    const sheet = page.getByRole("article");
    await sheet.getByText("Mười hai năm trong ngành kho vận").waitFor();
    await sheet.getByText(recipient.full_name).first().waitFor();
    await expect.poll(views, { timeout: 20_000 }).toBe(1);
    const { pathname: address } = new URL(page.url());
    await page.getByRole("link", { name: texts.document.back }).click();
    await link.waitFor();
    await db.updateTable("share_links").set({ revoked_at: new Date() }).where("id", "=", shared.id).execute();
    expect((await page.goto(contact.url + address))?.status()).toBe(410);
    await page.getByRole("heading", { name: texts.document.ended }).waitFor();
    expect(await views()).toBe(1);
  });

  it("answers without script", async () => {
    const { token } = await portal();
    const { page, url } = await site.visitor({ script: false });
    await page.goto(url + portalPath("vi", token));
    await page.getByLabel("Mã truy cập").fill("000000");
    await page.getByRole("button", { name: "Mở trang" }).click();
    await page.getByText("Mã truy cập không đúng").waitFor();
    await page.getByLabel("Mã truy cập").fill(madeCode);
    await page.getByRole("button", { name: "Mở trang" }).click();
    await page.getByRole("button", { name: "Không phù hợp" }).click();
    await page.getByText("Không có ứng viên nào chờ câu trả lời của bạn").waitFor();
  });

  it("gets the address from the consultant, who opens and revokes the portal", async () => {
    const { order, client } = await portal();
    await makeContact(db, { client_id: client.id, created_at: new Date(), full_name: "Đỗ Thị Hoa" });
    const desk = await site.visitor();
    await logIn(desk, consultant.email);
    await open(desk, orderPortalsPath(order.id));
    await desk.page.getByRole("button", { name: "Open a portal" }).click();
    const { pathname: address } = new URL(await field(desk.page, "Address of the portal").inputValue());
    const code = await field(desk.page, "Access code").inputValue();
    expect(code).toMatch(/^\d{6}$/);
    const contact = await site.visitor();
    await contact.page.goto(address);
    await ready(contact.page);
    await contact.page.getByRole("textbox").fill(code);
    await contact.page.getByRole("button", { name: /Open|Mở trang/ }).click();
    await contact.page.getByText("Trưởng phòng kho").first().waitFor();
    await desk.page.getByRole("button", { name: "Revoke" }).first().click();
    await desk.page.getByText(/Revoked on/).waitFor();
    expect((await contact.page.goto(address))?.status()).toBe(410);
  });
});
