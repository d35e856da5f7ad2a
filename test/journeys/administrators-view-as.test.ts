import { expect, it } from "vitest";
import { ownViewsPath, viewPath } from "#administration/viewing/paths.ts";
import { makeCandidate, makeStaff } from "#people/accounts/factory.ts";
import { errorText } from "../../src/app/error-texts.ts";
import { testSite } from "../browser.ts";
import { field, fits, giveLogin, logIn, open, password, ready, skipSetUp } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const en = wordsOf("en");
const vi = wordsOf("vi");

it("An administrator sees what a person sees, changes nothing, and the person reads when and why", async () => {
  const person = await makeCandidate(db);
  const admin = await makeStaff(db, "admin");
  await skipSetUp(site, [person.id]);
  await giveLogin(site, [admin.id]);
  await giveLogin(site, [person.id], "vi");
  const desk = await site.visitor();
  await logIn(desk, admin.email);
  await open(desk, viewPath(person.id));
  const { page } = desk;
  await field(page, en("viewing.console.view.reason")).fill("Asked in chat why a profile is hidden");
  await field(page, en("viewing.console.view.password")).fill(password);
  await page.getByRole("button", { name: en("viewing.console.view.submit") }).click();
  const bar = page
    .getByRole("status")
    .filter({ hasText: errorText("en", "view_only", { name: person.full_name }) });
  await bar.waitFor();

  await open(desk, "/account/your-account");
  await bar.waitFor();
  await page
    .getByRole("button", { name: en("accounts.site.account.save") })
    .first()
    .click();
  await page
    .getByText(errorText("en", "view_only", { name: person.full_name }))
    .nth(1)
    .waitFor();

  await page.getByRole("button", { name: en("viewing.console.bar.end") }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/admin"));
  await ready(page);
  expect(await bar.count()).toBe(0);

  const phone = await site.visitor({ phone: true, locale: "vi-VN" });
  await logIn(phone, person.email, "vi");
  await open(phone, ownViewsPath);
  await phone.page.getByText(vi("viewing.site.views.by", { name: admin.full_name })).waitFor();
  await phone.page.getByText("Asked in chat why a profile is hidden").waitFor();
  await fits(phone.page);
});
