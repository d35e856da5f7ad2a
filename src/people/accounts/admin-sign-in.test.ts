import { beforeAll, describe, expect, it } from "vitest";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { forgotPassword, resetPassword } from "./contract.ts";
import * as contract from "./contract-admin.ts";
import { makeCandidate, makeStaff } from "./factory.ts";
import { hashPassword } from "./passwords.ts";

let api: TestApi;
const old = "mưa rào tháng bảy";
const password = "nắng lên mười giờ";
beforeAll(async () => {
  api = await testApi();
});

async function administrator(given: { verified?: boolean } = {}) {
  const { db } = api.database;
  const { id, email } = await makeStaff(db, "admin");
  await db
    .updateTable("accounts")
    .set({
      password_hash: await hashPassword(old),
      ...(given.verified === false && { email_verified_at: null }),
    })
    .where("id", "=", id)
    .execute();
  return { id, email };
}

async function linksTo(email: string, kind: "reset_password" | "verify_email") {
  const mails = await api.mails(`accounts.${kind}`);
  return mails.filter((mail) => mail.to_email === email).map(({ props }) => String(props.proof));
}

describe("The administrators' sign-in", () => {
  it("sends a link for a new password to administrators, and answers everybody alike", async () => {
    const [admin, candidate] = [await administrator(), await makeCandidate(api.database.db)];
    const call = await api.as(null);
    for (const email of [admin.email, candidate.email, "stranger@example.test"])
      await call(contract.adminForgotPassword, { body: { email } });
    expect(await linksTo(admin.email, "reset_password")).toHaveLength(1);
    expect(await linksTo(candidate.email, "reset_password")).toEqual([]);
    const [mail] = await api.mails("accounts.reset_password");
    expect(mail?.props).toMatchObject({ isAdmin: true });
  });

  it("sets the password by the last link, once, and logs in with it", async () => {
    const { email } = await administrator();
    const call = await api.as(null);
    await call(contract.adminForgotPassword, { body: { email } });
    await call(contract.adminForgotPasswordSend, { body: { email } });
    const [first = "", second = ""] = await linksTo(email, "reset_password");
    expect(
      (await refusal(call(contract.adminForgotPasswordVerify, { body: { token: first } }))).codes,
    ).toEqual(["link_expired"]);
    await call(contract.adminForgotPasswordVerify, { body: { token: second } });
    const body = { token: second, password, password_confirmation: password };
    await call(contract.adminResetPassword, { body });
    expect((await refusal(call(contract.adminResetPassword, { body }))).codes).toEqual(["link_expired"]);
    const { data } = await call(contract.adminLogin, { body: { email, password } });
    expect(data.attributes.user_type).toBe(4);
  });

  it("refuses the links of other accounts as unknown", async () => {
    const { email } = await makeCandidate(api.database.db);
    const call = await api.as(null);
    await call(forgotPassword, { body: { email } });
    const [token = ""] = await linksTo(email, "reset_password");
    const body = { token, password, password_confirmation: password };
    for (const refused of [
      call(contract.adminForgotPasswordVerify, { body: { token } }),
      call(contract.adminResetPassword, { body }),
    ])
      expect(await refusal(refused)).toMatchObject({ status: 422, codes: ["token_not_found"] });
    await call(resetPassword, { body });
  });

  it("verifies an administrator's address by a link that can be sent again", async () => {
    const [admin, verified] = [await administrator({ verified: false }), await administrator()];
    const candidate = await makeCandidate(api.database.db, { verified: false });
    const call = await api.as(null);
    for (const { email } of [admin, verified, candidate])
      await call(contract.adminResendVerification, { body: { email } });
    expect(await linksTo(verified.email, "verify_email")).toEqual([]);
    expect(await linksTo(candidate.email, "verify_email")).toEqual([]);
    const [token = ""] = await linksTo(admin.email, "verify_email");
    const [mail] = (await api.mails("accounts.verify_email")).filter(
      ({ to_email }) => to_email === admin.email,
    );
    expect(mail?.props.isAdmin).toBe(true);
    await call(contract.adminVerifyEmail, { body: { token } });
    expect((await refusal(call(contract.adminVerifyEmail, { body: { token } }))).codes).toEqual([
      "already_verified",
    ]);
  });

  it("sends at most five links an hour to an address", async () => {
    const call = await api.as(null);
    const body = { email: "flooded@example.test" };
    for (let n = 0; n < 5; n++) await call(contract.adminResendVerification, { body });
    expect((await refusal(call(contract.adminResendVerification, { body }))).status).toBe(429);
  });
});
