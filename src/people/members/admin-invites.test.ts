import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { adminLogin } from "#people/accounts/contract-admin.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { list as notificationList } from "#people/notifications/contract.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { inviteUpdate, inviteVerify } from "./contract.ts";
import * as contract from "./contract-admin.ts";
import { makeInvite } from "./factory.ts";

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

const password = "sương mù trên đồi chè";
const person = { full_name: "Đỗ Thu Hà", password, password_confirmation: password };
async function administrator(given: { member?: boolean } = {}) {
  const row = await makeStaff(api.database.db, "admin", given);
  return { ...row, call: await api.as(row.id) };
}
const rowOf = (id: number) =>
  api.database.db.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const mailsTo = async (name: string, email: string) =>
  (await api.mails(name)).filter((mail) => mail.to_email === email);
const lastAudit = (id: number | string) =>
  api.database.db
    .selectFrom("audit_event")
    .select(["action", "object_type", "detail"])
    .where("object_id", "=", String(id))
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();

describe("An invite to Sen's team", () => {
  it("is mailed, verified by its link at the administrators' address, and makes an administrator", async () => {
    const boss = await administrator();
    const { data } = await boss.call(contract.adminInviteCreate, { body: { email: " Ha@Sen.test " } });
    expect(data.attributes).toMatchObject({ email: "ha@sen.test", role_id: 5, state: "pending" });
    expect((await lastAudit(data.id)).detail).toMatchObject({ after: { role_id: 5, state: "pending" } });
    const [mail] = await mailsTo("members.admin_invited", "ha@sen.test");
    const token = String(mail?.props.proof);
    const call = await api.as(null);
    expect((await call(contract.adminInviteVerify, { query: { token } })).data.attributes).toMatchObject({
      invited_by: boss.full_name,
      email: "ha@sen.test",
    });
    // The addresses of companies and agencies do not know the link.
    const unknown = { status: 422, codes: ["token_not_found"] };
    expect(await refusal(call(inviteVerify, { query: { token } }))).toMatchObject(unknown);
    expect(await refusal(call(inviteUpdate, { body: { token, ...person } }))).toMatchObject(unknown);
    const short = { token, ...person, password: "ngắn lắm", password_confirmation: "ngắn lắm" };
    expect((await refusal(call(contract.adminInviteUpdate, { body: short }))).codes).toEqual([
      "password_too_short",
    ]);
    const joined = await call(contract.adminInviteUpdate, { body: { token, ...person } });
    expect(joined.data.attributes).toMatchObject({
      user_type: 4,
      role_id: 5,
      company_id: null,
      email_verified: true,
    });
    await call(adminLogin, { body: { email: "ha@sen.test", password } });
    expect(await mailsTo("members.admin_joined", boss.email)).toHaveLength(1);
    const bell = await boss.call(notificationList, { query: {} });
    expect(bell.data[0]?.attributes).toMatchObject({ path: "/admin/members" });
    expect(await refusal(call(contract.adminInviteUpdate, { body: { token, ...person } }))).toMatchObject({
      status: 409,
      codes: ["invite_accepted"],
    });
  });

  it("does not open with the link of a company's invite, and is not seen by companies", async () => {
    const { db } = api.database;
    const recruiter = await makeRecruiter(db);
    const { token } = await makeInvite(db, {
      companyId: recruiter.companyId,
      by: recruiter.id,
      sentAt: monday,
    });
    const call = await api.as(null);
    const unknown = { status: 422, codes: ["token_not_found"] };
    expect(await refusal(call(contract.adminInviteVerify, { query: { token } }))).toMatchObject(unknown);
    const joining = { body: { token, ...person } };
    expect(await refusal(call(contract.adminInviteUpdate, joining))).toMatchObject(unknown);
    const boss = await administrator();
    const { total } = (await boss.call(contract.adminInviteList, { query: {} })).meta;
    const own = await makeInvite(db, { by: boss.id, sentAt: monday });
    expect((await boss.call(contract.adminInviteList, { query: {} })).meta.total).toBe(total + 1);
    const ofCompany = await db
      .selectFrom("member_invites")
      .select("id")
      .where("company_id", "=", recruiter.companyId)
      .executeTakeFirstOrThrow();
    const params = { id: ofCompany.id };
    const body = { reason: "Nhầm địa chỉ" };
    expect(await refusal(boss.call(contract.adminInviteResend, { params }))).toMatchObject({ status: 404 });
    expect(await refusal(boss.call(contract.adminInviteRevoke, { params, body }))).toMatchObject({
      status: 404,
    });
    await boss.call(contract.adminInviteRevoke, { params: { id: own.id }, body });
    expect((await mailsTo("members.admin_invite_revoked", own.email)).map(({ props }) => props)).toEqual([
      { by: boss.full_name, reason: "Nhầm địa chỉ" },
    ]);
    expect((await lastAudit(own.id)).detail).toMatchObject({
      before: { state: "pending" },
      after: { state: "revoked" },
    });
    expect(await refusal(boss.call(contract.adminInviteResend, { params: { id: own.id } }))).toMatchObject({
      status: 409,
      codes: ["invite_over"],
    });
  });

  it("is refused for an address with an account, and twice for the same one", async () => {
    const { db } = api.database;
    const [boss, candidate] = [await administrator(), await makeCandidate(db)];
    const invite = (email: string) => boss.call(contract.adminInviteCreate, { body: { email } });
    expect((await refusal(invite(boss.email))).codes).toEqual(["already_member"]);
    expect((await refusal(invite(candidate.email))).codes).toEqual(["email_is_candidate"]);
    await invite("twice@sen.test");
    expect((await refusal(invite("twice@sen.test"))).codes).toEqual(["already_invited"]);
    const wrong = { email: "x@sen.test", role_id: 0 };
    expect((await refusal(boss.call(contract.adminInviteCreate, { body: wrong }))).status).toBe(422);
  });

  it("as a super administrator gives the role only with a second person, if there is one", async () => {
    const { db } = api.database;
    const boss = await administrator();
    const join = async () => {
      const { token } = await makeInvite(db, { by: boss.id, sentAt: monday, roleId: 4 });
      const call = await api.as(null);
      return (await call(contract.adminInviteUpdate, { body: { token, ...person } })).data;
    };
    expect((await join()).attributes.role_id).toBe(4);
    const other = await administrator();
    const { id, attributes } = await join();
    expect(attributes.role_id).toBe(5);
    expect(await mailsTo("members.confirmation_wanted", other.email)).toHaveLength(1);
    expect(await mailsTo("members.confirmation_wanted", boss.email)).toHaveLength(0);
    await other.call(contract.confirmationGive, { params: { id: Number(id) } });
    expect((await rowOf(Number(id))).role_id).toBe(4);
  });
});
