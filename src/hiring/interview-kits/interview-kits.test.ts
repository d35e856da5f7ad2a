import { beforeAll, describe, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeInterview } from "#hiring/interviews/factory.ts";
import * as notes from "#hiring/notes/contract.ts";
import { day } from "#kit/clock.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeAgency, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { makeKit, sampleAttributes, sampleQuestions } from "./factory.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const content = { questions: sampleQuestions, attributes: sampleAttributes };
const absent = { status: 404, codes: ["not_found"] };

/** Makes a company with an administrator, a recruiter of the job, a colleague without access, and an applicant in an interview. */
async function company() {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const { companyId } = boss;
  const recruiter = await makeRecruiter(db, { companyId, member: true });
  const outsider = await makeRecruiter(db, { companyId, member: true });
  const job = await makeJob(db, { companyId, ownerId: recruiter.id });
  const applicant = await makeApplicant(db, { job });
  const startsAt = new Date(api.clock.now().getTime() - day);
  const interview = await makeInterview(db, applicant, { startsAt, interviewers: [outsider.id] });
  return {
    db,
    boss,
    companyId,
    recruiter,
    outsider,
    job,
    applicant,
    interview,
    at: { params: { id: job.id } },
    asBoss: await api.as(boss.id),
    asRecruiter: await api.as(recruiter.id),
    asOutsider: await api.as(outsider.id),
  };
}

describe("Templates of interview kits", () => {
  it("are made by any member, and changed by their author and administrators", async () => {
    const { asBoss, asRecruiter, asOutsider } = await company();
    const { data } = await asRecruiter(contract.createKit, { body: { name: "Vòng 1", ...content } });
    expect(data.attributes).toMatchObject({ name: "Vòng 1", version: 1, job: null, round: null, ...content });
    const params = { id: data.id };
    const body = { name: "Vòng 1, kinh doanh", ...content };
    expect(await refusal(asOutsider(contract.editKit, { params, body }))).toMatchObject({
      status: 403,
      codes: ["kit_not_yours"],
    });
    expect(await refusal(asOutsider(contract.deleteKit, { params }))).toMatchObject({ status: 403 });
    const edited = await asBoss(contract.editKit, { params, body: { ...body, version: 1 } });
    expect(edited.data.attributes).toMatchObject({ name: body.name, version: 2, can: { edit: true } });
    const late = asRecruiter(contract.editKit, { params, body: { ...body, version: 1 } });
    expect(await refusal(late)).toMatchObject({ status: 409, codes: ["kit_edited"] });
    await asRecruiter(contract.deleteKit, { params });
    expect(await refusal(asBoss(contract.kitDetail, { params }))).toMatchObject(absent);
  });

  it("need content, and each attribute once", async () => {
    const { asBoss } = await company();
    const codesOf = async (body: object) =>
      (await refusal(asBoss(contract.createKit, { body: { name: "Vòng 1", ...body } }))).codes;
    expect(await codesOf({})).toEqual(["kit_empty"]);
    const twice = ["Giao tiếp", "giao tiếp"].map((name) => ({ name }));
    expect(await codesOf({ attributes: twice })).toEqual(["attribute_twice"]);
  });

  it("belong to one workspace: company, its agency and another company are strangers", async () => {
    const { db, companyId, asBoss } = await company();
    const other = await makeRecruiter(db);
    const agencyId = (await makeAgency(db)).id;
    const consultant = await makeStaff(db, "consultant", { agencyId });
    const asConsultant = await api.as(consultant.id);
    const own = await makeKit(db, { companyId, authorId: consultant.id });
    await makeKit(db, { companyId, agencyId, authorId: consultant.id, name: "Của agency" });
    const strangers = [
      { kind: "company", call: await api.as(other.id) },
      { kind: "consultant", call: asConsultant },
    ];
    const params = { id: own.id };
    for (const { kind, call } of strangers)
      for (const endpoint of [contract.kitDetail, contract.deleteKit])
        expect(await refusal(call(endpointOf(kind, endpoint), { params }))).toMatchObject(absent);
    const theirs = await asConsultant(endpointOf("consultant", contract.kitTemplates));
    expect(theirs.data.map(({ attributes }) => attributes.name)).toEqual(["Của agency"]);
    const names = (await asBoss(contract.kitTemplates)).data.map(({ attributes }) => attributes.name);
    expect(names).toEqual(["Phỏng vấn vòng 1"]);
  });
});

