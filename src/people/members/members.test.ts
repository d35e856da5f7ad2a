import { beforeAll, describe, expect, it } from "vitest";
import { changeOwner as changeApplicantOwner } from "#hiring/applications/contract.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { changeOwner, ownDetail } from "#market/jobs/contract.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { me } from "#people/accounts/contract.ts";
import { companyMembers } from "#people/accounts/contract-profile.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { memberShow, memberUpdate } from "./contract.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

/** Creates a company with an administrator, optionally a second one, and a member. */
async function team({ secondAdmin = false } = {}) {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const { companyId } = boss;
  const second = secondAdmin ? await makeRecruiter(db, { companyId }) : null;
  const member = await makeRecruiter(db, { companyId, member: true });
  return { companyId, boss, second, member, call: await api.as(boss.id) };
}
const rowOf = (id: number) =>
  api.database.db.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const change = (id: number, body: object) => [memberUpdate, { params: { id }, body }] as const;

describe("The list of members", () => {
  it("finds names without accents and shows what an administrator may do", async () => {
    const { db } = api.database;
    const { member, boss, call, companyId } = await team();
    await db
      .updateTable("accounts")
      .set({ full_name: "Vũ Đình Trọng" })
      .where("id", "=", member.id)
      .execute();
    const { data, meta } = await call(companyMembers, { query: { name: "dinh trong" } });
    expect(meta.total).toBe(1);
    expect(data[0]?.id).toBe(String(member.id));
    expect(data[0]?.attributes.can).toEqual({ change_role: true, deactivate: true, reactivate: false });
    const own = (await call(companyMembers)).data.find(({ id }) => id === String(boss.id));
    expect(own?.attributes.can).toEqual({ change_role: true, deactivate: false, reactivate: false });
    const colleague = await api.as(member.id);
    for (const { attributes } of (await colleague(companyMembers)).data)
      expect(Object.values(attributes.can)).toEqual([false, false, false]);
    expect((await call(companyMembers, { query: { name: "zzz" } })).data).toEqual([]);
    expect(companyId).toBeGreaterThan(0);
  });
});

describe("A member's role", () => {
  it("is changed by an administrator, and their sessions end", async () => {
    const { member, call } = await team();
    const theirs = await api.as(member.id);
    const { data } = await call(...change(member.id, { role_id: 0 }));
    expect(data.attributes.role_id).toBe(0);
    expect(await refusal(theirs(me))).toMatchObject({ status: 401 });
    await call(...change(member.id, { role_id: 1 }));
    expect((await rowOf(member.id)).role_id).toBe(1);
  });

  it("is not changed by members or by other companies", async () => {
    const one = await team();
    const other = await team();
    const member = await api.as(one.member.id);
    expect(await refusal(member(...change(one.member.id, { role_id: 0 })))).toMatchObject({ status: 403 });
    // Only administrators see the number of a colleague's open jobs and tasks (spec §6).
    expect(await refusal(member(memberShow, { params: { id: one.boss.id } }))).toMatchObject({ status: 403 });
    expect(await refusal(other.call(...change(one.member.id, { role_id: 0 })))).toMatchObject({
      status: 404,
    });
    expect(await refusal(other.call(memberShow, { params: { id: one.member.id } }))).toMatchObject({
      status: 404,
    });
    expect(await refusal(one.call(...change(one.member.id, { role_id: 4 })))).toMatchObject({ status: 422 });
  });

  it("stays that of an administrator for the last one of a company", async () => {
    const { boss, call } = await team();
    expect(await refusal(call(...change(boss.id, { role_id: 1 })))).toMatchObject({
      status: 409,
      codes: ["company_needs_admin"],
    });
    expect(await refusal(call(...change(boss.id, { active: false })))).toMatchObject({
      codes: ["member_self"],
    });
  });

  it("stays that of an administrator for one of two who demote each other at the same moment", async () => {
    for (let round = 0; round < 5; round++) {
      const { boss, second, companyId } = await team({ secondAdmin: true });
      const [a, b] = [await api.as(boss.id), await api.as(second!.id)];
      await Promise.allSettled([
        a(...change(second!.id, { role_id: 1 })),
        b(...change(boss.id, round % 2 ? { active: false } : { role_id: 1 })),
      ]);
      const admins = await api.database.db
        .selectFrom("accounts")
        .select("id")
        .where("company_id", "=", companyId)
        .where("role_id", "=", 0)
        .where("blocked_at", "is", null)
        .execute();
      expect(admins.length).toBeGreaterThan(0);
    }
  });
});

describe("The owner", () => {
  it("of a job is changed by an administrator to an active colleague", async () => {
    const { db } = api.database;
    const { companyId, boss, member, call } = await team();
    const job = await makeJob(db, { companyId, ownerId: boss.id });
    const params = { id: job.id };
    const to = (owner_id: number) => ({ params, body: { owner_id } });
    expect((await call(changeOwner, to(member.id))).data.attributes.owner?.id).toBe(member.id);
    const theirs = await api.as(member.id);
    expect((await theirs(ownDetail, { params })).data.attributes.can.change_owner).toBe(false);
    expect(await refusal(theirs(changeOwner, to(boss.id)))).toMatchObject({ status: 403 });
    const rival = await team();
    expect(await refusal(rival.call(changeOwner, to(rival.boss.id)))).toMatchObject({ status: 404 });
    expect(await refusal(call(changeOwner, to(rival.boss.id)))).toMatchObject({
      status: 422,
      codes: ["member_unknown"],
    });
  });

  it("of an applicant is changed or removed by everyone who sees the applicant", async () => {
    const { db } = api.database;
    const { companyId, boss, member, call } = await team();
    const job = await makeJob(db, { companyId, ownerId: boss.id });
    const { id } = await makeApplicant(db, { job });
    const to = (owner_id: number | null) => ({ params: { id }, body: { owner_id } });
    const theirs = await api.as(member.id);
    expect(await refusal(theirs(changeApplicantOwner, to(member.id)))).toMatchObject({ status: 404 });
    expect((await call(changeApplicantOwner, to(member.id))).data.attributes.owner?.id).toBe(member.id);
    expect((await theirs(changeApplicantOwner, to(null))).data.attributes.owner).toBeNull();
    const rival = await team();
    expect(await refusal(rival.call(changeApplicantOwner, to(null)))).toMatchObject({ status: 404 });
    expect(await refusal(call(changeApplicantOwner, to(rival.boss.id)))).toMatchObject({
      status: 422,
      codes: ["owner_unknown"],
      pointers: ["/owner_id"],
    });
  });
});
