import { beforeAll, describe, expect, it } from "vitest";
import { makeOffer } from "#hiring/offers/factory.ts";
import { day } from "#kit/clock.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { makeApplicant } from "./factory.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

describe("A candidate's applications", () => {
  it("are counted by status, regardless of the filter", async () => {
    const { db } = api.database;
    const candidate = await makeCandidate(db);
    const states = [
      { stageKind: "applied" },
      { stageKind: "screening" },
      { stageKind: "first_interview" },
      { stageKind: "interview" },
      { stageKind: "screening", outcome: "withdrawn" },
      { stageKind: "sourced" },
    ] as const;
    for (const each of states) await makeApplicant(db, { job: await makeJob(db), candidate, ...each });
    const call = await api.as(candidate.id);
    const { meta, data } = await call(contract.myApplications, { query: { status: "interview" } });
    expect(data).toHaveLength(2);
    expect(meta).toMatchObject({
      total: 2,
      counts: { applied: 1, under_review: 1, interview: 2, offer: 0, hired: 0, rejected: 0, withdrawn: 1 },
    });
    expect((await call(contract.myApplications)).meta.total).toBe(5);
  });

  it("start with those that wait for the candidate's answer: an offer, then an interview", async () => {
    const { db } = api.database;
    const candidate = await makeCandidate(db);
    const apply = async (date: number) => {
      const appliedAt = new Date(Date.UTC(2026, 2, date));
      return makeApplicant(db, { job: await makeJob(db), candidate, appliedAt });
    };
    const [offered, invited, , newest] = [await apply(1), await apply(2), await apply(3), await apply(4)];
    await makeOffer(db, offered);
    const { job_id, company_id } = invited;
    await db
      .insertInto("interviews")
      .values({
        applicant_id: invited.id,
        job_id,
        company_id,
        status: "scheduled",
        kind: 0,
        minutes: 60,
        starts_at: new Date(api.clock.now().getTime() + day),
        location: "0901",
        created_at: new Date(),
      })
      .execute();
    const call = await api.as(candidate.id);
    const page = async (page: number) =>
      (await call(contract.myApplications, { query: { page, items: 2 } })).data.map(({ id }) => Number(id));
    expect(await page(1)).toEqual([offered.id, invited.id]);
    expect((await page(2))[0]).toBe(newest.id);
  });

  it("have a contact person from the offer on", async () => {
    const { db } = api.database;
    const recruiter = await makeRecruiter(db);
    const job = await makeJob(db, { companyId: recruiter.companyId, ownerId: recruiter.id });
    const contactOf = async (stageKind: "final_interview" | "offer" | "hired") => {
      const candidate = await makeCandidate(db);
      const { id } = await makeApplicant(db, { job, candidate, stageKind });
      const call = await api.as(candidate.id);
      return (await call(contract.myApplication, { params: { id } })).data.attributes.contact;
    };
    const contact = { full_name: recruiter.full_name, email: recruiter.email };
    expect(await contactOf("final_interview")).toBeNull();
    expect(await contactOf("offer")).toEqual(contact);
    expect(await contactOf("hired")).toEqual(contact);
    const colleague = await makeRecruiter(db, { companyId: recruiter.companyId });
    await db.updateTable("jobs").set({ contact_member_id: colleague.id }).where("id", "=", job.id).execute();
    expect((await contactOf("offer"))?.email).toBe(colleague.email);
  });
});
