import { beforeAll, expect, it } from "vitest";
import { userPaths } from "#administration/users/paths.ts";
import { errors as kitErrors } from "#kit/messages.en.ts";
import { makeCandidate, makeStaff } from "#people/accounts/factory.ts";
import { mailTo, testSite, type Visitor } from "../browser.ts";
import { field, giveLogin, logIn, open, ready } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const en = wordsOf("en");
const boss = await makeStaff(db, "admin");
const person = await makeCandidate(db, { fullName: "Hoàng Thị Tra Cứu" });
let desk: Visitor;
let phone: Visitor;

beforeAll(async () => {
  await giveLogin(site, [boss.id]);
  await giveLogin(site, [person.id], "vi");
  desk = await site.visitor();
  phone = await site.visitor({ phone: true, locale: "vi-VN" });
  await logIn(desk, boss.email);
});

it("A pasted address leads to the user, who is blocked with a reason and logged out elsewhere", async () => {
  await logIn(phone, person.email);
  await open(phone, "/account/your-account");
  const { page } = desk;
  await open(desk, userPaths.list);
  await field(page, en("users.console.lookup.label")).fill("nobody@sen.test");
  const look = page.getByRole("main").getByRole("button", { name: en("users.console.lookup.submit") });
  await look.click();
  await page.getByText(en("users.console.lookup.none")).waitFor();
  await field(page, en("users.console.lookup.label")).fill(person.email.toUpperCase());
  await look.click();
  await page.waitForURL(`**${userPaths.detail(person.id)}`);
  await ready(page);

  const main = page.getByRole("main");
  const block = main.locator("details").filter({ has: page.locator('input[name="do"][value="block"]') });
  await block.locator("summary").click();
  await block.getByRole("button").click();
  // Without a reason nothing happens.
  await block.getByText(kitErrors.required).waitFor();
  await block.getByRole("textbox").fill("Đăng tin giả nhiều lần");
  await block.getByRole("button").click();
  await main.getByText(en("users.console.acts.done.block")).waitFor();
  const mail = await mailTo(site, person.email, "users.changed");
  expect(mail.text).toContain("Đăng tin giả nhiều lần");
  await phone.page.goto(`${site.url}/account/your-account`);
  await phone.page.waitForURL("**/login**");
});

it("A note on the user is written, shown with its author, and deleted after a question", async () => {
  const { page } = desk;
  const main = page.getByRole("main");
  await open(desk, `${userPaths.detail(person.id)}?tab=notes`);
  const save = main.getByRole("button", { name: en("users.console.notes.save") });
  await save.click();
  await main.getByText(kitErrors.required).waitFor();
  await field(page, en("users.console.notes.label")).fill("Đã gọi,\nhẹn gửi giấy phép");
  await save.click();
  const note = main.getByRole("listitem").filter({ hasText: "hẹn gửi giấy phép" });
  await note.getByText(boss.full_name).waitFor();
  expect(await field(page, en("users.console.notes.label")).inputValue()).toBe("");
  await note.getByRole("button", { name: en("users.console.notes.delete") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: en("users.console.notes.delete") })
    .click();
  await main.getByText(en("users.console.notes.empty")).waitFor();
});
