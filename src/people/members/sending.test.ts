import { beforeAll, describe, expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { pruneInvites } from "./commands/invites.ts";
import { inviteCreate, inviteList, inviteResend, inviteRevoke, inviteVerify } from "./contract.ts";
import { makeInvite } from "./factory.ts";

let api: TestApi;
let safe: TestApi;
beforeAll(async () => {
  api = await testApi();
  safe = await testApi({ ENUMERATION_SAFE: "1" });
});

const team = async (given: Parameters<typeof makeRecruiter>[1] = {}) => {
  const boss = await makeRecruiter(api.database.db, given);
  return { ...boss, call: await api.as(boss.id) };
};
const proofOf = async (email: string) => {
  const mails = (await api.mails("members.invited")).filter((mail) => mail.to_email === email);
  return String(mails.at(-1)?.props.proof);
};
const visitor = () => api.as(null);

describe("Sending an invite", () => {
  it("is refused for an address that has an account, with a text for each kind of account", async () => {
    const { db } = api.database;
    const boss = await team();
    const member = await makeRecruiter(db, { companyId: boss.companyId, member: true });
    const taken = [
      [(await makeCandidate(db)).email, "email_is_candidate"],
      [(await makeRecruiter(db)).email, "email_other_team"],
      [(await makeStaff(db, "consultant")).email, "email_other_team"],
      [member.email, "already_member"],
      ["no address", "invalid_email"],
    ] as const;
    for (const [email, code] of taken)
      expect(await refusal(boss.call(inviteCreate, { body: { email } })), email).toMatchObject({
        status: 422,
        codes: [code],
        pointers: ["/email"],
      });
    const body = { email: "new@example.test" };
    await boss.call(inviteCreate, { body });
    expect(await refusal(boss.call(inviteCreate, { body }))).toMatchObject({ codes: ["already_invited"] });
    const rival = await team();
    await rival.call(inviteCreate, { body });
  });

  it("does not show which addresses have accounts if ENUMERATION_SAFE is set", async () => {
    const { db } = safe.database;
    const call = await safe.as((await makeRecruiter(db)).id);
    const { email } = await makeCandidate(db);
    expect(await refusal(call(inviteCreate, { body: { email } }))).toMatchObject({
      codes: ["email_unavailable"],
    });
  });

  it("is sent by administrators whose own address is verified", async () => {
    const boss = await team({ verified: false });
    const body = { email: "someone@example.test" };
    expect(await refusal(boss.call(inviteCreate, { body }))).toMatchObject({
      status: 409,
      codes: ["verify_email_first"],
    });
    const { id } = await makeRecruiter(api.database.db, { companyId: boss.companyId, member: true });
    const member = await api.as(id);
    const invite = await makeInvite(api.database.db, {
      companyId: boss.companyId,
      by: boss.id,
      sentAt: monday,
    });
    const params = { id: invite.id };
    for (const asked of [
      () => member(inviteCreate, { body }),
      () => member(inviteList),
      () => member(inviteResend, { params }),
      () => member(inviteRevoke, { params }),
    ])
      expect(await refusal(asked())).toMatchObject({ status: 403, codes: ["forbidden"] });
  });

  it("of another company is answered with 404", async () => {
    const boss = await team();
    const rival = await team();
    const invite = await makeInvite(api.database.db, {
      companyId: boss.companyId,
      by: boss.id,
      sentAt: monday,
    });
    const params = { id: invite.id };
    for (const asked of [inviteResend, inviteRevoke])
      expect(await refusal(rival.call(asked, { params }))).toMatchObject({ status: 404 });
    expect((await rival.call(inviteList)).data).toEqual([]);
  });

  it("is sent again with a new link, three times an hour, also after it has expired", async () => {
    const boss = await team();
    const invite = await makeInvite(api.database.db, {
      companyId: boss.companyId,
      by: boss.id,
      sentAt: new Date(monday.getTime() - 8 * day),
    });
    const params = { id: invite.id };
    expect((await boss.call(inviteList)).data[0]?.attributes.state).toBe("expired");
    for (const _ of [1, 2, 3])
      expect((await boss.call(inviteResend, { params })).data.attributes.state).toBe("pending");
    expect(await refusal(boss.call(inviteResend, { params }))).toMatchObject({ status: 429 });
    const call = await visitor();
    expect(await refusal(call(inviteVerify, { query: { token: invite.token } }))).toMatchObject({
      codes: ["token_not_found"],
    });
    await call(inviteVerify, { query: { token: await proofOf(invite.email) } });
  });

  it("that has expired does not prevent a new one", async () => {
    const boss = await team();
    const old = await makeInvite(api.database.db, {
      companyId: boss.companyId,
      by: boss.id,
      sentAt: new Date(monday.getTime() - 8 * day),
    });
    await boss.call(inviteCreate, { body: { email: old.email, role_id: 0 } });
    const { data } = await boss.call(inviteList);
    expect(data.map(({ attributes }) => [attributes.email, attributes.role_id])).toEqual([[old.email, 0]]);
  });

  it("is revoked: its link ends, and only the list of revoked invites shows it", async () => {
    const boss = await team();
    const invite = await makeInvite(api.database.db, {
      companyId: boss.companyId,
      by: boss.id,
      sentAt: monday,
    });
    const params = { id: invite.id };
    await boss.call(inviteRevoke, { params });
    const call = await visitor();
    expect(await refusal(call(inviteVerify, { query: { token: invite.token } }))).toMatchObject({
      codes: ["link_expired"],
    });
    for (const again of [inviteRevoke, inviteResend])
      expect(await refusal(boss.call(again, { params }))).toMatchObject({
        status: 409,
        codes: ["invite_over"],
      });
    expect((await boss.call(inviteList)).data).toEqual([]);
    expect((await boss.call(inviteList, { query: { state: "revoked" } })).data).toHaveLength(1);
  });

  it("is sent to fifty addresses a day at most", async () => {
    const boss = await team();
    await api.database.db
      .insertInto("attempts")
      .values({
        bucket: `invites:${boss.companyId}`,
        count: 50,
        window_ends_at: new Date(monday.getTime() + day),
      })
      .execute();
    expect(
      await refusal(boss.call(inviteCreate, { body: { email: "one.more@example.test" } })),
    ).toMatchObject({ status: 429 });
  });

  it("is pruned 90 days after it has expired, unless it was accepted", async () => {
    const boss = await team();
    const given = { companyId: boss.companyId, by: boss.id, sentAt: new Date(0) };
    const old = await makeInvite(api.database.db, given);
    const came = await makeInvite(api.database.db, { ...given, accepted: boss.id });
    await pruneInvites(api.database.db, new Date(monday.getTime() - 90 * day));
    const left = await api.database.db
      .selectFrom("member_invites")
      .select("id")
      .where("id", "in", [old.id, came.id])
      .execute();
    expect(left).toEqual([{ id: came.id }]);
  });
});
