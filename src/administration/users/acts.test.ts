import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import { inTransaction } from "#kit/db.ts";
import { me } from "#people/accounts/contract.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { memberUpdate } from "#people/members/contract.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { blockUser } from "./commands/acts.ts";
import { userShow } from "./contract.ts";
import * as acts from "./contract-acts.ts";
import { type Administrator, administrators, onUser } from "./factory.ts";

let api: TestApi;
let sen: ReturnType<typeof administrators>;
let boss: Administrator;
let member: Caller;
beforeAll(async () => {
  api = await testApi();
  sen = administrators(api);
});
beforeEach(async () => {
  await sen.empty();
  boss = await sen.make();
  member = (await sen.make({ member: true })).call;
});
const change = (id: number, columns: object) => sen.change(id, columns);
const stateOf = async (id: number) => (await boss.call(userShow, { params: { id } })).data.attributes;

describe("Blocking a user", () => {
  it("ends sessions at once, tells the person why, and can be lifted", async () => {
    const person = await makeCandidate(api.database.db);
    const call = await api.as(person.id);
    expect((await call(me)).data.id).toBe(String(person.id));
    const { data } = await boss.call(acts.userBlock, onUser(person.id));
    expect(data.attributes).toMatchObject({
      state: "blocked",
      block_reason: "Tin giả",
      can: { block: false, unblock: true },
    });
    expect((await refusal(call(me))).status).toBe(401);
    expect(await refusal(boss.call(acts.userBlock, onUser(person.id)))).toMatchObject({
      status: 409,
      codes: ["user_state_changed"],
    });
    await boss.call(acts.userUnblock, onUser(person.id, { reason: "Nhầm" }));
    expect(await stateOf(person.id)).toMatchObject({ state: "active", block_reason: null });
    // The sessions of before do not come back.
    expect((await refusal(call(me))).status).toBe(401);
    expect(await sen.mailsTo(person.email)).toEqual([
      ["users.changed", { change: "blocked", reason: "Tin giả" }],
      ["users.changed", { change: "unblocked", reason: "Nhầm" }],
    ]);
    const row = await api.database.db
      .selectFrom("audit_event")
      .select(["object_type", "detail"])
      .where("action", "=", "POST /admins/users/:id/block")
      .where("object_id", "=", String(person.id))
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      object_type: "users",
      detail: { before: { state: "active" }, after: { state: "blocked" } },
    });
    expect(JSON.stringify(row)).not.toContain("Tin giả");
  });

  it("is not undone by the person’s own team, whose deactivation outlives it", async () => {
    const { db } = api.database;
    const owner = await makeRecruiter(db);
    const colleague = await makeRecruiter(db, { companyId: owner.companyId, member: true });
    await change(colleague.id, { blocked_at: monday, deactivated_by: owner.id });
    await boss.call(acts.userBlock, onUser(colleague.id));
    const reactivate = { params: { id: colleague.id }, body: { active: true } } as never;
    const company = await api.as(owner.id);
    expect((await refusal(company(memberUpdate, reactivate))).codes).toEqual(["member_blocked"]);
    expect((await boss.call(acts.userUnblock, onUser(colleague.id))).data.attributes.state).toBe(
      "deactivated",
    );
    await company(memberUpdate, reactivate);
    expect((await sen.rowOf(colleague.id)).blocked_at).toBeNull();
  });

  it("spares the own account and the last super administrator", async () => {
    expect((await refusal(boss.call(acts.userBlock, onUser(boss.id)))).codes).toEqual(["last_super"]);
    const other = await sen.make();
    expect((await refusal(boss.call(acts.userBlock, onUser(boss.id)))).codes).toEqual(["user_self"]);
    await boss.call(acts.userBlock, onUser(other.id));
    expect((await refusal(boss.call(acts.userBlock, onUser(boss.id)))).codes).toEqual(["last_super"]);
  });

  it("leaves one of two super administrators who block each other", async () => {
    for (let round = 0; round < 4; round++) {
      await sen.empty();
      const [a, b] = [await sen.make(), await sen.make()];
      const both = await Promise.allSettled([
        a.call(acts.userBlock, onUser(b.id)),
        b.call(acts.userBlock, onUser(a.id)),
      ]);
      expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const rows = [await sen.rowOf(a.id), await sen.rowOf(b.id)];
      expect(rows.filter(({ blocked_at }) => blocked_at === null)).toHaveLength(1);
    }
  });

  it("is refused to an actor who has lost the role since the guard", async () => {
    const person = await makeCandidate(api.database.db);
    const other = await sen.make();
    const actor = { kind: "admin", accountId: other.id, fullName: other.full_name, isAdmin: true } as never;
    await change(other.id, { role_id: 5 });
    const act = { actor, id: person.id, reason: "x", asOf: monday };
    await expect(inTransaction(api.database, (tx) => blockUser(tx, act))).rejects.toMatchObject({
      status: 403,
    });
    expect((await sen.rowOf(person.id)).blocked_at).toBeNull();
  });
});

