import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { applicantDetail, move, reject } from "#hiring/applications/contract.ts";
import { cvFile } from "#hiring/applications/contract-files.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { auditAreaOf, pruneAudit } from "#kit/audit.ts";
import { day, minute } from "#kit/clock.ts";
import type { Endpoint } from "#kit/contract.ts";
import type { Bound } from "#kit/http/handle.ts";
import { routeOf } from "#kit/http/route.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { login, passwordUpdate } from "#people/accounts/contract.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { hashPassword } from "#people/accounts/passwords.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { allRoutes } from "../../app/api.ts";
import { auditEvents, auditPerson } from "./contract.ts";

let api: TestApi;
let admin: Awaited<ReturnType<typeof makeStaff>>;
beforeAll(async () => {
  api = await testApi();
  admin = await makeStaff(api.database.db, "admin");
});

const rowsOf = (accountId: number | null) =>
  api.database.db
    .selectFrom("audit_event")
    .selectAll()
    .where(sql<boolean>`account_id IS NOT DISTINCT FROM ${accountId}`)
    .orderBy("id")
    .execute();

describe("Every route that changes something", () => {
  const origin = {
    ip: "192.0.2.1",
    userAgent: "Test",
    referralId: null,
    utmSource: null,
    utmCampaign: null,
    utmMedium: null,
  };
  const person = { accountId: 4021, userType: 2, companyId: 7, agencyId: null };
  const bare = { params: undefined, query: undefined, body: undefined, answer: undefined };

  function call({ endpoint, ...bound }: Bound, run: () => Promise<unknown>) {
    const made = { ...bound, run, endpoint: { ...endpoint, ...bare } as Endpoint };
    const route = routeOf(made, api.services, (_, code) => code);
    return route.run({
      identity: { actor: { kind: "visitor" }, sessionId: null, who: `account:${person.accountId}`, person },
      params: {},
      query: {},
      body: undefined,
      files: {},
      language: "en",
      origin,
      cookies: {},
      setCookie: () => {},
      idempotencyKey: undefined,
      path: endpoint.path,
    });
  }

  it("leaves one row of a signed-in person, and reading leaves none unless its contract says so", async () => {
    const routes = allRoutes(api.services);
    const expected: string[] = [];
    for (const bound of routes) {
      await call(bound, async () => ({}));
      if (auditAreaOf(bound.endpoint)) expected.push(`${bound.endpoint.method} ${bound.endpoint.path}`);
    }
    const changing = routes.filter(({ endpoint }) => endpoint.method !== "GET");
    expect(expected.length).toBeGreaterThan(changing.length);
    expect((await rowsOf(person.accountId)).map(({ action }) => action)).toEqual(expected);
  });
});

