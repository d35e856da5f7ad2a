import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TestApi, testApi } from "#test/api.ts";
import {
  cookieOf,
  providerBrowser,
  type StubProvider,
  startStubProvider,
  stubSettings,
} from "#test/stub-provider.ts";
import * as contract from "./contract.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "./factory.ts";

let stub: StubProvider;
let api: TestApi;
let get: ReturnType<typeof providerBrowser>["get"];
let walk: ReturnType<typeof providerBrowser>["walk"];
let signIn: ReturnType<typeof providerBrowser>["signIn"];
beforeAll(async () => {
  stub = await startStubProvider();
  api = await testApi(stubSettings(stub));
  ({ get, walk, signIn } = providerBrowser(api));
});
beforeEach(() => {
  stub.spoil = null;
});

const whoIs = async (token: string) =>
  (await (await api.as(null, { authorization: `Bearer ${token}` }))(contract.me)).data;

const identitiesOf = (accountId: number) =>
  api.database.db.selectFrom("identities").selectAll().where("account_id", "=", accountId).execute();

let serial = 0;
const person = (more = {}) => {
  const n = ++serial;
  return {
    sub: `g-${n}`,
    email: `Guest${n}@example.test`,
    email_verified: true,
    name: "Trần Văn Khách 9",
    ...more,
  };
};

describe("Sign-in with Google", () => {
  it("asks with PKCE, state and nonce, kept signed where no script reads them", async () => {
    stub.person = person();
    const { begun } = await walk("google");
    const asked = new URL(String(begun.headers.location)).searchParams;
    expect(asked.get("code_challenge_method")).toBe("S256");
    for (const name of ["state", "nonce", "code_challenge"])
      expect(asked.get(name)?.length).toBeGreaterThan(40);
    expect(asked.get("redirect_uri")).toBe("http://localhost:3000/api/v2/auths/google/callback");
    expect(String(begun.headers["set-cookie"])).toMatch(/Max-Age=600; Path=\/; HttpOnly; SameSite=Lax/);
  });

  it("makes a job seeker of a stranger, verified and in the language of the browser, once", async () => {
    stub.person = person();
    const first = await signIn("google", "?next=/my-jobs/saved");
    expect(first.location).toBe("/my-jobs/saved?welcome=1");
    const account = await whoIs(first.token);
    expect(account.attributes).toMatchObject({
      email: stub.person.email?.toLowerCase(),
      full_name: "Trần Văn Khách",
      user_type: 1,
      language: 1,
      email_verified: true,
      has_password: false,
    });
    const again = await signIn("google");
    expect(again.location).toBe("/home");
    expect((await whoIs(again.token)).id).toBe(account.id);
  });

  it("makes an account in the language of the page that was left, whatever the browser prefers", async () => {
    stub.person = person();
    const { cookie, back } = await walk("google");
    const ended = await get(back.pathname + back.search, `${cookie}; X_LANGUAGE=0`);
    const token = /token=([^;]+)/.exec(String(ended.headers["set-cookie"]))?.[1] ?? "";
    expect((await whoIs(token)).attributes.language).toBe(0);
  });

  it("follows the subject, not the address, once linked", async () => {
    stub.person = person();
    const { token } = await signIn("google");
    const { id } = await whoIs(token);
    stub.person = { ...stub.person, email: "moved@example.test", email_verified: false };
    expect((await whoIs((await signIn("google")).token)).id).toBe(id);
  });

  it("links an account whose address both sides have seen proven", async () => {
    const seeker = await makeCandidate(api.database.db);
    const recruiter = await makeRecruiter(api.database.db);
    for (const { id, email } of [seeker, recruiter]) {
      stub.person = person({ email });
      expect((await whoIs((await signIn("google")).token)).id).toBe(String(id));
      expect(await identitiesOf(id)).toHaveLength(1);
    }
  });

  it("never links an address that the provider has not seen proven, nor a member of the staff", async () => {
    const { db } = api.database;
    const proven = await makeCandidate(db);
    const staff = await makeStaff(db, "admin");
    for (const [account, verified] of [
      [proven, false],
      [staff, true],
    ] as const) {
      stub.person = person({ email: account.email, email_verified: verified });
      const { location, token } = await signIn("google", "?next=/jobs");
      expect(location).toBe("/login?error=provider_not_linked&next=%2Fjobs");
      expect(token).toBe("");
      expect(await identitiesOf(account.id)).toEqual([]);
    }
  });

  it("opens an unverified account for an address that nobody has proven, and mails a link", async () => {
    stub.person = person({ email_verified: false });
    const account = await whoIs((await signIn("google")).token);
    expect(account.attributes.email_verified).toBe(false);
    expect((await api.mails("accounts.verify_email")).at(-1)?.to_email).toBe(account.attributes.email);
  });

  it("keeps blocked people out, and recruiters off the job seekers' side", async () => {
    const recruiter = await makeRecruiter(api.database.db);
    stub.person = person({ email: recruiter.email });
    expect((await signIn("google", "?site=candidate")).location).toBe("/login?error=employer_account");
    await signIn("google");
    await api.database.db
      .updateTable("companies")
      .set({ blocked_at: api.clock.now() })
      .where("id", "=", recruiter.companyId)
      .execute();
    expect(await signIn("google")).toEqual({ location: "/login?error=login_blocked", token: "" });
  });

  it("lets two windows of one stranger end in one account", async () => {
    stub.person = person();
    const [one, two] = [await walk("google"), await walk("google")];
    const ends = await Promise.all(
      [one, two].map(({ back, cookie }) => get(back.pathname + back.search, cookie)),
    );
    const ids = await Promise.all(ends.map((end) => whoIs(cookieOf(end, "token").slice(6))));
    expect(ids[0]?.id).toBe(ids[1]?.id);
  });
});

