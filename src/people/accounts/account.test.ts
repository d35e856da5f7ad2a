import { beforeAll, describe, expect, it } from "vitest";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import * as profile from "./contract-profile.ts";
import { companyMembers } from "./contract-profile.ts";
import { makeCandidate, makeCompany, makeRecruiter, makeStaff } from "./factory.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

describe("One's own account", () => {
  it("needs a session", async () => {
    const call = await api.as(null);
    const calls = [
      () => call(contract.accountShow),
      () => call(contract.accountUpdate, { body: {} }),
      () => call(contract.me),
    ];
    for (const refused of calls)
      expect(await refusal(refused())).toMatchObject({ status: 401, codes: ["unauthorized"] });
  });

  it("changes what is given and leaves the rest; a job seeker's profile says the same", async () => {
    const { id, candidateId } = await makeCandidate(api.database.db);
    const call = await api.as(id);
    await call(contract.accountUpdate, { body: { phone: "0901 234 567", language: 1 } });
    const { data } = await call(contract.accountUpdate, { body: { full_name: "  Đỗ   Hạnh " } });
    expect(data.attributes).toMatchObject({ full_name: "Đỗ Hạnh", phone: "+84901234567", language: 1 });
    const row = await api.database.db
      .selectFrom("candidates")
      .select(["full_name", "phone"])
      .where("id", "=", candidateId)
      .executeTakeFirst();
    expect(row).toEqual({ full_name: "Đỗ Hạnh", phone: "+84901234567" });
    const cleared = await call(contract.accountUpdate, { body: { phone: null } });
    expect(cleared.data.attributes.phone).toBeNull();
  });

  it("refuses each wrong field with an entry of its own", async () => {
    const call = await api.as((await makeCandidate(api.database.db)).id);
    const body = { full_name: "R2D2", phone: "12ab", language: 7 };
    expect(await refusal(call(contract.accountUpdate, { body }))).toMatchObject({
      status: 422,
      pointers: ["/full_name", "/phone", "/language"],
    });
  });
});

describe("Profiles by kind of account", () => {
  it("say of a job seeker how the onboarding stands", async () => {
    const { id } = await makeCandidate(api.database.db);
    const call = await api.as(id);
    expect((await call(profile.candidateMe)).data.attributes).toMatchObject({
      is_on_boarding_success: false,
      skip_onboarding: false,
      onboarding_step: 1,
      visibility: "only_applied",
    });
    expect((await call(profile.candidateCompany)).data.attributes).toBeNull();
  });

  it("name the company of a recruiter, and none of the staff's", async () => {
    const { db } = api.database;
    const company = await makeCompany(db, { name: "Công ty Gió Mới", verified: true });
    const recruiter = await api.as((await makeRecruiter(db, { companyId: company.id })).id);
    expect((await recruiter(profile.companyCompany)).data).toMatchObject({
      id: String(company.id),
      attributes: { name: "Công ty Gió Mới", verified: true, blocked: false },
    });
    const admin = await api.as((await makeStaff(db, "admin")).id);
    expect((await admin(profile.adminCompany)).data.attributes).toBeNull();
    expect((await admin(profile.adminCompanyAsSpecified)).data.attributes).toBeNull();
    const consultant = await api.as((await makeStaff(db, "consultant")).id);
    expect((await consultant(profile.consultantCompany)).data.attributes).toBeNull();
    expect(await refusal(consultant(profile.adminCompanyAsSpecified))).toMatchObject({ status: 403 });
  });

  it("list a company's members and nobody else's", async () => {
    const { db } = api.database;
    const { companyId, id } = await makeRecruiter(db);
    await makeRecruiter(db);
    const gone = await makeRecruiter(db, { companyId, member: true });
    for (let n = 0; n < 11; n++) await makeRecruiter(db, { companyId, member: true });
    await db.updateTable("accounts").set({ blocked_at: monday }).where("id", "=", gone.id).execute();
    const call = await api.as(id);
    const page = await call(companyMembers);
    expect(page.meta).toEqual({ page: 1, items: 10, total: 13 });
    const active = await call(companyMembers, { query: { active: true, all: "1" } });
    expect(active.data).toHaveLength(12);
    expect(active.data.map((member) => member.id)).not.toContain(String(gone.id));
    const visitor = await api.as(null);
    expect(await refusal(visitor(companyMembers))).toMatchObject({ status: 401 });
    const seeker = await api.as((await makeCandidate(db)).id);
    expect(await refusal(seeker(companyMembers))).toMatchObject({ status: 403 });
  });
});

describe("A company's members", () => {
  it("tell a member their colleagues' names, and an administrator also how to reach them", async () => {
    const { db } = api.database;
    const boss = await makeRecruiter(db);
    const member = await makeRecruiter(db, { companyId: boss.companyId, member: true });
    await db.updateTable("accounts").set({ phone: "+84901234567" }).execute();
    const seen = async (id: number) =>
      Object.fromEntries(
        (await (await api.as(id))(companyMembers)).data.map(({ id, attributes }) => [id, attributes]),
      );
    const all = await seen(boss.id);
    expect(all[member.id]).toMatchObject({ email: member.email, phone: "+84901234567" });
    const few = await seen(member.id);
    expect(few[boss.id]).toMatchObject({ full_name: boss.full_name, email: null, phone: null });
    expect(few[member.id]).toMatchObject({ email: member.email, phone: "+84901234567" });
  });
});
