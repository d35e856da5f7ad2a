import { expect, it } from "vitest";
import { errors } from "#kit/messages.en.ts";
import { makeStaff } from "#people/accounts/factory.ts";
import { testSite } from "../browser.ts";
import { faultsOf } from "./look.ts";
import { field, giveLogin, logIn, open } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const t = wordsOf("en");

it("A day is typed as DD/MM/YYYY, or chosen from a calendar by the keyboard; an invalid day has an error at its field", async () => {
  const site = await testSite();
  const admin = await makeStaff(site.database.db, "admin");
  await giveLogin(site, [admin.id]);
  const visitor = await site.visitor({ phone: true });
  const { page } = visitor;
  await logIn(visitor, admin.email);
  await open(visitor, "/admin/audit");
  const from = field(page, t("audit.console.from"));
  const to = field(page, t("audit.console.to"));
  await from.fill("31.2.2026");
  await page.getByRole("button", { name: t("audit.console.show") }).click();
  await page.getByText(errors.date_invalid).first().waitFor();
  expect(await from.inputValue()).toBe("31.2.2026");
  await from.fill("1.2.2026");
  await to.fill("01/02/2026");
  await page
    .getByRole("button", { name: t("ui.tools.chooseDate") })
    .last()
    .press("Enter");
  const calendar = page.getByRole("dialog");
  await calendar.getByRole("grid").waitFor();
  expect(await faultsOf(visitor)).toEqual([]);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await calendar.waitFor({ state: "detached" });
  expect(await to.inputValue()).toBe("02/02/2026");
  await page.getByRole("button", { name: t("audit.console.show") }).click();
  await page.waitForURL(/from=2026-02-01&to=2026-02-02/);
  expect(await from.inputValue()).toBe("01/02/2026");
});
