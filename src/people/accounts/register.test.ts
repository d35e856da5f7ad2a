import { beforeAll, describe, expect, it } from "vitest";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { adminLogin } from "./contract-admin.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "./factory.ts";
import { hashPassword } from "./passwords.ts";

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

describe("Register, with everything wrong at once", () => {
  it("gives each wrong field its entry", async () => {
    const call = await api.as(null);
    const body = { email: "x", password: "abc", full_name: "", user_type: 2 as const, phone: "call me" };
    expect(await refusal(call(contract.register, { body }))).toMatchObject({
      status: 422,
      codes: ["invalid_email", "password_too_short", "required", "invalid_phone", "required"],
      pointers: ["/email", "/password", "/full_name", "/phone", "/company_name"],
    });
    const taken = await makeRecruiter(api.database.db);
    await call(contract.register, {
      body: { ...seeker("name@example.test"), user_type: 2, company_name: "Công ty Bến Xưa" },
    });
    const again = {
      ...seeker(taken.email),
      password: "Mật khẩu 123",
      user_type: 2 as const,
      company_name: "CONG TY  BEN XUA",
    };
    expect(await refusal(call(contract.register, { body: again }))).toMatchObject({
      codes: ["email_taken", "password_common", "company_name_taken"],
    });
  });

  it("makes one account of a hundred registrations at once, and never a 500", async () => {
    const call = await api.as(null);
    const all = await Promise.allSettled(
      Array.from({ length: 100 }, () => call(contract.register, { body: seeker("many@example.test") })),
    );
    expect(all.filter((one) => one.status === "fulfilled")).toHaveLength(1);
    for (const one of all)
      if (one.status === "rejected") expect(one.reason.errors[0].code).toBe("email_taken");
  });

  it("gives companies of one address each their own", async () => {
    const call = await api.as(null);
    const names = ["Bến Mới", "Bến-Mới", "Bến Mới!", "Bến & Mới"];
    await Promise.all(
      names.map((company_name, n) =>
        call(contract.register, {
          body: { ...seeker(`slug${n}@example.test`), user_type: 2, company_name },
        }),
      ),
    );
    const slugs = await api.database.db
      .selectFrom("companies")
      .select("slug")
      .where("name", "in", names)
      .execute();
    expect(new Set(slugs.map((row) => row.slug)).size).toBe(4);
  });

  it("answers in the caller's language with the specification's texts", async () => {
    const { email } = await makeCandidate(api.database.db);
    const register = async (language: string) => {
      const call = await api.as(null, { "x-language": language });
      return call(contract.register, { body: seeker(email) }).catch((error) => error.errors[0].detail);
    };
    expect(await register("0")).toBe("This email already exists");
    expect(await register("1")).toBe("Email này đã tồn tại");
  });

  it("gives neutral words where the operator wants them", async () => {
    const neutral = await testApi({ ENUMERATION_SAFE: "1" });
    const recruiter = await makeRecruiter(neutral.database.db);
    const call = await neutral.as(null);
    expect(await refusal(call(contract.register, { body: seeker(recruiter.email) }))).toMatchObject({
      codes: ["email_unavailable"],
    });
  });
});

describe("Quick apply", () => {
  it("registers on the way, and sends those who have an account to the login page", async () => {
    const call = await api.as(null);
    const { user_type: _, ...body } = seeker("QUICK@example.test");
    const { data } = await call(contract.quickApply, { body: { ...body, from_product: "sen", language: 1 } });
    expect(data.attributes).toMatchObject({ email: "quick@example.test", user_type: 1, language: 1 });
    expect(await refusal(call(contract.quickApply, { body }))).toMatchObject({
      status: 422,
      codes: ["email_taken_login"],
      pointers: ["/email"],
    });
    const recruiter = await makeRecruiter(api.database.db);
    expect(
      await refusal(call(contract.quickApply, { body: { ...body, email: recruiter.email } })),
    ).toMatchObject({ codes: ["email_is_recruiter"] });
  });
});

describe("Login doors", () => {
  it("sends employers from the job seekers' side to theirs, and lets them in elsewhere", async () => {
    const call = await api.as(null);
    const body = { email: "door@example.test", password: "hoa-sen-2026" };
    await call(contract.register, {
      body: { ...seeker(body.email), user_type: 2, company_name: "Công ty Cửa Sau" },
    });
    expect(await refusal(call(contract.login, { body: { ...body, site: "candidate" } }))).toMatchObject({
      status: 403,
      codes: ["employer_account"],
    });
    const wrong = { ...body, password: "wrong", site: "candidate" as const };
    expect(await refusal(call(contract.login, { body: wrong }))).toMatchObject({ codes: ["login_failed"] });
    await call(contract.login, { body });
  });

  it("opens the administrators' door to administrators only", async () => {
    const call = await api.as(null);
    const hash = await hashPassword("hoa-sen-2026");
    for (const [kind, opens] of [
      ["admin", true],
      ["consultant", false],
    ] as const) {
      const { id, email } = await makeStaff(api.database.db, kind);
      await api.database.db
        .updateTable("accounts")
        .set({ password_hash: hash })
        .where("id", "=", id)
        .execute();
      const entering = call(adminLogin, { body: { email, password: "hoa-sen-2026" } });
      if (opens) expect((await entering).data.attributes.user_type).toBe(4);
      else expect(await refusal(entering)).toMatchObject({ status: 401, codes: ["login_failed"] });
    }
  });

  it("says the same to blocked people with the right password only", async () => {
    const call = await api.as(null);
    const body = { email: "blocked@example.test", password: "hoa-sen-2026" };
    const { data } = await call(contract.register, {
      body: { ...seeker(body.email), user_type: 2, company_name: "Công ty Bị Khóa" },
    });
    await api.database.db
      .updateTable("companies")
      .set({ blocked_at: api.clock.now() })
      .where("id", "=", Number(data.attributes.company_id))
      .execute();
    expect(await refusal(call(contract.login, { body }))).toMatchObject({
      status: 403,
      codes: ["login_blocked"],
    });
    expect((await refusal(call(contract.login, { body: { ...body, password: "no" } }))).status).toBe(401);
  });

  it("starts a new session each time and ends the one before in the same browser", async () => {
    const body = { email: "rotate@example.test", password: "hoa-sen-2026" };
    const { token } = await (await api.as(null))(contract.register, { body: { ...seeker(body.email) } });
    const first = await api.as(null, { authorization: `Bearer ${token}` });
    const second = await first(contract.login, { body });
    expect(second.token).not.toBe(token);
    expect(await refusal(first(contract.me))).toMatchObject({ status: 401 });
  });
});
