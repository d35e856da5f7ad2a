import { beforeAll, describe, expect, it } from "vitest";
import { minute } from "#kit/clock.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { makeCandidate } from "./factory.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function registered(email: string) {
  const call = await api.as(null);
  const body = { email, password: "mưa rào tháng bảy", full_name: "Nguyễn Thị Đào", user_type: 1 as const };
  const { token } = await call(contract.register, { body });
  return api.as(null, { authorization: `Bearer ${token}` });
}

const latest = async (email: string) => {
  const mails = await api.mails("accounts.verify_email");
  return String(mails.filter((mail) => mail.to_email === email).at(-1)?.props.proof);
};

const verify = async (token: string) => (await api.as(null))(contract.verifyEmail, { body: { token } });

describe("Verify email", () => {
  it("takes the link of the first mail, once, and says so the second time", async () => {
    const call = await registered("first@example.test");
    const token = await latest("first@example.test");
    await verify(token);
    expect((await call(contract.me)).data.attributes.email_verified).toBe(true);
    expect(await refusal(verify(token))).toMatchObject({ status: 409, codes: ["already_verified"] });
  });

  it("refuses an unknown token, one of another kind, and one that is an hour old", async () => {
    await registered("second@example.test");
    const token = await latest("second@example.test");
    expect(await refusal(verify("unknown"))).toMatchObject({ status: 422, codes: ["token_not_found"] });
    await (await api.as(null))(contract.forgotPassword, { body: { email: "second@example.test" } });
    const other = String((await api.mails("accounts.reset_password")).at(-1)?.props.proof);
    expect(await refusal(verify(other))).toMatchObject({ codes: ["token_not_found"] });
    const start = api.clock.now();
    api.clock.advance(61 * minute);
    expect(await refusal(verify(token))).toMatchObject({ codes: ["link_expired"], pointers: ["/token"] });
    api.clock.set(start);
  });

  it("is sent again to whoever is signed in; the link before stops working", async () => {
    const call = await registered("third@example.test");
    const before = await latest("third@example.test");
    await call(contract.resendVerification);
    const after = await latest("third@example.test");
    expect(after).not.toBe(before);
    expect(await refusal(verify(before))).toMatchObject({ codes: ["link_expired"] });
    await verify(after);
    expect(await refusal(call(contract.resendVerification))).toMatchObject({
      status: 409,
      codes: ["already_verified"],
    });
  });

  it("is sent again five times an hour, and to nobody without a session", async () => {
    const { id } = await makeCandidate(api.database.db, { verified: false });
    const call = await api.as(id);
    for (let n = 0; n < 5; n++) await call(contract.resendVerification);
    expect(await refusal(call(contract.resendVerification))).toMatchObject({ status: 429 });
    const visitor = await api.as(null);
    expect(await refusal(visitor(contract.resendVerification))).toMatchObject({ status: 401 });
  });
});
