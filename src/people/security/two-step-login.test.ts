import { beforeAll, describe, expect, it } from "vitest";
import { minute } from "#kit/clock.ts";
import { login, me } from "#people/accounts/contract.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { appOf, enrolled, staff, staffPassword } from "./factory.ts";

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

describe("Two-step login", () => {
  it("is on after a right code, other devices are signed out, and the owner is told", async () => {
    const account = await staff(api);
    const elsewhere = await api.as(account.id);
    const { data } = await account.call(contract.twoStepBegin, { body: { current_password } });
    expect(data.attributes.url).toContain(data.attributes.secret);
    expect((await account.call(contract.twoStep)).data.attributes.enabled).toBe(false);
    expect(await refusal(account.call(contract.twoStepConfirm, { body: { code: "000000" } }))).toMatchObject({
      status: 422,
      codes: ["code_wrong"],
      pointers: ["/code"],
    });
    const code = appOf(api, data.attributes.secret);
    const { attributes } = (await account.call(contract.twoStepConfirm, { body: { code: code() } })).data;
    expect(new Set(attributes.codes).size).toBe(10);
    expect((await account.call(contract.twoStep)).data.attributes).toEqual({
      available: true,
      required: false,
      enabled: true,
      recovery_codes_left: 10,
    });
    expect((await refusal(elsewhere(me))).status).toBe(401);
    expect(await refusal(account.call(contract.twoStepBegin, { body: { current_password } }))).toMatchObject({
      status: 409,
    });
    expect((await api.mails("security.two_step_changed")).at(-1)).toMatchObject({
      to_email: account.email,
      props: { change: "on" },
    });
    const rows = await api.database.db
      .selectFrom("account_totp")
      .selectAll()
      .where("account_id", "=", account.id)
      .execute();
    expect(rows[0]?.seed).toMatch(/^session\./);
    expect(
      JSON.stringify([rows, await api.database.db.selectFrom("audit_event").selectAll().execute()]),
    ).not.toContain(data.attributes.secret);
  });

  it("asks for a code after the password, and takes each code once", async () => {
    const account = await enrolled(api);
    const challenge = await challengeOf(account.email);
    const code = account.code();
    const { token, data } = await secondStep(challenge, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(token).not.toBe("");
    expect(data.attributes.email).toBe(account.email);
    expect((await refusal(secondStep(challenge, code))).codes).toEqual(["code_wrong"]);
    const rows = await api.database.db
      .selectFrom("audit_event")
      .select(["action", "status"])
      .where("account_id", "=", account.id)
      .where("area", "=", "sign_in")
      .orderBy("id")
      .execute();
    expect(rows).toEqual([
      { action: "POST /auths/login", status: 401 },
      { action: "POST /auths/two_step", status: 200 },
      { action: "POST /auths/two_step", status: 422 },
    ]);
  });

  it("takes a recovery code in place of the app, once", async () => {
    const account = await enrolled(api);
    const challenge = await challengeOf(account.email);
    const [first = ""] = account.codes;
    await secondStep(challenge, first.toLowerCase());
    expect((await refusal(secondStep(challenge, first))).codes).toEqual(["code_wrong"]);
    expect((await account.call(contract.twoStep)).data.attributes.recovery_codes_left).toBe(9);
  });

  it("lets one of equal second steps in", async () => {
    const account = await enrolled(api);
    const challenge = await challengeOf(account.email);
    const code = account.code();
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => secondStep(challenge, code)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("limits guesses, and refuses a challenge that is forged, late or older than the password", async () => {
    const account = await enrolled(api);
    const challenge = await challengeOf(account.email);
    const other = await enrolled(api, "admin");
    expect((await refusal(secondStep(`${challenge}x`, "000000"))).codes).toEqual(["challenge_expired"]);
    expect((await refusal(secondStep(await api.token(account.id), "000000"))).codes).toEqual([
      "challenge_expired",
    ]);
    const late = await challengeOf(other.email);
    api.clock.advance(6 * minute);
    expect((await refusal(secondStep(late, other.code()))).codes).toEqual(["challenge_expired"]);
    const fresh = await challengeOf(account.email);
    for (let i = 0; i < 10; i++) expect((await refusal(secondStep(fresh, "000000"))).status).toBe(422);
    expect(await refusal(secondStep(fresh, account.code()))).toMatchObject({ status: 429 });
    await api.database.db
      .updateTable("accounts")
      .set({ password_hash: "another" })
      .where("id", "=", account.id)
      .execute();
    expect((await refusal(secondStep(fresh, account.code()))).codes).toEqual(["challenge_expired"]);
  });
});
