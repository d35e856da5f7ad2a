import { expect, it } from "vitest";
import { errors } from "#hiring/webhooks/messages.vi.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { settingsPath } from "#people/company-settings/paths.ts";
import { testSite } from "../browser.ts";
import { variants } from "../examples.ts";
import { field, giveLogin, logIn, open } from "./steps.ts";
import { wordsOf } from "./texts.ts";

it.each(variants([true, false]))(
  "An administrator makes, tests and deletes a webhook (with script: %s)",
  async (script) => {
    const site = await testSite();
    const boss = await makeRecruiter(site.database.db, { email: "boss@example.test" });
    await giveLogin(site, [boss.id], "vi");
    const vi = wordsOf("vi");
    const visitor = await site.visitor({ script });
    await logIn(visitor, boss.email, "vi");
    const { page } = visitor;
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    const box = (event: string) => page.getByRole("checkbox", { name: new RegExp(`${event}$`) });

    await open(visitor, settingsPath({ company: boss.companyId }));
    await page
      .getByRole("link", { name: vi("companySettings.console.sections.webhooks"), exact: true })
      .click();
    await page.getByText(vi("webhooks.console.none")).waitFor();
    await field(page, vi("webhooks.console.url")).fill("https://127.0.0.1/hooks");
    await box("applicant.moved").check();
    await press(vi("webhooks.console.create"));
    await page.getByText(errors.webhook_url_private).first().waitFor();
    expect(await box("applicant.moved").isChecked()).toBe(true);
    await field(page, vi("webhooks.console.url")).fill("https://93.184.216.34/hooks");
    await press(vi("webhooks.console.create"));
    const secret = page.getByLabel(vi("webhooks.console.secret"), { exact: true });
    expect(await secret.inputValue()).toMatch(/^whsec_/);
    if (script) {
      const copy = page.getByRole("button", { name: vi("ui.tools.copy"), exact: true });
      await expect.poll(() => copy.evaluate((button) => button === document.activeElement)).toBe(true);
    }

    await page.getByRole("link", { name: /93\.184\.216\.34/ }).click();
    await page.getByText(vi("webhooks.console.noLog")).waitFor();
    expect(await box("applicant.moved").isChecked()).toBe(true);
    await press(vi("webhooks.console.test"));
    await page.getByText(vi("webhooks.console.tested")).waitFor();
    await page.getByText("ping", { exact: true }).waitFor();
    await press(vi("webhooks.console.rotate"));
    expect(await secret.inputValue()).toMatch(/^whsec_/);
    await box("job.closed").check();
    await press(vi("webhooks.console.save"));
    await page.getByText(vi("webhooks.console.saved")).waitFor();
    expect(await box("job.closed").isChecked()).toBe(true);
    await press(vi("webhooks.console.delete"));
    if (script) {
      await page.getByRole("dialog").getByText(vi("webhooks.console.deleteText")).waitFor();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: vi("webhooks.console.delete") })
        .click();
    }
    await page.getByText(vi("webhooks.console.deleted")).waitFor();
    await page.getByText(vi("webhooks.console.none")).waitFor();
  },
);
