import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import { inTransaction, type Tx } from "#kit/db.ts";
import { me } from "#people/accounts/contract.ts";
import { accountClose } from "#people/accounts/contract-closing.ts";
import { makeStaff } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { changeActive, changeRole, confirmSuper, endConfirmation } from "./commands/admins.ts";
import * as contract from "./contract-admin.ts";
import { makeConfirmation, makeInvite } from "./factory.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
// The whole product has one team of administrators, so that each test begins with an empty one.
beforeEach(async () => {
  await api.database.db
    .updateTable("accounts")
    .set({ blocked_at: monday, deleted_at: monday })
    .where("user_type", "=", 4)
    .execute();
  await api.database.db.deleteFrom("account_confirmations").execute();
});

async function administrator(given: { member?: boolean } = {}) {
  const row = await makeStaff(api.database.db, "admin", given);
  return { ...row, call: await api.as(row.id) };
}
const rowOf = (id: number) =>
  api.database.db.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const mailsTo = async (name: string, email: string) =>
  (await api.mails(name)).filter((mail) => mail.to_email === email);
const reason = "Đổi ca trực";
const role = (id: number, role_id: number) =>
  [contract.adminMemberRole, { params: { id }, body: { role_id, reason } }] as const;
const active = (id: number, is: boolean) =>
  [contract.adminMemberActive, { params: { id }, body: { active: is, reason } }] as const;
const supers = () =>
  api.database.db
    .selectFrom("accounts")
    .select("id")
    .where("user_type", "=", 4)
    .where("role_id", "=", 4)
    .where("blocked_at", "is", null)
    .where("closes_at", "is", null)
    .execute();
const lastAudit = (id: number | string) =>
  api.database.db
    .selectFrom("audit_event")
    .select(["action", "object_type", "detail"])
    .where("object_id", "=", String(id))
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();

describe("The role of an administrator", () => {
  it("is changed at once by the only super administrator, and the person gets a mail", async () => {
    const [boss, member] = [await administrator(), await administrator({ member: true })];
    const { data } = await boss.call(...role(member.id, 4));
    expect(data.attributes).toMatchObject({ role_id: 4, confirmation: null });
    expect(await refusal(member.call(me))).toMatchObject({ status: 401 });
    expect(await lastAudit(member.id)).toMatchObject({
      action: "PUT /admins/members/:id",
      object_type: "account",
      detail: {
        before: { role_id: 5, active: true, confirmation: false },
        after: { role_id: 4, active: true, confirmation: false },
      },
    });
    expect((await mailsTo("members.admin_changed", member.email))[0]?.props).toEqual({
      change: "promoted",
      by: boss.full_name,
      note: reason,
    });
    await boss.call(...role(member.id, 5));
    expect((await rowOf(member.id)).role_id).toBe(5);
  });

  it("needs a second person who confirms it, and who is not the first one", async () => {
    const [a, b, member] = [
      await administrator(),
      await administrator(),
      await administrator({ member: true }),
    ];
    const params = { id: member.id };
    const asked = await a.call(...role(member.id, 4));
    expect(asked.data.attributes).toMatchObject({
      role_id: 5,
      confirmation: {
        requested_by: a.full_name,
        expires_at: new Date(monday.getTime() + 7 * day).toISOString(),
      },
      can: { confirm: false, end_confirmation: true, change_role: false },
    });
    expect(await refusal(a.call(contract.confirmationGive, { params }))).toMatchObject({
      status: 403,
      codes: ["second_person"],
    });
    await a.call(...role(member.id, 4));
    expect((await rowOf(member.id)).role_id).toBe(5);
    await b.call(contract.confirmationEnd, { params, body: { reason: "Chưa cần" } });
    const changes = (await mailsTo("members.admin_changed", member.email)).map(({ props }) => props);
    expect(changes).toEqual([
      { change: "proposed", by: a.full_name, note: reason },
      { change: "proposed", by: a.full_name, note: reason },
      { change: "not_promoted", by: b.full_name, note: "Chưa cần" },
    ]);
    const refused = { act: "make_super", by: b.full_name, name: member.full_name, reason: "Chưa cần" };
    expect((await mailsTo("members.request_refused", a.email)).map(({ props }) => props)).toEqual([refused]);
    expect((await mailsTo("members.confirmation_wanted", b.email))[0]?.props.note).toBe(reason);
    expect(await refusal(b.call(contract.confirmationGive, { params }))).toMatchObject({
      status: 409,
      codes: ["confirmation_over"],
    });
    await a.call(...role(member.id, 4));
    // The same wish of the second person is a confirmation.
    expect((await b.call(...role(member.id, 4))).data.attributes.role_id).toBe(4);
  });

  it("is not confirmed when the request has expired or the one who asked has left", async () => {
    const { db } = api.database;
    const [a, b, member] = [
      await administrator(),
      await administrator(),
      await administrator({ member: true }),
    ];
    const params = { id: member.id };
    const eightDaysAgo = new Date(monday.getTime() - 8 * day);
    await makeConfirmation(db, { accountId: member.id, by: a.id, at: eightDaysAgo });
    const over = { status: 409, codes: ["confirmation_over"] };
    expect(await refusal(b.call(contract.confirmationGive, { params }))).toMatchObject(over);
    await a.call(...role(member.id, 4));
    await b.call(...active(a.id, false));
    expect(await refusal(b.call(contract.confirmationGive, { params }))).toMatchObject(over);
  });

  it("stays with the last super administrator, who cannot demote, deactivate or close the own account", async () => {
    const boss = await administrator();
    await administrator({ member: true });
    const lastSuper = { status: 409, codes: ["last_super"] };
    expect(await refusal(boss.call(...role(boss.id, 5)))).toMatchObject(lastSuper);
    expect(await refusal(boss.call(...active(boss.id, false)))).toMatchObject(lastSuper);
    expect(await refusal(boss.call(accountClose, { body: { email: boss.email } }))).toMatchObject(lastSuper);
    const other = await administrator();
    expect(await refusal(boss.call(...active(boss.id, false)))).toMatchObject({ codes: ["member_self"] });
    await boss.call(...role(boss.id, 5));
    expect(await supers()).toEqual([{ id: other.id }]);
  });

  it("stays with one of two who remove each other at the same moment", async () => {
    for (let round = 0; round < 4; round++) {
      const [a, b] = [await administrator(), await administrator()];
      const both = await Promise.allSettled([
        a.call(...role(b.id, 5)),
        round % 2 ? b.call(...active(a.id, false)) : b.call(...role(a.id, 5)),
      ]);
      expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const left = await supers();
      expect(left).toHaveLength(1);
      await api.database.db
        .updateTable("accounts")
        .set({ blocked_at: monday, deleted_at: monday })
        .where("user_type", "=", 4)
        .execute();
    }
  });

  it("of a call that the guard let in is not used after it was lost", async () => {
    const [a, b, c] = [await administrator(), await administrator(), await administrator()];
    const actor = {
      kind: "admin",
      accountId: b.id,
      email: b.email,
      fullName: b.full_name,
      language: "en",
      emailVerified: true,
      isAdmin: true,
    } as const;
    await a.call(...role(b.id, 5));
    for (const verb of [
      (tx: Tx) => changeRole(tx, { actor, id: c.id, reason, asOf: monday }, 5),
      (tx: Tx) => changeActive(tx, { actor, id: c.id, reason, asOf: monday }, false),
      (tx: Tx) => confirmSuper(tx, { actor, id: c.id, asOf: monday }),
      (tx: Tx) => endConfirmation(tx, { actor, id: c.id, reason, asOf: monday }),
    ])
      await expect(inTransaction(api.database, verb)).rejects.toMatchObject({ status: 403 });
    expect(await supers()).toHaveLength(2);
  });
});

