import { beforeAll, describe, expect, it } from "vitest";
import { makeRecruiter } from "#accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { openOffers } from "./contract-list.ts";
import { bothSides } from "./testing.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

describe("Offers that wait for an answer", () => {
  it("are those that were sent and not answered, the first to end first, of one's own scope", async () => {
    const { recruiter, job, id, employer, seeker, create } = await bothSides(api);
    const list = async (caller = employer) => (await caller(openOffers, {})).data;
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
    expect(await refusal((await api.as(null))(openOffers, {}))).toMatchObject({ status: 401 });
    await seeker(contract.answerOffer, { params: { id: Number(draft?.id) }, body: { answer: "accept" } });
    expect(await list()).toEqual([]);
  });
});