describe("The audit log", () => {
  it("says who, where, what and about what, and none of the values", async () => {
    const recruiter = await makeRecruiter(api.database.db);
    const job = await makeJob(api.database.db, { companyId: recruiter.companyId });
    const applicant = await makeApplicant(api.database.db, { job });
    const company = await api.as(recruiter.id, { "user-agent": "Mozilla/5.0 (test)" });
    const params = { id: applicant.id };
    await company(applicantDetail, { params });
    await company(reject, { params, body: { reason_id: 3, note: "Chị Bích nhà xa" } });
    const rows = await rowsOf(recruiter.id);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ area: "cv", action: "GET /companies/applicants/:id", status: 200 });
    expect(rows[1]).toMatchObject({
      at: monday,
      user_type: 2,
      company_id: recruiter.companyId,
      area: "decision",
      action: "POST /companies/applicants/:id/reject",
      status: 200,
      object_type: "applicants",
      object_id: String(applicant.id),
      ip: "127.0.0.1",
      user_agent: "Mozilla/5.0 (test)",
      detail: { fields: ["reason_id", "note", "words"], after: { reason_id: 3 } },
    });
    expect(rows[1]?.session_id).not.toBeNull();
    expect(JSON.stringify(rows)).not.toContain("Bích");
  });

  it("keeps nothing of a change that failed, and refusals of another tenant's rows are no denials", async () => {
    const recruiter = await makeRecruiter(api.database.db);
    const applicant = await makeApplicant(api.database.db, { job: await makeJob(api.database.db, {}) });
    const company = await api.as(recruiter.id);
    expect(
      (await refusal(company(move, { params: { id: applicant.id }, body: { job_stage_id: 1 } }))).status,
    ).toBe(404);
    expect((await refusal(company(cvFile, { params: { id: applicant.id } }))).status).toBe(404);
    expect(await rowsOf(recruiter.id)).toEqual([]);
  });

  it("has sign-ins, wrong passwords and lockouts, of the account where there is one", async () => {
    const candidate = await makeCandidate(api.database.db);
    const password_hash = await hashPassword("cau vong bay mau");
    await api.database.db
      .updateTable("accounts")
      .set({ password_hash })
      .where("id", "=", candidate.id)
      .execute();
    const visitor = await api.as(null);
    const signIn = (password: string) => visitor(login, { body: { email: candidate.email, password } });
    await signIn("cau vong bay mau");
    for (let i = 0; i < 12; i++) await refusal(signIn("wrong"));
    const rows = await rowsOf(candidate.id);
    expect(rows[0]).toMatchObject({ area: "sign_in", action: "POST /auths/login", status: 200, codes: [] });
    expect(rows.filter(({ status }) => status === 401)).toHaveLength(10);
    // Two refused calls in one minute are one row of the audit log.
    expect(rows.filter(({ status }) => status === 429)).toHaveLength(1);
    await refusal(visitor(login, { body: { email: "nobody@example.test", password: "wrong" } }));
    expect(await rowsOf(null)).toMatchObject([{ status: 401, codes: ["login_failed"] }]);
    expect(JSON.stringify([...rows, ...(await rowsOf(null))])).not.toMatch(/cau vong|wrong|nobody@/);
  });

  it("has whoever is not let in", async () => {
    const candidate = await makeCandidate(api.database.db);
    const call = await api.as(candidate.id);
    for (let i = 0; i < 3; i++) expect((await refusal(call(auditEvents))).status).toBe(403);
    api.clock.advance(2 * minute);
    expect((await refusal(call(auditEvents))).status).toBe(403);
    api.clock.set(monday);
    const rows = await rowsOf(candidate.id);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      action: "GET /admins/audit_events",
      area: "access",
      status: 403,
      codes: ["forbidden"],
      object_id: null,
    });
  });

  it("has a wrong password of somebody who is signed in as no denial, but its change", async () => {
    const candidate = await makeCandidate(api.database.db);
    const password_hash = await hashPassword("cau vong bay mau");
    await api.database.db
      .updateTable("accounts")
      .set({ password_hash })
      .where("id", "=", candidate.id)
      .execute();
    const call = await api.as(candidate.id);
    const password = "mot hai ba bon nam";
    await call(passwordUpdate, {
      body: { current_password: "cau vong bay mau", password, password_confirmation: password },
    });
    expect(await rowsOf(candidate.id)).toMatchObject([
      {
        area: "account",
        action: "PUT /account/password",
        status: 204,
        detail: { fields: ["current_password", "password", "password_confirmation"] },
      },
    ]);
  });

  it.each([
    ["a changed row", sql`UPDATE audit_event SET account_id = 1`],
    ["a deleted row", sql`DELETE FROM audit_event`],
    ["an emptied table", sql`TRUNCATE audit_event`],
  ])("refuses %s", async (_, change) => {
    await expect(change.execute(api.database.db)).rejects.toThrow("append-only");
  });

  it("forgets rows after a year and no sooner", async () => {
    const { db } = api.database;
    const old = { at: new Date(Date.now() - 400 * day), area: "change", action: "POST /old", status: 204 };
    const young = { ...old, at: new Date(Date.now() - 360 * day), action: "POST /young" };
    await db.insertInto("audit_event").values([old, young]).execute();
    expect(await pruneAudit(db, new Date())).toBe(1);
    await pruneAudit(db, new Date(Date.now() + 1000 * day));
    const left = await db
      .selectFrom("audit_event")
      .select("action")
      .where("action", "in", ["POST /old", "POST /young"])
      .execute();
    expect(left).toEqual([{ action: "POST /young" }]);
  });
});