describe("Kits of a job", () => {
  it("are copies that the job changes for itself, one for each round", async () => {
    const { db, boss, companyId, at, asRecruiter } = await company();
    const template = await makeKit(db, { companyId, authorId: boss.id });
    const body = { round: 1, template_id: template.id };
    const { data: copy } = await asRecruiter(contract.takeKit, { ...at, body });
    expect(copy.attributes).toMatchObject({ round: 1, can: { edit: true }, ...content });
    expect(await refusal(asRecruiter(contract.takeKit, { ...at, body }))).toMatchObject({
      status: 409,
      codes: ["kit_of_round"],
    });
    const questions = [{ text: "Câu hỏi riêng của tin", hint: null }];
    const params = { id: copy.id };
    await asRecruiter(contract.editKit, { params, body: { name: "Riêng", questions, attributes: [] } });
    await asRecruiter(contract.takeKit, { ...at, body: { ...body, round: 0 } });
    const { data } = await asRecruiter(contract.jobKits, at);
    expect(data.map(({ attributes }) => [attributes.round, attributes.name])).toEqual([
      [0, template.name],
      [1, "Riêng"],
    ]);
    const unchanged = await asRecruiter(contract.kitDetail, { params: { id: template.id } });
    expect(unchanged.data.attributes).toMatchObject(content);
  });

  it("are for those who manage the job, and take templates of their workspace only", async () => {
    const { db, boss, recruiter, companyId, job, at, asOutsider, asRecruiter } = await company();
    const own = await makeKit(db, { companyId, authorId: boss.id, jobId: job.id });
    const other = await makeRecruiter(db);
    const foreign = await makeKit(db, { companyId: other.companyId, authorId: other.id });
    expect(await refusal(asOutsider(contract.jobKits, at))).toMatchObject(absent);
    for (const endpoint of [contract.kitDetail, contract.deleteKit])
      expect(await refusal(asOutsider(endpoint, { params: { id: own.id } }))).toMatchObject(absent);
    for (const template_id of [foreign.id, own.id]) {
      const take = asRecruiter(contract.takeKit, { ...at, body: { round: 2, template_id } });
      expect(await refusal(take)).toMatchObject({ status: 422, codes: ["kit_unknown"] });
    }
    expect(recruiter.id).not.toBe(boss.id);
  });
});

describe("The kit of an interview", () => {
  it("is that of its job and round, for an interviewer who sees nothing else of the job", async () => {
    const { db, boss, companyId, job, interview, asOutsider } = await company();
    const at = { params: { id: interview.id } };
    expect((await asOutsider(contract.interviewKit, at)).data.attributes.kit).toBeNull();
    await makeKit(db, { companyId, authorId: boss.id, jobId: job.id, round: 2, name: "Vòng 2" });
    const kit = await makeKit(db, {
      companyId,
      authorId: boss.id,
      jobId: job.id,
      round: interview.round ?? 0,
    });
    const { data } = await asOutsider(contract.interviewKit, at);
    expect(data.attributes.kit).toEqual({ id: String(kit.id), name: kit.name, version: 1, ...content });
    const stranger = await makeRecruiter(db, { companyId, member: true });
    const asStranger = await api.as(stranger.id);
    expect(await refusal(asStranger(contract.interviewKit, at))).toMatchObject(absent);
    expect(await refusal((await api.as(null))(contract.interviewKit, at))).toMatchObject({ status: 401 });
  });
});

describe("Feedback by a kit", () => {
  it("has ratings and answers in the words that its author read, although the kit has changed meanwhile", async () => {
    const side = await company();
    const { db, boss, companyId, job, applicant, interview, asOutsider, asBoss } = side;
    const round = interview.round ?? 0;
    const kit = await makeKit(db, { companyId, authorId: boss.id, jobId: job.id, round });
    const at = { params: { id: applicant.id } };
    const offered = (await asOutsider(notes.evaluations, at)).meta.interviews;
    expect(offered[0]?.kit).toMatchObject({ id: String(kit.id), version: 1, ...content });
    const changed = { name: "Mới", questions: [{ text: "Câu mới", hint: null }], attributes: [] };
    await asBoss(contract.editKit, { params: { id: kit.id }, body: changed });
    const body = {
      interview_id: interview.id,
      recommendation: 3,
      skills: sampleAttributes.map(({ name }, index) => ({ name, rating: index === 0 ? 4 : null })),
      answers: sampleQuestions.map(({ text }, index) => ({
        question: text,
        answer: index === 0 ? "Tốt" : "",
      })),
    };
    const sent = await asOutsider(notes.evaluate, { ...at, body });
    expect(sent.data[0]?.attributes).toMatchObject({
      skills: [{ name: "Giao tiếp", rating: 4 }],
      answers: [{ question: sampleQuestions[0]?.text, answer: "Tốt" }],
    });
    expect(sent.meta.interviews[0]?.kit).toMatchObject({ version: 2, name: "Mới" });
  });

  it("is hidden from colleagues until they have sent their own, answers included", async () => {
    const { applicant, interview, asOutsider, asBoss } = await company();
    const at = { params: { id: applicant.id } };
    const answers = [{ question: "Vì sao?", answer: "Bí mật" }];
    await asOutsider(notes.evaluate, {
      ...at,
      body: { interview_id: interview.id, recommendation: 3, answers },
    });
    expect(JSON.stringify(await asBoss(notes.evaluations, at))).not.toContain("Bí mật");
    await asBoss(notes.evaluate, { ...at, body: { recommendation: 2 } });
    const { data } = await asBoss(notes.evaluations, at);
    expect(data.map(({ attributes }) => attributes.answers)).toContainEqual(answers);
  });
});
