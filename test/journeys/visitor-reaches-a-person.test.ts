import { beforeAll, describe, expect, it } from "vitest";
import { makeStaff } from "#people/accounts/factory.ts";
import { linkIn, mailTo, testSite, type Visitor } from "../browser.ts";
import { field, giveLogin, logIn, open } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const t = wordsOf("en");
const site = await testSite();
const email = "marta@example.test";

let guest: Visitor;
let bare: Visitor;
let admin: Visitor;
beforeAll(async () => {
  const boss = await makeStaff(site.database.db, "admin");
  await giveLogin(site, [boss.id]);
  guest = await site.visitor();
  bare = await site.visitor({ script: false });
  admin = await site.visitor();
  await logIn(admin, boss.email);
});

/** The longer timeout is for tests with two people, several pages and mails. */
describe("a visitor who writes to support", { timeout: 60_000 }, () => {
  it("talks to a person in the chat, both sides without a reload", async () => {
    const { page } = guest;
    await open(guest, "/chat-with-support");
    await field(page, t("support.site.chat.message")).fill("Can I apply in English?");
    await field(page, t("support.site.chat.name")).fill("Daniel <b>Whitmore</b>");
    await field(page, t("support.site.chat.email")).fill("daniel@example.test");
    await page.getByRole("button", { name: t("support.site.chat.start") }).click();
    const log = page.getByRole("log");
    await log.getByText("Can I apply in English?").waitFor();
    expect(await guest.context.cookies()).toContainEqual(
      expect.objectContaining({ name: "support", httpOnly: true, sameSite: "Lax" }),
    );

    const desk = admin.page;
    await open(admin, "/admin/inbox");
    await desk.getByRole("link", { name: /Daniel Whitmore/ }).click();
    await desk.getByRole("log").getByText("Can I apply in English?").waitFor();
    await field(desk, t("support.console.thread.reply")).fill("Yes, you can.");
    await desk.keyboard.press("Control+Enter");
    await desk.getByRole("log").getByText("Yes, you can.").waitFor();

    await log.getByText("Yes, you can.").waitFor();
    await desk.getByText(new RegExp(`^${t("support.console.thread.seen", { when: "" })}`)).waitFor();
    await field(page, t("support.site.chat.reply")).fill("Thank you!");
    await page.keyboard.press("Enter");
    await log.getByText("Thank you!").waitFor();
    await desk.getByRole("log").getByText("Thank you!").waitFor();

    await open(guest, "/jobs");
    await field(desk, t("support.console.thread.reply")).fill("Good luck!");
    await desk.keyboard.press("Control+Enter");
    await desk.getByRole("log").getByText("Good luck!").waitFor();
    await open(guest, "/companies");
    await page.getByRole("link", { name: t("support.labels.mark.unread", { count: 1 }) }).click();
    await log.getByText("Good luck!").waitFor();
    expect([...guest.complaints, ...admin.complaints]).toEqual([]);
  });

  it("sends the contact form without script, is thanked, and answers by the mail's link", async () => {
    const { page } = bare;
    await open(bare, "/employer/contact");
    await field(page, t("support.site.contact.name")).fill("Marta");
    await field(page, t("support.site.contact.email")).fill("marta@example");
    await field(page, t("support.site.contact.message")).fill("We need two people.");
    await page.getByRole("button", { name: t("support.site.contact.send") }).click();
    await page.getByText("Invalid email format").waitFor();
    expect(await field(page, t("support.site.contact.message")).inputValue()).toBe("We need two people.");
    await field(page, t("support.site.contact.email")).fill(email);
    // The form refuses answers that are faster than a person types.
    await new Promise((done) => setTimeout(done, 2200));
    await page.getByRole("button", { name: t("support.site.contact.send") }).click();
    await page.getByText(t("support.site.contact.thanksTitle")).waitFor();
    const thanks = await mailTo(site, email, "support.contact_thanks");
    expect(thanks.text).toContain("We need two people.");

    const desk = admin.page;
    await open(admin, "/admin/inbox");
    await desk.getByRole("link", { name: /Marta/ }).click();
    await field(desk, t("support.console.thread.reply")).fill("Which city?");
    await desk.getByRole("button", { name: t("support.console.thread.send") }).click();
    const answer = await mailTo(site, email, "support.answer");
    expect(answer.text).toContain("Which city?");
    await open(bare, linkIn(answer.text, "/chat-with-support"));
    expect(page.url()).not.toContain("token");
    await field(page, t("support.site.chat.reply")).fill("Da Nang.");
    await page.getByRole("button", { name: t("support.site.chat.send"), exact: true }).click();
    await page.getByRole("log").getByText("Da Nang.").waitFor();
    await desk.getByRole("log").getByText("Da Nang.").waitFor();

    await desk.getByRole("button", { name: t("support.console.thread.close") }).click();
    await desk.getByText(t("support.console.thread.closed")).waitFor();
    await page.reload();
    await page.getByText(t("support.site.chat.closed")).waitFor();
  });

  it("sees the administrators' banner on the home page", async () => {
    const desk = admin.page;
    await open(admin, "/admin/banner?new=1");
    for (const language of ["en", "vi"] as const) {
      await desk.locator(`[name=title_${language}]`).fill(`Job fair ${language}`);
      await desk.locator(`[name=text_${language}]`).fill(`Text ${language}`);
    }
    await desk.getByRole("heading", { name: "Job fair vi" }).waitFor();
    await desk.locator("[name=starts_at]").fill("2026-01-01T09:00");
    await desk.getByRole("button", { name: t("site.console.banner.save") }).click();
    await desk.getByText(t("site.console.banner.saved")).waitFor();
    await open(bare, "/en");
    await bare.page.getByRole("heading", { name: "Job fair en" }).waitFor();
    await open(bare, "/");
    await bare.page.getByRole("heading", { name: "Job fair vi" }).waitFor();
  });
});
