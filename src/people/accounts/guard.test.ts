import { generateKeyPairSync } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { SignJWT } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { day, hour } from "#kit/clock.ts";
import { assertSameOrigin } from "#kit/http/request.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { adminMe, candidateMe, companyMe, consultantMe } from "./contract-profile.ts";
import { makeAgency, makeCandidate, makeRecruiter, makeStaff } from "./factory.ts";
import { tokenKeys } from "./tokens.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const bearer = async (token: string) => api.as(null, { authorization: `Bearer ${token}` });

describe("The prefix is the guard", () => {
  it("admits each kind of account to its own prefix only", async () => {
    const { db } = api.database;
    const people = {
      candidate: (await makeCandidate(db)).id,
      company: (await makeRecruiter(db)).id,
      consultant: (await makeStaff(db, "consultant")).id,
      admin: (await makeStaff(db, "admin")).id,
    };
    const doors = { candidate: candidateMe, company: companyMe, consultant: consultantMe, admin: adminMe };
    for (const [kind, id] of Object.entries(people)) {
      const call = await api.as(id);
      for (const [door, endpoint] of Object.entries(doors)) {
        if (door === kind) expect((await call(endpoint)).data.id).toBe(String(id));
        else expect(await refusal(call(endpoint))).toMatchObject({ status: 403, codes: ["forbidden"] });
      }
    }
    const visitor = await api.as(null);
    for (const endpoint of Object.values(doors))
      expect(await refusal(visitor(endpoint))).toMatchObject({ status: 401, codes: ["unauthorized"] });
  });
});

describe("The origin of a write without a referrer", () => {
  const decide = (site: string | undefined) => () => {
    const headers = { origin: "null", host: "sen.test", "sec-fetch-site": site };
    const request = { headers, protocol: "https" } as unknown as FastifyRequest;
    assertSameOrigin(request, { publicUrl: "https://sen.test", production: true });
  };

  it("is this site where the browser says so", () => {
    expect(decide("same-origin")).not.toThrow();
  });

  it.each(["cross-site", "same-site", "none", undefined])("is refused from %s", (site) => {
    expect(decide(site)).toThrow(expect.objectContaining({ status: 403, message: "cross_origin" }));
  });
});

describe("A token", () => {
  it("that is forged, unsigned, of another algorithm or kind, or past its end counts for nothing", async () => {
    const { id } = await makeCandidate(api.database.db);
    const token = await api.token(id);
    const [head = "", body = "", signature = ""] = token.split(".");
    const claims = JSON.parse(Buffer.from(body, "base64url").toString());
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const strange = generateKeyPairSync("ed25519").privateKey;
    const typed = (alg: string) => ({ alg, typ: "sen-session+jwt" });
    const sign = (alg: string, key: Parameters<SignJWT["sign"]>[0]) =>
      new SignJWT(claims).setProtectedHeader(typed(alg)).sign(key);
    const keys = tokenKeys("a secret that only tests know, 32+");
    const later = new Date(monday.getTime() + hour);
    const bad = [
      "nonsense",
      `${head}.${part({ ...claims, user_id: 1, user_type: 4 })}.${signature}`,
      `${part(typed("none"))}.${body}.`,
      `${head}.${body}.`,
      await sign("EdDSA", strange),
      await sign("HS256", Buffer.from("a secret that only tests know, 32+")),
      await keys.seal(claims, later, monday),
      await keys.sign(claims, new Date(monday.getTime() - 1000), monday),
    ];
    for (const wrong of bad)
      expect(await refusal((await bearer(wrong))(contract.accountShow))).toMatchObject({ status: 401 });
    expect((await (await bearer(token))(contract.accountShow)).data.id).toBe(String(id));
  });

  it("ends with its session at once: logout, block, and time", async () => {
    const { db } = api.database;
    const staff = await makeStaff(db, "admin");
    const first = await bearer(await api.token(staff.id));
    const second = await bearer(await api.token(staff.id));
    await first(contract.logout);
    expect(await refusal(first(contract.accountShow))).toMatchObject({ status: 401 });
    await second(contract.accountShow);
    await db.updateTable("accounts").set({ blocked_at: monday }).where("id", "=", staff.id).execute();
    expect(await refusal(second(contract.accountShow))).toMatchObject({ status: 401 });

    const idle = await makeStaff(db, "consultant");
    const call = await bearer(await api.token(idle.id));
    api.clock.set(new Date(monday.getTime() + 11 * hour));
    await call(contract.accountShow);
    api.clock.set(new Date(monday.getTime() + 24 * hour));
    expect(await refusal(call(contract.accountShow))).toMatchObject({ status: 401 });
    api.clock.set(monday);
  });

  it("follows a change of role within one request", async () => {
    const { db } = api.database;
    const staff = await makeStaff(db, "admin");
    const agency = await makeAgency(db);
    const call = await bearer(await api.token(staff.id));
    await call(adminMe);
    await db
      .updateTable("accounts")
      .set({ user_type: 3, role_id: 3, agency_id: agency.id })
      .where("id", "=", staff.id)
      .execute();
    expect(await refusal(call(adminMe))).toMatchObject({ status: 403 });
    await call(consultantMe);
  });

  it("is renewed in the cookie while it is used", async () => {
    const { id } = await makeCandidate(api.database.db);
    const cookie = `token=${await api.token(id)}`;
    api.clock.set(new Date(monday.getTime() + 2 * day));
    const answer = await api.app.inject({ url: "/api/v2/account", headers: { cookie } });
    expect(answer.headers["set-cookie"]).toMatch(
      /^token=ey.*Max-Age=864000000; Path=\/; HttpOnly; SameSite=Lax/,
    );
    api.clock.set(monday);
  });
});

