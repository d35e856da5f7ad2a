import { beforeAll, describe, expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import { secretBox } from "#kit/secret-box.ts";
import { closeAccount, eraseClosedAccounts } from "#people/accounts/commands/close-account.ts";
import { login, me } from "#people/accounts/contract.ts";
import { adminMe, consultantMe } from "#people/accounts/contract-profile.ts";
import { makeCandidate } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { renewSeeds } from "./commands/upkeep.ts";
import * as contract from "./contract.ts";
import { enrolled, seedOf, staff, staffPassword } from "./factory.ts";
import { codeAt, stepOf } from "./totp.ts";

const password = staffPassword;
const current_password = password;
let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

/** Runs the first step and returns the challenge. */
async function challengeOf(email: string): Promise<string> {
  const visitor = await api.as(null);
  const refused = await refusal(visitor(login, { body: { email, password } }));
  expect(refused).toMatchObject({ status: 401, codes: ["two_step_required"] });
  return String(refused.meta.challenge);
}

const secondStep = async (challenge: string, code: string) =>
  (await api.as(null))(contract.twoStepLogin, { body: { challenge, code } });

describe("Two-step login that is on", () => {
  it("is turned off with password and code, and then the password is enough", async () => {
    const account = await enrolled(api);
    const end = (body: { current_password: string; code: string }) =>
      account.call(contract.twoStepEnd, { body });
    expect((await refusal(end({ current_password: "wrong", code: account.code() }))).codes).toEqual([
      "password_wrong",
    ]);
    expect((await refusal(end({ current_password, code: "000000" }))).codes).toEqual(["code_wrong"]);
    await end({ current_password, code: account.code() });
    expect((await refusal(end({ current_password, code: account.code() }))).codes).toEqual(["two_step_off"]);
    await (await api.as(null))(login, { body: { email: account.email, password } });
  });

  it("gives new recovery codes; the earlier ones stop working", async () => {
    const account = await enrolled(api);
    const renewed = await account.call(contract.recoveryCodesRenew, { body: { current_password } });
    expect(renewed.data.attributes.codes).not.toEqual(account.codes);
    const challenge = await challengeOf(account.email);
    expect((await refusal(secondStep(challenge, account.codes[0] ?? ""))).codes).toEqual(["code_wrong"]);
    await secondStep(challenge, renewed.data.attributes.codes[0] ?? "");
  });

  it("is reset for a colleague by an administrator of members, with the own password", async () => {
    const account = await enrolled(api);
    const admin = await staff(api, "admin");
    const member = await staff(api, "admin", { member: true });
    const body = { email: account.email, current_password, reason: "Mất điện thoại" };
    expect((await refusal(member.call(contract.twoStepReset, { body }))).status).toBe(403);
    expect((await refusal(account.call(contract.twoStepReset, { body }))).status).toBe(403);
    expect((await refusal((await api.as(null))(contract.twoStepReset, { body }))).status).toBe(401);
    const ask = (more: object) => refusal(admin.call(contract.twoStepReset, { body: { ...body, ...more } }));
    expect((await ask({ current_password: "wrong" })).codes).toEqual(["password_wrong"]);
    const candidate = await makeCandidate(api.database.db);
    for (const email of [candidate.email, admin.email, "nobody@example.test"])
      expect((await ask({ email })).codes).toEqual(["email_unknown"]);
    await admin.call(contract.twoStepReset, { body });
    expect((await api.mails("security.two_step_changed")).at(-1)?.props).toMatchObject({
      change: "reset",
      note: "Mất điện thoại",
    });
    expect((await refusal(account.call(me))).status).toBe(401);
    await (await api.as(null))(login, { body: { email: account.email, password } });
    expect((await ask({})).codes).toEqual(["two_step_off"]);
  });

  it("is for consultants and administrators", async () => {
    const { id } = await makeCandidate(api.database.db);
    await api.database.db
      .updateTable("accounts")
      .set({ password_hash: "none" })
      .where("id", "=", id)
      .execute();
    const call = await api.as(id);
    expect((await call(contract.twoStep)).data.attributes).toMatchObject({
      available: false,
      required: false,
    });
    expect((await refusal(call(contract.twoStepBegin, { body: { current_password } }))).status).toBe(403);
    expect((await refusal(call(contract.twoStepConfirm, { body: { code: "000000" } }))).status).toBe(403);
    const visitor = await api.as(null);
    for (const asked of [
      visitor(contract.twoStep),
      visitor(contract.twoStepBegin, { body: { current_password } }),
      visitor(contract.twoStepConfirm, { body: { code: "000000" } }),
      visitor(contract.twoStepEnd, { body: { current_password, code: "000000" } }),
      visitor(contract.recoveryCodesRenew, { body: { current_password } }),
    ])
      expect((await refusal(asked)).status).toBe(401);
  });

  it("goes with the account", async () => {
    const account = await enrolled(api);
    await staff(api, "consultant");
    const actor = { kind: "consultant", accountId: account.id, agencyId: 0, isAdmin: false } as never;
    await closeAccount(api.database, actor, {
      currentPassword: password,
      email: null,
      ip: "127.0.0.1",
      asOf: monday,
    });
    await eraseClosedAccounts(api.database, new Date(monday.getTime() + 7 * day));
    for (const table of ["account_totp", "recovery_codes"] as const)
      expect(
        await api.database.db
          .selectFrom(table)
          .select("account_id")
          .where("account_id", "=", account.id)
          .execute(),
      ).toEqual([]);
  });
});

describe("Where it is required", () => {
  it("a consultant or administrator can do nothing else before it is set up", async () => {
    const strict = await testApi({ STAFF_TOTP: "1" });
    const consultant = await staff(strict, "consultant");
    expect(await refusal(consultant.call(consultantMe))).toMatchObject({
      status: 403,
      codes: ["two_step_due"],
    });
    const admin = await staff(strict, "admin");
    expect((await refusal(admin.call(adminMe))).codes).toEqual(["two_step_due"]);
    expect((await admin.call(contract.twoStep)).data.attributes).toMatchObject({
      required: true,
      enabled: false,
    });
    const { secret } = (await admin.call(contract.twoStepBegin, { body: { current_password } })).data
      .attributes;
    const code = codeAt(seedOf(secret), stepOf(strict.clock.now()));
    await admin.call(contract.twoStepConfirm, { body: { code } });
    await admin.call(adminMe);
    await (await strict.as((await makeCandidate(strict.database.db)).id))(me);
  });
});

describe("A replaced encryption key", () => {
  it("is not needed any more after the nightly job", async () => {
    const account = await enrolled(api);
    const key = `2:${Buffer.alloc(32, 7).toString("base64")}`;
    const box = secretBox(key, api.services.secret);
    expect(await renewSeeds(api.database.db, box)).toBeGreaterThan(0);
    expect(await renewSeeds(api.database.db, box)).toBe(0);
    const { seed } = await api.database.db
      .selectFrom("account_totp")
      .select("seed")
      .where("account_id", "=", account.id)
      .executeTakeFirstOrThrow();
    expect(
      secretBox(key, "the session secret was replaced too").open(seed, `totp ${account.id}`),
    ).toHaveLength(20);
  });
});
