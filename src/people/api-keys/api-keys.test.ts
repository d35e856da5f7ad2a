import { beforeAll, describe, expect, it } from "vitest";
import * as applications from "#hiring/applications/contract.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeInterview } from "#hiring/interviews/factory.ts";
import { day } from "#kit/clock.ts";
import { ownList } from "#market/jobs/contract.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { allRoutes } from "../../app/api.ts";
import { keyCreate, keyList, keyRevoke } from "./contract.ts";
import { caps, keyScopes } from "./terms.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function company() {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const member = await makeRecruiter(db, { companyId: boss.companyId, member: true });
  const job = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id });
  const call = await api.as(boss.id);
  const make = async (scopes: (typeof keyScopes)[number][], days: 0 | 30 = 0) =>
    call(keyCreate, { body: { name: "Payroll", scopes, days } });
  return { db, boss, member, job, call, make };
}

const program = async (token: string, method: "GET" | "PUT" | "POST", path: string, payload?: object) => {
  const answer = await api.app.inject({
    method,
    url: `/api/v2${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
  return {
    status: answer.statusCode,
    codes: (answer.json().errors ?? []).map((e: { code: string }) => e.code),
  };
};

describe("API keys", () => {
  it("are an administrator's to make, to see and to revoke", async () => {
    const { member, call, make } = await company();
    const { data, token } = await make(["jobs:read"]);
    expect(token.startsWith(data.attributes.hint)).toBe(true);
    expect(JSON.stringify((await call(keyList)).data)).not.toContain(token);
    const nobody = await api.as(null);
    const asMember = await api.as(member.id);
    const others = await api.as((await makeRecruiter(api.database.db)).id);
    const params = { id: Number(data.id) };
    const body = { name: "X", scopes: ["jobs:read" as const], days: 0 };
    for (const [caller, status] of [
      [nobody, 401],
      [asMember, 403],
    ] as const) {
      expect(await refusal(caller(keyList))).toMatchObject({ status });
      expect(await refusal(caller(keyCreate, { body }))).toMatchObject({ status });
      expect(await refusal(caller(keyRevoke, { params }))).toMatchObject({ status });
    }
    expect(await refusal(others(keyRevoke, { params }))).toMatchObject({ status: 404 });
    expect((await others(keyList)).data).toEqual([]);
  });

  it("let a program do what they allow, and nothing else", async () => {
    const { db, job, make } = await company();
    const { id } = await makeApplicant(db, { job });
    const { token } = await make(["jobs:read", "applicants:read"]);
    expect(await program(token, "GET", "/companies/jobs")).toMatchObject({ status: 200 });
    expect(await program(token, "GET", `/companies/jobs/${job.id}/candidates`)).toMatchObject({
      status: 200,
    });
    const refused = { status: 403, codes: ["key_scope"] };
    expect(await program(token, "POST", `/companies/applicants/${id}/reject`, { reason_id: 1 })).toEqual(
      refused,
    );
    for (const path of [
      "/companies/api_keys",
      "/auths/me",
      "/account/sessions",
      "/companies/members",
      "/companies/reports/jobs",
    ])
      expect(await program(token, "GET", path), path).toEqual(refused);
  });

  it("let a receiver of webhooks read interviews, feedback and offers, each by its scope", async () => {
    const { db, boss, job, make } = await company();
    const applicant = await makeApplicant(db, { job });
    const interview = await makeInterview(db, applicant, { startsAt: monday, interviewers: [boss.id] });
    const of = `/companies/applicants/${applicant.id}`;
    const [interviews, offers] = [await make(["interviews:read"]), await make(["offers:read"])];
    for (const [path, allowed, other] of [
      ["/companies/interviews", interviews, offers],
      [`/companies/interviews/${interview.id}`, interviews, offers],
      [`${of}/interviews`, interviews, offers],
      [`${of}/evaluations`, interviews, offers],
      ["/companies/offers", offers, interviews],
      [`${of}/offers`, offers, interviews],
    ] as const) {
      expect(await program(allowed.token, "GET", path), path).toMatchObject({ status: 200 });
      expect(await program(other.token, "GET", path), path).toEqual({ status: 403, codes: ["key_scope"] });
    }
  });

  it("act in the name of their maker, and the audit log names the key", async () => {
    const { db, boss, job, make } = await company();
    const { id } = await makeApplicant(db, { job });
    const { data, token } = await make(["applicants:write"]);
    expect(
      await program(token, "POST", `/companies/applicants/${id}/reject`, { reason_id: 1 }),
    ).toMatchObject({ status: 200 });
    const event = await db
      .selectFrom("audit_event")
      .select(["account_id", "detail"])
      .where("action", "=", "POST /companies/applicants/:id/reject")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({ account_id: boss.id, detail: { key: Number(data.id) } });
  });

  it("see no other company", async () => {
    const [one, other] = [await company(), await company()];
    const { token } = await one.make(["applicants:read"]);
    expect(await program(token, "GET", `/companies/jobs/${other.job.id}/candidates`)).toMatchObject({
      status: 404,
    });
  });

  it("end when they are revoked, run out, or their maker is no administrator any more", async () => {
    const { db, boss, call, make } = await company();
    const [revoked, short, lasting] = [
      await make(["jobs:read"]),
      await make(["jobs:read"], 30),
      await make(["jobs:read"]),
    ];
    const status = async (token: string) => (await program(token, "GET", "/companies/jobs")).status;
    await call(keyRevoke, { params: { id: Number(revoked.data.id) } });
    expect(await status(revoked.token)).toBe(401);
    expect(await status(short.token)).toBe(200);
    api.clock.advance(31 * day);
    expect(await status(short.token)).toBe(401);
    expect(await status(lasting.token)).toBe(200);
    await db.updateTable("accounts").set({ role_id: 1 }).where("id", "=", boss.id).execute();
    expect(await status(lasting.token)).toBe(401);
    api.clock.advance(-31 * day);
  });

  it("note when they were used, and a wrong one is nobody", async () => {
    const { call, make } = await company();
    const { data, token } = await make(["jobs:read"]);
    await program(token, "GET", "/companies/jobs");
    const found = (await call(keyList)).data.find(({ id }) => id === data.id);
    expect(found?.attributes.last_used_at).toBe(api.clock.now().toISOString());
    expect(await program(`${token}x`, "GET", "/companies/jobs")).toMatchObject({ status: 401 });
    expect(await program(token.slice(4), "GET", "/companies/jobs")).toMatchObject({ status: 401 });
  });

  it("say at their fields what is wrong, and are limited in number, also when two are made at once", async () => {
    const { call, make } = await company();
    const wrong = (body: object) => refusal(call(keyCreate, { body: body as never }));
    expect(await wrong({ name: " ", scopes: [], days: 7 })).toMatchObject({
      status: 422,
      codes: expect.arrayContaining(["required", "scope_required"]),
    });
    expect(await wrong({ name: "X", scopes: ["jobs:delete"], days: 0 })).toMatchObject({ status: 422 });
    for (let n = 1; n < caps.keys; n++) await make(["jobs:read"]);
    const [first, second] = await Promise.allSettled([make(["jobs:read"]), make(["jobs:read"])]);
    expect([first.status, second.status].toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await refusal(make(["jobs:read"]))).toMatchObject({ status: 409, codes: ["too_many_keys"] });
  });

  it("know every scope that an endpoint of a company asks for, and none of those that manage people or keys has one", () => {
    const endpoints = allRoutes(api.services).map(({ endpoint }) => endpoint);
    const scoped = endpoints.filter(({ scope }) => scope !== undefined);
    expect(scoped.length).toBeGreaterThan(10);
    for (const { path, scope } of scoped) {
      expect(keyScopes).toContain(scope);
      expect(path).toMatch(/^\/companies\/(?!api_keys|members|current_company|verification)/);
    }
    expect(ownList.scope).toBe("jobs:read");
    expect(applications.move.scope).toBe("applicants:write");
  });
});
