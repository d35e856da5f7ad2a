import { expect, it } from "vitest";
import { makeStaff } from "#people/accounts/factory.ts";
import { seedOf } from "#people/security/factory.ts";
import { codeAt, stepOf } from "#people/security/totp.ts";
import { testSite, type Visitor } from "../browser.ts";
import { variants } from "../examples.ts";
import { field, giveLogin, open, password, patience, ready } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const t = wordsOf("en");
const site = await testSite();
const { email, id } = await makeStaff(site.database.db, "consultant");
await giveLogin(site, [id]);

const press = ({ page }: Visitor, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).click();

/**
 * Logs in with the password only.
 * @returns the address to which the login leads
 */
async function enterPassword(visitor: Visitor) {
  const { page } = visitor;
  await open(visitor, "/login");
  await field(page, t("accounts.site.fields.email")).fill(email);
  await field(page, t("accounts.site.fields.password")).fill(password);
  await press(visitor, t("accounts.site.login.submit"));
  await page.waitForURL((url) => url.pathname !== "/login");
  if (visitor.script) await ready(page);
}

it.each(
  variants([
    ["with script", true],
    ["without script", false],
  ] as const),
)(
  "a consultant sets up two-step login, logs in with it and turns it off, %s",
  async (_, script) => {
    const visitor = await site.visitor({ script });
    const { page } = visitor;
    await enterPassword(visitor);
    await open(visitor, "/account/security");
    await page.getByRole("link", { name: t("security.site.twoStep.setUp") }).click();
    await page.waitForURL("**/account/two-step");
    await field(page, t("security.site.twoStep.password")).fill(password);
    await press(visitor, t("security.site.twoStep.begin"));
    await page.getByRole("img", { name: t("security.site.twoStep.qr") }).waitFor();
    const shown = async () =>
      (await page.getByRole("main").locator("code").allInnerTexts()).join("").replaceAll(" ", "");
    const secret = await shown();
    // After a wrong code, the page shows the same key again.
    await field(page, t("security.site.twoStep.code")).fill("000000");
    await press(visitor, t("security.site.twoStep.confirm"));
    await expect.poll(() => page.locator("[aria-invalid]").count(), patience).toBe(1);
    expect(await shown()).toBe(secret);
    await field(page, t("security.site.twoStep.code")).fill(codeAt(seedOf(secret), stepOf(new Date())));
    await press(visitor, t("security.site.twoStep.confirm"));
    await page.getByRole("heading", { name: t("security.site.twoStep.codesTitle") }).waitFor();
    const codes = await page.getByRole("main").locator("code").allInnerTexts();
    expect(codes).toHaveLength(10);

    const elsewhere = await site.visitor({ script });
    await enterPassword(elsewhere);
    expect(new URL(elsewhere.page.url()).pathname).toBe("/login/two-step");
    await field(elsewhere.page, t("security.site.twoStep.code")).fill(codes[0] ?? "");
    await press(elsewhere, t("security.site.login.submit"));
    await elsewhere.page.waitForURL("**/consultants/dashboard");

    await open(visitor, "/account/two-step");
    const off = page.getByRole("main").locator("form").last();
    await field(off, t("security.site.twoStep.password")).fill(password);
    await field(off, t("security.site.twoStep.code")).fill(codes[1] ?? "");
    await press(visitor, t("security.site.twoStep.endSubmit"));
    await page.getByText(t("security.site.twoStep.ended")).waitFor();
  },
  120_000,
);
