import { beforeAll, describe, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { isVisibleTo } from "#hiring/candidate-search/queries/visible.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { accountClose } from "#people/accounts/contract-closing.ts";
import { makeCandidate, makeCompany, makeRecruiter } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { privacyShow, privacyUpdate } from "./contract-privacy.ts";
import { visibilities } from "./terms.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function finds(companyId: number, accountId: number): Promise<boolean> {
  const row = await api.database.db
    .selectFrom("accounts as a")
    .select("a.id")
    .where("a.id", "=", accountId)
    .where(isVisibleTo({ company: companyId }, "a"))
    .executeTakeFirst();
  return row !== undefined;
}

describe("Who finds a profile", () => {
  it("is decided by its owner; by default only companies that the owner applied to", async () => {
    const { db } = api.database;
    const me = await makeCandidate(db);
    const call = await api.as(me.id);
    const verified = await makeCompany(db, { verified: true });
    const unverified = await makeCompany(db);
    const blocked = await makeCompany(db, { verified: true, blocked: true });
    const applied = await makeCompany(db);
    const job = await makeJob(db, { companyId: applied.id });
    await makeApplicant(db, { job, candidate: me, appliedAt: monday });
    const seenBy = () =>
      Promise.all([verified, unverified, blocked, applied].map(({ id }) => finds(id, me.id)));
    expect((await call(privacyShow)).data.attributes).toEqual({
      visibility: "only_applied",
      visible_to_agencies: false,
      hidden_companies: 0,
    });
    expect(await seenBy()).toEqual([false, false, false, true]);
    await call(privacyUpdate, { body: { visibility: "public_to_verified_employers" } });
    expect(await seenBy()).toEqual([true, false, false, true]);
    const { data } = await call(privacyUpdate, { body: { visibility: "hidden" } });
    expect(data.attributes.visibility).toBe("hidden");
    expect(await seenBy()).toEqual([false, false, false, false]);
  });

  it.each(visibilities)("leaves out a company that the owner hides (%s)", async (visibility) => {
    const { db } = api.database;
    const me = await makeCandidate(db);
    const company = await makeCompany(db, { verified: true });
    const job = await makeJob(db, { companyId: company.id });
    await makeApplicant(db, { job, candidate: me, appliedAt: monday });
    const call = await api.as(me.id);
    await call(privacyUpdate, { body: { visibility } });
    await db
      .insertInto("hidden_companies")
      .values({ candidate_id: me.candidateId, company_id: company.id, hidden_at: monday })
      .execute();
    expect(await finds(company.id, me.id)).toBe(false);
    expect((await call(privacyShow)).data.attributes.hidden_companies).toBe(1);
  });

  it("is nobody once the account closes", async () => {
    const { db } = api.database;
    const me = await makeCandidate(db);
    const company = await makeCompany(db, { verified: true });
    const call = await api.as(me.id);
    await call(privacyUpdate, { body: { visibility: "public_to_verified_employers" } });
    expect(await finds(company.id, me.id)).toBe(true);
    await call(accountClose, { body: { email: me.email } });
    expect(await finds(company.id, me.id)).toBe(false);
  });

  it("is for job seekers to say", async () => {
    expect(await refusal((await api.as(null))(privacyShow))).toMatchObject({ status: 401 });
    const recruiter = await api.as((await makeRecruiter(api.database.db)).id);
    expect(await refusal(recruiter(privacyShow))).toMatchObject({ status: 403 });
    const call = await api.as((await makeCandidate(api.database.db)).id);
    expect(await refusal(call(privacyUpdate, { body: { visibility: "all" as "hidden" } }))).toMatchObject({
      status: 422,
    });
  });
});
