import { beforeAll, describe, expect, it } from "vitest";
import { closeAccount } from "#accounts/commands/close-account.ts";
import { login, me } from "#accounts/contract.ts";
import { adminMe, consultantMe } from "#accounts/contract-profile.ts";
import { makeCandidate, makeStaff } from "#accounts/factory.ts";
import { hashPassword } from "#accounts/passwords.ts";
import { minute } from "#kit/clock.ts";
import { secretBox } from "#kit/secret-box.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { renewSeeds } from "./commands/upkeep.ts";
import * as contract from "./contract.ts";
import { codeAt, stepOf } from "./totp.ts";

const password = "cau vong bay mau";
const current_password = password;
let api: TestApi;
let password_hash: string;
beforeAll(async () => {
  api = await testApi();
  password_hash = await hashPassword(password);
});

async function staff(
  kind: "consultant" | "admin" = "consultant",
  given: { member?: boolean } = {},
  to = api,
) {
  const account = await makeStaff(to.database.db, kind, given);
  await to.database.db.updateTable("accounts").set({ password_hash }).where("id", "=", account.id).execute();
  return { ...account, call: await to.as(account.id) };
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
function seedOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Time goes on between codes: each works once. */
function appOf(secret: string) {
  return () => {
    api.clock.advance(minute);
    return codeAt(seedOf(secret), stepOf(api.clock.now()));
  };
}

async function enrolled(kind: "consultant" | "admin" = "consultant", given: { member?: boolean } = {}) {
  api.clock.set(monday);
  const account = await staff(kind, given);
  const { data } = await account.call(contract.twoStepBegin, { body: { current_password } });
  const code = appOf(data.attributes.secret);
  const confirmed = await account.call(contract.twoStepConfirm, { body: { code: code() } });
  return { ...account, code, codes: confirmed.data.attributes.codes };
}

/** The first step: the challenge. */
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
    const account = await staff();
    const elsewhere = await api.as(account.id);
    const { data } = await account.call(contract.twoStepBegin, { body: { current_password } });
    expect(data.attributes.url).toContain(data.attributes.secret);
    expect((await account.call(contract.twoStep)).data.attributes.enabled).toBe(false);
    expect(await refusal(account.call(contract.twoStepConfirm, { body: { code: "000000" } }))).toMatchObject({
      status: 422,
      codes: ["code_wrong"],
      pointers: ["/code"],
    });
    const code = appOf(data.attributes.secret);
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
    const account = await enrolled();
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
    const account = await enrolled();
    const challenge = await challengeOf(account.email);
    const [first = ""] = account.codes;
    await secondStep(challenge, first.toLowerCase());
    expect((await refusal(secondStep(challenge, first))).codes).toEqual(["code_wrong"]);
    expect((await account.call(contract.twoStep)).data.attributes.recovery_codes_left).toBe(9);
  });

  it("lets one of equal second steps in", async () => {
    const account = await enrolled();
    const challenge = await challengeOf(account.email);
    const code = account.code();
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => secondStep(challenge, code)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("limits guesses, and refuses a challenge that is forged, late or older than the password", async () => {
    const account = await enrolled();
    const challenge = await challengeOf(account.email);
    const other = await enrolled("admin");
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

  it("is turned off with password and code, and then the password is enough", async () => {
    const account = await enrolled();
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
    const account = await enrolled();
    const renewed = await account.call(contract.recoveryCodesRenew, { body: { current_password } });
    expect(renewed.data.attributes.codes).not.toEqual(account.codes);
    const challenge = await challengeOf(account.email);
    expect((await refusal(secondStep(challenge, account.codes[0] ?? ""))).codes).toEqual(["code_wrong"]);
    await secondStep(challenge, renewed.data.attributes.codes[0] ?? "");
  });

  it("is reset for a colleague by an administrator of members, with the own password", async () => {
    const account = await enrolled();
    const admin = await staff("admin");
    const member = await staff("admin", { member: true });
    const body = { email: account.email, current_password };
    expect((await refusal(member.call(contract.twoStepReset, { body }))).status).toBe(403);
    expect((await refusal(account.call(contract.twoStepReset, { body }))).status).toBe(403);
    expect((await refusal((await api.as(null))(contract.twoStepReset, { body }))).status).toBe(401);
    const ask = (more: object) => refusal(admin.call(contract.twoStepReset, { body: { ...body, ...more } }));
    expect((await ask({ current_password: "wrong" })).codes).toEqual(["password_wrong"]);
    const candidate = await makeCandidate(api.database.db);
    for (const email of [candidate.email, admin.email, "nobody@example.test"])
      expect((await ask({ email })).codes).toEqual(["email_unknown"]);
    await admin.call(contract.twoStepReset, { body });
    expect((await refusal(account.call(me))).status).toBe(401);
    await (await api.as(null))(login, { body: { email: account.email, password } });
    expect((await ask({})).codes).toEqual(["two_step_off"]);
  });

  it("is for consultants and administrators", async () => {
    const { id } = await makeCandidate(api.database.db);
    await api.database.db.updateTable("accounts").set({ password_hash }).where("id", "=", id).execute();
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
    const account = await enrolled();
    await staff("consultant");
    const actor = { kind: "consultant", accountId: account.id, agencyId: 0, isAdmin: false } as never;
    await closeAccount(api.database, actor, {
      currentPassword: password,
      email: null,
      ip: "127.0.0.1",
      asOf: monday,
    });
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
    const strict = await testApi({ STAFF_TWO_STEP: "1" });
    const consultant = await staff("consultant", {}, strict);
    expect(await refusal(consultant.call(consultantMe))).toMatchObject({
      status: 403,
      codes: ["two_step_due"],
    });
    const admin = await staff("admin", {}, strict);
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
    const account = await enrolled();
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
