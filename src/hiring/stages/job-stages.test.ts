import { beforeAll, describe, expect, it } from "vitest";
import * as applications from "#hiring/applications/contract.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { inTransaction } from "#kit/db.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeAgency, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { copyPipelines } from "#people/companies/commands/pipelines.ts";
import { kindsIn } from "#people/companies/pipeline.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { ownKinds } from "./terms.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

type Call = Awaited<ReturnType<typeof api.as>>;
type Stages = Awaited<ReturnType<typeof shownTo>>["stages"];

const shownTo = async (call: Call, id: number, kind = "company") =>
  (await call(endpointOf(kind, contract.jobStages), { params: { id } })).data.attributes;
const ownOf = (stages: Stages) =>
  stages
    .filter(({ kind }) => ownKinds.some((each) => each === kind))
    .map(({ id, kind, name, name_vn }) => ({ id, name, name_vn, kind: kind as (typeof ownKinds)[number] }));

async function company() {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const job = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id });
  const other = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id });
  const asBoss = await api.as(boss.id);
  const { version, stages } = await shownTo(asBoss, job.id);
  return { db, boss, job, other, params: { id: job.id }, asBoss, version, stages, own: ownOf(stages) };
}

describe("A job's stages", () => {
  it("are read and changed by members who manage the job; other members and companies get 404", async () => {
    const { db, boss, job, params, version, own } = await company();
    const body = { version, stages: own };
    const member = await makeRecruiter(db, { companyId: boss.companyId, member: true });
    const strangers = [member.id, (await makeRecruiter(db)).id].map((id) => api.as(id));
    for (const call of await Promise.all(strangers)) {
      expect(await refusal(call(contract.jobStages, { params }))).toMatchObject({ status: 404 });
      expect(await refusal(call(contract.arrangeJobStages, { params, body }))).toMatchObject({ status: 404 });
    }
    const visitor = await api.as(null);
    expect(await refusal(visitor(contract.jobStages, { params }))).toMatchObject({ status: 401 });
    expect(await refusal(visitor(contract.arrangeJobStages, { params, body }))).toMatchObject({
      status: 401,
    });
    await db
      .updateTable("jobs")
      .set({ recruiter_ids: [member.id] })
      .where("id", "=", job.id)
      .execute();
    const asMember = await api.as(member.id);
    expect((await shownTo(asMember, job.id)).can.edit).toBe(true);
    const { data } = await asMember(contract.arrangeJobStages, { params, body });
    expect(data.attributes.job).toEqual({ id: String(job.id), title: job.title });
    await db.updateTable("jobs").set({ deleted_at: new Date() }).where("id", "=", job.id).execute();
    expect(await refusal(asMember(contract.jobStages, { params }))).toMatchObject({ status: 404 });
  });

  it("start folded on the board if the pipeline says so, also in new jobs made from the template", async () => {
    const { db, boss, asBoss, job, params, version, own } = await company();
    const folded = (stages: readonly { name: string; folded: boolean }[]) =>
      stages.filter((stage) => stage.folded).map(({ name }) => name);
    const body = {
      version,
      stages: own.map((stage, index) => ({ ...stage, folded: index === 0 })),
      fixed: { sourced: { name: "Sourced", folded: true } },
    };
    const { data } = await asBoss(contract.arrangeJobStages, { params, body });
    expect(folded(data.attributes.stages)).toEqual(["Sourced", own[0]?.name]);
    const board = await asBoss(applications.board, { params });
    expect(folded(board.data.attributes.stages)).toEqual(["Sourced", own[0]?.name]);
    // The body leaves out `folded`, so it is unchanged.
    await asBoss(contract.arrangeJobStages, { params, body: { version: version + 1, stages: own } });
    expect(folded((await shownTo(asBoss, job.id)).stages)).toEqual(["Sourced", own[0]?.name]);
    const template = (await asBoss(contract.pipelineShow)).data.attributes;
    const stages = ownOf(template.stages).map((stage) => ({ ...stage, folded: true }));
    await asBoss(contract.pipelineArrange, { body: { version: template.version, stages } });
    const next = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id });
    expect(folded((await shownTo(asBoss, next.id)).stages)).toEqual(own.map(({ name }) => name));
  });

  it("change on the board of that job only", async () => {
    const { other, params, asBoss, version, own } = await company();
    const [screening, ...rest] = own as [(typeof own)[0], ...typeof own];
    const before = await shownTo(asBoss, other.id);
    const template = (await asBoss(contract.pipelineShow)).data.attributes;
    const stages = [
      rest[0]!,
      { ...screening, name: "CV check", name_vn: "Xem CV" },
      { kind: "screening" as const, name: "Phone call" },
    ];
    await asBoss(contract.arrangeJobStages, { params, body: { version, stages } });
    const board = (await asBoss(applications.board, { params })).data.attributes.stages;
    expect(board.map(({ name }) => name).slice(1, 6)).toEqual([
      ...["Applied", "Interview", "CV check", "Phone call", "Offer"],
    ]);
    expect(await shownTo(asBoss, other.id)).toEqual(before);
    expect((await asBoss(contract.pipelineShow)).data.attributes).toEqual(template);
  });

  it("of one kind are distinct in moves and in the activity log", async () => {
    const { db, job, params: at, asBoss, version, own } = await company();
    const { id } = await makeApplicant(db, { job });
    const { data } = await asBoss(contract.arrangeJobStages, {
      params: at,
      body: { version, stages: [...own, { kind: "screening", name: "Test", name_vn: "Bài kiểm tra" }] },
    });
    const [first, second] = data.attributes.stages.filter(({ kind }) => kind === "screening");
    const params = { id };
    for (const stage of [first!, second!])
      await asBoss(applications.move, { params, body: { job_stage_id: stage.id, new_index: 0 } });
    const { attributes } = (await asBoss(applications.applicantDetail, { params })).data;
    expect(attributes.stage).toMatchObject({ id: String(second!.id), name: "Test" });
    expect(attributes.activities.filter(({ kind }) => kind === "stage_move")).toMatchObject([
      { from_stage_id: first!.id, to_stage_id: second!.id },
      { from_stage: "applied", to_stage_id: first!.id },
    ]);
    expect((await shownTo(asBoss, job.id)).stages.filter(({ applicants }) => applicants)).toMatchObject([
      { id: second!.id, applicants: 1, can: { remove: false } },
    ]);
  });

  it("are not removed while they have applicants, also if one moves in at the same time", async () => {
    const { db, job, other, params, asBoss, version, own } = await company();
    const { id } = await makeApplicant(db, { job });
    // Applicants of another job do not block the removal.
    await makeApplicant(db, { job: other, stageKind: "screening" });
    const [screening, ...others] = own as [(typeof own)[0], ...typeof own];
    const body = { version, stages: others };
    const move = { params: { id }, body: { job_stage_id: screening.id, new_index: 0 } };
    const [removed, moved] = await Promise.allSettled([
      asBoss(contract.arrangeJobStages, { params, body }),
      asBoss(applications.move, move),
    ]);
    expect([removed.status, moved.status].toSorted()).toEqual(["fulfilled", "rejected"]);
    if (moved.status === "fulfilled")
      expect(await refusal(asBoss(contract.arrangeJobStages, { params, body }))).toMatchObject({
        status: 409,
        codes: ["stage_in_use"],
      });
  });

  it("are refused in another job, in its pipeline and in moves", async () => {
    const { db, other, asBoss, own } = await company();
    const { version } = await shownTo(asBoss, other.id);
    const body = { version, stages: own };
    expect(
      await refusal(asBoss(contract.arrangeJobStages, { params: { id: other.id }, body })),
    ).toMatchObject({
      status: 422,
      codes: own.map(() => "stage_unknown"),
    });
    const { id } = await makeApplicant(db, { job: other });
    const move = { params: { id }, body: { job_stage_id: own[0]!.id, new_index: 0 } };
    expect(await refusal(asBoss(applications.move, move))).toMatchObject({
      status: 422,
      codes: ["stage_unknown"],
    });
  });
});

