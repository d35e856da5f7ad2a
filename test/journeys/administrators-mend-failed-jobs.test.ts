import { sql } from "kysely";
import { expect, it } from "vitest";
import { operationsPath } from "#administration/operations/console-paths.ts";
import { hour } from "#kit/clock.ts";
import { errors as en } from "#kit/messages.en.ts";
import { errors as vi } from "#kit/messages.vi.ts";
import { makeStaff } from "#people/accounts/factory.ts";
import { testSite } from "../browser.ts";
import { variants } from "../examples.ts";
import { field, fits, giveLogin, logIn, open, patience } from "./steps.ts";
import { wordsOf } from "./texts.ts";

const site = await testSite();
const { db } = site.database;

/** Adds a job that failed for good. @returns its id */
async function failedJob(name: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO pgboss.job (name, data, state, retry_limit, retry_count, output, policy, started_on, completed_on)
    SELECT q.name, '{"id": 0}', 'failed', 16, 16, '{"code": "ECONNREFUSED"}', q.policy, ${new Date(Date.now() - hour)},
      ${new Date(Date.now() - hour)}
    FROM pgboss.queue q WHERE q.name = ${name} RETURNING id`.execute(db);
  return rows[0]!.id;
}

const stateOf = async (id: string) =>
  (
    await sql<{ state: string }>`SELECT state::text AS state FROM pgboss.job WHERE id = ${id}::uuid`.execute(
      db,
    )
  ).rows[0]?.state;

it.each(
  variants([
    { language: "vi", phone: true },
    { language: "en", phone: false },
  ] as const),
)(
  "A failed job is retried and runs; another one is discarded with a reason ($language, phone $phone)",
  async ({ language, phone }) => {
    const say = wordsOf(language);
    const admin = await makeStaff(db, "admin");
    await giveLogin(site, [admin.id], language);
    const visitor = await site.visitor({ phone, dark: phone });
    await logIn(visitor, admin.email, language);
    const [mail, archive] = [await failedJob("mail"), await failedJob("agency-archive")];
    const { page } = visitor;
    await open(visitor, operationsPath);
    await fits(page);
    const row = (name: string) =>
      page
        .getByRole("table", { name: say("operations.console.failedJobs.caption") })
        .getByRole("row")
        .filter({ hasText: name });
    await row("agency-archive").getByText(say("operations.console.failedJobs.not_repeatable")).waitFor();
    await row("mail")
      .getByRole("button", { name: say("operations.console.failedJobs.retryOf", { name: "mail" }) })
      .click();
    await row("mail").waitFor({ state: "detached" });
    await expect.poll(() => stateOf(mail), patience).toBe("completed");

    const other = row("agency-archive");
    const discard = other.getByText(say("operations.console.failedJobs.discard"), { exact: true });
    await discard.first().click();
    await discard.nth(1).click();
    // Without a reason nothing is discarded.
    await other.getByText({ en, vi }[language].required).waitFor();
    await field(other, say("operations.console.failedJobs.reason")).fill("Không còn cần");
    await fits(page);
    await discard.nth(1).click();
    await page.getByText(say("operations.console.failedJobs.empty"), { exact: true }).waitFor();
    expect(await stateOf(archive)).toBeUndefined();
    expect(visitor.complaints).toEqual([]);
  },
);