describe("The cookie", () => {
  const put = (cookie: string, headers: Record<string, string>) =>
    api.app.inject({
      method: "PUT",
      url: "/api/v2/account",
      headers: { cookie, host: "localhost:3000", ...headers },
      payload: { language: 1 },
    });

  it("writes only from a page of ours", async () => {
    const { id } = await makeCandidate(api.database.db);
    const cookie = `token=${await api.token(id)}`;
    const ours = { origin: "http://localhost:3000" };
    expect((await put(cookie, {})).statusCode).toBe(403);
    expect((await put(cookie, { origin: "https://evil.test" })).statusCode).toBe(403);
    expect((await put(cookie, { origin: "null" })).statusCode).toBe(403);
    expect((await put(cookie, { ...ours, "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
    expect((await put(cookie, { "sec-fetch-site": "same-site" })).statusCode).toBe(403);
    expect((await put(cookie, { ...ours, "sec-fetch-site": "same-origin" })).statusCode).toBe(200);
    expect((await put(cookie, { "sec-fetch-site": "same-origin" })).statusCode).toBe(200);
  });

  it.each([
    ["127.0.0.1:3000", 200, 403],
    ["[::1]:3000", 200, 403],
    ["192.168.1.20:3000", 200, 403],
    ["localhost:4000", 200, 403],
    // A foreign domain that resolves to this machine.
    ["evil.test:3000", 403, 403],
    ["203.0.113.7:3000", 403, 403],
  ])("writes from %s in development and from PUBLIC_URL alone in production", async (host, dev, live) => {
    const { id } = await makeCandidate(api.database.db);
    const cookie = `token=${await api.token(id)}`;
    const page = { origin: `http://${host}`, host };
    const { config } = api.services;
    const statusIn = async (production: boolean) => {
      config.production = production;
      const answer = await put(cookie, page);
      config.production = false;
      return answer;
    };
    expect((await statusIn(false)).statusCode).toBe(dev);
    const refused = await statusIn(true);
    expect(refused.statusCode).toBe(live);
    expect(refused.json().errors).toMatchObject([{ code: "wrong_address" }]);
    expect(refused.json().errors[0].detail).toMatch(/http:\/\/localhost:3000.*PUBLIC_URL/s);
    expect(refused.body).not.toContain(host === "localhost:4000" ? "4000" : host);
  });

  it("is set for the whole site, out of scripts' reach, and cleared at logout", async () => {
    const { email } = await makeCandidate(api.database.db);
    const credentials = { email, password: "mưa rào tháng bảy" };
    await api.database.db
      .updateTable("accounts")
      .set({ password_hash: await (await import("./passwords.ts")).hashPassword(credentials.password) })
      .where("email", "=", email)
      .execute();
    const post = (url: string, headers = {}, payload: object | undefined = undefined) =>
      api.app.inject({ method: "POST", url, headers, ...(payload ? { payload } : {}) });
    const signedIn = await post("/api/v2/auths/login", {}, credentials);
    const set = [signedIn.headers["set-cookie"]].flat()[0] ?? "";
    expect(set).toMatch(/^token=ey[^;]+; Max-Age=864000000; Path=\/; HttpOnly; SameSite=Lax$/);
    const cookie = set.split(";")[0] ?? "";
    const left = await post("/api/v2/auths/logout", {
      cookie,
      host: "localhost:3000",
      origin: "http://localhost:3000",
    });
    expect(left.statusCode).toBe(204);
    expect(String(left.headers["set-cookie"])).toMatch(/^token=; Max-Age=0; Path=\/; HttpOnly/);
    expect((await api.app.inject({ url: "/api/v2/account", headers: { cookie } })).statusCode).toBe(401);
  });

  it("is bound to host and https where there is https", async () => {
    const secure = await testApi({ PUBLIC_URL: "https://sen.example" });
    const answer = await secure.app.inject({
      method: "POST",
      url: "/api/v2/auths/register",
      payload: {
        email: "s@example.test",
        password: "mưa rào tháng bảy",
        full_name: "Lê Sáu",
        user_type: 1,
      },
    });
    expect(answer.headers["set-cookie"]).toEqual([
      expect.stringMatching(
        /^__Host-token=ey[^;]+; Max-Age=864000000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^__Host-device=ey[^;]+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });
});
