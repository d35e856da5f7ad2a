import { beforeAll, describe, expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import { login, me } from "#people/accounts/contract.ts";
import { makeCandidate, makeCompany, makeRecruiter } from "#people/accounts/factory.ts";
import { list as notificationList } from "#people/notifications/contract.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { inviteCreate, inviteList, inviteResend, inviteUpdate, inviteVerify } from "./contract.ts";
import { makeInvite } from "./factory.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const password = "sương mù trên đồi chè";
const person = { full_name: "Đỗ Thu Hà", password, password_confirmation: password };
const team = async (given: Parameters<typeof makeRecruiter>[1] = {}) => {
  const boss = await makeRecruiter(api.database.db, given);
  return { ...boss, call: await api.as(boss.id) };
};
const proofOf = async (email: string) => {
  const mails = (await api.mails("members.invited")).filter((mail) => mail.to_email === email);
  return String(mails.at(-1)?.props.proof);
};
const visitor = () => api.as(null);

describe("An invite", () => {
  it("is mailed in the inviter's language, verified by its link, and makes a member who is logged in", async () => {
    const boss = await team();
    await api.database.db.updateTable("accounts").set({ language: 1 }).where("id", "=", boss.id).execute();
    const { data } = await boss.call(inviteCreate, { body: { email: " Ha.Do@Example.test " } });
    expect(data.attributes).toMatchObject({
      email: "ha.do@example.test",
      role_id: 1,
      state: "pending",
      invited_by: boss.full_name,
      expires_at: new Date(monday.getTime() + 7 * day).toISOString(),
      can: { resend: true, revoke: true },
    });
    const [mail] = await api.mails("members.invited");
    expect(mail).toMatchObject({ to_email: "ha.do@example.test", language: 1 });
    const token = await proofOf("ha.do@example.test");
    const call = await visitor();
    const shown = await call(inviteVerify, { query: { token } });
    expect(shown.data.attributes).toMatchObject({
      invited_by: boss.full_name,
      email: "ha.do@example.test",
      role_id: 1,
    });
    const joined = await call(inviteUpdate, { body: { token, ...person } });
    expect(joined.data.attributes).toMatchObject({
      email: "ha.do@example.test",
      full_name: "Đỗ Thu Hà",
      user_type: 2,
      role_id: 1,
      company_id: boss.companyId,
      email_verified: true,
    });
    const member = await api.as(Number(joined.data.id));
    expect((await member(me)).data.attributes.company_id).toBe(boss.companyId);
    await call(login, { body: { email: "ha.do@example.test", password } });
    const [accepted] = (await boss.call(inviteList, { query: { state: "accepted" } })).data;
    expect(accepted?.attributes).toMatchObject({ state: "accepted", can: { resend: false, revoke: false } });
    expect((await boss.call(inviteList, { query: { state: "open" } })).data).toEqual([]);
    expect(await api.mails("members.joined")).toMatchObject([{ to_email: boss.email, language: 1 }]);
    const told = await boss.call(notificationList, { query: {} });
    expect(told.data[0]?.attributes.text).toContain("Đỗ Thu Hà");
    const terms = await api.database.db
      .selectFrom("terms_acceptances")
      .select("method")
      .where("account_id", "=", Number(joined.data.id))
      .executeTakeFirstOrThrow();
    expect(terms.method).toBe("invite");
  });

  it("works once, also if it is used twice at the same moment", async () => {
    const boss = await team();
    const { token } = await makeInvite(api.database.db, {
      companyId: boss.companyId,
      by: boss.id,
      sentAt: monday,
    });
    const call = await visitor();
    const both = await Promise.allSettled(
      [1, 2].map(() => call(inviteUpdate, { body: { token, ...person } })),
    );
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const again of [
      () => call(inviteVerify, { query: { token } }),
      () => call(inviteUpdate, { body: { token, ...person } }),
    ])
      expect(await refusal(again())).toMatchObject({ status: 409, codes: ["invite_accepted"] });
  });

  it("names the wrong fields: link, name, password, or several at once", async () => {
    const boss = await team();
    const given = { companyId: boss.companyId, by: boss.id };
    const { token, email } = await makeInvite(api.database.db, { ...given, sentAt: monday });
    const late = await makeInvite(api.database.db, {
      ...given,
      sentAt: new Date(monday.getTime() - 8 * day),
    });
    const call = await visitor();
    expect(await refusal(call(inviteVerify, { query: { token: "none" } }))).toMatchObject({
      status: 422,
      codes: ["token_not_found"],
    });
    expect(await refusal(call(inviteVerify, { query: { token: late.token } }))).toMatchObject({
      codes: ["link_expired"],
    });
    const bad = { token, full_name: "Hà 2", password: "123", password_confirmation: "124" };
    const wrong = await refusal(call(inviteUpdate, { body: bad }));
    expect(wrong.codes).toEqual(["invalid_name", "password_too_short"]);
    const differs = { token, ...person, password: email, password_confirmation: "x" };
    expect(await refusal(call(inviteUpdate, { body: differs }))).toMatchObject({
      codes: ["password_common", "password_mismatch"],
    });
  });

  it("does not create a second account if the address has got one meanwhile", async () => {
    const boss = await team();
    const invite = await makeInvite(api.database.db, {
      companyId: boss.companyId,
      by: boss.id,
      sentAt: monday,
    });
    await makeCandidate(api.database.db, { email: invite.email });
    const call = await visitor();
    expect(await refusal(call(inviteUpdate, { body: { token: invite.token, ...person } }))).toMatchObject({
      status: 422,
      codes: ["email_is_candidate"],
    });
    expect(await refusal(boss.call(inviteResend, { params: { id: invite.id } }))).toMatchObject({
      codes: ["email_is_candidate"],
    });
  });

  it("of a blocked company has expired", async () => {
    const { db } = api.database;
    const { id: companyId } = await makeCompany(db, { blocked: true });
    const boss = await makeRecruiter(db, { companyId });
    const { token } = await makeInvite(db, { companyId, by: boss.id, sentAt: monday });
    const call = await visitor();
    expect(await refusal(call(inviteVerify, { query: { token } }))).toMatchObject({
      codes: ["link_expired"],
    });
  });
});
