import { beforeAll, describe, expect, it } from "vitest";
import { statusChanged } from "#hiring/applications/mails.ts";
import { applicationStatus } from "#hiring/applications/notifications.ts";
import { day } from "#kit/clock.ts";
import { inTransaction, type Tx } from "#kit/db.ts";
import { languages } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { monday, type TestApi, testApi } from "#test/api.ts";
import { mailSamples } from "#test/room-testing.ts";
import { renderMail } from "../../app/mails.tsx";
import { notify } from "./commands/notify.ts";
import * as contract from "./contract.ts";
import { readSwitchOff, switchOffLinks, switchOffToken } from "./switch-off.ts";
import { groups } from "./terms.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const tx = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(api.database, work);
const job = { job: "Kế toán", company: "Hoa Sen", application: 7 };
const card = { title: "Kế toán", company: "Hoa Sen", place: null, logo: null, pay: null as never };

/** Changes the status of an application. @returns the numbers of mails and notifications that the candidate got */
async function changeStatus(account: { id: number; email: string }) {
  const before = (await api.mails(statusChanged.name)).length;
  await tx(async (it) => {
    await queueMail(it, statusChanged, {
      language: "vi",
      to: { email: account.email, name: null, account: account.id },
      props: { ...job, card, status: "interview", notified: "applied", again: false },
    });
    const props = { ...job, status: "interview" as const };
    await notify(it, applicationStatus, { to: [account.id], about: "applicant:7", props, at: monday });
  });
  const rows = await api.database.db
    .selectFrom("notifications")
    .select("id")
    .where("account_id", "=", account.id)
    .execute();
  return { mails: (await api.mails(statusChanged.name)).length - before, lines: rows.length };
}

describe("Choices", () => {
  it("have the groups of the kind of account, all on at first", async () => {
    const candidate = await (await api.as((await makeCandidate(api.database.db)).id))(contract.choices);
    expect(candidate.data.attributes.groups).toEqual([
      { group: "applications", mail: true, bell: true },
      { group: "messages", mail: true, bell: true },
      { group: "interviews", mail: true, bell: true },
      { group: "invites", mail: true, bell: true },
      { group: "saved_jobs", mail: true, bell: true },
      { group: "job_alerts", mail: null, bell: true },
    ]);
    const company = await (await api.as((await makeRecruiter(api.database.db)).id))(contract.choices);
    expect(company.data.attributes.groups.map(({ group }) => group)).toEqual([
      "messages",
      "interviews",
      "applicants",
      "mentions",
      "tasks",
      "responses",
      "jobs",
      "team",
      "company",
    ]);
  });

  it("switch mails and notifications off independently", async () => {
    const account = await makeCandidate(api.database.db);
    const call = await api.as(account.id);
    expect(await changeStatus(account)).toEqual({ mails: 1, lines: 1 });
    const changed = await call(contract.changeChoices, { body: { mail: ["messages"], bell: ["messages"] } });
    expect(changed.data.attributes.groups[0]).toEqual({ group: "applications", mail: false, bell: false });
    expect(changed.data.attributes.groups[1]).toEqual({ group: "messages", mail: true, bell: true });
    await api.database.db.deleteFrom("notifications").where("account_id", "=", account.id).execute();
    expect(await changeStatus(account)).toEqual({ mails: 0, lines: 0 });
    await call(contract.changeChoices, { body: { mail: ["applications"], bell: [] } });
    expect(await changeStatus(account)).toEqual({ mails: 1, lines: 0 });
  });

  it("send no more mails of the groups to an account that is being closed", async () => {
    const account = await makeCandidate(api.database.db);
    await api.database.db
      .updateTable("accounts")
      .set({ closes_at: new Date(monday.getTime() + 7 * day) })
      .where("id", "=", account.id)
      .execute();
    expect(await changeStatus(account)).toMatchObject({ mails: 0 });
  });

  it("refuse unknown groups", async () => {
    const call = await api.as((await makeCandidate(api.database.db)).id);
    const body = { mail: ["everything"], bell: [] } as never;
    await expect(call(contract.changeChoices, { body })).rejects.toMatchObject({ status: 422 });
  });
});

describe("The link of a mail", () => {
  it("switches its group off without a session, again and again, by a button or by a mail program", async () => {
    const account = await makeCandidate(api.database.db);
    const visitor = await api.as(null);
    const token = switchOffToken(api.services.secret, account.id, "applications");
    for (const input of [{ body: { token } }, { query: { token }, body: {} }])
      expect((await visitor(contract.unsubscribe, input)).data.attributes).toEqual({ group: "applications" });
    expect(await changeStatus(account)).toEqual({ mails: 0, lines: 1 });
    // A mail program posts a plain form to the address of the header (RFC 8058).
    const answer = await api.app.inject({
      method: "POST",
      url: `/api/v2/public/notifications/unsubscribe?token=${token}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
    expect(answer.statusCode).toBe(200);
    const opened = await api.app.inject(`/api/v2/public/notifications/unsubscribe?token=${token}`);
    expect(opened.statusCode).toBe(302);
    expect(opened.headers.location).toContain(`/notifications/unsubscribe?token=${token}`);
  });

  it("is refused with a forged or incomplete token", async () => {
    const { secret } = api.services;
    const token = switchOffToken(secret, 42, "messages");
    expect(readSwitchOff(secret, token)).toEqual({ accountId: 42, group: "messages" });
    const forged = [
      token.replace("42", "43"),
      token.replace("messages", "jobs"),
      token.replace("messages", "toString"),
      token.slice(0, -2),
      "42.messages.",
      "",
    ];
    for (const wrong of forged) expect(readSwitchOff(secret, wrong)).toBeNull();
    expect(readSwitchOff("another secret", token)).toBeNull();
    const visitor = await api.as(null);
    await expect(visitor(contract.unsubscribe, { body: { token: "42.messages.x" } })).rejects.toMatchObject({
      status: 422,
    });
  });

  it("is in each mail of a group, and not in needed mails", async () => {
    const links = switchOffLinks({ secret: "s", publicUrl: "https://sen.test" }, 42);
    for (const { definition, props } of mailSamples)
      for (const language of languages) {
        const mail = await renderMail(definition.name, language, props, "https://sen.test", "An", links);
        const { group } = definition;
        const own = group === "needed" ? null : links?.(group);
        expect(mail.text.includes("/notifications/unsubscribe"), definition.name).toBe(Boolean(own));
        if (own) expect(mail.unsubscribe, definition.name).toBe(own.oneClick);
      }
  });

  it("exists for each group with the channel mail", () => {
    const mailed = new Set(mailSamples.map(({ definition }) => definition.group));
    const unmailed = Object.entries(groups).filter(
      ([group, { by }]) => (by as readonly string[]).includes("mail") && !mailed.has(group as never),
    );
    expect(unmailed).toEqual([]);
  });
});
