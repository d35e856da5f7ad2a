import { beforeAll, describe, expect, it } from "vitest";
import { minute } from "#kit/clock.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { makeCandidate, makeStaff } from "./factory.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";

let api: TestApi;
const old = "mưa rào tháng bảy";
const fresh = "nắng lên mười giờ";
let oldHash: string;
beforeAll(async () => {
  api = await testApi();
  oldHash = await hashPassword(old);
});

async function somebody(given: { verified?: boolean } = {}) {
  const account = await makeCandidate(api.database.db, given);
  await api.database.db
    .updateTable("accounts")
    .set({ password_hash: oldHash, language: 1 })
    .where("id", "=", account.id)
    .execute();
  return account;
}

async function linkFor(email: string): Promise<string> {
  const call = await api.as(null);
  await call(contract.forgotPassword, { body: { email } });
  const mails = await api.mails("accounts.reset_password");
  return String(mails.filter((mail) => mail.to_email === email).at(-1)?.props.proof);
}

const reset = async (token: string, password = fresh, password_confirmation = password) =>
  (await api.as(null))(contract.resetPassword, { body: { token, password, password_confirmation } });

describe("Forgot password", () => {
  it("mails a link in the person's language and keeps its hash only", async () => {
    const { email, id } = await somebody();
    const token = await linkFor(email);
    const mail = (await api.mails("accounts.reset_password")).at(-1);
    expect(mail).toMatchObject({ to_email: email, language: 1, props: { minutes: 60 } });
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const rows = await api.database.db
      .selectFrom("account_tokens")
      .selectAll()
      .where("account_id", "=", id)
      .execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("tells that an address is unknown, unless the operator wants neutral replies", async () => {
    const body = { email: "stranger@example.test" };
    const call = await api.as(null);
    expect(await refusal(call(contract.forgotPassword, { body }))).toMatchObject({
      status: 422,
      codes: ["email_unknown"],
      pointers: ["/email"],
    });
    const neutral = await testApi({ ENUMERATION_SAFE: "1" });
    await (await neutral.as(null))(contract.forgotPassword, { body });
    expect(await neutral.mails()).toEqual([]);
  });

  it("answers as late for an unknown address as for a known one", async () => {
    const { email } = await somebody();
    const call = await api.as(null);
    const took = async (address: string) => {
      const start = performance.now();
      await call(contract.forgotPassword, { body: { email: address } }).catch(() => {});
      return performance.now() - start;
    };
    // Both answers are delayed by the same time, to which the load of the machine adds.
    expect(await took(email)).toBeGreaterThan(115);
    expect(await took("nobody@example.test")).toBeGreaterThan(115);
  });

  it("sends five links an hour and no more", async () => {
    const { email } = await somebody();
    const call = await api.as(null);
    for (let n = 0; n < 5; n++) await call(contract.forgotPassword, { body: { email } });
    expect(await refusal(call(contract.forgotPassword, { body: { email } }))).toMatchObject({ status: 429 });
  });
});

describe("Reset password", () => {
  it("sets the new one, proves the address, ends every session and says so by mail", async () => {
    const { email, id } = await somebody({ verified: false });
    const session = await api.as(id);
    await reset(await linkFor(email));
    expect(await refusal(session(contract.accountShow))).toMatchObject({ status: 401 });
    const call = await api.as(null);
    const { data } = await call(contract.login, { body: { email, password: fresh } });
    expect(data.attributes.email_verified).toBe(true);
    expect(await refusal(call(contract.login, { body: { email, password: old } }))).toMatchObject({
      status: 401,
    });
    expect((await api.mails("accounts.password_changed")).at(-1)?.to_email).toBe(email);
  });

  it("works once, even for two at the same moment, and only the latest link", async () => {
    const { email } = await somebody();
    const first = await linkFor(email);
    const second = await linkFor(email);
    expect(await refusal(reset(first))).toMatchObject({ status: 422, codes: ["link_expired"] });
    const both = await Promise.allSettled([reset(second), reset(second, "gió về đồng xanh")]);
    expect(both.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await refusal(reset(second))).toMatchObject({ codes: ["link_expired"], pointers: ["/token"] });
  });

  it("says of a link whether it can be used, without using it", async () => {
    const { email } = await somebody();
    const show = async (token: string) => (await api.as(null))(contract.resetShow, { query: { token } });
    const token = await linkFor(email);
    await show(token);
    await reset(token);
    expect(await refusal(show(token))).toMatchObject({ status: 422, codes: ["link_expired"] });
    expect(await refusal(show("nonsense"))).toMatchObject({ status: 422, codes: ["token_not_found"] });
    const later = await linkFor(email);
    const start = api.clock.now();
    api.clock.advance(61 * minute);
    expect(await refusal(show(later))).toMatchObject({ codes: ["link_expired"] });
    api.clock.set(start);
  });

  it("expires after an hour; an unknown token is not found; nothing is used up by a refusal", async () => {
    const { email } = await somebody();
    const token = await linkFor(email);
    expect(await refusal(reset("nonsense"))).toMatchObject({ status: 422, codes: ["token_not_found"] });
    expect(await refusal(reset(token, old))).toMatchObject({ codes: ["password_same"] });
    expect(await refusal(reset(token, "123456", "654321"))).toMatchObject({
      codes: ["password_common", "password_mismatch"],
      pointers: ["/password", "/password_confirmation"],
    });
    const start = api.clock.now();
    api.clock.advance(61 * minute);
    expect(await refusal(reset(token))).toMatchObject({ codes: ["link_expired"] });
    api.clock.set(start);
    await reset(token);
  });
});

describe("Change password", () => {
  const body = (current: string, password: string, confirmation = password) => ({
    body: { current_password: current, password, password_confirmation: confirmation },
  });

  it("needs a session", async () => {
    const call = await api.as(null);
    expect(await refusal(call(contract.passwordUpdate, body(old, fresh)))).toMatchObject({ status: 401 });
  });

  it("ends other sessions, keeps this one, and says so by mail", async () => {
    const { id, email } = await somebody();
    const here = await api.as(id);
    const elsewhere = await api.as(id);
    await here(contract.passwordUpdate, body(old, fresh));
    await here(contract.accountShow);
    expect(await refusal(elsewhere(contract.accountShow))).toMatchObject({ status: 401 });
    expect((await api.mails("accounts.password_changed")).at(-1)?.to_email).toBe(email);
  });

  it("refuses a wrong current password, the same one again, a short, common or unrepeated one", async () => {
    const { id, email } = await somebody();
    const call = await api.as(id);
    const codes = async (...given: Parameters<typeof body>) =>
      (await refusal(call(contract.passwordUpdate, body(...given)))).codes;
    expect(await codes("wrong", fresh)).toEqual(["password_wrong"]);
    expect(await codes(old, old)).toEqual(["password_same"]);
    expect(await codes(old, "abc12")).toEqual(["password_too_short"]);
    expect(await codes(old, "MậtKhẩu123")).toEqual(["password_common"]);
    expect(await codes(old, email)).toEqual(["password_common"]);
    expect(await codes(old, fresh, "khác")).toEqual(["password_mismatch"]);
    expect(await codes(old, "a".repeat(129))).toEqual(["password_too_long"]);
  });

  it("lets the current password be guessed ten times", async () => {
    const { id } = await somebody();
    const call = await api.as(id);
    for (let n = 0; n < 10; n++)
      expect((await refusal(call(contract.passwordUpdate, body("wrong", fresh)))).status).toBe(422);
    expect((await refusal(call(contract.passwordUpdate, body(old, fresh)))).status).toBe(429);
  });

  it("asks twelve characters of consultants and administrators", async () => {
    const staff = await makeStaff(api.database.db, "admin");
    await api.database.db
      .updateTable("accounts")
      .set({ password_hash: oldHash })
      .where("id", "=", staff.id)
      .execute();
    const call = await api.as(staff.id);
    expect(await refusal(call(contract.passwordUpdate, body(old, "gió về 4")))).toMatchObject({
      codes: ["password_too_short"],
    });
    await call(contract.passwordUpdate, body(old, fresh));
  });
});

describe("A stored password", () => {
  it("is one and the same however the keyboard composes its letters", async () => {
    expect(await verifyPassword(old.normalize("NFD"), oldHash)).toBe(true);
  });

  it("stays in line when many sign in at once", async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => verifyPassword(old, oldHash)));
    expect(all.every(Boolean)).toBe(true);
  });
});