describe("An administrator who is deactivated", () => {
  it("is logged out at once, loses open invites, and can be reactivated", async () => {
    const { db } = api.database;
    const [boss, other] = [await administrator(), await administrator()];
    const invite = await makeInvite(db, { by: other.id, sentAt: monday });
    const { data } = await boss.call(...active(other.id, false));
    expect(data.attributes).toMatchObject({ active: false, can: { reactivate: true, deactivate: false } });
    expect(await refusal(other.call(me))).toMatchObject({ status: 401 });
    const call = await api.as(null);
    expect(await refusal(call(contract.adminInviteVerify, { query: { token: invite.token } }))).toMatchObject(
      { codes: ["link_expired"] },
    );
    expect(await refusal(boss.call(...role(other.id, 5)))).toMatchObject({ codes: ["member_not_active"] });
    await boss.call(...active(other.id, true));
    expect((await rowOf(other.id)).blocked_at).toBeNull();
    const changes = (await mailsTo("members.admin_changed", other.email)).map(({ props }) => props.change);
    expect(changes.sort()).toEqual(["deactivated", "reactivated"]);
  });

  it("is not reactivated after a block by another hand than the team's", async () => {
    const [boss, other] = [await administrator(), await administrator({ member: true })];
    await api.database.db
      .updateTable("accounts")
      .set({ blocked_at: monday })
      .where("id", "=", other.id)
      .execute();
    expect(await refusal(boss.call(...active(other.id, true)))).toMatchObject({ codes: ["member_blocked"] });
  });
});

describe("The list of administrators", () => {
  it("shows addresses, logins and two-step login to super administrators only", async () => {
    const [boss, member] = [await administrator(), await administrator({ member: true })];
    await member.call(me);
    const seen = (await boss.call(contract.adminMembers, { query: {} })).data;
    expect(seen.map(({ id }) => Number(id)).sort()).toEqual([boss.id, member.id].sort());
    const shown = seen.find(({ id }) => id === String(member.id))?.attributes;
    expect(shown).toMatchObject({
      email: member.email,
      two_step: false,
      last_login_at: monday.toISOString(),
      can: { change_role: true, deactivate: true, reactivate: false, confirm: false },
    });
    const theirs = (await member.call(contract.adminMembers, { query: {} })).data;
    const hidden = theirs.find(({ id }) => id === String(boss.id))?.attributes;
    expect(hidden).toMatchObject({ email: null, phone: null, two_step: null, last_login_at: null });
    for (const { attributes } of theirs) expect(Object.values(attributes.can)).not.toContain(true);
  });

  it("is filtered by name without accents, role and state", async () => {
    const [boss, member] = [await administrator(), await administrator({ member: true })];
    await api.database.db
      .updateTable("accounts")
      .set({ full_name: "Vũ Đình Trọng" })
      .where("id", "=", member.id)
      .execute();
    const ids = async (query: object) =>
      (await boss.call(contract.adminMembers, { query })).data.map(({ id }) => Number(id));
    expect(await ids({ name: "dinh trong" })).toEqual([member.id]);
    expect(await ids({ role_id: 4 })).toEqual([boss.id]);
    expect(await ids({ state: "deactivated" })).toEqual([]);
    await boss.call(...active(member.id, false));
    expect(await ids({ state: "deactivated" })).toEqual([member.id]);
    expect(await ids({ state: "active" })).toEqual([boss.id]);
  });
});
