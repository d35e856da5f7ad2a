import { beforeAll, describe, expect, it } from "vitest";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { providerBrowser, type StubProvider, startStubProvider, stubSettings } from "#test/stub-provider.ts";
import * as contract from "./contract.ts";

let stub: StubProvider;
let api: TestApi;
let signIn: ReturnType<typeof providerBrowser>["signIn"];
beforeAll(async () => {
  stub = await startStubProvider();
  api = await testApi(stubSettings(stub));
  ({ signIn } = providerBrowser(api));
});

const theirs = "mưa rào tháng bảy";
const mine = "nắng lên mười giờ";
let serial = 0;
const nextEmail = () => `victim${++serial}@example.test`;

const withToken = (token: string) => api.as(null, { authorization: `Bearer ${token}` });
const lives = async (token: string) =>
  (await withToken(token))(contract.me).then(
    ({ data }) => data,
    () => null,
  );
const login = async (email: string, password: string) =>
  (await api.as(null))(contract.login, { body: { email, password } });

/** A registration with an unverified address. */
async function registered(email = nextEmail(), password = theirs) {
  const body = { email, password, full_name: "Kẻ Lạ", user_type: 1 as const };
  const { token, data } = await (await api.as(null))(contract.register, { body });
  return { email, session: token, id: data.id };
}

/** A sign-in with Facebook, which gives an address without confirming it. */
async function byFacebook(email = nextEmail()) {
  stub.person = { sub: `fb-${email}`, email, name: "Kẻ Lạ" };
  const { token } = await signIn("facebook");
  return { email, session: token, id: (await lives(token))?.id };
}

async function latest(template: "verify_email" | "reset_password", email: string) {
  const mails = await api.mails(`accounts.${template}`);
  return String(mails.filter((mail) => mail.to_email === email).at(-1)?.props.proof);
}

async function resetLink(email: string) {
  await (await api.as(null))(contract.forgotPassword, { body: { email } });
  return latest("reset_password", email);
}

const reset = async (token: string, session: string | null = null, password = mine) =>
  (await (session ? withToken(session) : api.as(null)))(contract.resetPassword, {
    body: { token, password, password_confirmation: password },
  });

const verify = async (token: string, session: string | null = null) =>
  (await (session ? withToken(session) : api.as(null)))(contract.verifyEmail, { body: { token } });

const facebookAgain = async (email: string) => {
  stub.person = { sub: `fb-${email}`, email, name: "Kẻ Lạ" };
  return signIn("facebook");
};

describe("The first verification of a mailbox by a password reset", () => {
  it("replaces the password of whoever registered with the address, and ends their sessions", async () => {
    const { email, session } = await registered();
    await reset(await resetLink(email));
    expect(await lives(session)).toBeNull();
    expect(await refusal(login(email, theirs))).toMatchObject({ status: 401 });
    expect((await login(email, mine)).data.attributes.email_verified).toBe(true);
  });

  it("drops the provider that opened the account, and its sessions", async () => {
    const { email, session } = await byFacebook();
    await reset(await resetLink(email));
    expect(await lives(session)).toBeNull();
    expect(await facebookAgain(email)).toEqual({ location: "/login?error=provider_not_linked", token: "" });
  });

  it("keeps the provider of somebody who is signed in by it while they set the password", async () => {
    const { email, session, id } = await byFacebook();
    await reset(await resetLink(email), session);
    expect((await lives((await facebookAgain(email)).token))?.id).toBe(id);
  });

  it("drops nothing later: a second reset keeps what was linked after the first verification", async () => {
    const { email, id } = await registered();
    await verify(await latest("verify_email", email));
    stub.person = { sub: `g-${email}`, email, email_verified: true, name: "Đào" };
    await signIn("google");
    await reset(await resetLink(email));
    expect((await lives((await signIn("google")).token))?.id).toBe(id);
  });
});