describe("Each act of a super administrator", () => {
  const all = [
    [acts.userBlock, {}],
    [acts.userUnblock, {}],
    [acts.userVerifyEmail, {}],
    [acts.userRole, { role_id: 0 }],
    [acts.userErase, { email: "a@example.test" }],
    [acts.userEraseEnd, {}],
    [acts.userSessionsEnd, {}],
  ] as const;
  it("is refused to visitors, others and members, needs a reason, and knows no missing user", async () => {
    const person = await makeCandidate(api.database.db);
    const callers = [
      [await api.as(null), 401],
      [await api.as(person.id), 403],
      [member, 403],
    ] as const;
    for (const [endpoint, body] of all) {
      for (const [call, status] of callers)
        expect((await refusal(call(endpoint, onUser(person.id, body)))).status).toBe(status);
      expect((await refusal(boss.call(endpoint, onUser(person.id, { ...body, reason: " " })))).status).toBe(
        422,
      );
      expect((await refusal(boss.call(endpoint, onUser(99_999_999, body)))).status).toBe(404);
    }
  });
});

describe("Links and verification", () => {
  it("are sent by members with the reason, and nobody else reads the link", async () => {
    const person = await makeCandidate(api.database.db, { verified: false });
    const answers = [
      await member(acts.userResendVerification, onUser(person.id)),
      await member(acts.userResetLink, onUser(person.id)),
    ];
    const mails = await sen.mailsTo(person.email);
    expect(mails).toMatchObject([
      ["accounts.verify_email", { note: "Tin giả" }],
      ["accounts.reset_password", { note: "Tin giả" }],
    ]);
    for (const [, props] of mails)
      expect(JSON.stringify(answers)).not.toContain(String((props as { proof: string }).proof));
    for (let n = 1; n < 5; n++) await member(acts.userResetLink, onUser(person.id));
    expect((await refusal(member(acts.userResetLink, onUser(person.id)))).status).toBe(429);
    expect((await refusal(member(acts.userResetLink, onUser(boss.id)))).status).toBe(404);
    await boss.call(acts.userVerifyEmail, onUser(person.id));
    expect((await sen.rowOf(person.id)).email_verified_at).toEqual(monday);
    for (const endpoint of [acts.userVerifyEmail, acts.userResendVerification])
      expect((await refusal(boss.call(endpoint, onUser(person.id)))).codes).toEqual(["already_verified"]);
  });
});

describe("Sessions", () => {
  it("are ended one by one or together", async () => {
    const { db } = api.database;
    const person = await makeCandidate(db);
    const calls = [await api.as(person.id), await api.as(person.id)];
    for (const call of calls) await call(me);
    const [first] = await db
      .selectFrom("sessions")
      .select("id")
      .where("account_id", "=", person.id)
      .execute();
    const one = { params: { id: person.id, sid: first!.id }, body: { reason: "Máy lạ" } };
    await boss.call(acts.userSessionEnd, one);
    expect((await refusal(boss.call(acts.userSessionEnd, one))).status).toBe(404);
    const statuses = async () =>
      Promise.all(calls.map(async (call) => (await call(me).catch(() => null)) !== null));
    expect((await statuses()).filter(Boolean)).toHaveLength(1);
    const stranger = await makeCandidate(db);
    expect(
      (await refusal(boss.call(acts.userSessionEnd, { ...one, params: { ...one.params, id: stranger.id } })))
        .status,
    ).toBe(404);
    await boss.call(acts.userSessionsEnd, onUser(person.id));
    expect(await statuses()).toEqual([false, false]);
    expect((await sen.mailsTo(person.email)).map(([, props]) => props)).toEqual([
      { change: "session_ended", reason: "Máy lạ" },
      { change: "sessions_ended", reason: "Tin giả" },
    ]);
  });
});

describe("The role of a user", () => {
  it("changes inside the team, which keeps an administrator", async () => {
    const { db } = api.database;
    const owner = await makeRecruiter(db);
    const colleague = await makeRecruiter(db, { companyId: owner.companyId, member: true });
    const toMember = onUser(owner.id, { role_id: 1 });
    expect((await refusal(boss.call(acts.userRole, toMember))).codes).toEqual(["company_needs_admin"]);
    expect((await refusal(boss.call(acts.userRole, onUser(owner.id, { role_id: 4 })))).status).toBe(422);
    await boss.call(acts.userRole, onUser(colleague.id, { role_id: 0 }));
    await boss.call(acts.userRole, toMember);
    expect([(await sen.rowOf(owner.id)).role_id, (await sen.rowOf(colleague.id)).role_id]).toEqual([1, 0]);
    const person = await makeCandidate(db);
    expect((await refusal(boss.call(acts.userRole, onUser(person.id, { role_id: 0 })))).codes).toEqual([
      "user_without_role",
    ]);
  });

  it("of the last super administrator stays, and a new one needs a second person", async () => {
    expect((await refusal(boss.call(acts.userRole, onUser(boss.id, { role_id: 5 })))).codes).toEqual([
      "last_super",
    ]);
    const [other, third] = [await sen.make(), await sen.make({ member: true })];
    const promote = onUser(third.id, { role_id: 4 });
    const { data } = await boss.call(acts.userRole, promote);
    expect(data.attributes).toMatchObject({
      role_id: 5,
      requests: [{ act: "make_super", requested_by: boss.full_name, can: { confirm: false } }],
    });
    expect((await other.call(acts.userRole, promote)).data.attributes).toMatchObject({
      role_id: 4,
      requests: [],
    });
    expect((await sen.mailsTo(third.email)).at(-1)).toMatchObject([
      "members.admin_changed",
      { note: "Tin giả" },
    ]);
  });
});
