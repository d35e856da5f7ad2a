import { beforeAll, describe, expect, it } from "vitest";
import { errors as webhooksEn } from "#hiring/webhooks/messages.en.ts";
import { errors as webhooksVi } from "#hiring/webhooks/messages.vi.ts";
import { formatDate } from "#kit/dates.ts";
import { type Language, languageNumber } from "#kit/i18n.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { errors as keysEn } from "#people/api-keys/messages.en.ts";
import { errors as keysVi } from "#people/api-keys/messages.vi.ts";
import { apiKeysPath } from "#people/api-keys/paths.ts";
import { settingsPath } from "#people/company-settings/paths.ts";
import { testSite, type Visitor } from "../browser.ts";
import { variants } from "../examples.ts";
import { field, fits, giveLogin, logIn, open } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;
const errors = { en: { ...keysEn, ...webhooksEn }, vi: { ...keysVi, ...webhooksVi } };

/** Calls the API with a key, as a program does. */
async function callWith(token: string, path: string, language: Language, method = "GET") {
  const headers = { authorization: `Bearer ${token}`, "x-language": String(languageNumber[language]) };
  const answer = await fetch(`${site.url}/api/v2${path}`, { method, headers });
  return { status: answer.status, text: await answer.text() };
}

describe.each(
  variants([
    ["in English on a desktop", "en", false],
    ["in Vietnamese on a phone", "vi", true],
  ] as const),
)("An administrator %s", (_, language, isPhone) => {
  const t = wordsOf(language);
  const say = (key: string, values?: Record<string, string | number>) => t(`apiKeys.console.${key}`, values);
  const name = "Website";
  let visitor: Visitor;
  let companyId: number;
  let jobId: number;

  beforeAll(async () => {
    const boss = await makeRecruiter(db, { email: `boss-${language}@example.test` });
    companyId = boss.companyId;
    jobId = (await makeJob(db, { companyId, ownerId: boss.id, title: "Kế toán trưởng" })).id;
    await giveLogin(site, [boss.id], language);
    visitor = await site.visitor({ phone: isPhone });
    await logIn(visitor, boss.email, language);
  });

  it("makes an API key, which is shown once, works within its scope, and no more once it is revoked", async () => {
    const { page } = visitor;
    const entry = page.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) });
    const create = page.getByRole("button", { name: say("create"), exact: true });
    await open(visitor, settingsPath({ company: companyId }));
    await page
      .getByRole("link", { name: t("companySettings.console.sections.apiKeys"), exact: true })
      .click();
    await page.getByText(say("none"), { exact: true }).waitFor();
    await field(page, say("name")).fill(name);
    await create.click();
    await page.getByText(errors[language].scope_required).first().waitFor();
    expect(await field(page, say("name")).inputValue()).toBe(name);
    await page.getByRole("checkbox", { name: t("apiKeys.labels.scope.jobs_read"), exact: true }).check();
    await create.click();
    await page.getByText(say("made", { name })).waitFor();
    const secret = page.getByRole("textbox", { name: say("token"), exact: true });
    const token = await secret.inputValue();
    await entry.getByText(say("neverUsed")).waitFor();
    await fits(page);

    const jobs = await callWith(token, "/companies/jobs", language);
    expect(jobs).toMatchObject({ status: 200, text: expect.stringContaining("Kế toán trưởng") });
    const refused = { status: 403, text: expect.stringContaining(errors[language].key_scope) };
    for (const path of [`/companies/jobs/${jobId}/candidates`, "/companies/members", "/companies/api_keys"])
      expect(await callWith(token, path, language), path).toMatchObject(refused);
    expect(await callWith(token, `/companies/jobs/${jobId}`, language, "DELETE")).toMatchObject(refused);

    await open(visitor, apiKeysPath({ company: companyId }));
    await entry.getByText(say("lastUsed", { date: formatDate(new Date(), "day", language) })).waitFor();
    await entry.getByText(t("apiKeys.labels.state.active"), { exact: true }).waitFor();
    expect(await secret.count()).toBe(0);
    expect(await page.content()).not.toContain(token);

    await entry.getByRole("button", { name: say("revoke", { name }), exact: true }).click();
    await page.getByText(say("revokeText")).waitFor();
    await page.getByRole("button", { name: say("revokeKey"), exact: true }).click();
    await page.getByText(say("revoked")).waitFor();
    await entry.getByText(t("apiKeys.labels.state.revoked"), { exact: true }).waitFor();
    expect(await entry.getByRole("button").count()).toBe(0);
    expect(await callWith(token, "/companies/jobs", language)).toMatchObject({ status: 401 });
    await fits(page);
  });

  it("reads that a webhook needs a public address, and keeps the typed text", async () => {
    const { page } = visitor;
    await open(visitor, settingsPath({ company: companyId }));
    await page
      .getByRole("link", { name: t("companySettings.console.sections.webhooks"), exact: true })
      .click();
    const url = field(page, t("webhooks.console.url"));
    await url.fill("https://10.0.0.8/hooks");
    await page.getByRole("checkbox", { name: /applicant\.created$/ }).check();
    await page.getByRole("button", { name: t("webhooks.console.create"), exact: true }).click();
    await page.getByText(errors[language].webhook_url_private).first().waitFor();
    expect(await url.inputValue()).toBe("https://10.0.0.8/hooks");
    await page.getByText(t("webhooks.console.none")).waitFor();
    await fits(page);
    expect(visitor.complaints).toEqual([]);
  });

  it("keeps keys from members of the team", async () => {
    const member = await makeRecruiter(db, {
      companyId,
      member: true,
      email: `member-${language}@example.test`,
    });
    await giveLogin(site, [member.id], language);
    const other = await site.visitor({ phone: isPhone });
    await logIn(other, member.email, language);
    await open(other, apiKeysPath({ company: companyId }));
    await other.page.waitForURL("**/403");
    await other.page.getByRole("heading", { level: 1, name: t("site.labels.failures.403.title") }).waitFor();
    await fits(other.page);
  });
});
