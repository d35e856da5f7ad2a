import { describe, expect, it } from "vitest";
import { makeAgency, makeStaff } from "#people/accounts/factory.ts";
import { makeClient } from "#people/clients/factory.ts";
import { testSite } from "../browser.ts";
import { field, giveLogin, logIn, open, ready } from "./steps.ts";
import { wordsOf } from "./texts.ts";

/** Each test opens many pages. */
const timeout = 90_000;
const site = await testSite();
const { db } = site.database;

/** Makes an agency with a consultant, and with a client of each potential. */
async function desk(language: "en" | "vi") {
  const agency = await makeAgency(db);
  const consultant = await makeStaff(db, "consultant", { agencyId: agency.id, member: true });
  await makeClient(db, { agency_id: agency.id, name: "Nhà máy giấy Sao Mai", potential: 4 });
  await makeClient(db, { agency_id: agency.id, name: "Xưởng gỗ Đại Ngàn", potential: 0 });
  await giveLogin(site, [consultant.id], language);
  return { consultant, t: wordsOf(language) };
}

describe.each([
  ["en", { width: 1440, height: 900 }],
  ["vi", { width: 360, height: 740 }],
] as const)("A consultant, in %s at %o", (language, viewport) => {
  it("saves the filters of a list by a key, and opens the list with them", { timeout }, async () => {
    const { consultant, t } = await desk(language);
    const visitor = await site.visitor(viewport);
    await logIn(visitor, consultant.email, language);
    const { page } = visitor;
    await open(visitor, "/consultants/clients");
    const main = page.getByRole("main");
    if (viewport.width < 640)
      await main
        .getByRole("button", { name: t("ui.console.filters.open", { count: 0 }), exact: true })
        .click();
    await field(main, t("clients.console.list.potential")).selectOption("4");
    await main.getByRole("button", { name: t("ui.console.filters.apply"), exact: true }).click();
    await page.waitForURL(/potential=4/);
    await main.getByRole("link", { name: "Xưởng gỗ Đại Ngàn" }).waitFor({ state: "detached" });
    await page.keyboard.press("v");
    await page.waitForURL(/views\/create/);
    await ready(page);
    await field(main, t("savedViews.console.form.name")).fill("Khách VIP");
    await main.getByLabel(t("savedViews.console.form.isDefault")).check();
    await main.getByRole("button", { name: t("savedViews.console.save"), exact: true }).click();
    await page.waitForURL(/consultants\/clients\?potential=4&view=\d+/);
    await open(visitor, "/consultants/clients");
    await page.waitForURL(/consultants\/clients\?potential=4&view=\d+/);
    const menu = main.getByRole("button", { name: "Khách VIP", exact: true });
    await menu.click();
    await page.getByRole("menuitem", { name: t("savedViews.console.all"), exact: true }).click();
    await main.getByRole("link", { name: "Xưởng gỗ Đại Ngàn" }).waitFor();
    expect(await main.getByRole("button", { name: t("savedViews.console.views"), exact: true }).count()).toBe(
      1,
    );
  });
});

describe("A consultant without script", () => {
  it("saves, renames and deletes a view", { timeout }, async () => {
    const { consultant, t } = await desk("en");
    const visitor = await site.visitor({ script: false });
    await logIn(visitor, consultant.email);
    const { page } = visitor;
    const main = page.getByRole("main");
    await open(visitor, "/consultants/clients?potential=4");
    await main.getByRole("link", { name: t("savedViews.console.save"), exact: true }).click();
    await field(main, t("savedViews.console.form.name")).fill("VIP");
    await main.getByRole("button", { name: t("savedViews.console.save"), exact: true }).click();
    await main.getByRole("button", { name: "VIP", exact: true }).click();
    await page.getByRole("link", { name: t("savedViews.console.manage"), exact: true }).click();
    await main.getByRole("link", { name: `${t("savedViews.console.page.edit")}: VIP`, exact: true }).click();
    await field(main, t("savedViews.console.form.name")).fill("Khách lớn");
    await main.getByRole("button", { name: t("savedViews.console.saveChanges"), exact: true }).click();
    await main.getByRole("link", { name: "Khách lớn", exact: true }).waitFor();
    await main.getByRole("button", { name: t("savedViews.console.page.remove"), exact: true }).click();
    await main.getByRole("heading", { name: t("savedViews.console.page.empty") }).waitFor();
  });
});

describe("The keys of the menu", () => {
  it("open pages after G, are listed by ?, and can be switched off", { timeout }, async () => {
    const { consultant, t } = await desk("en");
    const visitor = await site.visitor();
    await logIn(visitor, consultant.email);
    const { page } = visitor;
    await open(visitor, "/consultants/dashboard");
    for (const [key, path] of [
      ["c", "/consultants/clients"],
      ["j", "/consultants/job_orders"],
      ["p", "/consultants/candidates"],
      ["b", "/consultants/jobs"],
      ["d", "/consultants/dashboard"],
    ] as const) {
      await page.keyboard.press("g");
      await page.keyboard.press(key);
      await page.waitForURL((url) => url.pathname === path);
    }
    await page.keyboard.press("?");
    const dialog = page.getByRole("dialog");
    await dialog
      .getByText(t("desk.console.keys.go", { page: t("clients.console.nav") }), { exact: true })
      .waitFor();
    await dialog.getByLabel(t("applications.console.keys.switch")).uncheck();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.keyboard.press("g");
    await page.keyboard.press("c");
    await page.keyboard.press("Control+k");
    const search = page.getByRole("dialog").getByRole("searchbox");
    await search.fill("sao mai");
    await page.getByRole("menuitem", { name: "Nhà máy giấy Sao Mai" }).click();
    await page.waitForURL(/consultants\/clients\/\d+/);
  });
});
