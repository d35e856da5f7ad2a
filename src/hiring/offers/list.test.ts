import { beforeAll, describe, expect, it } from "vitest";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { companyOffers } from "./contract-list.ts";
import { bothSides } from "./testing/both-sides.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

describe("The offers of a company", () => {
  it("are by default the pending ones of the caller's scope, and others by their group", async () => {
    const { recruiter, job, id, employer, seeker, create } = await bothSides(api);
    const list = async (caller = employer) => (await caller(companyOffers, {})).data;
    await create();
    expect(await list()).toEqual([]);
    const [draft] = (await employer(contract.applicantOffers, { params: { id } })).data;
    await employer(contract.sendOffer, { params: { id: Number(draft?.id) } });
    expect(await list()).toMatchObject([
      { id: draft?.id, attributes: { applicant: { id: String(id) }, job: { title: job.title } } },
    ]);
    const { db } = api.database;
    const member = await makeRecruiter(db, { companyId: recruiter.companyId, member: true });
    const other = await makeRecruiter(db);
    for (const account of [member, other]) expect(await list(await api.as(account.id))).toEqual([]);
    expect(await refusal((await api.as(null))(companyOffers, {}))).toMatchObject({ status: 401 });
    await seeker(contract.answerOffer, { params: { id: Number(draft?.id) }, body: { answer: "accept" } });
    expect(await list()).toEqual([]);
    const accepted = await employer(companyOffers, { query: { group: "accepted" } });
    expect(accepted.data).toMatchObject([{ attributes: { status: "accepted", monthly_salary: 25_000_000 } }]);
    expect(accepted.meta).toMatchObject({
      total: 1,
      counts: { pending: 0, draft: 0, accepted: 1, ended: 0 },
    });
    await employer(contract.cancelOffer, { params: { id: Number(draft?.id) }, body: {} });
    const ended = await employer(companyOffers, { query: { group: "ended" } });
    expect(ended.data.map(({ attributes }) => attributes.status)).toEqual(["canceled"]);
  });
});