describe("The first verification of a mailbox by the verification link", () => {
  it("keeps password and sessions of a newcomer who follows it on another device", async () => {
    const { email, session } = await registered();
    await verify(await latest("verify_email", email));
    expect((await lives(session))?.attributes.email_verified).toBe(true);
    await login(email, theirs);
  });

  it("keeps the provider of a newcomer who is signed in by it", async () => {
    const { email, session, id } = await byFacebook();
    await verify(await latest("verify_email", email), session);
    expect((await lives(session))?.attributes.email_verified).toBe(true);
    expect((await lives((await facebookAgain(email)).token))?.id).toBe(id);
  });

  it("drops the provider that opened the account, and its sessions, for anybody else", async () => {
    const { email, session } = await byFacebook();
    const other = await registered();
    await verify(await latest("verify_email", email), other.session);
    expect(await lives(session)).toBeNull();
    expect((await facebookAgain(email)).location).toBe("/login?error=provider_not_linked");
    expect(await lives(other.session)).not.toBeNull();
  });

  it("tells whose account it is, and whether the caller is signed in to it", async () => {
    const { email, session } = await registered();
    const query = { token: await latest("verify_email", email) };
    const shown = await (await api.as(null))(contract.verificationShow, { query });
    expect(shown.data.attributes).toMatchObject({
      email,
      full_name: "Kẻ Lạ",
      has_password: true,
      signed_in: false,
    });
    const own = await (await withToken(session))(contract.verificationShow, { query });
    expect(own.data.attributes.signed_in).toBe(true);
  });

  it("lets the mailbox's owner say that the account is not theirs: nobody gets in, nothing is verified", async () => {
    for (const open of [registered, byFacebook]) {
      const { email, session } = await open();
      const body = { token: await latest("verify_email", email) };
      await (await api.as(null))(contract.verificationDisown, { body });
      expect(await lives(session)).toBeNull();
      expect(await refusal(login(email, theirs))).toMatchObject({ status: 401 });
      expect((await facebookAgain(email)).token).toBe("");
      expect(await refusal(verify(body.token))).toMatchObject({ codes: ["link_expired"] });
      await reset(await resetLink(email));
      await login(email, mine);
    }
  });
});

describe("The first verification of a mailbox by a provider that vouches for the address", () => {
  it("lets its owner in and takes password and sessions from whoever registered with it", async () => {
    const { email, session, id } = await registered();
    stub.person = { sub: `g-${email}`, email, email_verified: true, name: "Đào" };
    const { token } = await signIn("google");
    expect(await lives(token)).toMatchObject({
      id,
      attributes: { email_verified: true, has_password: false },
    });
    expect(await lives(session)).toBeNull();
    expect(await refusal(login(email, theirs))).toMatchObject({ status: 401 });
  });

  it("drops another provider that opened the account", async () => {
    const { email, session, id } = await byFacebook();
    stub.person = { sub: `g-${email}`, email, email_verified: true, name: "Đào" };
    expect((await lives((await signIn("google")).token))?.id).toBe(id);
    expect(await lives(session)).toBeNull();
    expect((await facebookAgain(email)).location).toBe("/login?error=provider_not_linked");
  });

  it("keeps the password of a newcomer who is signed in to the account", async () => {
    const { email, session } = await registered();
    stub.person = { sub: `g-${email}`, email, email_verified: true, name: "Đào" };
    await signIn("google", "", session);
    expect((await login(email, theirs)).data.attributes.email_verified).toBe(true);
  });
});

describe("Verifications and sign-ins at the same moment", () => {
  it("leave the mailbox's owner alone in the account", async () => {
    for (let round = 0; round < 4; round++) {
      const { email } = await byFacebook();
      const links = [await resetLink(email), await latest("verify_email", email)] as const;
      const ends = await Promise.allSettled([
        facebookAgain(email),
        reset(links[0]),
        verify(links[1]),
        facebookAgain(email),
      ]);
      expect(ends[1]?.status).toBe("fulfilled");
      for (const end of [ends[0], ends[3]])
        if (end?.status === "fulfilled" && end.value.token) expect(await lives(end.value.token)).toBeNull();
      expect((await facebookAgain(email)).token).toBe("");
      await login(email, mine);
    }
  });

  it("never let a password that was changed from before outlive the owner's", async () => {
    const other = "gió về đồng xanh";
    for (let round = 0; round < 3; round++) {
      const { email, session } = await registered();
      const link = await resetLink(email);
      const body = { current_password: theirs, password: other, password_confirmation: other };
      const [, , signedIn] = await Promise.allSettled([
        (await withToken(session))(contract.passwordUpdate, { body }),
        reset(link),
        login(email, theirs),
      ]);
      await login(email, mine);
      for (const password of [theirs, other])
        expect(await refusal(login(email, password))).toMatchObject({ status: 401 });
      if (signedIn.status === "fulfilled") expect(await lives(signedIn.value.token)).toBeNull();
    }
  });
});
