import { beforeAll, describe, expect, it } from "vitest";
import { applicantDetail } from "#hiring/applications/contract.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { type Caller, caller } from "#kit/call.ts";
import { minute } from "#kit/clock.ts";
import { inProcess } from "#kit/inject.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { accountShow, accountUpdate, logout, me } from "#people/accounts/contract.ts";
import { adminMe, candidateMe, companyMe } from "#people/accounts/contract-profile.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { hashPassword } from "#people/accounts/passwords.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { viewMinutes } from "./terms.ts";

const password = "Sen-nở-77-ao";
let password_hash: string;
const reason = "Ứng viên không thấy nút ứng tuyển";
let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  password_hash = await hashPassword(password);
});

/** Makes an administrator, and a caller whose requests all belong to one session. */
async function administrator(given: { member?: boolean } = {}) {
  const row = await makeStaff(api.database.db, "admin", given);
  await api.database.db.updateTable("accounts").set({ password_hash }).where("id", "=", row.id).execute();
  const token = await api.token(row.id);
  const call: Caller = caller(inProcess(api.app, { headers: { authorization: `Bearer ${token}` } }));
  return { ...row, call };
}

const begin = (
  id: number,
  body: { reason: string; current_password: string } = { reason, current_password: password },
) => [contract.viewBegin, { params: { id }, body }] as const;

describe("A super administrator who views the product as another account", () => {
  it("is that account outside the administrators' console, for 15 minutes, and without a session of it", async () => {
    const { db } = api.database;
    const { call } = await administrator();
    const person = await makeCandidate(db);
    const { data } = await call(...begin(person.id));
    expect(data.attributes.ends_at).toBe(new Date(monday.getTime() + viewMinutes * minute).toISOString());
    expect((await call(candidateMe)).data.id).toBe(String(person.id));
    expect((await call(me)).data.id).toBe(String(person.id));
    await call(adminMe);
    expect(
      await db.selectFrom("sessions").select("id").where("account_id", "=", person.id).execute(),
    ).toEqual([]);
    api.clock.set(new Date(monday.getTime() + viewMinutes * minute));
    expect(await refusal(call(candidateMe))).toMatchObject({ status: 403, codes: ["forbidden"] });
    api.clock.set(monday);
  });

  it("changes nothing, not even that an applicant was seen", async () => {
    const { db } = api.database;
    const { call } = await administrator();
    const boss = await makeRecruiter(db);
    const job = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id });
    const { id } = await makeApplicant(db, { job });
    await call(...begin(boss.id));
    expect((await call(applicantDetail, { params: { id } })).data.attributes.viewed_at).toBeNull();
    const stored = await db
      .selectFrom("applicants")
      .select("viewed_at")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(stored.viewed_at).toBeNull();
    for (const write of [() => call(accountUpdate, { body: { language: 1 } }), () => call(logout)])
      expect(await refusal(write())).toMatchObject({ status: 403, codes: ["view_only"] });
  });

  it("ends the view, which is not in another session of the same administrator", async () => {
    const { db } = api.database;
    const { call, id } = await administrator();
    const boss = await makeRecruiter(db);
    await call(...begin(boss.id));
    const elsewhere = await api.as(id);
    expect(await refusal(elsewhere(companyMe))).toMatchObject({ status: 403, codes: ["forbidden"] });
    api.clock.set(new Date(monday.getTime() + minute));
    await call(contract.viewEnd);
    expect(await refusal(call(companyMe))).toMatchObject({ status: 403, codes: ["forbidden"] });
    expect(await refusal(call(contract.viewEnd))).toMatchObject({ status: 409, codes: ["view_over"] });
    api.clock.set(monday);
  });

  it("views one account at a time", async () => {
    const { db } = api.database;
    const { call } = await administrator();
    const [first, second] = [await makeCandidate(db), await makeCandidate(db)];
    await call(...begin(first.id));
    await call(...begin(second.id));
    expect((await call(me)).data.id).toBe(String(second.id));
    expect((await call(contract.viewState, { params: { id: first.id } })).data.attributes.ends_at).toBeNull();
  });

  it("gives the password and a reason", async () => {
    const { call } = await administrator();
    const { id } = await makeCandidate(api.database.db);
    const wrong = begin(id, { reason, current_password: "không phải" });
    expect(await refusal(call(...wrong))).toMatchObject({ status: 422, codes: ["password_wrong"] });
    const empty = begin(id, { reason: " ", current_password: password });
    expect(await refusal(call(...empty))).toMatchObject({ status: 422, codes: ["required"] });
  });

  it("views neither administrators nor accounts that cannot log in", async () => {
    const { db } = api.database;
    const { call, id } = await administrator();
    const other = await administrator();
    const blocked = await makeCandidate(db);
    await db.updateTable("accounts").set({ blocked_at: monday }).where("id", "=", blocked.id).execute();
    for (const [account, code] of [
      [id, "view_admin"],
      [other.id, "view_admin"],
      [blocked.id, "view_inactive"],
    ] as const) {
      expect(await refusal(call(...begin(account)))).toMatchObject({ status: 403, codes: [code] });
      const { data } = await call(contract.viewState, { params: { id: account } });
      expect(data.attributes.can.view).toBe(code);
    }
    expect(await refusal(call(...begin(999_999)))).toMatchObject({ status: 404 });
  });

  it("is refused as a member of Sen's team, and loses the view with the role", async () => {
    const { db } = api.database;
    const member = await administrator({ member: true });
    const { id } = await makeCandidate(db);
    expect(await refusal(member.call(...begin(id)))).toMatchObject({ status: 403, codes: ["forbidden"] });
    const boss = await administrator();
    await boss.call(...begin(id));
    await db.updateTable("accounts").set({ role_id: 5 }).where("id", "=", boss.id).execute();
    expect(await refusal(boss.call(candidateMe))).toMatchObject({ status: 403, codes: ["forbidden"] });
  });
});

describe("The viewed person", () => {
  it("reads who viewed the account, when and why, also by mail", async () => {
    const person = await makeCandidate(api.database.db);
    const { call, full_name } = await administrator();
    await call(...begin(person.id));
    const own = await api.as(person.id);
    const { data, meta } = await own(contract.ownViews);
    expect(data.map(({ attributes }) => attributes)).toMatchObject([{ viewed_by: full_name, reason }]);
    expect(meta.total).toBe(1);
    const mails = await api.mails("viewing.account_viewed");
    expect(mails.filter(({ to_email }) => to_email === person.email)).toMatchObject([
      { props: { by: full_name, reason } },
    ]);
    const other = await api.as((await makeCandidate(api.database.db)).id);
    expect((await other(contract.ownViews)).data).toEqual([]);
  });
});

describe("The audit log", () => {
  it("has a row of the administrator for each read and for each refused write", async () => {
    const person = await makeCandidate(api.database.db);
    const { call, id } = await administrator();
    await call(...begin(person.id));
    await call(accountShow);
    await refusal(call(accountUpdate, { body: { language: 1 } }));
    const rows = await api.database.db
      .selectFrom("audit_event")
      .select(["action", "status", "object_type", "object_id", "codes"])
      .where("account_id", "=", id)
      .orderBy("id")
      .execute();
    expect(rows).toMatchObject([
      { action: "POST /admins/users/:id/view", status: 201, object_id: String(person.id) },
      { action: "GET /account", status: 200, object_type: "accounts", object_id: String(person.id) },
      { action: "PUT /account", status: 403, codes: ["view_only"] },
    ]);
  });
});
