import { beforeAll, describe, expect, it } from "vitest";
import { isVisibleTo } from "#hiring/candidate-search/queries/visible.ts";
import { busyAt } from "#hiring/interviews/commands/interviewers.ts";
import { makeInterview } from "#hiring/interviews/factory.ts";
import { openSlots } from "#hiring/interviews/queries/slots.ts";
import { jobStages, pipelineArrange, pipelineShow } from "#hiring/stages/contract.ts";
import { hour } from "#kit/clock.ts";
import { inTransaction } from "#kit/db.ts";
import { careerJobs } from "#market/career-sites/contract.ts";
import { onboardingShow } from "#market/company-onboarding/contract.ts";
import { companyJobs, companyPage } from "#market/company-pages/contract.ts";
import { search } from "#market/job-search/contract.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { accountClose } from "#people/accounts/contract-closing.ts";
import { makeAgency, makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { retentionChange } from "./contract-retention.ts";
import { makeApplicant } from "./factory.ts";
import { stagesOf } from "./queries/shared/find.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

/** Makes a client company, and a candidate who applied for a job that an agency advertises for it. */
async function market() {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const agency = await makeAgency(db);
  const job = await makeJob(db, { companyId: boss.companyId, agencyId: agency.id, title: "Trưởng kho lạnh" });
  const candidate = await makeCandidate(db);
  const applicant = await makeApplicant(db, { job, candidate });
  return { db, boss, agency, job, candidate, applicant, call: await api.as(boss.id) };
}

describe("Of an agency's hiring for a client, the client does not see", () => {
  it("the stages, which the client's changes do not affect", async () => {
    const { db, call, job, applicant } = await market();
    expect(await refusal(call(jobStages, { params: { id: job.id } }))).toMatchObject({ status: 404 });
    const before = await stagesOf(db, job.pipeline_id);
    const stood = before.find(({ kind }) => kind === stageKinds.screening)!;
    await db.updateTable("applicants").set({ stage_id: stood.id }).where("id", "=", applicant.id).execute();
    const { version } = (await call(pipelineShow)).data.attributes;
    const { stages } = (await call(pipelineArrange, { body: { version, stages: [] } })).data.attributes;
    expect(stages).toHaveLength(6);
    expect(await stagesOf(db, job.pipeline_id)).toEqual(before);
  });

  it("interviews as busy times, nor does the agency see the client's", async () => {
    const { db, boss, agency, applicant, candidate } = await market();
    const startsAt = new Date(monday.getTime() + 30 * hour);
    const { id } = await makeInterview(db, applicant, { startsAt });
    await db.updateTable("interviews").set({ agency_id: agency.id }).where("id", "=", id).execute();
    const about = { candidate_id: candidate.candidateId, company_id: boss.companyId };
    for (const [agency_id, names] of [
      [null, []],
      [agency.id, [applicant.full_name]],
      [(await makeAgency(db)).id, []],
    ] as const) {
      const time = { people: [boss.id], startsAt, minutes: 60, applicant: { ...about, agency_id } };
      const busy = await inTransaction(api.database, (tx) => busyAt(tx, time));
      expect(busy.map(({ name }) => name)).toEqual(names);
      const offered = { ...about, agency_id, slots: [startsAt], minutes: 60, interviewer_ids: [boss.id] };
      expect(await openSlots(db, offered, monday)).toHaveLength(names.length === 0 ? 1 : 0);
    }
  });

  it("the jobs, except in the public search; they are on no page and in no count of the client", async () => {
    const { db, boss, job, call } = await market();
    const visitor = await api.as(null);
    const { slug } = await db
      .selectFrom("companies")
      .select("slug")
      .where("id", "=", boss.companyId)
      .executeTakeFirstOrThrow();
    const results = await visitor(search, { query: { keyword: "Trưởng kho lạnh" } });
    expect(results.data.map(({ id }) => id)).toContain(String(job.id));
    const career = await visitor(careerJobs, { params: { slug } });
    expect(career).toMatchObject({ data: [], meta: { total: 0, locations: [] } });
    expect(await visitor(companyJobs, { params: { slug } })).toMatchObject({ data: [], meta: { total: 0 } });
    expect((await visitor(companyPage, { params: { slug } })).data.attributes.jobs).toBe(0);
    const own = await makeJob(db, { companyId: boss.companyId });
    expect((await visitor(careerJobs, { params: { slug } })).meta.total).toBe(1);
    expect((await visitor(companyPage, { params: { slug } })).data.attributes.jobs).toBe(1);
    await db.deleteFrom("job_search").where("job_id", "in", [job.id, own.id]).execute();
    expect((await visitor(companyPage, { params: { slug } })).data.attributes.jobs).toBe(0);
    await db.updateTable("jobs").set({ deleted_at: monday }).where("id", "=", own.id).execute();
    expect((await call(onboardingShow)).data.attributes.done.job).toBe(false);
  });

  it("the applicants, neither in the candidate search nor in the retention setting", async () => {
    const { db, boss, applicant, candidate, call } = await market();
    const seen = () =>
      db
        .selectFrom("accounts")
        .select("id")
        .where("id", "=", candidate.id)
        .where(isVisibleTo({ company: boss.companyId }, "accounts"))
        .execute();
    expect(await seen()).toEqual([]);
    const before = await db
      .selectFrom("applicants")
      .select("kept_days")
      .where("id", "=", applicant.id)
      .execute();
    await call(retentionChange, { body: { days: 30 } as never });
    expect(
      await db.selectFrom("applicants").select("kept_days").where("id", "=", applicant.id).execute(),
    ).toEqual(before);
    await makeApplicant(db, { job: await makeJob(db, { companyId: boss.companyId }), candidate });
    expect(await seen()).toHaveLength(1);
  });

  it("administrators; each agency keeps at least one of its own", async () => {
    const { db } = api.database;
    const [one] = [await makeStaff(db, "consultant"), await makeStaff(db, "consultant")];
    const call = await api.as(one.id);
    expect(await refusal(call(accountClose, { body: { email: one.email } }))).toMatchObject({
      status: 409,
      codes: ["last_admin"],
    });
  });
});
