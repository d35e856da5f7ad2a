import { beforeAll, expect, it } from "vitest";
import { makeAgency, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { openJobs } from "./contract-open.ts";
import { makeJob } from "./factory.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

it("The open jobs are the published ones that the caller manages, not those that a hiring team only reads", async () => {
  const { db } = api.database;
  const { id: ownerId, companyId } = await makeRecruiter(db);
  const member = await makeRecruiter(db, { companyId, member: true });
  const listed = async (id: number, kind = "company") =>
    (await (await api.as(id))(endpointOf(kind, openJobs))).data.map((job) => Number(job.id));
  const agency = await makeAgency(db);
  const consultant = await makeStaff(db, "consultant", { agencyId: agency.id });
  const published = await makeJob(db, { companyId, ownerId });
  const assigned = await makeJob(db, { companyId, ownerId, recruiterIds: [member.id] });
  const ofAgency = await makeJob(db, { companyId, agencyId: agency.id, ownerId: consultant.id });
  for (const state of ["draft", "closed"] as const) await makeJob(db, { companyId, ownerId, state });
  await db
    .insertInto("job_team")
    .values({ job_id: published.id, account_id: member.id, role: "interviewer" })
    .execute();

  expect((await listed(ownerId)).sort((a, b) => a - b)).toEqual([published.id, assigned.id]);
  expect(await listed(member.id)).toEqual([assigned.id]);
  expect(await listed(consultant.id, "consultant")).toEqual([ofAgency.id]);
  expect(await refusal((await api.as(null))(openJobs))).toMatchObject({ status: 401 });
});