describe("What is not right ends on the login page, without a session", () => {
  async function failsWith(code: string, change: (back: URL) => void, cookie?: string) {
    const walked = await walk("google");
    change(walked.back);
    const ended = await get(walked.back.pathname + walked.back.search, cookie ?? walked.cookie);
    expect(ended.headers.location).toBe(`/login?error=${code}`);
    expect(cookieOf(ended, "token")).toBe("");
    expect(cookieOf(ended, "sign-in")).toBe("sign-in=");
  }

  it("another state, no cookie, a forged cookie, the cookie of another try", async () => {
    stub.person = person();
    await failsWith("provider_failed", (back) => back.searchParams.set("state", "another"));
    await failsWith("provider_failed", (back) => back.searchParams.delete("state"));
    const nothing = () => {};
    await failsWith("provider_failed", nothing, "other=1");
    await failsWith("provider_failed", nothing, "sign-in=eyJhbGciOiJub25lIn0.eyJzdGF0ZSI6IngifQ.");
    await failsWith("provider_failed", nothing, (await walk("google")).cookie);
    const session = await api.token((await makeCandidate(api.database.db)).id);
    await failsWith("provider_failed", nothing, `sign-in=${session}`);
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM audit_event
      WHERE area = 'sign_in' AND status = 401 AND codes = '{provider_failed}'`.execute(api.database.db);
    expect(rows[0]?.n, "each is in the audit log").toBe(6);
  });

  it("an ID token with another nonce, for somebody else, or signed by a stranger", async () => {
    stub.person = person();
    for (const spoil of ["nonce", "audience", "signature"] as const) {
      stub.spoil = spoil;
      await failsWith("provider_failed", () => {});
    }
  });

  it("a code that was used, one that was made up, a start that is too long ago", async () => {
    stub.person = person();
    const { back, cookie } = await walk("google");
    const once = await get(back.pathname + back.search, cookie);
    expect(once.headers.location).toBe("/home?welcome=1");
    const twice = await get(back.pathname + back.search, cookie);
    expect(twice.headers.location).toBe("/login?error=provider_failed");
    await failsWith("provider_failed", (url) => url.searchParams.set("code", "made-up"));
    const start = api.clock.now();
    const late = await walk("google");
    api.clock.advance(11 * 60_000);
    const ended = await get(late.back.pathname + late.back.search, late.cookie);
    api.clock.set(start);
    expect(ended.headers.location).toBe("/login?error=provider_failed");
  });

  it("denied consent, in words of its own", async () => {
    stub.person = null;
    await failsWith("provider_denied", () => {});
    await failsWith("provider_failed", (back) => back.searchParams.set("state", "another"));
  });

  it("a Google callback with a Facebook start", async () => {
    stub.person = person();
    const { cookie } = await walk("facebook");
    await failsWith("provider_failed", () => {}, cookie);
  });

  it("leads to paths of this site only", async () => {
    stub.person = person();
    await signIn("google");
    for (const next of ["https://evil.test", "//evil.test", "/\\evil.test", "/%09/evil.test"])
      expect((await signIn("google", `?next=${next}`)).location).toBe("/home");
    expect((await signIn("google", "?next=/%E1%BA%BF")).location).toBe("/%E1%BA%BF");
  });
});

describe("Sign-in with Facebook", () => {
  it("opens an account for a stranger and finds it again; the address is not taken as proven", async () => {
    stub.person = { sub: "f-1", email: "fb@example.test", name: "Lê Thị Mai" };
    const { token, location } = await signIn("facebook");
    expect(location).toBe("/home?welcome=1");
    const account = await whoIs(token);
    expect(account.attributes).toMatchObject({ email: "fb@example.test", email_verified: false });
    expect((await whoIs((await signIn("facebook")).token)).id).toBe(account.id);
  });

  it("does not link an account by its address, and says so when there is none", async () => {
    const { email } = await makeCandidate(api.database.db);
    stub.person = { sub: "f-2", email, name: "Lê Mai" };
    expect((await signIn("facebook")).location).toBe("/login?error=provider_not_linked");
    stub.person = { sub: "f-3", name: "Lê Mai" };
    expect((await signIn("facebook")).location).toBe("/login?error=provider_no_email");
  });
});