describe("An administrator", () => {
  it("reads the log by person, kind, result, object and day, page by page", async () => {
    const { id } = await makeCandidate(api.database.db, {
      email: "log@example.test",
      fullName: "Phạm Thị Lan",
    });
    const row = { account_id: id, user_type: 1, area: "change", status: 204, object_type: "jobs" };
    const at = (n: number) => new Date(monday.getTime() + n * day);
    await api.database.db
      .insertInto("audit_event")
      .values(
        [0, 1, 2, 3, 4].map((n) => ({ ...row, at: at(n), action: `PUT /n/${n}`, object_id: String(n) })),
      )
      .execute();
    await api.database.db
      .insertInto("audit_event")
      .values({ ...row, at: at(5), action: "GET /n/5", status: 403, area: "account" })
      .execute();
    const call = await api.as(admin.id);
    const found = (await call(auditPerson, { body: { email: "LOG@example.test" } })).data;
    expect(found).toMatchObject({ id: String(id), attributes: { full_name: "Phạm Thị Lan" } });
    const read = async (query: object) => {
      const { data, meta } = await call(auditEvents, { query: { account_id: id, ...query } });
      return { actions: data.map(({ attributes }) => attributes.action.slice(-1)).join(""), meta };
    };
    const first = await read({ items: 4 });
    expect(first).toMatchObject({ actions: "5432", meta: { person: { email: "log@example.test" } } });
    expect(await read({ items: 4, before: Number(first.meta.next) })).toMatchObject({
      actions: "10",
      meta: { next: null },
    });
    expect((await read({ refused: "1" })).actions).toBe("5");
    expect((await read({ area: "account" })).actions).toBe("5");
    expect((await read({ object_type: "jobs", object_id: "3" })).actions).toBe("3");
    // 3 March in Vietnam begins at 17:00 UTC of the day before.
    expect((await read({ from: "2026-03-03", to: "2026-03-04" })).actions).toBe("21");
    expect(await refusal(call(auditPerson, { body: { email: "none@example.test" } }))).toMatchObject({
      status: 422,
      codes: ["email_unknown"],
    });
  });

  it("alone reads it", async () => {
    const recruiter = await api.as((await makeRecruiter(api.database.db)).id);
    expect((await refusal(recruiter(auditPerson, { body: { email: "log@example.test" } }))).status).toBe(403);
    expect((await refusal((await api.as(null))(auditEvents))).status).toBe(401);
  });

  it("downloads the log by the same filters, which the log has with the number of rows", async () => {
    const { id } = await makeCandidate(api.database.db, { fullName: "=Lan" });
    const row = { account_id: id, user_type: 1, area: "change", status: 204, object_type: "jobs" };
    const detail = JSON.stringify({ before: { hot: false }, after: { hot: true } });
    await api.database.db
      .insertInto("audit_event")
      .values([
        { ...row, at: monday, action: "PUT /n/1", object_id: "1", detail },
        { ...row, at: monday, action: "GET /n/2", object_id: "2", status: 403 },
      ])
      .execute();
    const boss = await makeStaff(api.database.db, "admin");
    const fileFor = async (accountId: number, query: string) =>
      api.app.inject({
        url: `/api/v2/admins/audit_events.csv?${query}`,
        headers: { authorization: `Bearer ${await api.token(accountId)}`, "accept-language": "vi" },
      });
    const file = await fileFor(boss.id, `account_id=${id}`);
    expect(file.statusCode).toBe(200);
    expect(file.body).toContain("Thời điểm,Người thực hiện");
    expect(file.body).toContain('2026-03-02 10:00,"\'=Lan"');
    expect(file.body).toContain("hot: false → true");
    expect((await fileFor(boss.id, `account_id=${id}&refused=1`)).body).not.toContain("PUT /n/1");
    expect(await rowsOf(boss.id)).toMatchObject([
      { action: "GET /admins/audit_events.csv", object_id: String(id), detail: { after: { rows: 2 } } },
      { action: "GET /admins/audit_events.csv", object_id: String(id), detail: { after: { rows: 1 } } },
    ]);
    const member = await makeStaff(api.database.db, "admin", { member: true });
    expect((await fileFor(member.id, "")).statusCode).toBe(403);
  });
});
