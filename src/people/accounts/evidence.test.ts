import { beforeAll, describe, expect, it } from "vitest";
import { copy as policyEn } from "#front/site/copy/policy/messages.en.ts";
import { copy as policyVi } from "#front/site/copy/policy/messages.vi.ts";
import { copy as termsEn } from "#front/site/copy/terms/messages.en.ts";
import { copy as termsVi } from "#front/site/copy/terms/messages.vi.ts";
import { day } from "#kit/clock.ts";
import { formatDate } from "#kit/dates.ts";
import { inTransaction } from "#kit/db.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { eraseClosedAccounts } from "./commands/close-account.ts";
import { registerCandidate } from "./commands/register.ts";
import * as contract from "./contract.ts";
import { accountClose } from "./contract-closing.ts";
import { makeRecruiter } from "./factory.ts";
import { hashPassword } from "./passwords.ts";
import { termsVersion } from "./terms.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const person = { password: "hoa-sen-2026", full_name: "Nguyễn Thị Đào" };
const acceptancesOf = (id: string | number) =>
  api.database.db.selectFrom("terms_acceptances").selectAll().where("account_id", "=", Number(id)).execute();

describe("Who makes an account accepts the terms", () => {
  it("which is kept with the text's version, language, time, address and page", async () => {
    const call = await api.as(null, { "x-language": "1" });
    const seeker = await call(contract.register, {
      body: { ...person, email: "a@example.test", user_type: 1 },
    });
    const employer = await call(contract.register, {
      body: {
        ...person,
        email: "b@example.test",
        user_type: 2,
        company_name: "Công ty Sen Hồng",
        language: 0,
      },
    });
    const quick = await call(contract.quickApply, { body: { ...person, email: "c@example.test" } });
    const common = { version: termsVersion, accepted_at: monday, ip: "127.0.0.1" };
    expect(await acceptancesOf(seeker.data.id)).toMatchObject([
      { ...common, language: 1, method: "sign_up" },
    ]);
    // The page was in Vietnamese, whatever the language of the account.
    expect(await acceptancesOf(employer.data.id)).toMatchObject([
      { ...common, language: 1, method: "sign_up" },
    ]);
    expect(await acceptancesOf(quick.data.id)).toMatchObject([{ ...common, method: "quick_apply" }]);
  });

  it("also through a provider, and not again at later logins", async () => {
    const origin = {
      ip: "192.0.2.7",
      userAgent: null,
      referralId: null,
      utmSource: null,
      utmCampaign: null,
      utmMedium: null,
    };
    const opened = await inTransaction(api.database, (tx) =>
      registerCandidate(tx, {
        email: "d@example.test",
        passwordHash: null,
        fullName: "Đào",
        phone: null,
        fromProduct: "google",

        language: "en",
        termsLanguage: "en",
        origin,
        asOf: monday,
        emailVerified: true,
        method: "google",
      }),
    );
    expect(await acceptancesOf(opened.id)).toMatchObject([
      { method: "google", ip: "192.0.2.7", language: 0 },
    ]);
  });

  it("of the version that the pages show", () => {
    for (const { version } of [termsEn, policyEn])
      expect(version).toContain(
        new Date(termsVersion).toLocaleDateString("en-GB", {
          day: "numeric",
          month: "long",
          year: "numeric",
        }),
      );
    for (const { version } of [termsVi, policyVi])
      expect(version).toContain(formatDate(`${termsVersion}T05:00:00Z`, "day", "vi"));
  });
});

describe("Who closes an account", () => {
  it("gets a receipt at the address that the account had", async () => {
    const call = await api.as(null);
    const { token, data } = await call(contract.register, {
      body: { ...person, email: "gone@example.test", user_type: 1, language: 1 },
    });
    const own = await api.as(null, { authorization: `Bearer ${token}` });
    const body = { current_password: person.password };
    expect((await refusal(own(accountClose, { body: { current_password: "wrong" } }))).status).toBe(422);
    expect(await api.mails("accounts.account_closing")).toEqual([]);
    await own(accountClose, { body });
    const closesAt = new Date(monday.getTime() + 7 * day);
    expect(await api.mails("accounts.account_closing")).toMatchObject([
      { to_email: "gone@example.test", language: 1, props: { closesAt: closesAt.toISOString() } },
    ]);
    expect(await api.mails("accounts.account_closed")).toEqual([]);
    await eraseClosedAccounts(api.database, closesAt);
    expect(await api.mails("accounts.account_closed")).toEqual([
      {
        template: "accounts.account_closed",
        to_email: "gone@example.test",
        language: 1,
        props: { email: "gone@example.test", at: closesAt.toISOString() },
      },
    ]);
    expect(Number(data.id)).toBeGreaterThan(0);
  });

  it("and is kept from it gets none", async () => {
    const recruiter = await makeRecruiter(api.database.db);
    await makeRecruiter(api.database.db, { companyId: recruiter.companyId, member: true });
    const password_hash = await hashPassword(person.password);
    await api.database.db
      .updateTable("accounts")
      .set({ password_hash })
      .where("id", "=", recruiter.id)
      .execute();
    const before = (await api.mails("accounts.account_closing")).length;
    const call = await api.as(recruiter.id);
    const refused = await refusal(call(accountClose, { body: { current_password: person.password } }));
    expect(refused.codes).toEqual(["last_admin"]);
    expect(await api.mails("accounts.account_closing")).toHaveLength(before);
  });
});
