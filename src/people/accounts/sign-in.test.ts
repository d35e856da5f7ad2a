import { beforeAll, describe, expect, it } from "vitest";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { expirePassword } from "./commands/expire-password.ts";
import * as contract from "./contract.ts";
import { makeCandidate, makeCompany, makeRecruiter } from "./factory.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const seeker = (email: string) => ({
  email,
  password: "hoa-sen-2026",
  full_name: "Nguyễn Thị Đào",
  user_type: 1 as const,
});

describe("Register", () => {
  it("opens a job seeker's account, signed in, and sends the e-mail lowercased", async () => {
    const call = await api.as(null);
    const { token, data } = await call(contract.register, { body: seeker("Dao@Example.test") });
    expect(token).toMatch(/^ey/);
    expect(data.attributes).toMatchObject({
      email: "dao@example.test",
      user_type: 1,
      role_id: null,
      email_verified: false,
    });
    const [mail] = await api.mails("accounts.verify_email");
    expect(mail).toMatchObject({ to_email: "dao@example.test", language: 0 });
  });

  it("opens a company with its first recruiter, who administers it", async () => {
    const call = await api.as(null);
    const body = {
      ...seeker("hr@example.test"),
      user_type: 2 as const,
      company_name: "Công ty Hoa Sen",
      phone: "0901 234 567",
    };
    const { data } = await call(contract.register, { body });
    expect(data.attributes).toMatchObject({
      user_type: 2,
      role_id: 0,
      phone: "+84901234567",
      company_verified: false,
    });
    expect(data.attributes.company_id).toBeGreaterThan(0);
  });

  it("refuses each wrong field with an entry of its own", async () => {
    const call = await api.as(null);
    const refused = await refusal(
      call(contract.register, { body: { ...seeker("nobody"), full_name: "R2D2" } }),
    );
    expect(refused).toMatchObject({
      status: 422,
      codes: ["invalid_email", "invalid_name"],
      pointers: ["/email", "/full_name"],
    });
  });

  it("keeps the two sides apart", async () => {
    const call = await api.as(null);
    const recruiter = await makeRecruiter(api.database.db);
    const candidate = await makeCandidate(api.database.db);
    expect(await refusal(call(contract.register, { body: seeker(recruiter.email) }))).toMatchObject({
      codes: ["email_is_recruiter"],
    });
    const employer = { ...seeker(candidate.email), user_type: 2 as const, company_name: "Công ty Hai Bên" };
    expect(await refusal(call(contract.register, { body: employer }))).toMatchObject({
      codes: ["email_is_candidate"],
    });
  });
});

describe("Login", () => {
  it("answers with a token that says who it is, and refuses a wrong password", async () => {
    const call = await api.as(null);
    await call(contract.register, { body: seeker("login@example.test") });
    const { token } = await call(contract.login, {
      body: { email: "LOGIN@example.test", password: "hoa-sen-2026" },
    });
    const me = await (await api.as(null, { authorization: `Bearer ${token}` }))(contract.me);
    expect(me.data.attributes.email).toBe("login@example.test");
    expect(
      await refusal(call(contract.login, { body: { email: "login@example.test", password: "wrong" } })),
    ).toMatchObject({
      status: 401,
      codes: ["login_failed"],
    });
  });

  it("keeps a blocked company out, and ends the sessions that it has", async () => {
    const company = await makeCompany(api.database.db);
    const recruiter = await makeRecruiter(api.database.db, { companyId: company.id });
    const call = await api.as(recruiter.id);
    await call(contract.me);
    await api.database.db
      .updateTable("companies")
      .set({ blocked_at: api.clock.now() })
      .where("id", "=", company.id)
      .execute();
    expect(await refusal(call(contract.me))).toMatchObject({ status: 401 });
  });

  it("waits after ten failures in fifteen minutes", async () => {
    const call = await api.as(null);
    const body = { email: "guessed@example.test", password: "wrong" };
    for (let n = 0; n < 10; n++) expect((await refusal(call(contract.login, { body }))).status).toBe(401);
    expect(await refusal(call(contract.login, { body }))).toMatchObject({
      status: 429,
      codes: ["too_many_requests"],
    });
  });
});

describe("A password that the operator ended", () => {
  it("ends its sessions and logs nobody in until it is replaced", async () => {
    const call = await api.as(null);
    const body = seeker("expired@example.test");
    const { data } = await call(contract.register, { body });
    const session = await api.as(Number(data.id));
    expect(await expirePassword(api.database, "Expired@example.test", api.clock.now())).toBe(true);
    expect(await expirePassword(api.database, "unknown@example.test", api.clock.now())).toBe(false);
    expect(await refusal(session(contract.me))).toMatchObject({ status: 401 });
    const logIn = (password: string) =>
      call(contract.login, { body: { email: body.email, password } }).then(
        () => "logged in",
        (error) => error.errors[0].detail,
      );
    expect(await logIn("wrong")).toContain("Login Failed!");
    expect(await logIn(body.password)).toBe(
      "Your password has been expired. Click here to reset your password!",
    );
    await call(contract.forgotPassword, { body: { email: body.email } });
    const { props } = (await api.mails("accounts.reset_password")).at(-1)!;
    const token = String(Object.values(props).find((value) => String(value).length > 20));
    const password = "gió mùa đông bắc";
    await call(contract.resetPassword, {
      body: { token: token.split("token=").at(-1)!, password, password_confirmation: password },
    });
    expect(await logIn(password)).toBe("logged in");
  });
});