describe("An agency's stages", () => {
  it("are separate from a company's and include those that only agencies have, for new jobs and for each job", async () => {
    const { db } = api.database;
    const { companyId } = await makeRecruiter(db);
    const agency = await makeAgency(db);
    const [boss, member] = [
      await makeStaff(db, "consultant", { agencyId: agency.id }),
      await makeStaff(db, "consultant", { agencyId: agency.id, member: true }),
    ];
    const call = await api.as(boss.id);
    const show = endpointOf("consultant", contract.pipelineShow);
    const arrange = endpointOf("consultant", contract.pipelineArrange);
    const shown = (await call(show)).data.attributes;
    expect(shown.stages.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kindsIn("submitted")));
    const body = {
      version: shown.version,
      stages: ownOf(shown.stages),
      fixed: { sent_to_client: { name: "With the client", name_vn: "Ở khách hàng" } },
    };
    expect(await refusal((await api.as(member.id))(arrange, { body }))).toMatchObject({ status: 403 });
    await call(arrange, { body });
    const job = await makeJob(db, { companyId, agencyId: agency.id, ownerId: boss.id });
    const own = await shownTo(call, job.id, "consultant");
    expect(own.stages.map(({ name }) => name).slice(2, 6)).toEqual([
      ...["Screening", "Sent to AM", "With the client", "Interview"],
    ]);
    const renamed = endpointOf("consultant", contract.arrangeJobStages);
    const change = { version: own.version, stages: [] };
    const { data } = await call(renamed, { params: { id: job.id }, body: change });
    expect(data.attributes.stages.map(({ kind }) => kind).slice(2, 5)).toEqual([
      ...kindsIn("submitted"),
      "offer",
    ]);
    const other = await api.as((await makeStaff(db, "consultant")).id);
    expect(
      await refusal(other(endpointOf("consultant", contract.jobStages), { params: { id: job.id } })),
    ).toMatchObject({ status: 404 });
  });
});

it("Jobs get no pipeline if their workspace has no template", async () => {
  const { db } = api.database;
  const job = await makeJob(db);
  await db.deleteFrom("pipelines").where("job_id", "=", job.id).execute();
  await db.deleteFrom("pipelines").where("company_id", "=", job.company_id).execute();
  await expect(inTransaction(api.database, (tx) => copyPipelines(tx, [job.id]))).rejects.toThrow(
    "No pipeline",
  );
});
