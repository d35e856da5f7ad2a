import { beforeAll, describe, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { arrangeJobStages, jobStages } from "./contract.ts";
import * as contract from "./contract-templates.ts";
import { makeStageTemplate } from "./factory.ts";
import { mostStageTemplates } from "./terms.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const own = [
  { kind: "screening", name: "Code test", name_vn: "Bài thi", notify_candidate: false, folded: true },
  { kind: "interview", name: "Tech talk", name_vn: "Phỏng vấn kỹ thuật" },
] as const;

/** Creates a company with a job that has other stages than the company, a template of these stages, and a new job. */
async function desk() {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const call = await api.as(boss.id);
  const options = { companyId: boss.companyId, ownerId: boss.id };
  const [arranged, job] = [await makeJob(db, options), await makeJob(db, options)];
  const body = { version: 1, stages: own.map((stage) => ({ ...stage })) };
  await call(arrangeJobStages, { params: { id: arranged.id }, body });
  const stagesOf = async (id: number) => (await call(jobStages, { params: { id } })).data.attributes;
  const save = (name = "Kỹ sư") => call(contract.saveStageTemplate, { body: { name, job_id: arranged.id } });
  return { db, boss, call, arranged, job, stagesOf, save };
}
const namesOf = ({ stages }: { stages: readonly { name: string }[] }) => stages.map(({ name }) => name);

describe("A template of stages", () => {
  it("is saved from a job and gives a new job its stages, with their emails and folds", async () => {
    const { call, arranged, job, stagesOf, save } = await desk();
    const { data } = await save();
    expect(data.attributes).toMatchObject({ name: "Kỹ sư", can: { delete: true } });
    expect((await call(contract.stageTemplates, {})).data).toEqual([data]);
    const { version } = await stagesOf(job.id);
    const body = { template_id: Number(data.id), version };
    const taken = await call(contract.takeStageTemplate, { params: { id: job.id }, body });
    expect(namesOf(taken.data.attributes)).toEqual(namesOf(await stagesOf(arranged.id)));
    expect(taken.data.attributes.stages.find(({ name }) => name === "Code test")).toMatchObject({
      name_vn: "Bài thi",
      kind: "screening",
      notify_candidate: false,
      folded: true,
    });
    expect(await refusal(call(contract.takeStageTemplate, { params: { id: job.id }, body }))).toMatchObject({
      status: 409,
      codes: ["stages_changed"],
    });
    await call(contract.deleteStageTemplate, { params: { id: Number(data.id) } });
    expect((await call(contract.stageTemplates, {})).data).toEqual([]);
    expect(namesOf(await stagesOf(job.id))).toContain("Code test");
  });

  it("leaves applicants in a stage of the same kind, and removes no stage that has some", async () => {
    const { db, call, job, stagesOf, save } = await desk();
    const { data } = await save();
    const { version, stages } = await stagesOf(job.id);
    const idOf = (kind: string) => stages.find((stage) => stage.kind === kind)?.id ?? 0;
    const applicant = await makeApplicant(db, { job });
    const stand = (stageId: number) =>
      db.updateTable("applicants").set({ stage_id: stageId }).where("id", "=", applicant.id).execute();
    const take = () =>
      call(contract.takeStageTemplate, {
        params: { id: job.id },
        body: { template_id: Number(data.id), version },
      });
    await stand(idOf("final_interview"));
    expect(await refusal(take())).toMatchObject({ status: 409, codes: ["stage_in_use"] });
    expect(namesOf(await stagesOf(job.id))).toEqual(namesOf({ stages }));
    await stand(idOf("screening"));
    const after = (await take()).data.attributes.stages.filter(({ applicants }) => applicants);
    expect(after).toMatchObject([{ id: idOf("screening"), name: "Code test" }]);
  });

  it("has a name that no other template has, and their number is limited", async () => {
    const { db, boss, save } = await desk();
    await save("Kỹ sư");
    expect(await refusal(save("ky su"))).toMatchObject({
      status: 422,
      codes: ["stage_template_exists"],
      pointers: ["/name"],
    });
    for (let n = 1; n < mostStageTemplates; n++)
      await makeStageTemplate(db, { company: boss.companyId }, `Mẫu ${n}`);
    expect(await refusal(save("Thêm"))).toMatchObject({ status: 409, codes: ["stage_template_limit"] });
  });

  it("is of its company: members use it, administrators delete it, and others do not find it", async () => {
    const { db, boss, arranged, job, save } = await desk();
    const id = Number((await save()).data.id);
    const member = await makeRecruiter(db, { companyId: boss.companyId, member: true });
    const asMember = await api.as(member.id);
    expect((await asMember(contract.stageTemplates, {})).data[0]?.attributes.can.delete).toBe(false);
    const saving = asMember(contract.saveStageTemplate, { body: { name: "Khác", job_id: arranged.id } });
    expect(await refusal(saving)).toMatchObject({ status: 404 });
    expect(await refusal(asMember(contract.deleteStageTemplate, { params: { id } }))).toMatchObject({
      status: 403,
    });
    const theirs = await makeRecruiter(db);
    const other = await api.as(theirs.id);
    const ownJob = await makeJob(db, { companyId: theirs.companyId, ownerId: theirs.id });
    expect((await other(contract.stageTemplates, {})).data).toEqual([]);
    expect(await refusal(other(contract.deleteStageTemplate, { params: { id } }))).toMatchObject({
      status: 404,
    });
    const take = (jobId: number) =>
      other(contract.takeStageTemplate, { params: { id: jobId }, body: { template_id: id, version: 1 } });
    expect(await refusal(take(ownJob.id))).toMatchObject({ status: 422, codes: ["stage_template_gone"] });
    expect(await refusal(take(job.id))).toMatchObject({ status: 404 });
    const consultant = await api.as((await makeStaff(db, "consultant")).id);
    expect((await consultant(endpointOf("consultant", contract.stageTemplates), {})).data).toEqual([]);
  });
});
